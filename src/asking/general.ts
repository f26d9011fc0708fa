/**
 * A question about the rules in general: nobody does anything, so there is no case to rule on. What it speaks of is
 * looked up, in the clauses by their terms, in the cards and in the register, and shown; the rules answer it.
 */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Blame, blameIn } from './blame.ts';
import type { Fragment } from './segment.ts';

/** What answers a question about the rules in general, the nearest first. */
export interface General {
  readonly clauses: readonly string[];
  /** Some of them are what the question is about, not only near it. */
  readonly pinned: boolean;
  /** Ids of cards, countries and disputed questions. */
  readonly cards: readonly string[];
  readonly countries: readonly string[];
  readonly issues: readonly string[];
  /** Two places of which it is asked whether they touch; a superpower by its side. */
  readonly neighbours?: readonly [string, string];
  /** Whose fault a nuclear war is, if that is asked. */
  readonly blame?: Blame;
}

/** No more clauses are shown: an answer is no chapter. */
const MOST = 6;
/** So many of them because they decided questions like it, whatever words they have. */
const BEFORE = 3;
/** How much less a clause is worth for each thing it speaks of that nobody asked about. */
const BESIDE = 0.2;

/**
 * Looks up what a question speaks of.
 * @param found clauses by their words, the best first
 * @param likely clauses by what decided questions like it, the likeliest first
 * @returns undefined if it speaks of nothing that the rules have a word for
 */
export function generalOf(
  fragments: readonly Fragment[],
  rules: Ruleset,
  found: readonly string[] = [],
  likely: readonly string[] = [],
): General | undefined {
  const values = (key: string): readonly string[] => [
    ...new Set(
      fragments.flatMap(({ values: all }) =>
        Object.entries(all).flatMap(([name, value]) => (name.startsWith(key) ? [String(value)] : [])),
      ),
    ),
  ];
  const about = fragments.flatMap(({ id }) => (id.startsWith('about.') ? id.slice('about.'.length).split(' ') : []));
  const pinned = [...new Set(about.filter((id) => rules.clauses[id] !== undefined))];
  const issues = about.filter((id) => rules.issues[id] !== undefined);
  const terms = new Set(about.filter((id) => rules.clauses[id] === undefined));
  const cards = [
    ...new Set([...values('card'), ...about.flatMap((id) => (id.startsWith('card:') ? [id.slice(5)] : []))]),
  ];
  // What a state is worth in a region stands on the scoring card of the region.
  const scored = pinned.some((id) => id.startsWith('10.1.'));
  const scoring = scored ? values('region').map((region) => `${region}-scoring`) : [];
  cards.push(...scoring.filter((id) => !cards.includes(id) && rules.cards.some((card) => card.id === id)));
  const touching = fragments.find(({ id }) => id === 'fact.neighbours');
  const ends =
    touching &&
    [touching.values.country1 ?? touching.values.country, touching.values.country2 ?? touching.values.home].map(String);
  const near = fused([ranked(terms, cards, rules), found]);
  const clauses = [...new Set([...pinned, ...likely.slice(0, BEFORE), ...near])];
  const shown = clauses.slice(0, Math.max(MOST, pinned.length));
  const countries = ends ? [] : values('country');
  const blame = blameIn(fragments);
  const general: General = {
    ...(blame && { blame }),
    clauses: ends ? pinned : shown,
    pinned: pinned.length > 0 || issues.length > 0,
    cards,
    countries,
    issues: [...new Set([...issues, ...(blame ? [BLAME] : []), ...issuesOf(cards, pinned, rules)])],
    ...(ends && { neighbours: [ends[0] as string, ends[1] as string] as const }),
  };
  return ends || general.clauses.length > 0 || cards.length > 0 || countries.length > 0 ? general : undefined;
}

/** How soon a place further down a list counts less. */
const DECLINE = 3;

/** The question of the register that is about whose fault a nuclear war is. */
const BLAME = 'defcon-blame';

/** One list of several: what stands high in both stands before what stands high in one. */
function fused(lists: readonly (readonly string[])[]): readonly string[] {
  const worth = new Map<string, number>();
  for (const list of lists)
    for (const [place, id] of list.entries()) worth.set(id, (worth.get(id) ?? 0) + 1 / (DECLINE + place));
  return [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

/** Is it a clause about how the game is played? */
export const isOfPlay = (id: string, rules: Ruleset): boolean =>
  rules.clauses[id]?.normative === true && !ELSEWHERE.test(id);

/** Variants, the box and the words of the booklet are not meant unless they are named. */
const ELSEWHERE = /^(1\.|2\.0|3\.4|11\.|12\.|LW-|OPT|TZ-)/;

/** Terms that nearly every question has: what they are of says little about what is asked. */
const COMMON = new Set([
  'turn',
  'country',
  'region',
  'event',
  'influence',
  'operations',
  'die',
  'victory_point',
  'action_round',
]);
const COMMON_WORTH = 0.3;

/** Clauses by how much of what is asked about they speak of. */
function ranked(terms: ReadonlySet<string>, cards: readonly string[], rules: Ruleset): readonly string[] {
  const all = Object.values(rules.clauses).filter(({ id }) => isOfPlay(id, rules));
  const asked = new Set([
    ...terms,
    ...cards.flatMap((card) => [card.replaceAll('-', '_'), card.replace(/^the-/, '').replaceAll('-', '_')]),
  ]);
  const rarity = (term: string): number =>
    (COMMON.has(term) ? COMMON_WORTH : 1) *
    Math.log(all.length / (1 + all.filter((clause) => clause.terms.includes(term)).length));
  return all
    .map(({ id, terms: own }) => {
      const met = own.filter((term) => asked.has(term));
      const worth = met.reduce((sum, term) => sum + rarity(term), 0);
      return { id, met: met.length, worth: worth - BESIDE * (own.length - met.length) };
    })
    .filter(({ met, worth }) => met > 0 && worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

/** Disputed questions about all the cards that are named, or about one of them and a clause that answers. */
function issuesOf(cards: readonly string[], clauses: readonly string[], rules: Ruleset): readonly string[] {
  if (cards.length === 0) return [];
  return Object.values(rules.issues)
    .filter((issue) => {
      const own = cards.filter((card) => issue.cards.includes(card));
      return (
        own.length === Math.min(cards.length, 2) &&
        own.length > 0 &&
        (cards.length > 1 || issue.clauses.some((id) => clauses.includes(id)))
      );
    })
    .map(({ id }) => id);
}
