/** Can an event occur? Its condition, the cards that forbid it, and limits on when it may be played. 5.2, 7.5 */
import type { Known } from '../../../core/answer.ts';
import { type Board, card, policy } from '../board.ts';
import type { Side } from '../tables.ts';
import { isVoid } from '../variants/outcomes.ts';
import { truth } from './conditions.ts';
import { freshFrame } from './frame.ts';

/** The card whose occurred event forbids this one; undefined if none does. 7.5 */
export function isBarred(board: Board, number: number): number | undefined {
  return card(board, number).barredBy.find((other) => board.state.occurred[other] === 1);
}

/** Is the condition of the event met for the side that would implement it? True if it has none. 5.2.b */
export function requirementMet(board: Board, number: number, player: Side): Known {
  const { requires } = card(board, number);
  return requires ? truth(board, freshFrame(number, player), requires) : true;
}

/** The side that implements an event: its owner, or for a neutral card the side using it. 5.2.n */
export const implementer = (board: Board, number: number, by: Side): Side => card(board, number).owner ?? by;

/**
 * Is this an event that never happens where it has come up: in the headline phase, or, in one reading, brought about by
 * another event?
 */
export function isOutOfPlace(board: Board, number: number): boolean {
  const { timing } = card(board, number);
  if (timing?.headline === false && board.state.round === 0) return true;
  const never = timing?.paired !== undefined && policy(board, 'star-wars-un-intervention') === 'never';
  return never && board.state.agenda.some((task) => task.do === 'program');
}

/** Could this event occur now, were it to come up? */
export function eventPossible(board: Board, number: number, by: Side): boolean {
  const entry = card(board, number);
  if (entry.event.length === 0 || isBarred(board, number) !== undefined) return false;
  if (isOutOfPlace(board, number) || isVoid(board, number)) return false;
  return requirementMet(board, number, implementer(board, number, by)) !== false;
}
