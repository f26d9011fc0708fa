/** How many action rounds there are, and whose comes next. 4.5.D */
import type { Board } from '../board.ts';
import { actionRoundsByCard } from '../events/modifiers.ts';
import { hasAbility } from '../operations/space.ts';
import { rival, type Side } from '../tables.ts';
import { firstInRound } from '../variants/outcomes.ts';
import { periodOf } from './deal.ts';

/** Action rounds of a side in this turn; those beyond the period's number are optional. 4.5.D, 6.4.4.d */
export function actionRounds(board: Board, side: Side): number {
  const regular = periodOf(board, board.state.turn).actionRounds;
  const byTrack = hasAbility(board, side, 'eight-action-rounds') ? board.tables.law.roundsWithAbility : regular;
  return Math.max(byTrack, actionRoundsByCard(board, side) ?? regular);
}

/** The round after this one: its number and its phasing player; undefined when step D is over. 4.5.D.a */
export function nextRound(board: Board): { round: number; side: Side } | undefined {
  const { round, phasing } = board.state;
  const first = firstInRound(board);
  const second = rival(first);
  const ofSecond = actionRounds(board, second);
  if (round > 0 && phasing === first && round <= ofSecond) return { round, side: second };
  const next = round + 1;
  if (next <= actionRounds(board, first)) return { round: next, side: first };
  return next <= ofSecond ? { round: next, side: second } : undefined;
}

/** Action rounds a side has left in this turn, this one included. */
export function roundsLeft(board: Board, side: Side): number {
  const { round, phasing } = board.state;
  const first = firstInRound(board);
  const played = phasing !== first && side === first ? round : round - 1;
  return Math.max(0, actionRounds(board, side) - Math.max(0, played));
}

/** Beyond the regular number of rounds nobody has to play. 6.4.4.d */
export const isOptionalRound = (board: Board): boolean =>
  board.state.round > periodOf(board, board.state.turn).actionRounds;
