/** What two rulesets say differently, value by value: editions, profiles, house rules. Pure. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

/** One value, in the one and in the other; undefined where there is none. */
export interface Difference {
  /** Where it stands: `cards.solidarity.printed`, `spaceRace.5.vpFirst`, `6.3.4#delta`. */
  readonly where: string;
  readonly one: unknown;
  readonly other: unknown;
}

const TABLES = [
  'countries',
  'regions',
  'cards',
  'spaceRace',
  'defcon',
  'victoryPoints',
  'militaryOperations',
  'turns',
  'periods',
  'setup',
  'civilWar',
  'southeastAsia',
  'finalScoring',
  'policies',
] as const satisfies readonly (keyof Ruleset)[];

/** Every difference, clauses first, then table by table. */
export function differencesBetween(one: Ruleset, other: Ruleset): Difference[] {
  const found: Difference[] = [];
  const ids = new Set([...Object.keys(one.clauses), ...Object.keys(other.clauses)]);
  for (const id of ids) {
    const [a, b] = [one.clauses[id], other.clauses[id]];
    if (a && b) compare(a.facts, b.facts, (key) => `${id}#${key}`, found);
    else found.push({ where: id, one: a?.summary, other: b?.summary });
  }
  for (const table of TABLES) compare(one[table], other[table], (key) => `${table}.${key}`, found);
  return found;
}

function compare(one: unknown, other: unknown, name: (key: string) => string, found: Difference[]): void {
  const [a, b] = [byKey(one), byKey(other)];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [before, after] = [a[key], b[key]];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    // What an event does is one thing; everything else is told down to its values.
    const isEvent = key === 'event' || key === 'intrinsic' || key === 'readings' || key === 'requires';
    if (!isEvent && isMap(before) && isMap(after)) compare(before, after, (inner) => name(`${key}.${inner}`), found);
    else found.push({ where: name(key), one: before, other: after });
  }
}

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Members of a list by their id or box; plain values by their place. */
function byKey(value: unknown): Readonly<Record<string, unknown>> {
  if (!isMap(value)) return {};
  if (!Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(value.map((each, index) => [String(each?.id ?? each?.box ?? index), each]));
}
