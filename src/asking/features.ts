/**
 * What a question speaks of, by which it is held against others: what its words mean, the terms and clauses that were
 * recognised, and of what kind the cards and countries are that it names. Kept questions are written down as their words and
 * names only; the rest follows from the rules, so that a question in one language helps one in another.
 */
import { hasVerb } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Concepts } from './concepts.ts';
import { stemOf } from './search.ts';
import type { Fragment } from './segment.ts';
import type { Token } from './tokens.ts';

/** What is looked at of a question that has been read. */
interface Spoken {
  readonly tokens: readonly Token[];
  readonly fragments: readonly Fragment[];
  readonly called: readonly string[];
  readonly language: { readonly isFiller: (word: string) => boolean; readonly concepts: Concepts };
}

/** What is named is told by what it is, not by its words. */
const NAMING = /^named\.(?:card|country|region|side)$|^position\.defcon$/;
const DEFCON = 'position.defcon';

/** A question as its words and names: `word`, `+term`, `card:id`, `country:id`, `region:id`, `defcon:n`, `#` for a number. */
export function briefOf(
  { tokens, fragments, called, language: { isFiller, concepts } }: Spoken,
  rules: Ruleset,
): readonly string[] {
  const isNamed = (at: number): boolean =>
    fragments.some(({ id, from, to }) => NAMING.test(id) && from <= at && at < to);
  const words = tokens.flatMap(({ word }, at) => {
    if (isNamed(at)) return [];
    if (/\d/.test(word)) return ['#'];
    return isFiller(word) && concepts(word).length === 0 ? [] : [word];
  });
  // A card may be spoken of by a phrase as well: "bear trapped".
  const terms = fragments.flatMap(({ id }) =>
    id
      .split(' ')
      .map((each) => each.replace(/^about\./, ''))
      .map((each) => (each.startsWith('card:') ? each : `+${each}`)),
  );
  const cards = called.map((id) => `card:${id}`);
  const things = fragments.flatMap(({ id, values }) => [
    ...Object.entries(values).flatMap(([slot, value]) => {
      const kind = /^(card|country|region)/.exec(slot)?.[1];
      return kind === undefined ? [] : [`${kind}:${value}`];
    }),
    ...(id === DEFCON ? [`defcon:${values.n}`] : []),
    ...regionsCalled(id, rules),
  ]);
  const meant = new Set(words.flatMap(concepts));
  const isScoring =
    SCORING.some((all) => all.every((concept) => meant.has(concept))) ||
    things.filter((thing) => thing.startsWith('country:')).length >= MANY;
  const scoring = isScoring ? scoredIn(things, rules) : [];
  return [...new Set([...words, ...terms, ...cards, ...things, ...scoring])].sort();
}

/** The regions whose names are taken for the terms of clauses. */
const regionsCalled = (id: string, rules: Ruleset): readonly string[] =>
  id
    .split(' ')
    .map((each) => each.replace(/^about\./, '').replaceAll('_', '-'))
    .filter((each) => rules.cards.some((card) => card.id === `${each}-scoring`))
    .map((each) => `region:${each}`);

/** Whoever uses these words beside a region, or countries of one, speaks of its scoring. */
const SCORING = [['scoring'], ['dominate'], ['presence'], ['points', 'control', 'battleground']];

/** Whoever lists so many countries counts a region. */
const MANY = 5;

/** The scoring cards of the regions that are named, or of those in which all the countries lie that are. */
function scoredIn(things: readonly string[], rules: Ruleset): readonly string[] {
  const named = (kind: string): readonly string[] =>
    things.flatMap((thing) => (thing.startsWith(`${kind}:`) ? [thing.slice(kind.length + 1)] : []));
  const regions = named('country').map((id) => {
    const country = rules.countries.find((each) => each.id === id);
    return country ? [country.region, ...country.subregions] : [];
  });
  const common = regions[0]?.filter((region) => regions.every((each) => (each as readonly string[]).includes(region)));
  const scored = named('region').length > 0 ? named('region') : (common ?? []);
  return scored
    .map((region) => `${region}-scoring`)
    .filter((id) => rules.cards.some((card) => card.id === id))
    .map((id) => `card:${id}`);
}

/** The clause by which each level of DEFCON, and each region at the highest level that does it, is closed. 8.1.5 */
export function closingClauses({ clauses }: Pick<Ruleset, 'clauses'>): ReadonlyMap<string, string> {
  const levels = Object.values(clauses).flatMap(({ id, facts: { level, closed } }) =>
    id.startsWith('8.1.5.') && typeof level === 'number'
      ? [{ id, level, closed: Array.isArray(closed) ? closed : [] }]
      : [],
  );
  // A later entry of a map stands: the highest level comes last.
  return new Map(
    levels
      .sort((a, b) => a.level - b.level)
      .flatMap(({ id, level, closed }) =>
        [`defcon:${level}`, ...closed.map((region) => `region:${region}`)].map((each) => [each, id] as const),
      ),
  );
}

/** What the event of a card does, as far as a question about the rules may turn on it. */
const VERBS =
  'score defcon vp discard modify war exempt space ops forbid reveal take trap cancel china requires uncredited oblige'.split(
    ' ',
  );

/** Makes features of a brief question. */
export function makeFeatures(
  rules: Ruleset,
): (brief: readonly string[], concepts: Concepts, locale: string) => readonly string[] {
  const cards = new Map(
    rules.cards.map(({ id, event, scoring, war }) => [
      id,
      [
        ...VERBS.filter((verb) => hasVerb(event, verb)).map((verb) => `does:${verb}`),
        ...(scoring ? ['=scoring', '#scoring-card'] : []),
        ...(war ? ['#war-card'] : []),
        ...(id === 'the-china-card' ? ['=china'] : []),
      ],
    ]),
  );
  const countries = new Map(
    rules.countries.map(({ id, battleground, superpower, region, subregions }) => [
      id,
      [
        battleground ? '#battleground' : '#no-battleground',
        ...(superpower ? ['#at-superpower'] : []),
        ...[region, ...subregions].map((each) => `region:${each}`),
      ],
    ]),
  );
  const expand = (item: string, concepts: Concepts, locale: string): readonly string[] => {
    if (item === '#') return ['#number'];
    if (item.startsWith('+')) return [item];
    const [kind = '', id] = item.split(':');
    if (id === undefined) return [...concepts(item).map((concept) => `=${concept}`), `${locale}:${stemOf(item)}`];
    if (kind === 'card') return [item, '#card', ...(cards.get(id) ?? [])];
    if (kind === 'country') return [item, '#country', ...(countries.get(id) ?? [])];
    return kind === 'defcon' ? [item, '=defcon'] : [item, '#region'];
  };
  return (brief, concepts, locale) => [...new Set(brief.flatMap((item) => expand(item, concepts, locale)))];
}
