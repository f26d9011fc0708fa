/** What is asked of dice, of cards drawn and shown, and of stopping: the facts that are no plays. 2.0.f, 4.3, 4.5.F, 5.2 */
import { describe, expect, it } from 'vitest';
import { judge, testsOf } from '../../core/judge.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Board } from './board.ts';
import type { GameFact } from './facts.ts';
import {
  card,
  done,
  draw,
  follow,
  forbidding,
  type Given,
  mode,
  place,
  play,
  position,
  reveal,
  roll,
  rolls,
  select,
  settled,
  target,
  use,
  verdictOn,
} from './table.fixture.ts';
import { USSR } from './tables.ts';

const hands: Given = { us: ['nato', 'duck-and-cover'], ussr: ['fidel', 'nasser', 'comecon'] };
const rolling = (how: 'coup' | 'realignment', more: Given = {}): Board =>
  follow(
    position({ ...hands, influence: { kenya: [1, 0] }, ...more }),
    play('ussr', 'nasser'),
    use('ussr', 'operations'),
    mode('ussr', how),
    target('ussr', 'kenya'),
  );
const spacing = (policies: Given['policies'] = {}): Board =>
  follow(position({ ...hands, policies: policies ?? {} }), play('ussr', 'comecon'), use('ussr', 'space'));

describe('2.0.f a die', () => {
  it.each([-1, 7, 1.5, Number.NaN])('never shows %d', (die) => {
    expect(forbidding(rolling('coup'), roll(die))).toEqual(['2.0.f']);
    expect(forbidding(rolling('realignment'), rolls(die, 3))).toEqual(['2.0.f']);
    expect(forbidding(rolling('realignment'), rolls(3, die))).toEqual(['2.0.f']);
  });

  it.each([
    [rolls(7, 3), 7],
    [rolls(3, 0), 0],
  ])('%j is refused for the one that is wrong: %d', (fact, die) => {
    expect(testsOf(twilightStruggle, rolling('realignment'), fact).map(({ args }) => args)).toEqual([{ die }]);
  });

  it('of the space race may be forgone where that is played, and no other die (6.4.1)', () => {
    const on = { 'space-without-roll': 'on' };
    expect(forbidding(spacing(on), roll(0))).toEqual([]);
    expect(forbidding(spacing(), roll(0))).toEqual(['6.4.1']);
    expect(forbidding(rolling('coup', { policies: on }), roll(0))).toEqual(['6.4.1']);
  });
});

describe('a card drawn', () => {
  const fromHand = follow(
    position({ phasing: 'us', us: ['five-year-plan', 'nato'], ussr: ['fidel'], hidden: [0, 1] }),
    play('us', 'five-year-plan'),
    use('us', 'event'),
  );
  const ASK_NOT = 'ask-not-what-your-country-can-do-for-you';
  const fromPile = follow(
    position({ turn: 4, phasing: 'us', us: [ASK_NOT, 'fidel'], ussr: ['nasser'], discard: ['comecon'] }),
    play('us', ASK_NOT),
    use('us', 'event'),
    select('us', 'fidel'),
  );

  it.each<[string, Board, GameFact, string[]]>([
    ['comes from the hand that the event names', fromHand, draw('fidel'), []],
    ['may be one that the hand hides', fromHand, draw('comecon'), []],
    ['is none of the other hand', fromHand, draw('nato'), ['card:five-year-plan']],
    ['is seen when it comes from a hand', fromHand, draw(0), ['card:five-year-plan']],
    ['comes from the pile', fromPile, draw('brush-war'), []],
    ['may stay unseen when it comes from the pile', fromPile, draw(0), []],
    ['is none of the discards', fromPile, draw('comecon'), [`card:${ASK_NOT}`]],
    ['is none of a hand when it comes from the pile', fromPile, draw('nasser'), [`card:${ASK_NOT}`]],
  ])('%s', (_what, board, fact, clauses) => {
    expect(forbidding(board, fact)).toEqual(clauses);
  });

  it('is told with the side whose hand it was in, if it was in one', () => {
    const args = (board: Board, fact: GameFact) => testsOf(twilightStruggle, board, fact)[0]?.args;
    expect(args(fromHand, draw('fidel'))).toStrictEqual({ card: card('fidel'), side: USSR });
    expect(args(fromPile, draw('brush-war'))).toStrictEqual({ card: card('brush-war') });
  });
});

describe('11.1.1 held cards that are shown', () => {
  const shown = (given: Given): Board =>
    settled(
      position({
        ...{ turn: 2, round: 6, phasing: 'us', at: 'turn.actionRounds.between', milops: [5, 5] },
        ...{ us: [], ussr: [], policies: { 'tournament-reveal': 'on' } },
        ...given,
      }),
    );

  it.each<[string, Given, GameFact, string]>([
    ['all that the hand hides', { hidden: [0, 2] }, reveal('ussr', 'nasser', 'fidel'), 'legal'],
    ['fewer', { hidden: [0, 2] }, reveal('ussr', 'nasser'), 'illegal'],
    ['more', { hidden: [0, 2] }, reveal('ussr', 'nasser', 'fidel', 'comecon'), 'illegal'],
    ['those seen before besides', { hidden: [0, 1], ussr: ['nasser'] }, reveal('ussr', 'nasser', 'fidel'), 'legal'],
    ['the same card twice', { hidden: [0, 2] }, reveal('ussr', 'nasser', 'nasser'), 'illegal'],
    ['none of them named', { hidden: [0, 2] }, reveal('ussr'), 'undetermined'],
    ['none by the side that hides none', { hidden: [0, 2] }, reveal('us'), 'legal'],
    ['some by a side whose hand nobody states', { hidden: [-1, 2] }, reveal('us', 'nato'), 'legal'],
  ])('may be %s: %j %j is %s', (_what, given, fact, verdict) => {
    expect(verdictOn(shown(given), fact)).toBe(verdict);
  });

  it('are told with the side, and how many it shows and hides', () => {
    const tests = testsOf(twilightStruggle, shown({ hidden: [0, 2] }), reveal('ussr', 'nasser'));
    expect(tests.map(({ clause, args }) => ({ clause, ...args }))).toEqual([
      { clause: '4.5.F', side: USSR, cards: [card('nasser')] },
      { clause: '11.1.1', side: USSR, n: 1, left: 2 },
    ]);
    const [, stated] = testsOf(twilightStruggle, shown({ hidden: [0, 2] }), reveal('ussr'));
    expect(stated?.args).toEqual({ side: USSR });
  });

  it('are not asked for whole by an event that asks for some', () => {
    const asked = follow(
      position({ ussr: ['the-cambridge-five', 'nasser'], us: [], hidden: [2, 0] }),
      play('ussr', 'the-cambridge-five'),
      use('ussr', 'event'),
    );
    expect(verdictOn(asked, reveal('us'))).toBe('legal');
    expect(verdictOn(asked, reveal('us', 'asia-scoring'))).toBe('legal');
  });
});

describe('5.2 stopping', () => {
  const envy = (given: Given): Board =>
    follow(
      position({ turn: 4, phasing: 'us', us: ['missile-envy', 'nato'], ussr: [], ...given }),
      play('us', 'missile-envy'),
      use('us', 'event'),
    );

  it('is no answer to an event that takes a card there is', () => {
    expect(forbidding(envy({ ussr: ['comecon', 'nasser'] }), done('ussr'))).toEqual(['card:missile-envy']);
  });

  it('may be the answer of a hidden hand, which may hold scoring cards only', () => {
    expect(verdictOn(envy({ hidden: [0, 2] }), done('ussr'))).toBe('undetermined');
  });

  it('is none where a card to take was the condition of the event', () => {
    const played = follow(
      position({ us: ['nato'], ussr: ['un-intervention'], hidden: [0, 3] }),
      play('ussr', 'un-intervention'),
    );
    // Whether there is such a card only the hidden hand knows; the game goes on as if there were.
    const { board } = judge(twilightStruggle, played, use('ussr', 'event'));
    expect(forbidding(board, done('ussr'))).toEqual(['card:un-intervention']);
  });

  it('is none for a discard that must be made from a hand that hides cards', () => {
    const board = follow(
      position({ turn: 8, ussr: ['aldrich-ames-remix', 'nasser'], us: [], hidden: [2, 0] }),
      play('ussr', 'aldrich-ames-remix'),
      use('ussr', 'event'),
    );
    expect(forbidding(board, done('ussr'))).toEqual(['card:aldrich-ames-remix']);
  });

  it('is no answer to Operations before a point is spent, and one afterwards (5.1.a)', () => {
    const placing = follow(
      position({ ...hands, influence: { cuba: [0, 1] } }),
      play('ussr', 'comecon'),
      use('ussr', 'operations'),
      mode('ussr', 'influence'),
    );
    expect(forbidding(placing, done('ussr'))).toEqual(['5.1.a']);
    expect(forbidding(follow(placing, ...place('ussr', 'cuba')), done('ussr'))).toEqual([]);
  });
});
