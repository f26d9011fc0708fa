/**
 * What shows that a clause makes a difference. It is computed, never believed: a case in which the verdict is another without the
 * clause, in which a marker moves under it, in which another value of the clause or a chart without it leads elsewhere.
 */

import type { CaseInput } from '../../cases/case.ts';
import { type CaseRuling, ruleCase } from '../../cases/rule.ts';
import { verdictOf } from '../../core/finding.ts';
import type { ClauseId } from '../../core/ruleset.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';

/**
 * `forbids`, `permits`: without the findings of the clause the verdict is another. `moves`: a marker moves under it. `value`: with
 * another value the case comes out otherwise. `chart`: so it does when the chart leaves out what it does under the clause.
 */
export const KINDS = ['forbids', 'permits', 'moves', 'value', 'chart', 'refused'] as const;
export type Kind = (typeof KINDS)[number];

const SEQUENCE: ReadonlySet<string> = new Set(['not-your-decision', 'out-of-sequence', 'headline.once']);

/** The clauses that decide something in a ruling, by what they do. */
export function decisiveIn({ steps }: CaseRuling): ReadonlyMap<ClauseId, Kind> {
  const found = new Map<ClauseId, Kind>();
  for (const { findings, consequences } of steps) {
    const verdict = verdictOf(findings);
    // Whose turn it is to decide says nothing of the clause under which the chart waits.
    const own = findings.filter(({ message }) => !SEQUENCE.has(message));
    for (const clause of new Set(own.map((finding) => finding.clause))) {
      const without = verdictOf(findings.filter((finding) => finding.clause !== clause));
      if (without === verdict) continue;
      if (verdict === 'illegal') found.set(clause, 'forbids');
      // An exception defeats a prohibition.
      else if (without === 'illegal' && !found.has(clause)) found.set(clause, 'permits');
    }
    for (const { clause, message, args } of consequences)
      if (message.startsWith('change.') && args?.from !== args?.to && !found.has(clause)) found.set(clause, 'moves');
  }
  return found;
}

/** The clauses that a ruling cites, or passes in the chart. */
export function citedIn({ steps }: CaseRuling): ReadonlySet<ClauseId> {
  return new Set(
    steps.flatMap(({ findings, consequences, passed }) => [
      ...[...findings, ...consequences].flatMap(({ clause, see = [] }) => [clause, ...see]),
      ...passed,
    ]),
  );
}

/** The ruling on a case; undefined if it cannot be read. */
export function rulingOf(rules: Ruleset, input: CaseInput): CaseRuling | undefined {
  const result = ruleCase(rules, input);
  return result.ok ? result.ruling : undefined;
}

/** What a ruling comes to, for telling two of them apart: everything that a case may expect. */
export function outcomeOf({ verdict, failing, facts }: CaseRuling): string {
  return JSON.stringify([verdict, failing, facts]);
}
