/** Agreements thrown together from everything that may be agreed before a game: readings meet as no list foresees. */
import { notInEdition, printedUnder } from '../data/policies.ts';
import type { Edition } from '../data/sources.ts';
import { percent, pick, type Random } from '../fuzz/random.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Agreement, HANDS } from '../match/agreement.ts';

/** Questions with more than one option that can be ruled under in this edition, each with the options not preferred. */
export function otherReadings(rules: Ruleset): (readonly [issue: string, options: readonly string[]])[] {
  const printed = printedUnder(rules);
  return Object.values(rules.issues).flatMap((issue) => {
    const others = issue.supported.filter((option) => option !== issue.preferred);
    // A variant rests on clauses, or on cards, that not every edition has.
    const playable =
      issue.clauses.every((id) => printed.clause(id)) &&
      others.every((option) => !notInEdition(issue, option, printed));
    return others.length > 0 && playable ? [[issue.id, others] as const] : [];
  });
}

/** An agreement in which about every third question is settled in another than the preferred way. */
export function someAgreement(rules: Ruleset, edition: Edition, random: Random): Agreement {
  const policies = otherReadings(rules).flatMap(([id, others]) =>
    percent(random, 33) ? [[id, pick(random, others)] as const] : [],
  );
  return { edition, policies: Object.fromEntries(policies), hands: pick(random, HANDS) };
}
