/** Reading six cards: the pair at each marker, the move they announce, and the sums that its conditions speak of. */
import { type Board, policy } from './board.ts';
import { type Card, ORDERS, type Order, type Selection } from './cards.ts';
import { opponents, type Seat } from './seats.ts';
import type { Move } from './state.ts';

/** What lies at one marker: an order with its number, or the two zeros of a marker left alone. */
export interface Pair {
  readonly target: Seat;
  readonly order: Order | null;
  readonly number: number;
}

/** A selection as it is understood. */
export interface Reading {
  readonly by: Seat;
  readonly cards: Selection;
  /** One pair per attack marker; undefined unless all three can be read. */
  readonly pairs: readonly Pair[] | undefined;
  /** The move announced, whether or not its conditions hold; undefined if it is none of the three. */
  readonly move: Move | undefined;
}

/** Reads what `by` has laid; whether the conditions of the move hold is for `conditions.ts`. */
export function read(board: Board, by: Seat, cards: Selection): Reading {
  const pairs: Pair[] = [];
  for (const target of opponents(by)) {
    const pair = readPair(target, cards[target] ?? []);
    if (!pair) return { by, cards, pairs: undefined, move: undefined };
    pairs.push(pair);
  }
  return { by, cards, pairs, move: moveOf(board, pairs) };
}

function readPair(target: Seat, [a, b]: readonly Card[]): Pair | undefined {
  if (a === 0 && b === 0) return { target, order: null, number: 0 };
  if (isOrder(a) && typeof b === 'number') return { target, order: a, number: b };
  if (isOrder(b) && typeof a === 'number') return { target, order: b, number: a };
  return undefined;
}

const isOrder = (card: Card | undefined): card is Order => ORDERS.includes(card as Order);

function moveOf(board: Board, pairs: readonly Pair[]): Move | undefined {
  const [arriving, leaving] = [count(pairs, 'IN'), count(pairs, 'OUT')];
  if (count(pairs, 'ALLY') > 0) return 'A';
  // Three markers are all there are, so three arrivals leave no room for a departure: issue `three-ins`
  if (arriving === pairs.length) return '+4';
  if (arriving > 0 && leaving > 0) return 'R';
  return isInWithoutOut(pairs) && policy(board, 'in-without-out') === 'gain' ? '+4' : undefined;
}

/** Missiles would arrive at one or two markers and leave none: is that half a [+4], or nothing? */
export function isInWithoutOut(pairs: readonly Pair[]): boolean {
  const arriving = count(pairs, 'IN');
  return arriving > 0 && arriving < pairs.length && count(pairs, 'OUT') + count(pairs, 'ALLY') === 0;
}

const count = (pairs: readonly Pair[], order: Order): number => pairs.filter((pair) => pair.order === order).length;

/** Missiles that the cards with this order add up to. */
export function sum({ pairs }: Reading, order: Order): number {
  let missiles = 0;
  for (const pair of pairs ?? []) if (pair.order === order) missiles += pair.number;
  return missiles;
}

/** The player named by the alliance card, by the marker it lies at; undefined if it lies at none or is doubled. */
export function namedAlly({ by, cards }: Reading): Seat | undefined {
  const named = opponents(by).filter((target) => cards[target]?.includes('ALLY'));
  return named.length === 1 ? named[0] : undefined;
}
