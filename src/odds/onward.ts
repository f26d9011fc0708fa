/** How a position goes on after a choice, and where a play has come to its end. */

import { BETWEEN_PLAYS } from '../cases/run.ts';
import type { Finding } from '../core/finding.ts';
import { carriedOut, judge } from '../core/judge.ts';
import { accepts, stepAt } from '../core/steps.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { nextRound } from '../games/twilight-struggle/turn/rounds.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** The last play of a turn brings its end with it: military operations, held cards. 4.5.E */
const AFTER_TURN: ReadonlySet<string> = new Set(['turn.improveDefcon']);

interface Played {
  readonly board: Board;
  readonly consequences: readonly Finding[];
}

/** How often a position may still be played on by a choice in searches that go beyond the first. */
export interface Spare {
  left: number;
}

/** A fact, and all that happens by itself after it up to the end of the turn. */
export const playOn = (board: Board, fact: GameFact): Played => judge(twilightStruggle, board, fact, AFTER_TURN);

/** The same without being told what happens, for a choice of the rules: the end of the turn may be left behind. */
export const carriedOn = (board: Board, fact: GameFact): Board => carriedOut(twilightStruggle, board, fact);

/** The same, which stops between two plays and before a new turn. */
export const carriedToEnd = (board: Board, fact: GameFact): Board => carriedOut(twilightStruggle, board, fact, pause);

/** As far as the next play; between two plays only where the turn would end. Faster than stopping between every two. */
export const carriedToNext = (board: Board, fact: GameFact): Board =>
  nextRound(board) || stepAt(twilightStruggle.steps, board.state).path.startsWith('turn.headline')
    ? carriedOn(board, fact)
    : carriedToEnd(board, fact);

export const pause = ({ path }: { readonly path: string }): 'pause' | undefined =>
  BETWEEN_PLAYS.has(path) ? 'pause' : undefined;

/** Is no card being resolved? */
export function isBetweenPlays(board: Board): boolean {
  const task = top(board);
  return task === undefined || task.do === 'end-round';
}

/** What begins the next play, or the next turn. */
const NEXT = ['play', 'discard', 'pass', 'deal'] as const;

/** Has the play come to its end? */
export function isOver(board: Board): boolean {
  const { steps } = twilightStruggle;
  if (board.state.result || AFTER_TURN.has(stepAt(steps, board.state).path)) return true;
  return isBetweenPlays(board) && NEXT.some((type) => accepts(steps, board.state, type));
}
