import { describe, expect, it } from 'vitest';
import { judge } from '../../../core/judge.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import {
  choices,
  choose,
  difference,
  draw,
  follow,
  forbidding,
  type Given,
  headline,
  mode,
  pathOf,
  place,
  placeOf,
  position,
  roll,
  ruling,
  target,
  use,
} from '../table.fixture.ts';
import { type Side, US, USSR } from '../tables.ts';

/** The headline phase: both sides hold the card that matters and two more. */
const phase = (us: string, ussr: string, given: Given = {}) =>
  position({
    at: 'turn.headline.choosing',
    round: 0,
    us: [us, 'nuclear-test-ban', 'truman-doctrine'],
    ussr: [ussr, 'comecon', 'romanian-abdication'],
    ...given,
  });

/** Both lay their card down. */
const shown = (us: string, ussr: string, given: Given = {}) =>
  follow(phase(us, ussr, given), headline('us', us), headline('ussr', ussr));

describe('4.5.C who resolves first', () => {
  it.each<[string, string, string, number]>([
    ['the higher headline value (4.5.C.c)', 'cia-created', 'socialist-governments', USSR],
    ['the US if the values are equal (4.5.C.c)', 'duck-and-cover', 'socialist-governments', US],
    ['a scoring card comes second (4.5.C.d)', 'asia-scoring', 'nasser', USSR],
    ['two scoring cards: the US one first (4.5.C.e)', 'asia-scoring', 'europe-scoring', US],
    ['Defectors of the USSR has no priority', 'duck-and-cover', 'defectors', US],
    ['Defectors of the US has it (its text)', 'defectors', 'comecon', US],
    ['the printed value counts, not the modified one (4.5.C.b)', 'indo-pakistani-war', 'socialist-governments', USSR],
  ])('%s', (_title, us, ussr, first) => {
    const start = follow(phase(us, ussr, { happened: ['containment'] }), headline('us', us));
    const { consequences } = ruling(start, headline('ussr', ussr));
    expect(consequences.find(({ message }) => message === 'headline.resolves')?.args?.side).toBe(first);
  });

  it('the player of the headline is the phasing player, the side of the event carries it out (4.5.C.n)', () => {
    // The USSR headlines Duck and Cover at DEFCON 2: it loses although the event is American.
    const board = shown('truman-doctrine', 'duck-and-cover', { defcon: 2, us: ['truman-doctrine', 'nato'] });
    expect(board.state.result).toEqual({ winner: US, how: 'defcon-1', clause: '8.1.3' });
  });

  it('starred events leave the game (4.5.C.a)', () => {
    const board = follow(shown('us-japan-mutual-defense-pact', 'nasser'));
    expect([placeOf(board, 'us-japan-mutual-defense-pact'), placeOf(board, 'nasser')]).toEqual(['removed', 'removed']);
    expect(pathOf(board)).toBe('turn.actionRounds.choosingCard');
  });

  it('a prerequisite may come true in the first headline', () => {
    const board = follow(shown('nato', 'warsaw-pact-formed'));
    // NATO (4) goes before Warsaw Pact Formed (3) and comes too early.
    expect(placeOf(board, 'nato')).toBe('discard');
  });
});

describe('4.5.C in secret', () => {
  const unseen = (by: Side) => ({ type: 'headline', by, card: 0 }) as const;
  const both = (given: Given = {}) => follow(phase('nato', 'nasser', given), unseen(US), unseen(USSR));

  it('nothing is shown before both have chosen', () => {
    expect(pathOf(follow(phase('nato', 'nasser'), unseen(USSR)))).toBe('turn.headline.choosing');
    expect(pathOf(both())).toBe('turn.headline.showing');
  });

  it('nothing is resolved before both have shown', () => {
    const board = follow(both(), headline('us', 'nato'));
    expect([pathOf(board), placeOf(board, 'nato')]).toEqual(['turn.headline.showing', 'table']);
    expect(pathOf(follow(board, headline('ussr', 'nasser')))).toBe('turn.actionRounds.choosingCard');
  });

  it('nor in the other order', () => {
    const board = follow(both(), headline('ussr', 'nasser'));
    expect([pathOf(board), placeOf(board, 'nasser')]).toEqual(['turn.headline.showing', 'table']);
    expect(choices(board, 'headline').toSorted()).toEqual(['nato', 'nuclear-test-ban', 'truman-doctrine']);
  });

  it('a card once shown stays', () => {
    const board = follow(both(), headline('us', 'nato'));
    expect(forbidding(board, headline('us', 'truman-doctrine'))).toEqual(['4.5.C']);
  });

  it('an unseen card of a hidden hand may be any card that is not seen elsewhere', () => {
    const board = follow(both({ us: [], hidden: [3, 0] }), headline('us', 'nato'));
    expect([board.state.hidden, placeOf(board, 'nato')]).toEqual([[2, 0], 'table']);
  });
});

describe('4.5.C what may be a headline', () => {
  it('never the China Card (4.5.C.g, 9.5.a)', () => {
    expect(forbidding(phase('nato', 'nasser'), headline('ussr', 'the-china-card'))).toContain('9.5.a');
  });

  it('not UN Intervention', () => {
    expect(forbidding(phase('un-intervention', 'nasser'), headline('us', 'un-intervention'))).toEqual([
      'card:un-intervention',
    ]);
  });

  it('a scoring card', () => {
    expect(forbidding(phase('asia-scoring', 'nasser'), headline('us', 'asia-scoring'))).toEqual([]);
  });

  it('a card of the hand only', () => {
    expect(forbidding(phase('nato', 'nasser'), headline('us', 'nasser'))).toEqual(['4.5.C']);
  });

  it('one card each', () => {
    const board = follow(phase('nato', 'nasser'), headline('us', 'nato'));
    expect(forbidding(board, headline('us', 'truman-doctrine'))).toEqual(['4.5.C']);
    expect(choices(board, 'headline').toSorted()).toEqual(['comecon', 'nasser', 'romanian-abdication']);
  });

  it('gives no Operations unless its event does (4.5.C.h)', () => {
    const board = shown('asia-scoring', 'nasser');
    expect(pathOf(board)).toBe('turn.actionRounds.choosingCard');
  });

  it('the Operations of an event are conducted (4.5.C.h)', () => {
    const board = shown('cia-created', 'comecon', { influence: { cuba: [1, 0] } });
    const after = follow(board, ...place('ussr', 'poland', 'austria', 'hungary', 'bulgaria'), mode('us', 'influence'));
    expect(choices(after, 'place')).toContain('haiti');
  });
});

describe('6.4.4.b the side whose rival alone holds box 4', () => {
  const given: Given = { space: [2, 4] };

  it('shows its headline first', () => {
    expect(forbidding(phase('nato', 'nasser', given), headline('ussr', 'nasser'))).toEqual(['6.4.4.b']);
    const board = follow(phase('nato', 'nasser', given), headline('us', 'nato'));
    expect(forbidding(board, headline('ussr', 'nasser'))).toEqual([]);
  });

  it('is the side that is named, whoever tries', () => {
    const { findings } = judge(twilightStruggle, phase('nato', 'nasser', { space: [4, 2] }), headline('us', 'nato'));
    expect(findings.find(({ clause }) => clause === '6.4.4.b')).toMatchObject({
      force: 'forbids',
      args: { side: USSR },
    });
  });

  it('may not lay it down unseen', () => {
    const fact = { type: 'headline', by: US, card: 0 } as const;
    expect(forbidding(phase('nato', 'nasser', given), fact)).toEqual(['6.4.4.b']);
    expect(forbidding(phase('nato', 'nasser'), fact)).toEqual([]);
  });

  it('no longer, once both hold the box', () => {
    expect(forbidding(phase('nato', 'nasser', { space: [4, 4] }), headline('ussr', 'nasser'))).toEqual([]);
  });
});

describe('card: defectors', () => {
  it('headlined by the US it cancels the Soviet headline, whatever its value', () => {
    const board = shown('defectors', 'socialist-governments', { influence: { italy: [3, 0] } });
    expect(placeOf(board, 'socialist-governments')).toBe('discard');
    expect(pathOf(board)).toBe('turn.actionRounds.choosingCard');
  });

  it('a cancelled starred card is discarded, not removed', () => {
    expect(placeOf(shown('defectors', 'nasser'), 'nasser')).toBe('discard');
  });

  it('it cancels a scoring card, too', () => {
    const board = shown('defectors', 'asia-scoring', { influence: { thailand: [0, 2] } });
    expect([board.state.vp, placeOf(board, 'asia-scoring')]).toEqual([0, 'discard']);
  });

  it('headlined by the USSR it does nothing', () => {
    const start = phase('truman-doctrine', 'defectors', { us: ['truman-doctrine', 'nato'] });
    const board = follow(start, headline('us', 'truman-doctrine'), headline('ussr', 'defectors'));
    expect(difference(start, board)).toEqual({});
    expect(placeOf(board, 'defectors')).toBe('discard');
  });

  it('drawn by Five Year Plan in the headline it cancels a Soviet headline that is still to come', () => {
    const start = phase('five-year-plan', 'nasser', { ussr: ['nasser', 'defectors', 'comecon'] });
    const board = follow(start, headline('us', 'five-year-plan'), headline('ussr', 'nasser'), draw('defectors'));
    expect([placeOf(board, 'nasser'), placeOf(board, 'defectors')]).toEqual(['discard', 'discard']);
    expect(board.state.influence.some((markers) => markers > 0)).toBe(false);
  });
});

describe('headlines that set other cards to work', () => {
  it('a headline counts as a play: Flower Power looks at it', () => {
    const board = shown('indo-pakistani-war', 'nasser', { turn: 4, happened: ['flower-power'] });
    expect(board.state.vp).toBe(-2);
  });

  it('Grain Sales to Soviets lets the US play what it draws', () => {
    const start = phase('grain-sales-to-soviets', 'nasser', { turn: 4, ussr: ['nasser', 'olympic-games'] });
    const board = follow(
      start,
      headline('us', 'grain-sales-to-soviets'),
      headline('ussr', 'nasser'),
      draw('olympic-games'),
      choose('us', 'play'),
      use('us', 'event'),
      choose('ussr', 'boycott'),
    );
    expect(board.state.defcon).toBe(4);
    expect(board.state.phasing).toBe(US);
  });

  it('UN Intervention neither covers such a card nor happens as one', () => {
    const given: Given = {
      turn: 4,
      us: ['grain-sales-to-soviets', 'un-intervention', 'nasser'],
      ussr: ['fidel', 'comecon', 'romanian-abdication'],
    };
    const start = phase('grain-sales-to-soviets', 'fidel', given);
    const drawn = follow(
      start,
      headline('us', 'grain-sales-to-soviets'),
      headline('ussr', 'fidel'),
      draw('comecon'),
      choose('us', 'play'),
    );
    expect(choices(drawn, 'use')).not.toContain('paired');
  });

  it('a coup of the rival in the own headline counts against the own side', () => {
    const start = phase('lone-gunman', 'nasser', { turn: 4, defcon: 2, influence: { angola: [1, 0] } });
    const first = follow(start, headline('us', 'lone-gunman'), headline('ussr', 'nasser'));
    const board = follow(first, mode('ussr', 'coup'), target('ussr', 'angola'), roll(1));
    expect(board.state.result?.winner).toBe(USSR);
  });

  it('NORAD does not look at the headline phase', () => {
    const board = shown('duck-and-cover', 'nasser', { defcon: 3, happened: ['norad'], influence: { canada: [4, 0] } });
    expect([board.state.defcon, pathOf(board)]).toEqual([2, 'turn.actionRounds.choosingCard']);
  });
});

describe('4.5.C.c what is told of the order of the headlines', () => {
  const laid = (us: string, ussr: string) => {
    const board = position({
      turn: 8,
      at: 'turn.headline.choosing',
      round: 0,
      us: [us, 'nato'],
      ussr: [ussr, 'fidel'],
    });
    return ruling(follow(board, headline('us', us)), headline('ussr', ussr)).consequences.filter(({ message }) =>
      message.startsWith('headline.'),
    );
  };

  it.each([
    ['duck-and-cover', 'nasser', 'headline.order', { us: 3, ussr: 1, side: 0 }],
    ['truman-doctrine', 'decolonization', 'headline.order', { us: 1, ussr: 2, side: 1 }],
    ['truman-doctrine', 'nasser', 'headline.tie', { us: 1, ussr: 1, side: 0 }],
    ['truman-doctrine', 'asia-scoring', 'headline.order', { us: 1, ussr: 0, side: 0 }],
  ])('%s and %s: %s %j', (us, ussr, message, args) => {
    expect(laid(us, ussr)).toContainEqual(expect.objectContaining({ clause: '4.5.C.c', message, args }));
  });

  it('is the card that goes before both, under its own name', () => {
    const said = laid('defectors', 'decolonization');
    expect(said).toContainEqual(
      expect.objectContaining({ clause: 'card:defectors', message: 'headline.priority', args: { side: 0 } }),
    );
    expect(said.some(({ clause }) => clause === '4.5.C.c')).toBe(false);
  });

  it('and nothing of them is left when the first action round begins', () => {
    const board = position({
      at: 'turn.headline.choosing',
      round: 0,
      us: ['duck-and-cover', 'nato'],
      ussr: ['nasser', 'fidel'],
    });
    const { state } = follow(board, headline('us', 'duck-and-cover'), headline('ussr', 'nasser'));
    expect([state.round, state.headline, state.headlineOrder, state.play]).toEqual([1, [0, 0], [], null]);
  });
});
