/** Why a ruling is what it is: findings, each with its clause, and the verdict they add up to. */
import { NumberSet } from './number-set.ts';
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

/** A test. One made by `ofEach` can also be asked of all members of an enumeration at once. */
export interface Test<Board, Subject> {
  (board: Board, subject: Subject): Known;
  readonly each?: Each<Board, Subject>;
}

/** The members of an enumeration that pass; or the answer, if it is the same for all; or what is left to ask of each. */
export type Answer = NumberSet | Known | ((member: number) => Known);
/** A test of the members of an enumeration (countries, cards), whichever they are. */
export type Each<Board, Subject> = (board: Board, subject: Subject) => Answer;

/** A test that looks at one member of an enumeration (a country, a card), found in the subject. */
export const ofEach = <B, S>(memberOf: (subject: S) => number, each: Each<B, S>): Test<B, S> =>
  Object.assign(
    (board: B, subject: S): Known => {
      const answer = each(board, subject);
      if (answer instanceof NumberSet) return answer.has(memberOf(subject));
      return typeof answer === 'function' ? answer(memberOf(subject)) : answer;
    },
    { each },
  );

/** The findings of one table of checks; see `check.ts` of each game. */
export interface Check<Board, Subject> {
  readonly clause: ClauseId | ((board: Board, subject: Subject) => ClauseId);
  readonly message: string;
  /**
   * The check is asked only when this is true: a rule that nothing has brought into play is not worth a word. It looks
   * at the circumstances, never at what an enumeration goes through (a country, a card, an option): see `concerns`.
   */
  readonly when?: (board: Board, subject: Subject) => boolean;
  /** The same for the member of an enumeration: a rule for one card has nothing to say of the others. */
  readonly concerns?: Test<Board, Subject>;
  readonly test: Test<Board, Subject>;
  readonly args?: (board: Board, subject: Subject) => Args;
  /** An exception that lifts this check, with its own clause. */
  readonly unless?: {
    readonly clause: ClauseId | ((board: Board, subject: Subject) => ClauseId);
    readonly message: string;
    readonly test: Test<Board, Subject>;
  };
  /** The disputed question the test rests on, and when it does: a reading that decides nothing is not named. */
  readonly issue?: IssueId;
  readonly disputed?: (board: Board, subject: Subject) => boolean;
  /** Further clauses that the test reads. */
  readonly see?: readonly ClauseId[];
}

/** A table of checks, in the order of the rulebook. */
export type Checks<Board, Subject> = readonly Check<Board, Subject>[];

/** Makes a table: every check in the same shape, because questions are asked by the million. */
export const table = <B, S>(checks: Checks<NoInfer<B>, NoInfer<S>>): Checks<B, S> =>
  checks.map(({ clause, message, when, concerns, test, args, unless, issue, disputed, see }) => ({
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

/** True unless a check fails for certain. Allocates nothing. */
export function passes<B, S>(checks: Checks<B, S>, board: B, subject: S): boolean {
  for (let at = 0; at < checks.length; at++) {
    const check = checks[at] as Check<B, S>;
    if (check.when !== undefined && !check.when(board, subject)) continue;
    if (fails(check, board, subject)) return false;
  }
  return true;
}

function fails<B, S>(check: Check<B, S>, board: B, subject: S): boolean {
  if (check.concerns !== undefined && !check.concerns(board, subject)) return false;
  return check.test(board, subject) === false && check.unless?.test(board, subject) !== true;
}

/**
 * The members of an enumeration for which no check fails for certain: a check for all of them at once where it can be
 * asked that way.
 * @param name puts a member into the subject, for the checks that look at all of it
 */
export function passing<B, S>(
  checks: Checks<B, S>,
  board: B,
  subject: S,
  members: NumberSet,
  name: (member: number) => void,
): NumberSet {
  let left = members;
  // What can be asked of all of them comes first, so that few are left to be asked one by one.
  for (const ofAll of [true, false]) {
    for (let at = 0; at < checks.length && !left.isEmpty; at++) {
      const check = checks[at] as Check<B, S>;
      if (isOfAll(check) !== ofAll || (check.when !== undefined && !check.when(board, subject))) continue;
      left = ofAll ? passingOfAll(check, board, subject, left) : passingOneByOne(check, board, subject, left, name);
    }
  }
  return left;
}

const isOfAll = <B, S>({ concerns, test, unless }: Check<B, S>): boolean =>
  test.each !== undefined &&
  (concerns === undefined || concerns.each !== undefined) &&
  (unless === undefined || unless.test.each !== undefined);

function passingOneByOne<B, S>(
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

function passingOfAll<B, S>(check: Check<B, S>, board: B, subject: S, members: NumberSet): NumberSet {
  if (check.concerns?.each === undefined) return passingAsked(check, board, subject, members);
  const asked = surelyTrue(members, check.concerns.each(board, subject));
  return asked.isEmpty ? members : members.without(asked).or(passingAsked(check, board, subject, asked));
}

function passingAsked<B, S>({ test, unless }: Check<B, S>, board: B, subject: S, members: NumberSet): NumberSet {
  const passed = notFalse(members, test.each?.(board, subject));
  if (unless?.test.each === undefined) return passed;
  const failed = members.without(passed);
  return failed.isEmpty ? passed : passed.or(surelyTrue(failed, unless.test.each(board, subject)));
}

function notFalse(members: NumberSet, answer: Answer): NumberSet {
  if (answer instanceof NumberSet) return members.and(answer);
  if (typeof answer === 'function') return members.filter((member) => answer(member) !== false);
  return answer === false ? NumberSet.EMPTY : members;
}

function surelyTrue(members: NumberSet, answer: Answer): NumberSet {
  if (answer instanceof NumberSet) return members.and(answer);
  if (typeof answer === 'function') return members.filter((member) => answer(member) === true);
  return answer === true ? members : NumberSet.EMPTY;
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
