/** What is known of hands: each card is known to be held, known not to be, or may be. 4.3, 9.1 */
import type { Known } from '../../core/answer.ts';
import { NumberSet } from '../../core/number-set.ts';
import { type Board, card } from './board.ts';
import { ABSENT, DISCARD, handOf, NOT_STATED, UNSEEN } from './state.ts';
import { CARD_SLOTS, type CardEntry, type Side } from './tables.ts';

/** Does a side hold a card? Undefined if it may: the card is unseen and the hand has hidden cards. */
export function holds(board: Board, side: Side, number: number): Known {
  const { zone, hidden, chinaHolder } = board.state;
  if (number === board.tables.china) return chinaHolder === side;
  if (zone[number] === handOf(side)) return true;
  const concealed = hidden[side];
  if (concealed === NOT_STATED) return zone[number] === UNSEEN || zone[number] === ABSENT ? undefined : false;
  if (zone[number] !== UNSEEN || concealed === 0) return false;
  return concealed >= unseenCount(board) ? true : undefined;
}

/** Cards a side is known to hold, in order of number; never the China Card. */
export function knownHand(board: Board, side: Side): number[] {
  const hand: number[] = [];
  const zone = handOf(side);
  for (let number = 1; number < CARD_SLOTS; number++) if (board.state.zone[number] === zone) hand.push(number);
  return hand;
}

/** Cards that a side holds or may hold: those for which `holds` is not false. */
export function mayHold(board: Board, side: Side): NumberSet {
  const { zone, hidden, chinaHolder } = board.state;
  const { deck, chinaCard } = board.tables;
  const hand = handOf(side);
  const concealed = hidden[side];
  const cards = NumberSet.where(CARD_SLOTS, (number) => {
    const at = zone[number];
    return at === hand || (concealed !== 0 && (at === UNSEEN || (concealed === NOT_STATED && at === ABSENT)));
  }).and(deck);
  return chinaHolder === side ? cards.or(chinaCard) : cards;
}

/** Has a side no card at all, the China Card apart? Undefined if that is not stated. */
export function isEmptyHanded(board: Board, side: Side): Known {
  const hidden = board.state.hidden[side];
  return hidden === NOT_STATED ? undefined : hidden === 0 && !board.state.zone.includes(handOf(side));
}

/** Number of cards in a hand, without the China Card; undefined if it is not stated. 4.5.B.a */
export function handSize(board: Board, side: Side): number | undefined {
  const hidden = board.state.hidden[side];
  return hidden === NOT_STATED ? undefined : countZone(board, handOf(side)) + hidden;
}

export function countZone(board: Board, zone: number): number {
  const { zone: lies } = board.state;
  let count = 0;
  for (let number = 1; number < lies.length; number++) if (lies[number] === zone) count++;
  return count;
}

/** Cards nobody has shown: the draw pile and the hidden parts of both hands. */
export function unseenCount(board: Board): number {
  return countZone(board, UNSEEN);
}

/** Cards in the draw pile; undefined when a hand is not stated. */
export function deckSize(board: Board): number | undefined {
  const { hidden } = board.state;
  if (hidden[0] === NOT_STATED || hidden[1] === NOT_STATED) return undefined;
  return unseenCount(board) - hidden[0] - hidden[1];
}

/**
 * Does a side hold a card for which `test` is true? Undefined if only a hidden card could be one.
 * A hand that the position does not state is taken as unknown.
 */
export function holdsSome(board: Board, side: Side, test: (entry: CardEntry) => boolean): Known {
  const hand = handOf(side);
  let possible = false;
  const concealed = board.state.hidden[side] !== 0;
  for (let number = 1; number < CARD_SLOTS; number++) {
    const zone = board.state.zone[number];
    if (zone !== hand && !(concealed && zone === UNSEEN)) continue;
    if (number === board.tables.china || !test(card(board, number))) continue;
    if (zone === hand) return true;
    possible = true;
  }
  return possible ? undefined : false;
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
  const hand = handOf(side);
  let least = 0;
  let possible = 0;
  for (let number = 1; number < CARD_SLOTS; number++) {
    const zone = board.state.zone[number];
    if (zone !== hand && zone !== UNSEEN) continue;
    if (!test(card(board, number))) continue;
    if (zone === hand) least++;
    else possible++;
  }
  const concealed = Math.max(0, board.state.hidden[side]);
  return { least, most: least + Math.min(possible, concealed) };
}

/** Scoring cards a side holds; see `countHeld`. Asked before every play, so only scoring cards are looked at. */
export function scoringHeld(board: Board, side: Side): { least: number; most: number } {
  const hand = handOf(side);
  let least = 0;
  let possible = 0;
  for (const number of board.tables.scoringCards) {
    if (board.state.zone[number] === hand) least++;
    else if (board.state.zone[number] === UNSEEN) possible++;
  }
  return { least, most: least + Math.min(possible, Math.max(0, board.state.hidden[side])) };
}

/** Takes a card out of a hand: one that is shown, or a hidden one that thereby becomes known. */
export function leaveHand(board: Board, side: Side, number: number, zone: number): void {
  const { state } = board;
  if (state.zone[number] === UNSEEN && state.hidden[side] > 0) state.hidden[side]--;
  state.zone[number] = zone;
}

/** Gives a known card to a hand. */
export function enterHand(board: Board, side: Side, number: number): void {
  board.state.zone[number] = handOf(side);
}

/** All discards become the draw pile. Cards removed from the game stay out. 4.3 */
export function reshuffle(board: Board): void {
  const { zone } = board.state;
  for (let number = 1; number < CARD_SLOTS; number++) if (zone[number] === DISCARD) zone[number] = UNSEEN;
}
