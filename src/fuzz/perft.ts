/** Counting the sequences of decisions that a position allows, to compare implementations. */
import { advanceAllowed, stepAt } from '../core/steps.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** What was counted at one depth. */
export interface Ply {
  /** Sequences of exactly this many facts; a game that ends earlier counts where it ended. */
  readonly sequences: number;
  /** Of these, sequences that end the game. */
  readonly ended: number;
}

/** How many sequences of facts there are from a position, for every length up to the depth. Dice are facts too. */
export function perft(board: Board, depth: number): readonly Ply[] {
  const plies = Array.from({ length: depth }, () => ({ sequences: 0, ended: 0 }));
  count(board, 0, plies);
  return plies;
}

/** The same, split by the first fact. */
export function divide(
  board: Board,
  depth: number,
): readonly { readonly fact: GameFact; readonly sequences: number }[] {
  return twilightStruggle.choices(board).map((fact) => {
    const last = depth > 1 ? perft(after(board, fact), depth - 1).at(-1) : { sequences: 1 };
    return { fact, sequences: last?.sequences ?? 0 };
  });
}

function count(board: Board, at: number, plies: { sequences: number; ended: number }[]): void {
  const ply = plies[at];
  if (!ply) return;
  for (const fact of twilightStruggle.choices(board)) {
    const next = after(board, fact);
    ply.sequences++;
    if (stepAt(twilightStruggle.steps, next.state).final) ply.ended++;
    else count(next, at + 1, plies);
  }
}

function after(board: Board, fact: GameFact): Board {
  const next = twilightStruggle.copy(board);
  if (!advanceAllowed(twilightStruggle.steps, next, next.state, fact))
    throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
  return next;
}
