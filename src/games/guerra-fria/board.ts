/** The table at which the rules act: the rules in force, the position, and whoever takes notes. */
import { type CoreBoard, note } from '../../core/game.ts';
import type { Ruleset } from './ruleset.ts';
import { idOf, opponents, type Seat } from './seats.ts';
import type { State } from './state.ts';

export { note };

export interface Board extends CoreBoard {
  readonly rules: Ruleset;
  readonly state: State;
}

/** The reading in force of a disputed question. */
export const policy = (board: Board, issue: string): string | undefined => board.rules.policies[issue];

/** Missiles of `seat` ready against `target`. 2.3.a */
export const missiles = ({ markers }: State, seat: Seat, target: Seat): number => markers[4 * seat + target] as number;

/** Missiles of `seat` that must be moved to an attack marker first. 2.3.a */
export const reserve = (state: State, seat: Seat): number => missiles(state, seat, seat);

/** Everything `seat` owns. */
export function total(state: State, seat: Seat): number {
  return opponents(seat).reduce((sum, target) => sum + missiles(state, seat, target), reserve(state, seat));
}

/** Turns the marker of `seat` against `target` up or down, and notes it. */
export function turnMarker(board: Board, clause: string, seat: Seat, target: Seat, by: number): void {
  const from = missiles(board.state, seat, target);
  board.state.markers[4 * seat + target] = from + by;
  if (by !== 0) note(board, clause, 'change.marker', { player: idOf(seat), target: idOf(target), from, to: from + by });
}

/** Turns the reserve marker of `seat` up or down, and notes it. */
export function turnReserve(board: Board, clause: string, seat: Seat, by: number): void {
  const from = reserve(board.state, seat);
  board.state.markers[4 * seat + seat] = from + by;
  if (by !== 0) note(board, clause, 'change.reserve', { player: idOf(seat), from, to: from + by });
}
