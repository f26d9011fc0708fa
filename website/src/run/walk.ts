/** Walking a chart: a start and the facts handed in so far are all there is to remember. For either game. */
import type { Finding } from '../../../src/core/finding.ts';
import type { CoreBoard, Game } from '../../../src/core/game.ts';
import { judge } from '../../../src/core/judge.ts';
import { advance, type Fact, stepAt } from '../../../src/core/steps.ts';
import type { Watched } from '../../../src/core/ways.ts';
import type { Agreement } from '../../../src/match/agreement.ts';
import type { ClauseReference } from '../models.ts';
import { breathIfLong } from './pause.ts';

/** The name of a start, a position as a case of the game states it, or the beginning of a game with what was agreed before. */
export type Start =
  | string
  | { readonly position: object; readonly policies?: Readonly<Record<string, string>> }
  | { readonly agreement: Partial<Agreement> };

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
  /** The chart with its guards, for whoever wants to know why it goes where it goes. */
  readonly watched: Watched<B>;
  /** Names of types of facts, of guards, and of cards. */
  readonly factName: (type: string) => string;
  readonly guardNames: Readonly<Record<string, string>>;
  readonly cardName?: (card: number) => string;
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
  /** The board before the last step, if there was one. */
  readonly before: B | undefined;
  readonly path: string;
  readonly steps: readonly WalkStep<F>[];
  readonly choices: readonly F[];
}

/** A walk as far as it has been walked: one more fact is one more step, and looking back takes none. */
interface Walked<B extends CoreBoard, F extends Fact> {
  readonly start: Start;
  /** The board at the start, and after each step. */
  readonly boards: B[];
  readonly steps: WalkStep<F>[];
}

/** The walk that each game was asked for last. */
const lastWalks = new WeakMap<object, Walked<CoreBoard, Fact>>();

/** Walks from the start. The walk ends at a fact that is not legal; undefined if there is no such start. */
export function walk<B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  { start, facts }: Walk<F>,
): WalkResult<B, F> | undefined {
  let walked = lastWalks.get(walker) as Walked<B, F> | undefined;
  if (!walked || !isSame(walked.start, start)) {
    const board = walker.boardAt(start);
    if (!board) return undefined;
    walked = { start, boards: [board], steps: [] };
    lastWalks.set(walker, walked as unknown as Walked<CoreBoard, Fact>);
  }
  return walkOn(walker, walked, facts);
}

/** Walks from a board, by facts of which the first that is not legal ends it. */
export const walkFrom = <B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  start: B,
  facts: readonly F[],
): WalkResult<B, F> => walkOn(walker, { start: '', boards: [start], steps: [] }, facts);

function walkOn<B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  { boards, steps }: Walked<B, F>,
  facts: readonly F[],
): WalkResult<B, F> {
  const { game } = walker;
  let known = 0;
  while (known < facts.length && known < steps.length && isSame(steps[known]?.fact, facts[known])) known++;
  for (const fact of facts.slice(known)) {
    const taken = take(walker, boards[known] as B, fact);
    if (!taken) break;
    // What lay beyond was another game.
    steps.length = known;
    boards.length = ++known;
    steps.push(taken.step);
    boards.push(taken.board);
  }
  const board = boards[known] as B;
  return {
    board,
    before: boards[known - 1],
    path: stepAt(game.steps, board.state).path,
    steps: steps.slice(0, known),
    choices: choicesOn(game, board),
  };
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const lastChoices = new WeakMap<object, readonly Fact[]>();

function choicesOn<B extends CoreBoard, F extends Fact>(game: Game<B, F>, board: B): readonly F[] {
  const choices = (lastChoices.get(board) as readonly F[] | undefined) ?? game.choices(board);
  lastChoices.set(board, choices);
  return choices;
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
  const isStart = typeof start === 'string' || isObjectIn(start, 'position') || isObjectIn(start, 'agreement');
  return isStart && Array.isArray(facts) && facts.every((fact) => typeof (fact as Fact | null)?.type === 'string');
}

const isObjectIn = (start: unknown, name: string): boolean => {
  const held = (start as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof held === 'object' && held !== null;
};

/** The same start and the same facts. */
export const sameWalk = (a: Walk, b: Walk): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How far a game is to run by itself. */
export type Goal = 'step' | 'round' | 'turn' | 'game';

/** No game is longer; whatever goes on for longer stops here. */
const MOST_FACTS = 3000;

/**
 * The walk with further facts, each one of the legal choices, up to a goal or to what is to be stopped at; the page answers
 * meanwhile.
 * @param pick which of so many choices is taken
 * @param stopsAt whether a step is one to stop after
 */
export async function runOn<B extends CoreBoard, F extends Fact>(
  walker: Walker<B, F>,
  { start, facts }: Walk<F>,
  goal: Goal,
  pick: (count: number) => number,
  stopsAt: (step: WalkStep<F>) => boolean,
): Promise<Walk<F>> {
  const { clock } = walker;
  const begun = walk(walker, { start, facts });
  if (!begun) return { start, facts };
  const taken = facts.slice(0, begun.steps.length);
  const since = clock(begun.board);
  const level = goal === 'turn' ? 0 : since.length - 1;
  let { board, choices } = begun;
  while (choices.length > 0 && taken.length < MOST_FACTS) {
    const fact = choices[pick(choices.length)];
    if (!fact) break;
    const next: WalkResult<B, F> | undefined = walk(walker, { start, facts: [...taken, fact] });
    const step = next?.steps[taken.length];
    if (!next || !step) break;
    taken.push(fact);
    ({ board, choices } = next);
    await breathIfLong();
    const passed =
      clock(board)
        .slice(0, level + 1)
        .join() !== since.slice(0, level + 1).join();
    if (goal === 'step' || (goal !== 'game' && passed) || stopsAt(step)) break;
  }
  return { start, facts: taken };
}
