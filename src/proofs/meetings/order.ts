/** Which of two that speak to one act with opposite results prevails, and by what. */
import type { ClauseId } from '../../core/ruleset.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Saying, Says } from './sayings.ts';

/** Two that speak to one act with opposite results. */
export interface Meeting {
  readonly act: string;
  readonly one: Saying;
  readonly other: Saying;
}

/** The order between the two. */
export interface Order {
  /** `both`: neither gives way, what they say is added up; `entry`: as the entry of the register has it. */
  readonly prevails: ClauseId | 'both' | 'entry';
  /** `card`: the words of the card itself; else a clause, or an entry of the register as `#7`. */
  readonly by: string;
}

/** What one may say against another. */
const OPPOSITE: Readonly<Partial<Record<Says, readonly Says[]>>> = {
  forbids: ['allows', 'excepts'],
  raises: ['lowers', 'sets'],
  lowers: ['sets'],
  sets: ['sets'],
  demands: ['demands'],
  ends: ['begins'],
};

/** Numbers that are sums by a clause: what changes them is added up, in whatever order. */
const SUMS: Readonly<Record<string, ClauseId>> = { 'value card-ops': '7.4', 'value coup-die': '6.3.2' };

/** Every meeting of two rules or cards, once. */
export function meetingsOf(sayings: readonly Saying[]): Meeting[] {
  const found = new Map<string, Meeting>();
  for (const [at, first] of sayings.entries())
    for (const second of sayings.slice(at + 1))
      for (const [one, other] of [
        [first, second],
        [second, first],
      ] as const) {
        if (!meet(one, other)) continue;
        const key = [one.act, ...[one.by, other.by].sort()].join(' ');
        if (!found.has(key)) found.set(key, { act: one.act, one, other });
      }
  return [...found.values()];
}

function meet(one: Saying, other: Saying): boolean {
  if (one.act !== other.act || one.by === other.by || !(one.lasts || other.lasts)) return false;
  if (!OPPOSITE[one.says]?.includes(other.says)) return false;
  // What is written as an exception of one rule says nothing of another.
  if (other.says === 'excepts' && other.over !== one.by) return false;
  if (one.side !== 'any' && other.side !== 'any' && one.side !== other.side) return false;
  const [a, b] = [one.places, other.places];
  return a === undefined || b === undefined || [...a].some((id) => b.has(id));
}

/** The order between two that meet; undefined if none is stated. */
export function orderOf(rules: Ruleset, meeting: Meeting): Order | undefined {
  const { act, one, other } = meeting;
  const stated = byOwnWords(rules, one, other) ?? byOwnWords(rules, other, one);
  if (stated) return stated;
  if (act.startsWith('event ')) return { prevails: one.says === 'forbids' ? one.by : other.by, by: '7.5' };
  if (one.grants || other.grants) return ofGranted(one.grants ? other : one, one.grants ? one : other);
  const sum = SUMS[act];
  if (sum !== undefined) return { prevails: 'both', by: sum };
  if (isCard(one.by) !== isCard(other.by)) return ofCardAndRule(rules, one, other);
  if (!isCard(one.by)) return { prevails: one.by, by: one.by };
  const entry = registered(rules, one.by, other.by);
  return entry === undefined ? undefined : { prevails: 'entry', by: entry };
}

/** A clause lists what overrides it, and a card may name what it overrides. */
function byOwnWords({ clauses }: Ruleset, one: Saying, other: Saying): Order | undefined {
  if (one.over === other.by) return { prevails: one.by, by: isCard(one.by) ? 'card' : one.by };
  return clauses[other.by]?.exceptions.includes(one.by) ? { prevails: one.by, by: other.by } : undefined;
}

/** Operations that an event grants obey what forbids them; free ones are above the limits of DEFCON. 6.0, 6.3.5 */
function ofGranted(forbidding: Saying, granting: Saying): Order {
  if (granting.grants === 'free' && forbidding.by === '8.1.5') return { prevails: granting.by, by: '6.3.5' };
  return { prevails: forbidding.by, by: isCard(forbidding.by) ? 'card' : forbidding.by };
}

/** A card prevails over the rules, but for the rule that is named there. 5.5 */
function ofCardAndRule(rules: Ruleset, one: Saying, other: Saying): Order {
  const [card, rule] = isCard(one.by) ? [one, other] : [other, one];
  const entry = registered(rules, card.by, rule.by);
  if (entry !== undefined && card.says === 'demands') return { prevails: 'entry', by: entry };
  return { prevails: rules.clauses['5.5']?.exceptions.includes(rule.by) ? rule.by : card.by, by: '5.5' };
}

const isCard = (by: ClauseId): boolean => by.startsWith('card:');

/** The entry of the register that settles it between these two. */
function registered({ issues }: Ruleset, one: ClauseId, other: ClauseId): string | undefined {
  const names = (by: ClauseId, issue: { readonly cards: readonly string[]; readonly clauses: readonly string[] }) =>
    isCard(by) ? issue.cards.includes(by.slice('card:'.length)) : issue.clauses.includes(by);
  const issue = Object.values(issues).find((each) => names(one, each) && names(other, each));
  return issue && `#${issue.number}`;
}

/** A ring of rules each of which overrides the next: none of them prevails. */
export function ringsOf({ clauses }: Ruleset): ClauseId[][] {
  const rings: ClauseId[][] = [];
  const open = new Set<ClauseId>();
  const done = new Set<ClauseId>();
  const visit = (id: ClauseId, path: readonly ClauseId[]): void => {
    if (open.has(id)) rings.push([...path.slice(path.indexOf(id)), id]);
    if (open.has(id) || done.has(id)) return;
    open.add(id);
    for (const next of clauses[id]?.exceptions ?? []) visit(next, [...path, id]);
    open.delete(id);
    done.add(id);
  };
  for (const id of Object.keys(clauses)) visit(id, []);
  return rings;
}
