import { describe, expect, it } from 'vitest';
import {
  choose,
  difference,
  draw,
  follow,
  type Given,
  mode,
  order,
  type Pair,
  place,
  play,
  position,
  roll,
  rolls,
  settled,
  target,
  told,
  use,
} from '../table.fixture.ts';
import { type Side, US, USSR } from '../tables.ts';
import { awardVp, checkMilitaryOperations, improveDefcon, moveVp, setDefcon } from './tracks.ts';

describe('8.1 DEFCON', () => {
  it.each<[number, number, number, string]>([
    [3, 2, 2, 'moves down'],
    [3, 7, 5, 'stops at 5 (8.1.2)'],
    [4, 4, 4, 'may stay'],
    [2, -3, 1, 'stops at 1'],
  ])('from %d towards %d is %d: it %s', (from, to, now) => {
    const board = position({ defcon: from });
    setDefcon(board, to, '8.1');
    expect(board.state.defcon).toBe(now);
  });

  it.each([1, 2, 3, 4])('improves by one at the start of a turn from %d (4.5.A, 8.1.6)', (defcon) => {
    const board = position({ defcon: Math.max(2, defcon) });
    improveDefcon(board);
    expect(board.state.defcon).toBe(Math.max(2, defcon) + 1);
  });

  it('does not improve from 5, and nothing is told of it', () => {
    const board = position({ defcon: 5 });
    improveDefcon(board);
    expect(board.state.defcon).toBe(5);
    expect(told(board, improveDefcon)).toEqual([]);
  });

  it.each<[number, number, string, string]>([
    [5, 4, 'card:summit', 'a change under what changes it'],
    [5, 6, '8.1.2', 'an improvement beyond 5 under the rule that stops it'],
    [5, 5, 'card:summit', 'a level that it has already under what sets it'],
    [3, 3, 'card:summit', 'the same at another level'],
  ])('from %d to %d is told under %s: %s', (from, to, clause) => {
    const said = told(position({ defcon: from }), (board) => setDefcon(board, to, 'card:summit'));
    expect(said).toEqual([
      expect.objectContaining(
        from === Math.min(to, 5)
          ? { clause, message: 'defcon.stays', args: { n: from } }
          : { clause, message: 'change.defcon', args: { from, to } },
      ),
    ]);
  });
});

describe('8.1.3 at DEFCON 1 the phasing player loses', () => {
  const decks = { us: ['nato', 'truman-doctrine'], ussr: ['comecon', 'nasser'] };
  const row = (
    title: string,
    by: 'us' | 'ussr',
    id: string,
    facts: Parameters<typeof follow>[1][],
    given: Given = {},
  ) => [title, by, id, facts, given] as const;

  it.each([
    row(
      'by a coup in a battleground',
      'us',
      'duck-and-cover',
      [use('us', 'operations'), mode('us', 'coup'), target('us', 'angola'), roll(1)],
      {
        influence: { angola: [0, 1] },
      },
    ),
    row('by the event of the rival on its own card', 'ussr', 'duck-and-cover', [
      use('ussr', 'operations'),
      order('ussr', 'event-first'),
    ]),
    row(
      'by a coup of the rival through its event',
      'ussr',
      'cia-created',
      [use('ussr', 'operations'), order('ussr', 'event-first'), mode('us', 'coup'), target('us', 'angola'), roll(1)],
      { influence: { angola: [0, 1] } },
    ),
    row('by a boycott of the rival (8.1.3.ex)', 'us', 'olympic-games', [use('us', 'event'), choose('ussr', 'boycott')]),
    row('by the rival winning Summit', 'us', 'summit', [use('us', 'event'), rolls(1, 6), choose('ussr', 'degrade')]),
    row('by the card that Five Year Plan hits', 'us', 'five-year-plan', [use('us', 'event'), draw('duck-and-cover')], {
      ussr: ['duck-and-cover', 'nasser'],
    }),
  ])('%s', (_title, by, id, facts, given) => {
    const hands = { ...decks, ...given };
    const board = follow(
      position({ ...hands, defcon: 2, phasing: by, [by]: [...(hands[by] ?? []), id] }),
      play(by, id),
      ...facts,
    );
    expect(board.state.result).toEqual({ winner: by === 'us' ? USSR : US, how: 'defcon-1', clause: '8.1.3' });
  });

  it('in the other reading whoever chose loses', () => {
    const start = position({
      ...decks,
      defcon: 2,
      phasing: 'us',
      us: ['summit', 'nato'],
      policies: { 'defcon-blame': 'chooser' },
    });
    const board = follow(start, play('us', 'summit'), use('us', 'event'), rolls(1, 6), choose('ussr', 'degrade'));
    expect(board.state.result?.winner).toBe(US);
  });

  it.each<[string, string, Side | undefined, Side, boolean]>([
    ['phasing-player', 'whoever chose, the phasing player', USSR, US, true],
    ['phasing-player', 'the phasing player, who chose', US, US, false],
    ['phasing-player', 'the phasing player where nobody chose', undefined, US, false],
    ['chooser', 'the rival, who chose', USSR, USSR, true],
    ['chooser', 'the phasing player, who chose', US, US, false],
    ['chooser', 'the phasing player where nobody chose', undefined, US, false],
  ])('defcon-blame=%s: %s answers; the reading is named where it decides', (reading, _who, chooser, loser, named) => {
    const board = position({ defcon: 2, phasing: 'us', policies: { 'defcon-blame': reading } });
    const [answers] = told(board, (at) => setDefcon(at, 1, '8.1', chooser)).filter(({ clause }) => clause === '8.1.3');
    expect([answers?.args?.side, answers?.issue]).toEqual([loser, named ? 'defcon-blame' : undefined]);
  });

  it('the Operations of the card are not carried out any more', () => {
    const start = position({ ...decks, defcon: 2, phasing: 'ussr', ussr: ['duck-and-cover', 'nasser'] });
    const board = follow(
      start,
      play('ussr', 'duck-and-cover'),
      use('ussr', 'operations'),
      order('ussr', 'event-first'),
    );
    expect(board.state.agenda).toEqual([]);
  });

  it('and an event that would follow the Operations never happens', () => {
    const start = position({
      ...decks,
      defcon: 2,
      phasing: 'ussr',
      ussr: ['nato', 'nasser'],
      us: ['truman-doctrine'],
      influence: { angola: [1, 0] },
      happened: ['marshall-plan'],
    });
    const board = follow(
      start,
      play('ussr', 'nato'),
      use('ussr', 'operations'),
      order('ussr', 'operations-first'),
      mode('ussr', 'coup'),
      target('ussr', 'angola'),
      roll(1),
    );
    expect(difference(start, board)).toMatchObject({ wins: 'us' });
    expect(board.state.occurred[21]).toBe(0);
  });
});

describe('10.2, 10.3.1 victory points', () => {
  it.each<[number, number, number, string | undefined]>([
    [0, 5, 5, undefined],
    [-1, 2, 1, undefined],
    [10, -2, 8, undefined],
    [18, 2, 20, 'us'],
    [18, 9, 20, 'us'],
    [-15, -8, -20, 'ussr'],
  ])('from %d a gain of %d leads to %d and to the victory of %s', (from, gain, to, wins) => {
    const board = position({ vp: from });
    moveVp(board, gain, '10.2.2');
    expect(board.state.vp).toBe(to);
    expect(board.state.result?.winner).toBe(wins === undefined ? undefined : wins === 'us' ? US : USSR);
  });

  it.each<[number, object]>([
    [2, { clause: '10.2.2', message: 'change.vp', args: { side: US, n: 2, from: 1, to: 3 } }],
    [-2, { clause: '10.2.2', message: 'change.vp', args: { side: USSR, n: 2, from: 1, to: -1 } }],
    [0, { clause: '10.2.2', message: 'vp.none', args: { to: 1 } }],
  ])('a gain of %d is told as %j', (gain, finding) => {
    expect(told(position({ vp: 1 }), (board) => moveVp(board, gain, '10.2.2'))).toEqual([
      expect.objectContaining(finding),
    ]);
  });

  it('run beyond 20 in final scoring without ending it (10.3.2.c)', () => {
    const board = position({ vp: 18 });
    moveVp(board, 9, '10.3.2.b', { final: true });
    expect([board.state.vp, board.state.result]).toEqual([27, null]);
  });

  it('move towards the side that gains them (10.2.2)', () => {
    const board = position();
    awardVp(board, USSR, 3, '10.1.3');
    awardVp(board, US, 1, '10.1.3');
    expect(board.state.vp).toBe(-2);
  });

  it('both gains of one card are netted before victory is checked (10.3.1.b)', () => {
    const start = position({
      vp: -19,
      ussr: ['asia-scoring', 'nasser'],
      us: ['nato'],
      influence: { thailand: [2, 0], japan: [4, 0], 'north-korea': [0, 3] },
    });
    expect(follow(start, play('ussr', 'asia-scoring'), use('ussr', 'event')).state.result).toBeNull();
  });
});

describe('8.2 required military operations', () => {
  const atEnd = (given: Given) =>
    settled(position({ turn: 2, round: 6, phasing: 'us', at: 'turn.actionRounds.between', ...given }));

  it.each<[number, Pair, number, string]>([
    [4, [2, 4], -2, 'two short give the opponent 2 VP (8.2.1.ex)'],
    [3, [3, 1], 2, 'the same for the other side'],
    [3, [0, 0], 0, 'both equally short: nothing'],
    [5, [1, 3], -2, 'both short: the difference'],
    [2, [5, 2], 0, 'more than required earns nothing'],
  ])('at DEFCON %d with %j the marker moves by %d: %s', (defcon, milops, vp) => {
    const end = atEnd({ defcon, milops });
    expect(end.state.vp).toBe(vp);
    expect(end.state.milops).toEqual([0, 0]);
  });

  it('both gains are netted before victory is checked', () => {
    expect(atEnd({ defcon: 5, milops: [0, 3], vp: -18 }).state.result?.winner).toBe(USSR);
    expect(atEnd({ defcon: 5, milops: [1, 3], vp: -17 }).state.result).toBeNull();
  });

  it('in the other reading the US shortfall is settled first', () => {
    const end = atEnd({ defcon: 5, milops: [1, 3], vp: -17, policies: { 'military-operations-netting': 'us-first' } });
    expect(end.state.result).toMatchObject({ winner: USSR, how: 'vp-20' });
    expect(end.state.vp).toBe(-20);
  });

  it.each<[string, Pair, number[]]>([
    ['netted', [3, 3], []],
    ['netted', [1, 3], [-2]],
    ['netted', [3, 5], [-2]],
    ['us-first', [1, 3], [-4, 2]],
    ['us-first', [5, 3], [2]],
    ['us-first', [3, 5], [-2]],
  ])('%s: with %j at DEFCON 5 the marker moves by %j, and nothing else is told', (reading, milops, moves) => {
    const board = position({ defcon: 5, milops, policies: { 'military-operations-netting': reading } });
    const [shortfall, ...said] = told(board, checkMilitaryOperations);
    expect(shortfall).toMatchObject({ clause: '8.2.1', args: { us: 5 - milops[0], ussr: 5 - milops[1], n: 5 } });
    expect(said.map(({ clause }) => clause)).toEqual(moves.map(() => '8.2.1.a'));
    expect(said.map(({ args }) => Number(args?.to) - Number(args?.from))).toEqual(moves);
  });

  it('war events give what their text says to the side whose war it is (8.2.4.ex)', () => {
    const start = position({
      phasing: 'us',
      us: ['arab-israeli-war', 'nato'],
      ussr: ['nasser'],
      influence: { chile: [1, 0] },
    });
    const board = follow(
      start,
      play('us', 'arab-israeli-war'),
      use('us', 'operations'),
      order('us', 'event-first'),
      roll(1),
    );
    expect(board.state.milops).toEqual([0, 2]);
    expect(follow(board, mode('us', 'influence'), ...place('us', 'chile', 'chile')).state.milops).toEqual([0, 2]);
  });
});
