/** Agreements thrown together from everything that may be agreed before a game: readings meet as no list foresees. */
import type { Issue } from '../core/ruleset.ts';
import { contradictionIn } from '../data/exclusions.ts';
import { notInEdition, printedUnder } from '../data/policies.ts';
import type { Edition } from '../data/sources.ts';
import { percent, pick, type Random } from '../fuzz/random.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Agreement, HANDS } from '../match/agreement.ts';

/** Questions that can be ruled under in more than one way in this edition. */
export function openQuestions(rules: Ruleset): Issue[] {
  const printed = printedUnder(rules);
  // A variant rests on clauses, or on cards, that not every edition has.
  return Object.values(rules.issues).filter(
    (issue) =>
      issue.supported.length > 1 &&
      issue.clauses.every((id) => printed.clause(id)) &&
      issue.supported.every((option) => !notInEdition(issue, option, printed)),
  );
}

/** Open questions, each with the options not preferred. */
export const otherReadings = (rules: Ruleset): (readonly [issue: string, options: readonly string[]])[] =>
  openQuestions(rules).map(({ id, supported, preferred }) => [id, supported.filter((option) => option !== preferred)]);

/** An agreement in which about every third question is settled in another than the preferred way. */
export function someAgreement(rules: Ruleset, edition: Edition, random: Random): Agreement {
  const policies = otherReadings(rules).flatMap(([id, others]) =>
    percent(random, 33) ? [[id, pick(random, others)] as const] : [],
  );
  return { edition, policies: withoutContradictions(rules, Object.fromEntries(policies)), hands: pick(random, HANDS) };
}

/** Of two readings that cannot both hold, that of the question which says so stays. */
function withoutContradictions(
  rules: Ruleset,
  policies: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const other = contradictionIn(Object.values(rules.issues), policies)?.other;
  if (other === undefined) return policies;
  return withoutContradictions(rules, Object.fromEntries(Object.entries(policies).filter(([id]) => id !== other)));
}
