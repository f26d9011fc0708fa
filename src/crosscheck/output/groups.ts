/**
 * Findings as a reader takes them: what turns a rule round first, then by severity; and what is said of one wording again and
 * again only once, with the places.
 */
import { grouped } from '../../core/grouped.ts';
import { type CheckFinding, SEVERITIES } from '../types.ts';

export interface Group {
  /** Where it is first found. */
  readonly first: CheckFinding;
  /** The other places, in the order of the document. */
  readonly others: readonly CheckFinding[];
}

/** Of findings that weigh the same, those that say the contrary of the rule come before those that say it otherwise. */
const TURNS_ROUND = new Set(['modality', 'sides', 'opposite', 'comparator', 'sign']);
const SAYS_OTHERWISE = new Set(['number', 'timing', 'name', 'example', 'coverage', 'added', 'order']);

function rank({ check, severity }: CheckFinding): number {
  const weight = SEVERITIES.indexOf(severity);
  if (weight <= SEVERITIES.indexOf('high') && TURNS_ROUND.has(check)) return -1;
  return weight * 3 + (TURNS_ROUND.has(check) ? 0 : SAYS_OTHERWISE.has(check) ? 1 : 2);
}

/** What is said of this wording; without a wording it is said of the clause. */
function keyOf({ check, severity, clause, phrase, message, expected }: CheckFinding): string {
  const about = phrase === '' ? [clause, message] : [phrase.toLowerCase(), message.toLowerCase()];
  return JSON.stringify([check, severity, expected, ...about]);
}

/** The groups, the weightiest first; of two that weigh the same the earlier in the document. */
export function groupsOf(findings: readonly CheckFinding[]): readonly Group[] {
  return [...grouped(findings, keyOf).values()]
    .map(([first, ...others]) => ({ first: first!, others }))
    .sort((a, b) => rank(a.first) - rank(b.first));
}

/** The places of the others, each line once: `12, 45`. */
export const linesOf = ({ first, others }: Group): string =>
  [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line).join(', ');
