/** Tables of checks: one definition that enumeration, verdict and explanation all read. */
import { notFalse, surelyTrue, type Test } from './answer.ts';
import type { Args, Finding } from './finding.ts';
import type { NumberSet } from './number-set.ts';
import type { ClauseId, IssueId } from './ruleset.ts';

/** The findings of one table of checks; see `check.ts` of each game. */
export interface Check<Board, Subject> {
  readonly clause: ClauseId | ((board: Board, subject: Subject) => ClauseId);
  readonly message: string;
  /**
   * The check is asked only when this is true: a rule that nothing has brought into play is not worth a word. It looks
   * at the circumstances, never at what an enumeration goes through (a country, a card, an option): see `concerns`.
   */
  readonly when?: ((board: Board, subject: Subject) => boolean) | undefined;
  /** The same for the member of an enumeration: a rule for one card has nothing to say of the others. */
  readonly concerns?: Test<Board, Subject> | undefined;
  readonly test: Test<Board, Subject>;
  readonly args?: ((board: Board, subject: Subject) => Args) | undefined;
  /** An exception that lifts this check, with its own clause. */
  readonly unless?:
    | {
        readonly clause: ClauseId | ((board: Board, subject: Subject) => ClauseId);
        readonly message: string;
        readonly test: Test<Board, Subject>;
      }
    | undefined;
  /** The disputed question the test rests on, and when it does: a reading that decides nothing is not named. */
  readonly issue?: IssueId | undefined;
  readonly disputed?: ((board: Board, subject: Subject) => boolean) | undefined;
  /** Further clauses that the test reads. */
  readonly see?: readonly ClauseId[] | undefined;
}

/** Checks in the order of the rulebook. */
export type Checks<Board, Subject> = readonly Check<Board, Subject>[];

/** The same, ready to be asked of every member of an enumeration. */
export type Table<Board, Subject> = Checks<Board, Subject> & {
  /** Checks that can be asked of all members at once, and those that are asked of one after the other. */
  readonly ofAll: Checks<Board, Subject>;
  readonly ofEach: Checks<Board, Subject>;
};

/** Makes a table: every check in the same shape, because questions are asked by the million. */
export function table<B, S>(checks: Checks<NoInfer<B>, NoInfer<S>>): Table<B, S> {
  const rows = checks.map(({ clause, message, when, concerns, test, args, unless, issue, disputed, see }) => ({
    clause,
    message,
    when,
    concerns,
    test,
    args,
    unless,
    issue,
    disputed,
    see,
  }));
  return Object.assign(rows, { ofAll: rows.filter(isOfAll), ofEach: rows.filter((row) => !isOfAll(row)) });
}

const isOfAll = <B, S>({ concerns, test, unless }: Check<B, S>): boolean =>
  [test, concerns, unless?.test].every((each) => each === undefined || each.each !== undefined);

/** True unless a check fails for certain. Allocates nothing. */
export function passes<B, S>(checks: Checks<B, S>, board: B, subject: S): boolean {
  for (const check of checks) {
    if (check.when !== undefined && !check.when(board, subject)) continue;
    if (fails(check, board, subject)) return false;
  }
  return true;
}

function fails<B, S>({ concerns, test, unless }: Check<B, S>, board: B, subject: S): boolean {
  if (concerns !== undefined && !concerns(board, subject)) return false;
  return test(board, subject) === false && unless?.test(board, subject) !== true;
}

/**
 * The members of an enumeration for which no check fails for certain.
 * @param name puts a member into the subject
 */
export function passing<B, S>(
  checks: Table<B, S>,
  board: B,
  subject: S,
  members: NumberSet,
  name: (member: number) => void,
): NumberSet {
  let left = members;
  // What can be asked of all members at once comes first, so that few are left to be asked one by one.
  for (const check of checks.ofAll) {
    if (check.when !== undefined && !check.when(board, subject)) continue;
    left = leftOfAll(check, board, subject, left);
    if (left.isEmpty) return left;
  }
  for (const check of checks.ofEach) {
    if (check.when !== undefined && !check.when(board, subject)) continue;
    left = leftOfEach(check, board, subject, left, name);
  }
  return left;
}

/** What a check leaves, asked of all members at once. */
function leftOfAll<B, S>({ concerns, test, unless }: Check<B, S>, board: B, subject: S, members: NumberSet): NumberSet {
  const asked = concerns?.each ? surelyTrue(members, concerns.each(board, subject)) : members;
  if (asked.isEmpty || !test.each) return members;
  let passed = notFalse(asked, test.each(board, subject));
  if (unless?.test.each) {
    const failed = asked.without(passed);
    if (!failed.isEmpty) passed = passed.or(surelyTrue(failed, unless.test.each(board, subject)));
  }
  return asked === members ? passed : members.without(asked).or(passed);
}

/** What a check leaves, asked of one member after the other. */
function leftOfEach<B, S>(
  check: Check<B, S>,
  board: B,
  subject: S,
  members: NumberSet,
  name: (member: number) => void,
): NumberSet {
  return members.filter((member) => {
    name(member);
    return !fails(check, board, subject);
  });
}

/** Every check as a finding, in order: what explanations are made of. */
export function explain<B, S>(checks: Checks<B, S>, board: B, subject: S): Finding[] {
  const findings: Finding[] = [];
  for (const check of checks) {
    if ((check.when && !check.when(board, subject)) || (check.concerns && !check.concerns(board, subject))) continue;
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
    if (result !== true && check.unless?.test(board, subject) === true) {
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
