/** Counting the sequences of decisions that a position allows, to compare implementations. Any game of the seam. */
import type { CoreBoard, Game } from './game.ts';
import { carriedOut } from './judge.ts';
import { type Fact, stepAt } from './steps.ts';

/** What was counted at one depth. */
export interface Ply {
  /** Sequences of exactly this many facts; a game that ends earlier counts where it ended. */
  readonly sequences: number;
  /** Of these, sequences that end the game. */
  readonly ended: number;
}

/** How many sequences of facts there are from a position, for every length up to the depth. Dice are facts too. */
export function perft<B extends CoreBoard, F extends Fact>(game: Game<B, F>, board: B, depth: number): readonly Ply[] {
  const plies = Array.from({ length: depth }, () => ({ sequences: 0, ended: 0 }));
  count(game, board, 0, plies);
  return plies;
}

/** The same, split by the first fact. */
export function divide<B extends CoreBoard, F extends Fact>(
  game: Game<B, F>,
  board: B,
  depth: number,
): readonly { readonly fact: F; readonly sequences: number }[] {
  return game.choices(board).map((fact) => {
    const last = depth > 1 ? perft(game, carriedOut(game, board, fact), depth - 1).at(-1) : { sequences: 1 };
    return { fact, sequences: last?.sequences ?? 0 };
  });
}

function count<B extends CoreBoard, F extends Fact>(
  game: Game<B, F>,
  board: B,
  at: number,
  plies: { sequences: number; ended: number }[],
): void {
  const ply = plies[at];
  if (!ply) return;
  for (const fact of game.choices(board)) {
    const next = carriedOut(game, board, fact);
    ply.sequences++;
    if (stepAt(game.steps, next.state).final) ply.ended++;
    else count(game, next, at + 1, plies);
  }
}
