/** What is known of a hand: a card is held, is not held, or may be. 4.3, 5.1, 9.1 */
import { describe, expect, it } from 'vitest';
import {
  card,
  follow,
  type Given,
  headline,
  placeOf,
  play,
  position,
  ruling,
  use,
  verdictOn,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { deckSize, handSize, holds, isEmptyHanded, unseenCount } from './hands.ts';

describe('5.1 whether a side may play a card', () => {
  it.each<[string, Given, string, string]>([
    ['it may if the card is seen in its hand', { ussr: ['nasser'] }, 'nasser', 'legal'],
    ['it may not if the hand is known whole and the card is not there', { ussr: ['fidel'] }, 'nasser', 'illegal'],
    ['it may, and shows it, if the hand has cards that nobody has seen', { hidden: [0, 2] }, 'nasser', 'legal'],
    ['it may if nobody says what the hand holds', { hidden: [0, -1] }, 'nasser', 'legal'],
    ['it may not if the card lies in the discard pile', { hidden: [0, 2], discard: ['nasser'] }, 'nasser', 'illegal'],
    ['it may not if the card has left the game', { hidden: [0, -1], removed: ['nasser'] }, 'nasser', 'illegal'],
    ['it may not if the rival holds the card', { hidden: [0, 2], us: ['nasser'] }, 'nasser', 'illegal'],
    ['it may not if the card comes into the game later', { hidden: [0, 2] }, 'arms-race', 'illegal'],
    ['a hand that is not stated may hold a card that comes later', { hidden: [0, -1] }, 'arms-race', 'legal'],
    ['it may for the China Card that lies before it', { hidden: [0, 2] }, 'the-china-card', 'legal'],
    ['it may not for the China Card of the rival', { hidden: [0, 2], china: 'us' }, 'the-china-card', 'illegal'],
  ])('%s', (_title, given, id, verdict) => {
    expect(verdictOn(position({ us: ['nato'], ...given }), play('ussr', id))).toBe(verdict);
  });

  it('a card that nobody has seen is held if the hand hides as many cards as are unseen', () => {
    const board = position({ ussr: [], us: ['nato'] });
    board.state.hidden[USSR] = unseenCount(board);
    expect(holds(board, USSR, card('nasser'))).toBe(true);
    board.state.hidden[USSR]--;
    expect(holds(board, USSR, card('nasser'))).toBeUndefined();
  });
});

describe('4.5.B.a the size of a hand', () => {
  it.each<[string, Given, number | undefined]>([
    ['counts the cards seen', { ussr: ['nasser', 'fidel'] }, 2],
    ['and those that nobody has seen', { ussr: ['nasser'], hidden: [0, 3] }, 4],
    ['not the China Card', { ussr: ['nasser'], china: 'ussr' }, 1],
    ['is unknown if nobody states it', { ussr: ['nasser'], hidden: [0, -1] }, undefined],
  ])('%s', (_title, given, size) => {
    expect(handSize(position(given), USSR)).toBe(size);
  });
});

describe('a card that is shown', () => {
  it('leaves the hidden part of the hand', () => {
    const start = position({ at: 'turn.headline.choosing', round: 0, us: ['duck-and-cover'], hidden: [2, 2] });
    const board = follow(start, headline('us', 'nato'));
    expect([board.state.hidden[US], placeOf(board, 'nato')]).toEqual([1, 'table']);
    const seen = follow(start, headline('us', 'duck-and-cover'));
    expect([seen.state.hidden[US], placeOf(seen, 'duck-and-cover')]).toEqual([2, 'table']);
  });
});

describe('7.4 how a value of Operations came about', () => {
  it.each<[string, Given, string[]]>([
    ['as printed', {}, ['2.2.2']],
    ['as a card changes it', { happened: ['containment'] }, ['7.4']],
  ])('is told: %s', (_title, given, clauses) => {
    const board = follow(
      position({ phasing: 'us', us: ['duck-and-cover', 'nato'], ussr: ['fidel'], ...given }),
      play('us', 'duck-and-cover'),
    );
    const said = ruling(board, use('us', 'operations')).consequences.filter(
      ({ args }) => args?.card === card('duck-and-cover') && 'n' in args,
    );
    expect(said.map(({ clause }) => clause)).toEqual(clauses);
  });
});

describe('a hand that nobody states', () => {
  const board = position({
    us: ['nato'],
    ussr: ['nasser'],
    hidden: [-1, 2],
    discard: ['fidel'],
    removed: ['blockade'],
  });

  it.each<[string, boolean | undefined]>([
    ['nato', true],
    ['comecon', undefined],
    ['arms-race', undefined],
    ['nasser', false],
    ['fidel', false],
    ['blockade', false],
  ])('may hold whatever lies nowhere else: %s %s', (id, held) => {
    expect(holds(board, US, card(id))).toBe(held);
  });

  it('has no size, and leaves the pile without one, whosever hand it is', () => {
    expect([handSize(board, US), handSize(board, USSR)]).toEqual([undefined, 3]);
    const pile = (hidden: Given['hidden']) => deckSize(position(hidden ? { hidden } : {}));
    expect([pile([-1, 2]), pile([2, -1]), pile([-1, -1])]).toEqual([undefined, undefined, undefined]);
    expect(pile([2, 3])).toBe(38 - 5);
  });

  it('may be empty or not', () => {
    expect(isEmptyHanded(board, US)).toBeUndefined();
    expect(isEmptyHanded(position({ hidden: [-1, 0] }), US)).toBeUndefined();
    expect(isEmptyHanded(position({ hidden: [0, 0] }), US)).toBe(true);
    expect(isEmptyHanded(position({ hidden: [1, 0] }), US)).toBe(false);
    expect(isEmptyHanded(position({ us: ['nato'] }), US)).toBe(false);
  });
});
