import { describe, expect, it } from 'vitest';
import { periodOf } from './deal.ts';
import { deckSize, handSize } from './hands.ts';
import { deal, follow, forbidding, type Given, headline, placeOf, position, settled } from './table.fixture.ts';
import { US, USSR } from './tables.ts';

/** Step B of a turn. */
const dealing = (given: Given) => position({ at: 'turn.deal', round: 0, us: [], ussr: [], ...given });
const nothing = deal([], []);

/** Everything of the Early War that is not named, to empty the pile. */
const rest = (...kept: string[]): string[] => {
  const { tables } = position();
  return tables.cards.flatMap((entry) =>
    entry && entry.period === 'early' && entry.number !== tables.china && !kept.includes(entry.id) ? [entry.id] : [],
  );
};

describe('4.5.B the deal', () => {
  it.each<[number, number]>([
    [1, 8],
    [3, 8],
    [4, 9],
    [8, 9],
    [10, 9],
  ])('on turn %d each hand is filled up to %d', (turn, size) => {
    const board = follow(dealing({ turn }), nothing);
    expect([handSize(board, US), handSize(board, USSR)]).toEqual([size, size]);
  });

  it('counts the cards that were held', () => {
    const board = follow(dealing({ turn: 2, us: ['nato', 'fidel'], ussr: ['nasser'] }), nothing);
    expect(board.state.hidden).toEqual([6, 7]);
  });

  it('does not count the China Card (4.5.B.a, 9.1.a)', () => {
    const board = follow(dealing({ turn: 2, china: 'us' }), nothing);
    expect([handSize(board, US), handSize(board, USSR)]).toEqual([8, 8]);
  });

  it('cards may be named, all or some', () => {
    const board = follow(dealing({ turn: 1 }), deal(['nato', 'fidel'], ['nasser']));
    expect([placeOf(board, 'nato'), placeOf(board, 'nasser'), board.state.hidden]).toEqual([
      'us-hand',
      'ussr-hand',
      [6, 7],
    ]);
  });

  it.each<[string, ReturnType<typeof deal>, string[]]>([
    ['more cards than are due', deal(['nato', 'fidel', 'nasser'], []), ['4.5.B']],
    ['a card that is not in the pile', deal(['comecon'], []), ['4.3']],
    ['a card of a later period', deal(['brush-war'], []), ['4.3']],
    ['the same card twice', deal(['nato'], ['nato']), ['4.3']],
  ])('refuses %s', (_title, fact, clauses) => {
    const us = ['duck-and-cover', 'five-year-plan', 'blockade', 'korean-war', 'suez-crisis', 'truman-doctrine'];
    expect(forbidding(dealing({ turn: 2, us, removed: ['comecon'] }), fact)).toEqual(clauses);
  });
});

describe('4.3 the reshuffle', () => {
  const pile = ['nato', 'fidel', 'nasser'];
  const given: Given = { turn: 3, discard: rest(...pile, 'comecon'), removed: ['comecon'] };

  it('deals what is left before it shuffles (4.3.1)', () => {
    const us = [...pile, 'blockade', 'korean-war', 'suez-crisis', 'truman-doctrine', 'duck-and-cover'];
    const board = follow(dealing(given), deal(us, []));
    expect(placeOf(board, 'blockade')).toBe('us-hand');
    expect(placeOf(board, 'marshall-plan')).toBe('unseen');
  });

  it('deals no more discards than the pile falls short', () => {
    // The pile holds 3 of the 16 cards due.
    const fourteen = given.discard?.slice(0, 14) ?? [];
    expect(forbidding(dealing(given), deal(fourteen.slice(0, 8), fourteen.slice(8, 13)))).toEqual([]);
    expect(forbidding(dealing(given), deal(fourteen.slice(0, 8), fourteen.slice(8, 14)))).toEqual(['4.3.1']);
  });

  it('leaves cards removed from the game where they are (4.3.a)', () => {
    expect(placeOf(follow(dealing(given), nothing), 'comecon')).toBe('removed');
  });

  it('does not happen while the pile suffices', () => {
    const board = follow(dealing({ turn: 2, discard: ['comecon'] }), nothing);
    expect(placeOf(board, 'comecon')).toBe('discard');
  });

  it('no discard is dealt while there are cards in the pile for everybody', () => {
    expect(forbidding(dealing({ turn: 2, discard: ['comecon'] }), deal(['comecon'], []))).toEqual(['4.3']);
  });
});

describe('4.4 a new period', () => {
  const endOf = (turn: number) =>
    settled(
      position({
        turn,
        round: 7,
        phasing: 'us',
        at: 'turn.actionRounds.between',
        milops: [5, 5],
        us: ['nato'],
        ussr: ['nasser'],
        discard: ['fidel'],
      }),
    );

  it.each<[number, string, string]>([
    [3, 'brush-war', 'unseen'],
    [3, 'wargames', 'absent'],
    [7, 'wargames', 'unseen'],
    [2, 'brush-war', 'absent'],
  ])('after turn %d %s is %s', (turn, id, zone) => {
    expect(placeOf(endOf(turn), id)).toBe(zone);
  });

  it('the discards wait (4.4.a)', () => {
    expect(placeOf(endOf(3), 'fidel')).toBe('discard');
  });

  it('the periods follow the turn record', () => {
    const board = position();
    expect([1, 3, 4, 7, 8, 10].map((turn) => periodOf(board, turn).id)).toEqual([
      'early',
      'early',
      'mid',
      'mid',
      'late',
      'late',
    ]);
  });
});

describe('the deck', () => {
  it('has 110 cards in the Deluxe edition and 103 in the second', () => {
    const count = (edition: 'deluxe' | 'second') => position({ edition }).tables.cards.filter(Boolean).length;
    expect([count('deluxe'), count('second')]).toEqual([110, 103]);
  });

  it('lacks the seven optional cards if so agreed', () => {
    const board = position({ policies: { 'optional-cards': 'excluded' } });
    expect(['the-cambridge-five', 'special-relationship', 'norad'].map((id) => placeOf(board, id))).toEqual([
      'absent',
      'absent',
      'absent',
    ]);
  });

  it('never holds the China Card', () => {
    expect(deckSize(position())).toBe(38);
    expect(placeOf(position(), 'the-china-card')).toBe('absent');
  });

  it('a hidden card that is headlined was in the hand', () => {
    const board = follow(position({ at: 'turn.headline.choosing', round: 0, hidden: [8, 8] }), headline('us', 'nato'));
    expect(board.state.hidden).toEqual([7, 8]);
  });
});
