/** Running cases: compare what an expectation states with what came out, and nothing else. */
import { type Difference, type OutcomeOf, outcomeOf, pick, same } from '../core/compare.ts';
import { canonicalClause } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CardRef, CaseInput, CaseProblem } from './case.ts';
import type { ExtraNames } from './names.ts';
import { type CaseRuling, ruleCase } from './rule.ts';

export type { Difference };

export type CaseOutcome = OutcomeOf<CaseRuling, CaseProblem>;

/** Runs one case under these rules. */
export const runCase = (rules: Ruleset, input: CaseInput, extraNames: ExtraNames = {}): CaseOutcome =>
  outcomeOf(input, ruleCase(rules, input, extraNames), compare);

/** Is it ruled on by the present edition under the readings in force, so that a question can be settled by it? */
export const isOrdinary = (
  { edition = 'deluxe', policies = {} }: Pick<CaseInput, 'edition' | 'policies'>,
  inForce: Ruleset['policies'],
): boolean => edition === 'deluxe' && Object.entries(policies).every(([issue, option]) => inForce[issue] === option);

/** Every stated expectation that does not hold. */
export function compare(expect: Readonly<Record<string, unknown>>, ruling: CaseRuling): Difference[] {
  const differences: Difference[] = [];
  const add = (key: string, expected: unknown, found: unknown): void => {
    if (!same(expected, found)) differences.push({ key, expected, found });
  };
  for (const [key, expected] of Object.entries(expect)) {
    if (key === 'legal') {
      const found = ruling.verdict === 'legal' ? true : ruling.verdict === 'illegal' ? false : explainOpen(ruling);
      if (expected !== ruling.verdict) add(key, expected, found);
    } else if (key === 'reason') {
      if (!cites(ruling, String(expected))) add(key, expected, citations(ruling).join(', '));
    } else if (key === 'failing_step') add(key, expected, (ruling.failing ?? -1) + 1);
    else compareFact(key, expected, ruling, add);
  }
  return differences;
}

const afterwards = ({ facts }: CaseRuling, name: CardRef): boolean => facts.effect(String(name)).after;
const inDeck = ({ facts, names }: CaseRuling, ref: CardRef): boolean =>
  (facts.deck as unknown[]).includes(names.card(ref));

/** What is expected of each of a list: whether it should be so, and whether it is. */
const OF_EACH: Readonly<
  Record<string, readonly [should: boolean, is: (ruling: CaseRuling, name: CardRef) => boolean]>
> = {
  effects_added: [true, afterwards],
  effects_not_added: [false, (ruling, name) => !ruling.facts.effect(String(name)).before && afterwards(ruling, name)],
  effects_ended: [false, afterwards],
  effects_kept: [true, afterwards],
  deck_contains: [true, inDeck],
  deck_excludes: [false, inDeck],
};

function compareFact(
  key: string,
  expected: unknown,
  ruling: CaseRuling,
  add: (key: string, expected: unknown, found: unknown) => void,
): void {
  const { facts } = ruling;
  const [should, found] = OF_EACH[key] ?? [];
  if (found) {
    for (const name of expected as CardRef[]) add(`${key}.${name}`, should, found(ruling, name));
    return;
  }
  switch (key) {
    case 'influence':
    case 'influence_changed':
      for (const [name, markers] of Object.entries(expected as Record<string, object>)) {
        const index = ruling.names.country(name);
        const id = index === undefined ? undefined : ruling.end.tables.countries[index]?.id;
        const found = id === undefined ? undefined : (facts.influence as Record<string, unknown>)[id];
        add(`influence.${name}`, markers, pick(found, markers));
      }
      return;
    case 'cards':
      for (const [ref, place] of Object.entries(expected as Record<string, string>)) {
        const number = String(ruling.names.card(ref) ?? ref);
        const found = (facts.cards as Record<string, string>)[number];
        // A card whose effect lies beside the board may be out of the game for the purpose of the deck.
        const inPlay = place === 'in_play' && found === 'removed';
        add(`cards.${ref}`, place, inPlay ? place : found);
      }
      return;
    case 'deck_set':
      add(key, sorted(expected), sorted(facts.deck));
      return;
    case 'hands_after':
    case 'revealed':
      for (const [side, cards] of Object.entries(expected as Record<string, CardRef[]>)) {
        const found = (facts[key] as Record<string, number[]>)[side.toUpperCase()];
        addCards(`${key}.${side}`, cards, found, ruling, add);
      }
      return;
    case 'abilities':
      for (const [side, names] of Object.entries(expected as Record<string, string[]>)) {
        add(`${key}.${side}`, [...names].sort(), [...((facts[key] as Record<string, string[]>)[side] ?? [])].sort());
      }
      return;
    case 'discard':
      addCards(key, expected as readonly CardRef[], facts.discard as number[], ruling, add);
      return;
    default:
      add(key, expected, pick(facts[key], expected));
  }
}

/** Cards as they are expected, by number or by name; where they differ, what was found is told in the same way. */
function addCards(
  key: string,
  expected: readonly CardRef[],
  found: readonly number[] | undefined,
  ruling: CaseRuling,
  add: (key: string, expected: unknown, found: unknown) => void,
): void {
  const numbers = expected.map((ref) => ruling.names.card(ref));
  const known = numbers.every((number) => number !== undefined);
  if (known && same(sorted(numbers), sorted(found))) return;
  const byName = expected.some((ref) => typeof ref === 'string');
  const shown = sorted(found).map((number) => (byName ? (ruling.end.tables.cards[number]?.title ?? number) : number));
  add(key, byName ? expected : sorted(expected), shown);
}

const sorted = (cards: unknown): number[] =>
  [...((cards as number[] | undefined) ?? [])].map(Number).sort((a, b) => a - b);

const explainOpen = (ruling: CaseRuling): string =>
  `undetermined: ${ruling.missing?.missing ?? citations(ruling, 'undetermined').join(', ')}`;

/** Clauses that decided against the claim. */
export const citations = (
  ruling: Pick<CaseRuling, 'findings'>,
  force: 'forbids' | 'undetermined' = 'forbids',
): string[] => [
  ...new Set(ruling.findings.filter((f) => f.force === force).flatMap((f) => [f.clause, ...(f.see ?? [])])),
];

/**
 * Does a ruling cite this reason? A case writes a clause, which a sub-clause or the clause above satisfies;
 * `card text`, which any card does; or an answer of the FAQ, which has no number of ours.
 */
function cites(ruling: CaseRuling, reason: string): boolean {
  const clauses = citations(ruling);
  if (reason === 'card text') return clauses.some((clause) => clause.startsWith('card:'));
  if (/^FAQ|total$/.test(reason)) return clauses.length > 0;
  const wanted = canonicalClause(reason);
  return clauses.some(
    (clause) => clause === wanted || clause.startsWith(`${wanted}.`) || wanted.startsWith(`${clause}.`),
  );
}
