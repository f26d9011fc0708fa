/** What is known of hands: each card is known to be held, known not to be, or may be. 4.3, 9.1 */
import type { Known } from '../../../core/answer.ts';
import type { NumberSet } from '../../../core/number-set.ts';
import { type Board, card } from '../board.ts';
import { ABSENT, DISCARD, handOf, NOT_STATED, putCard, putCards, UNSEEN } from '../state.ts';
import type { CardEntry, Side } from '../tables.ts';

/** Does a side hold a card? Undefined if it may: the card is unseen and the hand has hidden cards. */
export function holds(board: Board, side: Side, number: number): Known {
  const { zone, hidden, chinaHolder } = board.state;
  if (number === board.tables.china) return chinaHolder === side;
  if (zone[number] === handOf(side)) return true;
  const concealed = hidden[side];
  if (concealed === NOT_STATED) {
    const possible = zone[number] === UNSEEN || (zone[number] === ABSENT && board.tables.deck.has(number));
    return possible ? undefined : false;
  }
  if (zone[number] !== UNSEEN || concealed === 0) return false;
  return concealed >= unseenCount(board) ? true : undefined;
}

/** Cards a side is known to hold, in order of number; never the China Card. */
export const knownHand = (board: Board, side: Side): number[] => lying(board, handOf(side)).list();

/** Cards that a side holds or may hold: those for which `holds` is not false. */
export function mayHold(board: Board, side: Side): NumberSet {
  const { hidden, chinaHolder } = board.state;
  const { deck, chinaCard } = board.tables;
  let cards = lying(board, handOf(side));
  if (hidden[side] !== 0) cards = cards.or(lying(board, UNSEEN));
  if (hidden[side] === NOT_STATED) cards = cards.or(lying(board, ABSENT).and(deck));
  return chinaHolder === side ? cards.or(chinaCard) : cards;
}

/** Has a side no card at all, the China Card apart? Undefined if that is not stated. */
export function isEmptyHanded(board: Board, side: Side): Known {
  const hidden = board.state.hidden[side];
  return hidden === NOT_STATED ? undefined : hidden === 0 && lying(board, handOf(side)).isEmpty;
}

/** Number of cards in a hand, without the China Card; undefined if it is not stated. 4.5.B.a */
export function handSize(board: Board, side: Side): number | undefined {
  const hidden = board.state.hidden[side];
  return hidden === NOT_STATED ? undefined : lying(board, handOf(side)).size + hidden;
}

/** The cards that lie in a zone. */
export const lying = (board: Board, zone: number): NumberSet => board.state.lying[zone] as NumberSet;

/** Cards nobody has shown: the draw pile and the hidden parts of both hands. */
export const unseenCount = (board: Board): number => lying(board, UNSEEN).size;

/** Cards in the draw pile; undefined when neither it nor a hand is stated. */
export function deckSize(board: Board): number | undefined {
  const { hidden, elsewhere } = board.state;
  if (elsewhere === NOT_STATED && hidden.includes(NOT_STATED)) return undefined;
  return unseenCount(board) - Math.max(0, hidden[0]) - Math.max(0, hidden[1]) - Math.max(0, elsewhere);
}

/**
 * Does a side hold a card for which `test` is true? Undefined if only a hidden card could be one.
 * A hand that the position does not state is taken as unknown.
 */
export function holdsSome(board: Board, side: Side, test: (entry: CardEntry) => boolean): Known {
  const among = (cards: NumberSet): boolean => !cards.filter((number) => test(card(board, number))).isEmpty;
  if (among(lying(board, handOf(side)))) return true;
  return board.state.hidden[side] !== 0 && among(lying(board, UNSEEN)) ? undefined : false;
}

/**
 * How many of a side's cards satisfy `test`: at least `least`, at most `most`.
 * A hand that is not stated counts only what is listed: the position says it does not matter.
 */
export function countHeld(
  board: Board,
  side: Side,
  test: (entry: CardEntry) => boolean,
): { least: number; most: number } {
  return bounds(board, side, (cards) => cards.filter((number) => test(card(board, number))));
}

/** Scoring cards a side holds; see `countHeld`. Asked before every play, so only scoring cards are looked at. */
export function scoringHeld(board: Board, side: Side): { least: number; most: number } {
  return bounds(board, side, (cards) => cards.and(board.tables.scoringCards));
}

function bounds(board: Board, side: Side, some: (cards: NumberSet) => NumberSet): { least: number; most: number } {
  const least = some(lying(board, handOf(side))).size;
  const concealed = board.state.hidden[side];
  return { least, most: concealed > 0 ? least + Math.min(some(lying(board, UNSEEN)).size, concealed) : least };
}

/** Takes a card out of a hand: one that is shown, or a hidden one that thereby becomes known. */
export function leaveHand(board: Board, side: Side, number: number, zone: number): void {
  const { state } = board;
  if (state.zone[number] === UNSEEN) {
    if (state.hidden[side] > 0) state.hidden[side]--;
    else if (state.hidden[side] === NOT_STATED && state.elsewhere > 0) state.elsewhere--;
  }
  putCard(state, number, zone);
}

/** Gives a known card to a hand. */
export function enterHand(board: Board, side: Side, number: number): void {
  putCard(board.state, number, handOf(side));
}

/** All discards become the draw pile, those that nobody named as well. Cards removed from the game stay out. 4.3 */
export function reshuffle(board: Board): void {
  board.state.elsewhere = NOT_STATED;
  putCards(board.state, lying(board, DISCARD), UNSEEN);
}
