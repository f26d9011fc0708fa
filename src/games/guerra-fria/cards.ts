/** The cards, and what a player lays beside the markers. 2.2.1, 2.4.1.1 */
import { opponents, type Seat } from './seats.ts';

/** The cards that say what happens at a marker: missiles arrive, missiles leave, an ally is named. */
export const ORDERS = ['IN', 'OUT', 'ALLY'] as const;
export type Order = (typeof ORDERS)[number];

/** An order, or a number of missiles from 0 (the blank card) to 12. */
export type Card = Order | number;

/** The highest number card. 2.2.1 */
export const HIGHEST = 12;

/** The cards at each marker, by the seat it is aimed at; the player's own entry, the reserve marker, stays empty. */
export type Selection = readonly (readonly Card[])[];

/** A selection from the pairs at the three attack markers, in the order of `opponents`. */
export function selectionOf(by: Seat, pairs: readonly (readonly Card[])[]): Selection {
  const cards: (readonly Card[])[] = [[], [], [], []];
  opponents(by).forEach((target, index) => {
    cards[target] = pairs[index] ?? [];
  });
  return cards;
}

/** Every card of a selection. */
export const allCards = (selection: Selection): readonly Card[] => selection.flat();

/** Orders before numbers, small numbers first: how the cards of a pair lie does not matter. */
export const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => rank(a) - rank(b));

const rank = (card: Card): number => (typeof card === 'number' ? card : ORDERS.indexOf(card) - ORDERS.length);
