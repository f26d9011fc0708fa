/** Ruling on one fact: is it awaited, is it allowed, and what follows. */
import { type Finding, type Verdict, verdictOf } from './finding.ts';
import type { CoreBoard, Game, Report } from './game.ts';
import type { ClauseId, IssueId } from './ruleset.ts';
import { accepts, advance, advanceAllowed, begin, type Fact, settle, stepAt, type Trail } from './steps.ts';

export interface Ruling<Board> {
  readonly verdict: Verdict;
  /** The tests, passed and failed, in the order of the rulebook. */
  readonly findings: readonly Finding[];
  /** What follows, in the order in which it happens; empty for an illegal fact. */
  readonly consequences: readonly Finding[];
  /** Clauses of the states of the chart that were passed. */
  readonly passed: readonly ClauseId[];
  /** Disputed readings that the argument rests on. */
  readonly rests: readonly IssueId[];
  /** The position afterwards; the position as it was if the fact is illegal. */
  readonly board: Board;
}

/** One fact of a case or a record, with its tests and consequences. */
export interface JudgedStep<Board, GameFact> extends Omit<Ruling<Board>, 'rests' | 'board'> {
  /** Index of the action it belongs to. */
  readonly action: number;
  /** Undefined for what the referee carries on with unasked. */
  readonly fact: GameFact | undefined;
  readonly before: Board;
  readonly after: Board;
}

/**
 * Rules on one fact. The board handed in is not changed. An illegal fact has no consequences; an undetermined one is
 * carried out as if it were allowed, so that the rest of a record can still be read.
 * @param pauseAt paths of states of the chart at which automatic steps stop, to look at a position in between
 */
export function judge<B extends CoreBoard, F extends Fact>(
  game: Game<B, F>,
  board: B,
  fact: F,
  pauseAt?: ReadonlySet<string>,
): Ruling<B> {
  const tests = testsOf(game, board, fact);
  const verdict = verdictOf(tests);
  if (verdict === 'illegal') return ruling(verdict, tests, [], [], board);
  const consequences: Finding[] = [];
  const passed: ClauseId[] = [];
  const next = game.copy(board, (finding) => consequences.push(finding));
  const taken = advance(game.steps, next, next.state, fact, follow(passed, pauseAt));
  if (!taken)
    throw new Error(`the checks allow "${fact.type}" at ${stepAt(game.steps, board.state).path}, the chart does not`);
  return ruling(verdict, tests, consequences, passed, game.copy(next));
}

/**
 * The board after a fact that is known to be allowed: nothing is tested or told, unless somebody takes notes.
 * @param trail told of every state that is entered, where the steps that follow by themselves may pause
 */
export function carriedOut<B extends CoreBoard, F extends Fact>(
  game: Game<B, F>,
  board: B,
  fact: F,
  trail?: Trail,
  report?: Report,
): B {
  const next = game.copy(board, report);
  if (!advanceAllowed(game.steps, next, next.state, fact, trail))
    throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
  return next;
}

/** The tests of a fact: is it the moment for it, is it this side's decision, and the checks of the game. */
export function testsOf<B extends CoreBoard, F extends Fact>(game: Game<B, F>, board: B, fact: F): readonly Finding[] {
  const step = stepAt(game.steps, board.state);
  if (!accepts(game.steps, board.state, fact.type)) {
    const clause = game.source?.(board) ?? step.clause;
    return [{ clause, force: 'forbids', message: 'out-of-sequence', args: { fact: fact.type, step: step.path } }];
  }
  const decision = game.decides(board, fact);
  if (decision && decision.by !== decision.awaited) {
    return [
      {
        clause: step.clause,
        force: 'forbids',
        message: 'not-your-decision',
        args: { by: decision.by, awaited: decision.awaited },
      },
    ];
  }
  return game.check(board, fact);
}

/** A board moved to the beginning of the chart, with everything that happens by itself. */
export function start<B extends CoreBoard, F extends Fact>(game: Game<B, F>, board: B): B {
  const next = game.copy(board);
  begin(game.steps, next, next.state);
  return next;
}

/** A board put together by hand, moved on to the next state that waits for something. */
export function rest<B extends CoreBoard, F extends Fact>(
  game: Game<B, F>,
  board: B,
  pauseAt?: ReadonlySet<string>,
): Ruling<B> {
  const consequences: Finding[] = [];
  const passed: ClauseId[] = [];
  const next = game.copy(board, (finding) => consequences.push(finding));
  settle(game.steps, next, next.state, follow(passed, pauseAt));
  return ruling('legal', [], consequences, passed, game.copy(next));
}

const follow =
  (passed: ClauseId[], pauseAt: ReadonlySet<string> | undefined) =>
  (step: { readonly clause: ClauseId; readonly path: string }): 'pause' | undefined => {
    passed.push(step.clause);
    return pauseAt?.has(step.path) ? 'pause' : undefined;
  };

function ruling<B>(
  verdict: Verdict,
  findings: readonly Finding[],
  consequences: readonly Finding[],
  passed: readonly ClauseId[],
  board: B,
): Ruling<B> {
  const rests = new Set([...findings, ...consequences].flatMap((finding) => finding.issue ?? []));
  return { verdict, findings, consequences, passed: [...new Set(passed)], rests: [...rests], board };
}
