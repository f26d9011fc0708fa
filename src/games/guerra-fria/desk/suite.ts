/** Running cases: compare what an expectation states with what came out, and nothing else. */

import type { CaseProblem } from '../../../core/case-problem.ts';
import { type Difference, type OutcomeOf, outcomeOf, pick, same } from '../../../core/compare.ts';
import type { Ruleset } from '../ruleset.ts';
import { type CaseRuling, type GuerraFria, ruleCase } from './case.ts';
import type { CaseInput } from './format.ts';
import type { Words } from './words.ts';

export type CaseOutcome = OutcomeOf<CaseRuling, CaseProblem>;

/** Runs one case under these rules. */
export const runCase = (game: GuerraFria, rules: Ruleset, input: CaseInput, words?: Words): CaseOutcome =>
  outcomeOf(input, ruleCase(game, rules, input, words), compare);

/** The parts of a ruling that an expectation can speak of. */
export type Compared = Pick<CaseRuling, 'verdict' | 'facts' | 'findings' | 'failing'>;

/** Every stated expectation that does not hold. */
export function compare(expect: Readonly<Record<string, unknown>>, ruling: Compared): Difference[] {
  return Object.entries(expect).flatMap(([key, expected]) => {
    const found = foundFor(key, expected, ruling);
    return same(expected, found) ? [] : [{ key, expected, found }];
  });
}

function foundFor(key: string, expected: unknown, ruling: Compared): unknown {
  if (key === 'legal') return ruling.verdict === 'undetermined' ? 'undetermined' : ruling.verdict === 'legal';
  if (key === 'verdict') return ruling.verdict;
  if (key === 'failing_step') return ruling.failing === undefined ? 'none' : ruling.failing + 1;
  if (key === 'reason') return citesReason(ruling, String(expected)) ? expected : reasons(ruling).join(', ');
  const found = (ruling.facts as unknown as Readonly<Record<string, unknown>>)[key];
  // The order of winners says nothing.
  if (key === 'winners' && Array.isArray(expected)) return sameSet(expected, found) ? expected : found;
  return pick(found, expected);
}

/** Clauses that were transgressed. */
export const reasons = ({ findings }: Pick<Compared, 'findings'>): string[] => [
  ...new Set(findings.filter(({ force }) => force === 'forbids').map(({ clause }) => clause)),
];

/** A clause is also cited by its parts. */
const citesReason = (ruling: Compared, reason: string): boolean =>
  reasons(ruling).some((clause) => clause === reason || clause.startsWith(`${reason}.`));

const sameSet = (a: readonly unknown[], b: unknown): boolean =>
  Array.isArray(b) && a.length === b.length && a.every((each) => b.includes(each));
