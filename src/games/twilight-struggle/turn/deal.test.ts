import { describe, expect, it } from 'vitest';
import { testsOf } from '../../../core/judge.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import {
  card,
  deal,
  follow,
  forbidding,
  type Given,
  headline,
  placeOf,
  position,
  ruling,
  settled,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { periodOf } from './deal.ts';
import { deckSize, handSize } from './hands.ts';

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

  it('refuses more cards than are due to the USSR too', () => {
    const ussr = ['duck-and-cover', 'five-year-plan', 'blockade', 'korean-war', 'suez-crisis', 'truman-doctrine'];
    const board = dealing({ turn: 2, ussr });
    expect(forbidding(board, deal([], ['nato', 'fidel']))).toEqual([]);
    expect(forbidding(board, deal([], ['nato', 'fidel', 'nasser']))).toEqual(['4.5.B']);
  });

  it.each<['us' | 'ussr', NonNullable<Given['hidden']>]>([
    ['us', [-1, 0]],
    ['ussr', [0, -1]],
  ])('any number of cards may be named for the %s if its hand is not stated, and none is counted', (side, hidden) => {
    const board = dealing({ turn: 1, hidden, discard: ['comecon'] });
    const nine = rest('comecon').slice(0, 9);
    const fact = side === 'us' ? deal(nine, []) : deal([], nine);
    expect(forbidding(board, fact)).toEqual([]);
    const need = side === 'us' ? { us: 0, ussr: 8 } : { us: 8, ussr: 0 };
    expect(ruling(board, fact).consequences).toContainEqual(
      expect.objectContaining({ clause: '4.5.B', message: 'deal.done', args: need }),
    );
    const after = follow(board, fact);
    expect(after.state.hidden).toEqual(side === 'us' ? [-1, 8] : [8, -1]);
    // Nobody can say that the pile has run out.
    expect(placeOf(after, 'comecon')).toBe('discard');
  });

  it('names the cards that cannot have come from the pile', () => {
    const board = dealing({ turn: 2, removed: ['comecon'] });
    const findings = testsOf(twilightStruggle, board, deal(['nato'], ['comecon']));
    expect(findings).toContainEqual(
      expect.objectContaining({ force: 'forbids', clause: '4.3', args: { cards: ['nato', 'comecon'].map(card) } }),
    );
  });

  it('runs out for both alike where a position leaves too few cards', () => {
    const board = follow(
      dealing({ turn: 1, removed: rest('nato', 'fidel', 'nasser', 'comecon', 'blockade', 'captured-nazi-scientist') }),
      nothing,
    );
    expect([board.state.hidden, deckSize(board)]).toEqual([[3, 3], 0]);
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

  it('names the cards of which too many are discards', () => {
    const seventeen = rest().slice(0, 16);
    const finding = testsOf(twilightStruggle, dealing(given), deal(seventeen.slice(0, 8), seventeen.slice(8))).find(
      ({ clause }) => clause === '4.3.1',
    );
    expect(finding?.args).toEqual({ cards: seventeen.map(card) });
  });

  it.each<[string, string, number, string]>([
    ['with the last card still to be drawn from (4.3.1)', 'when-needed', 16, 'discard'],
    ['at once in the other reading', 'at-once', 16, 'unseen'],
    ['in neither reading while a card is left', 'at-once', 17, 'discard'],
  ])('happens, when the pile is just enough, %s', (_title, reading, size, zone) => {
    const kept = rest('comecon').slice(0, size);
    const board = dealing({ turn: 3, discard: rest(...kept), policies: { 'reshuffle-moment': reading } });
    expect(placeOf(follow(board, nothing), 'comecon')).toBe(zone);
  });

  it('does not happen, in the other reading either, where no card is due', () => {
    const [us, ussr] = [rest().slice(0, 8), rest().slice(8, 16)];
    const full = dealing({
      turn: 3,
      us,
      ussr,
      discard: rest(...us, ...ussr),
      policies: { 'reshuffle-moment': 'at-once' },
    });
    expect(deckSize(full)).toBe(0);
    expect(placeOf(follow(full, nothing), rest(...us, ...ussr)[0] as string)).toBe('discard');
  });

  it('does not bring back a card that was removed from the game (4.3.a)', () => {
    expect(forbidding(dealing(given), deal(['comecon'], []))).toEqual(['4.3']);
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
  it.each(['deluxe', 'second'] as const)('has the cards that lie in the box of the %s edition', (edition) => {
    const { cards, rules } = position({ edition }).tables;
    const inGame = cards.filter((entry) => entry?.inGame);
    expect(inGame).toHaveLength(rules.cards.filter(({ deck }) => deck === undefined).length);
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
