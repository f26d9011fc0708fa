/** What of an argument comes from the house rules. */
import type { Finding } from '../core/finding.ts';
import type { House, HouseChange } from '../core/ruleset.ts';

/** The changed values of the clauses and cards that the findings rest on; changes that no clause states are always in force. */
export function houseApplied(house: House, findings: readonly Finding[]): readonly HouseChange[] {
  const cited = new Set(findings.flatMap(({ clause, see, over }) => [clause, ...(see ?? []), ...(over ?? [])]));
  const byClause = [...cited].flatMap((clause) => house.clauses[clause] ?? []);
  const others = house.changes.filter(
    ({ where }) => !where.includes('#') && (!where.startsWith('cards.') || cited.has(cardOf(where))),
  );
  return [...byClause, ...others];
}

/** `cards.nato.ops` is cited as `card:nato`. */
const cardOf = (where: string): string => `card:${where.split('.')[1]}`;
