/** Why a ruling is what it is: findings, each with its clause, and the verdict they add up to. */
import type { ClauseId, IssueId } from './ruleset.ts';

export type Verdict = 'legal' | 'illegal' | 'undetermined';

/**
 * What a finding does to the verdict: `permits` and `forbids` are tests that passed or failed, `undetermined` is a
 * test that cannot be decided from what was handed in, `applies` reports a consequence or how a number came about.
 */
export type Force = 'applies' | 'permits' | 'forbids' | 'undetermined';

/** Values for the placeholders of a message; the key says what a value is (`country`, `card`, `side`, `n`, ...). */
export type Args = Readonly<Record<string, number | string | readonly (number | string)[]>>;

/** One step of the argument. */
export interface Finding {
  readonly clause: ClauseId;
  readonly force: Force;
  /** Key of the sentence in `rules/shared/messages.*.yaml`. */
  readonly message: string;
  readonly args?: Args;
  /** For an exception: it defeats `forbids` findings of these clauses. */
  readonly over?: readonly ClauseId[];
  /** The disputed question this step rests on. */
  readonly issue?: IssueId;
  /** Further clauses from which the numbers or the words of this step come. */
  readonly see?: readonly ClauseId[];
}

/**
 * The verdict that findings add up to. An exception defeats the prohibitions of the clauses it is `over`;
 * one undefeated prohibition is enough for `illegal`; else one open test is enough for `undetermined`.
 */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const defeated = new Set(findings.flatMap((f) => (f.force === 'forbids' ? [] : (f.over ?? []))));
  const standing = findings.filter((f) => !defeated.has(f.clause));
  if (standing.some((f) => f.force === 'forbids')) return 'illegal';
  if (standing.some((f) => f.force === 'undetermined')) return 'undetermined';
  return 'legal';
}

/** A yes-no test that may also be undecidable from what is known: `undefined`. */
export type Known = boolean | undefined;

/** The findings of one table of checks; see `check.ts` of each game. */
export interface Check<Board, Subject> {
  readonly clause: ClauseId | ((board: Board, subject: Subject) => ClauseId);
  readonly message: string;
  /** The check is asked only when this is true: a rule that nothing has brought into play is not worth a word. */
  readonly when?: (board: Board, subject: Subject) => boolean;
  readonly test: (board: Board, subject: Subject) => Known;
  readonly args?: (board: Board, subject: Subject) => Args;
  /** An exception that lifts this check, with its own clause. */
  readonly unless?: {
    readonly clause: ClauseId | ((board: Board, subject: Subject) => ClauseId);
    readonly message: string;
    readonly test: (board: Board, subject: Subject) => boolean;
  };
  /** The disputed question the test rests on, and when it does: a reading that decides nothing is not named. */
  readonly issue?: IssueId;
  readonly disputed?: (board: Board, subject: Subject) => boolean;
  /** Further clauses that the test reads. */
  readonly see?: readonly ClauseId[];
}

/** True unless a check fails for certain: what enumeration asks. Allocates nothing. */
export function passes<B, S>(checks: readonly Check<B, S>[], board: B, subject: S): boolean {
  for (const check of checks) {
    if (check.when && !check.when(board, subject)) continue;
    if (check.test(board, subject) === false && !check.unless?.test(board, subject)) return false;
  }
  return true;
}

/** Every check as a finding, in order: what explanations are made of. */
export function explain<B, S>(checks: readonly Check<B, S>[], board: B, subject: S): Finding[] {
  const findings: Finding[] = [];
  for (const check of checks) {
    if (check.when && !check.when(board, subject)) continue;
    const result = check.test(board, subject);
    const clause = typeof check.clause === 'function' ? check.clause(board, subject) : check.clause;
    const force = result === true ? 'permits' : result === false ? 'forbids' : 'undetermined';
    findings.push({
      clause,
      force,
      message: check.message,
      ...(check.args && { args: check.args(board, subject) }),
      ...(check.issue && (check.disputed?.(board, subject) ?? true) && { issue: check.issue }),
      ...(check.see && { see: check.see }),
    });
    if (result !== true && check.unless?.test(board, subject)) {
      const by = check.unless.clause;
      findings.push({
        clause: typeof by === 'function' ? by(board, subject) : by,
        force: 'permits',
        message: check.unless.message,
        ...(check.args && { args: check.args(board, subject) }),
        over: [clause],
      });
    }
  }
  return findings;
}
