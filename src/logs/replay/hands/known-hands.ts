/** Both hands as a referee is told of them: what is surely there, what may be, and how much of a hand is unknown. */
import type { Board } from '../../../games/twilight-struggle/board.ts';
import { NOT_STATED } from '../../../games/twilight-struggle/state.ts';
import { SIDES, type Side } from '../../../games/twilight-struggle/tables.ts';
import { holds, knownHand } from '../../../games/twilight-struggle/turn/hands.ts';
import { type Holdings, withHands } from './whereabouts.ts';

/** Cards stand by number, in the order of their numbers; the China Card, which lies open, is never among them. */
export interface KnownHand {
  /** Surely in the hand. */
  readonly known: readonly number[];
  /** How many more there are; undefined if nobody has said. */
  readonly hidden: number | undefined;
  /** What these may be: empty if there are none, or if nothing is known of the hand at all. */
  readonly possible: readonly number[];
}

/**
 * The hands of a position.
 * @param holdings where the cards are by everything that a log tells; without them only the position speaks
 */
export function knownHands(board: Board, holdings: Holdings | undefined): readonly [KnownHand, KnownHand] {
  const there = holdings ? { ...board, state: withHands(board.state, holdings) } : board;
  const [us, ussr] = SIDES.map((side) => handOf(there, side, holdings));
  return [us as KnownHand, ussr as KnownHand];
}

function handOf(board: Board, side: Side, holdings: Holdings | undefined): KnownHand {
  const known = knownHand(board, side);
  const hidden = board.state.hidden[side];
  if (hidden === NOT_STATED) return { known, hidden: undefined, possible: [] };
  if (hidden === 0) return { known, hidden, possible: [] };
  const may = holdings?.hands[side].possible ?? board.tables.cardNumbers;
  return { known, hidden, possible: may.filter((card) => holds(board, side, card) === undefined) };
}

/** The same with the ids of the cards, as JSON has it. */
export interface NamedHand {
  readonly known: readonly string[];
  readonly hidden: number | null;
  readonly possible: readonly string[];
}

export function namedHands(
  board: Board,
  holdings: Holdings | undefined,
): { readonly us: NamedHand; readonly ussr: NamedHand } {
  const ids = (cards: readonly number[]): string[] => cards.map((card) => board.tables.cards[card]?.id ?? String(card));
  const [us, ussr] = knownHands(board, holdings).map(
    ({ known, hidden, possible }): NamedHand => ({
      known: ids(known),
      hidden: hidden ?? null,
      possible: ids(possible),
    }),
  );
  return { us: us as NamedHand, ussr: ussr as NamedHand };
}
