import { describe, expect, it } from 'vitest';
import {
  choices,
  difference,
  follow,
  forbidding,
  type Given,
  mode,
  pathOf,
  placeOf,
  play,
  position,
  roll,
  select,
  target,
  use,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { hasAbility } from './space.ts';

/** The USSR holds a card and is asked what it does with it. */
const holding = (id: string, given: Given = {}) =>
  follow(position({ ussr: [id, 'nasser'], us: ['nato', 'fidel'], ...given }), play('ussr', id));

/** The USSR spends COMECON (3) or NATO (4) on the space race. */
const trying = (given: Given, die: number, id = 'warsaw-pact-formed') => {
  const start = position({ ussr: [id, 'nasser'], us: ['marshall-plan', 'truman-doctrine'], ...given });
  return difference(start, follow(start, play('ussr', id), use('ussr', 'space'), roll(die)));
};

describe('6.4.1 an attempt', () => {
  // box, Operations it asks for, highest die that succeeds, VP of the first and of the second
  const track: [number, number, number, number, number][] = [
    [1, 2, 3, 2, 1],
    [2, 2, 4, 0, 0],
    [3, 2, 3, 2, 0],
    [4, 2, 4, 0, 0],
    [5, 3, 3, 3, 1],
    [6, 3, 4, 0, 0],
    [7, 3, 3, 4, 2],
    [8, 4, 2, 2, 0],
  ];
  const vp = (n: number): object => (n === 0 ? {} : { vp: -n });

  it.each(track)('box %d asks for %d Operations', (box, ops) => {
    const space = [0, box - 1] as const;
    const cards = { 1: 'romanian-abdication', 2: 'fidel', 3: 'comecon', 4: 'nato' } as const;
    for (const worth of [1, 2, 3, 4] as const) {
      expect(forbidding(holding(cards[worth], { space }), use('ussr', 'space'))).toEqual(worth >= ops ? [] : ['6.4.1']);
    }
  });

  it.each(track)('box %d (%d Operations) is reached with a die up to %d, for %d VP', (box, _ops, die, first) => {
    const space = [0, box - 1] as const;
    expect(trying({ space }, die, 'nato')).toEqual({ space: [0, box], ...vp(first) });
    expect(trying({ space }, die + 1, 'nato')).toEqual({});
  });

  it.each(track)(
    'box %d (%d Operations, die %d, %d VP to the first) gives the second %d',
    (box, _ops, die, _first, second) => {
      expect(trying({ space: [8, box - 1] }, die, 'nato')).toEqual({ space: [8, box], ...vp(second) });
    },
  );

  it('in the second edition Lunar Probe gives 4 and 2 (6.4.3.b)', () => {
    expect(trying({ edition: 'second', space: [0, 4] }, 3, 'nato')).toEqual({ space: [0, 5], vp: -4 });
    expect(trying({ edition: 'second', space: [8, 4] }, 3, 'nato')).toEqual({ space: [8, 5], vp: -2 });
  });

  it('the modified value counts (7.4.2)', () => {
    expect(forbidding(holding('fidel', { happenedFor: { 'red-scare-purge': 'us' } }), use('ussr', 'space'))).toEqual([
      '6.4.1',
    ]);
    expect(
      forbidding(
        holding('nasser', { ussr: ['nasser', 'fidel'], happened: ['brezhnev-doctrine'] }),
        use('ussr', 'space'),
      ),
    ).toEqual([]);
  });

  it('the China Card is worth 4 there, without its bonus', () => {
    const board = follow(position({ space: [0, 7], ussr: ['nasser'], us: ['nato'] }), play('ussr', 'the-china-card'));
    expect(forbidding(board, use('ussr', 'space'))).toEqual([]);
  });

  it('a scoring card cannot be used', () => {
    expect(forbidding(holding('asia-scoring'), use('ussr', 'space'))).toEqual(['6.4.1']);
  });

  it('the event does not happen and the card is discarded, starred or not (6.4.5)', () => {
    const start = position({ ussr: ['us-japan-mutual-defense-pact', 'nasser'], us: ['nato'] });
    const board = follow(start, play('ussr', 'us-japan-mutual-defense-pact'), use('ussr', 'space'), roll(6));
    expect(difference(start, board)).toEqual({});
    expect(placeOf(board, 'us-japan-mutual-defense-pact')).toBe('discard');
  });

  it('whoever has reached the last box spends no more cards (6.4.6)', () => {
    expect(forbidding(holding('nato', { space: [0, 8] }), use('ussr', 'space'))).toEqual(['6.4.6']);
  });

  it('the die may be declined under the option (OPT-4), and only there', () => {
    const board = follow(holding('nato', { policies: { 'space-without-roll': 'on' } }), use('ussr', 'space'));
    expect(choices(board, 'roll')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(pathOf(follow(board, roll(0)))).toMatch(/choosingCard$/);
    expect(choices(follow(holding('nato'), use('ussr', 'space')), 'roll')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('the option declines no die of a coup', () => {
    const given: Given = { policies: { 'space-without-roll': 'on' }, influence: { haiti: [1, 0] } };
    const board = follow(
      holding('comecon', given),
      use('ussr', 'operations'),
      mode('ussr', 'coup'),
      target('ussr', 'haiti'),
    );
    expect(choices(board, 'roll')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(forbidding(board, roll(0))).toEqual(['6.4.1']);
  });
});

describe('6.4.2 cards a turn', () => {
  it.each<[string, Given, string[]]>([
    ['one', { spaceUsed: [0, 1] }, ['6.4.2']],
    ['two for the only one on box 2 (6.4.4.a)', { spaceUsed: [0, 1], space: [1, 2] }, []],
    ['no third', { spaceUsed: [0, 2], space: [1, 2] }, ['6.4.2']],
    ['one again once the rival is there (6.4.4)', { spaceUsed: [0, 1], space: [2, 2] }, ['6.4.2']],
    ['the cards of the rival do not count', { spaceUsed: [1, 0] }, []],
  ])('%s', (_title, given, clauses) => {
    expect(forbidding(holding('nato', given), use('ussr', 'space'))).toEqual(clauses);
  });

  it('the companion of UN Intervention counts as one', () => {
    const start = position({ ussr: ['un-intervention', 'nato', 'nasser'], us: ['fidel'] });
    const board = follow(start, play('ussr', 'un-intervention'), use('ussr', 'event'), select('ussr', 'nato'));
    const tried = follow(board, mode('ussr', 'space'), roll(1));
    expect(tried.state.spaceUsed).toEqual([0, 1]);
    const spent = position({ ussr: ['un-intervention', 'nato', 'nasser'], us: ['fidel'], spaceUsed: [0, 1] });
    const refused = follow(spent, play('ussr', 'un-intervention'), use('ussr', 'event'), select('ussr', 'nato'));
    expect(forbidding(refused, mode('ussr', 'space'))).toEqual(['6.4.2']);
  });

  it('Captured Nazi Scientist does not', () => {
    const start = position({ ussr: ['captured-nazi-scientist', 'nasser'], us: ['nato'] });
    expect(follow(start, play('ussr', 'captured-nazi-scientist'), use('ussr', 'event')).state.spaceUsed).toEqual([
      0, 0,
    ]);
  });
});

describe('6.4.4 abilities', () => {
  const abilities = [
    [2, 'two-space-cards-per-turn'],
    [4, 'opponent-reveals-headline-first'],
    [6, 'may-discard-held-card'],
    [8, 'eight-action-rounds'],
  ] as const;

  it.each(abilities)('box %d: %s goes to the first and ends when the other comes too', (box, ability) => {
    expect(hasAbility(position({ space: [box - 1, box] }), USSR, ability)).toBe(true);
    expect(hasAbility(position({ space: [box - 1, box] }), US, ability)).toBe(false);
    expect(hasAbility(position({ space: [box, box] }), USSR, ability)).toBe(false);
    expect(hasAbility(position({ space: [box - 1, 8] }), USSR, ability)).toBe(true);
  });

  it('is ended by passing through the box, too', () => {
    const start = position({ turn: 4, space: [2, 1], ussr: ['one-small-step', 'nasser'], us: ['nato'] });
    const board = follow(start, play('ussr', 'one-small-step'), use('ussr', 'event'));
    expect(board.state.space).toEqual([2, 3]);
    expect(hasAbility(board, US, 'two-space-cards-per-turn')).toBe(false);
  });
});
