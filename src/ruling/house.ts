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

/** The house rules in a ruling: their title, then what of the argument comes from them. */
export function houseLines(house: House | undefined, findings: readonly Finding[]): string[] {
  if (!house) return [];
  const applied = houseApplied(house, findings);
  return [house.title, ...applied.map(({ where, from, to }) => `${where}: ${shown(from)} → ${shown(to)}`)];
}

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? '—'));

/** `cards.nato.ops` is cited as `card:nato`. */
const cardOf = (where: string): string => `card:${where.split('.')[1]}`;
