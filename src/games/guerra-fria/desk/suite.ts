/** Running cases: compare what an expectation states with what came out, and nothing else. */
import { type Difference, pick, same } from '../../../core/compare.ts';
import type { Ruleset } from '../ruleset.ts';
import { type CaseRuling, type GuerraFria, ruleCase } from './case.ts';
import type { CaseInput } from './format.ts';
import type { CaseProblem } from './problem.ts';
import type { Words } from './words.ts';

export interface CaseOutcome {
  readonly id: string;
  readonly passed: boolean;
  readonly differences: readonly Difference[];
  /** Absent if the case could not be understood. */
  readonly ruling?: CaseRuling;
  readonly problem?: CaseProblem;
}

/** Runs cases, and says what of each does not hold. */
export const runSuite = (
  game: GuerraFria,
  rules: Ruleset,
  cases: readonly CaseInput[],
  words?: Words,
): readonly CaseOutcome[] => cases.map((input, index) => runCase(game, rules, input, index, words));

function runCase(game: GuerraFria, rules: Ruleset, input: CaseInput, index: number, words?: Words): CaseOutcome {
  const id = input.id ?? input.title ?? `case ${index + 1}`;
  const result = ruleCase(game, rules, input, words);
  if (!result.ok) {
    const { path, message } = result.problem;
    return {
      id,
      passed: false,
      problem: result.problem,
      differences: [{ key: path.join('.'), expected: 'a case that can be read', found: message.text }],
    };
  }
  const differences = compare(input.expect ?? {}, result.ruling);
  return { id, passed: differences.length === 0, differences, ruling: result.ruling };
}

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
