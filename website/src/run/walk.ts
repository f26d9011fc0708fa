/** Walking a chart: a start and the facts handed in so far are all there is to remember. For either game. */
import type { Finding } from '../../../src/core/finding.ts';
import type { CoreBoard, Game } from '../../../src/core/game.ts';
import { judge } from '../../../src/core/judge.ts';
import { advance, type Fact, stepAt } from '../../../src/core/steps.ts';
import type { ClauseReference } from '../models.ts';

/** The name of a start, or a position as a case of the game states it. */
export type Start = string | { readonly position: object; readonly policies?: Readonly<Record<string, string>> };

/** All that a link has to carry. */
export interface Walk<F extends Fact = Fact> {
  readonly start: Start;
  readonly facts: readonly F[];
}

/** A moment of a game that somebody has opened: how it came about. */
export interface Moment<F extends Fact = Fact> {
  readonly title: string;
  readonly walk: Walk<F>;
}

/** A game that can be walked, in the language of the page. */
export interface Walker<B extends CoreBoard, F extends Fact> {
  readonly game: Game<B, F>;
  /** Starts by name, with what they are called; the first is where the game begins. */
  readonly starts: Readonly<Record<string, string>>;
  /** Undefined for a position that makes no sense. */
  readonly boardAt: (start: Start) => B | undefined;
  readonly say: (fact: F, board: B) => string;
  readonly sayFinding: (finding: Finding) => string;
  readonly clause: (id: string) => ClauseReference;
  /** The turn and the round, as something to compare; a game without turns has rounds only. */
  readonly clock: (board: B) => readonly (number | string)[];
  /** Moments of a game, or of a case, that somebody has written down; or what is wrong with the text. */
  readonly open: (text: string) => Promise<readonly Moment<F>[] | string>;
}

export interface WalkStep<F extends Fact> {
  readonly fact: F;
  readonly said: string;
  /** Clauses of the states passed. */
  readonly clauses: readonly string[];
  /** Paths of the states passed. */
  readonly paths: readonly string[];
  readonly consequences: readonly Finding[];
}

export interface WalkResult<B extends CoreBoard, F extends Fact> {
  readonly board: B;
  readonly path: string;
  readonly steps: readonly WalkStep<F>[];
  readonly choices: readonly F[];
}

/** Walks from the start. The walk ends at a fact that is not legal; undefined if there is no such start. */
export function walk<B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  { start, facts }: Walk<F>,
): WalkResult<B, F> | undefined {
  const board = walker.boardAt(start);
  return board && walkFrom(walker, board, facts);
}

/** Walks from a board, by facts of which the first that is not legal ends it. */
export function walkFrom<B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  start: B,
  facts: readonly F[],
): WalkResult<B, F> {
  const { game } = walker;
  let board = start;
  const steps: WalkStep<F>[] = [];
  for (const fact of facts) {
    const taken: Taken<B, F> | undefined = take(walker, board, fact);
    if (!taken) break;
    steps.push(taken.step);
    board = taken.board;
  }
  return { board, path: stepAt(game.steps, board.state).path, steps, choices: game.choices(board) };
}

interface Taken<B, F extends Fact> {
  readonly board: B;
  readonly step: WalkStep<F>;
}

/** One fact; undefined if it is refused, or no fact of this game at all. */
function take<B extends CoreBoard, F extends Fact>(
  { game, say }: Walker<B, F>,
  board: B,
  fact: F,
): Taken<B, F> | undefined {
  try {
    const ruling = judge(game, board, fact);
    if (ruling.verdict === 'illegal') return undefined;
    const paths: string[] = [];
    const draft = game.copy(board);
    advance(game.steps, draft, draft.state, fact, (step) => void paths.push(step.path));
    const { passed: clauses, consequences } = ruling;
    return { board: ruling.board, step: { fact, said: say(fact, board), clauses, paths, consequences } };
  } catch {
    // A link may hold anything.
    return undefined;
  }
}

/** Is this what a link should hold? */
export function isWalk(value: unknown): value is Walk {
  if (typeof value !== 'object' || value === null) return false;
  const { start, facts } = value as Partial<Walk>;
  const isStart = typeof start === 'string' || typeof start?.position === 'object';
  return isStart && Array.isArray(facts) && facts.every((fact) => typeof (fact as Fact | null)?.type === 'string');
}

/** The same start and the same facts. */
export const sameWalk = (a: Walk, b: Walk): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How far a game is to run by itself. */
export type Goal = 'step' | 'round' | 'turn' | 'game';

/** No game is longer; whatever goes on for longer stops here. */
const MOST_FACTS = 3000;

/**
 * The walk with further facts, each one of the legal choices, up to a goal or to what is to be stopped at.
 * @param pick which of so many choices is taken
 * @param stopsAt whether a step is one to stop after
 */
export function runOn<B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  { start, facts }: Walk<F>,
  goal: Goal,
  pick: (count: number) => number,
  stopsAt: (step: WalkStep<F>) => boolean,
): Walk<F> {
  const { game, clock } = walker;
  const begun = walk(walker, { start, facts });
  if (!begun) return { start, facts };
  const taken = facts.slice(0, begun.steps.length);
  const since = clock(begun.board);
  const level = goal === 'turn' ? 0 : since.length - 1;
  let { board, choices } = begun;
  while (choices.length > 0 && taken.length < MOST_FACTS) {
    const fact = choices[pick(choices.length)];
    const next: Taken<B, F> | undefined = fact && take(walker, board, fact);
    if (!fact || !next) break;
    taken.push(fact);
    board = next.board;
    choices = game.choices(board);
    const passed =
      clock(board)
        .slice(0, level + 1)
        .join() !== since.slice(0, level + 1).join();
    if (goal === 'step' || (goal !== 'game' && passed) || stopsAt(next.step)) break;
  }
  return { start, facts: taken };
}
