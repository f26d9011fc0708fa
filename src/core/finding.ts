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
