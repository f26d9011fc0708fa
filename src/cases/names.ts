/** Finding countries and cards by whatever a person writes: id, number or name, case and accents ignored. */
import { remember, rememberText } from '../core/remember.ts';
import { plain } from '../core/spelling.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { misspellings } from './misspelt.ts';
import { isDivided, meanings } from './nicknames.ts';

export { plain };

/** Short forms in common use that are no official name. */
const SHORT: Readonly<Record<string, string>> = { uk: 'united-kingdom' };

export interface NameIndex {
  /** Index of a country in the ruleset, or undefined. */
  readonly country: (name: string) => number | undefined;
  /** Deluxe number of a card, or undefined. */
  readonly card: (name: string | number) => number | undefined;
  /** Is this a name as it is written, not a beginning or a part of one? */
  readonly isCountry: (name: string) => boolean;
  readonly isCard: (name: string | number) => boolean;
  /** English names of everything that a name may stand for, where it is not one thing alone. */
  readonly countriesLike: (name: string) => readonly string[];
  readonly cardsLike: (name: string) => readonly string[];
  /** The one country or card whose name is one letter away. */
  readonly misspelt: (name: string) => Misspelt | undefined;
  /** All country and card names known, for "did you mean". */
  readonly countries: readonly string[];
  readonly cards: readonly string[];
}

/** What a misspelt name stands for. */
export interface Misspelt {
  readonly kind: 'country' | 'card';
  /** Index of the country, or number of the card. */
  readonly at: number;
}

/** Localised names besides the English ones: id -> names in any language. */
export interface ExtraNames {
  readonly countries?: Readonly<Record<string, readonly string[]>>;
  readonly cards?: Readonly<Record<string, readonly string[]>>;
}

/** Indexes every name of a ruleset. Made once for the same tables and extra names; policies change nothing but a variant. */
export function indexNames(rules: Ruleset, given: ExtraNames = NO_NAMES): NameIndex {
  const extra = Object.keys(given).length === 0 ? NO_NAMES : given;
  const { policy } = rules.civilWar;
  const variant = rules.policies[policy.issue] === policy.when;
  const key = [variant, ...rules.cards.flatMap(({ deck }) => (deck ? [rules.policies[deck.issue]] : []))].join();
  const kinds = indexesOf(rules.cards)(extra);
  const index = kinds.get(key) ?? makeIndex(rules, extra, variant);
  kinds.set(key, index);
  return index;
}

const NO_NAMES: ExtraNames = {};
const indexesOf = remember((_: Ruleset['cards']) => remember((_: ExtraNames) => new Map<string, NameIndex>()));

function makeIndex(rules: Ruleset, extra: ExtraNames, variant: boolean): NameIndex {
  const countries = new Map<string, number>();
  const cards = new Map<string, number>();
  // A card that the players have not agreed on takes no short name from one of the deck.
  const outside = new Map<string, number>();
  const listOf = ({ deck }: Card) => (deck && rules.policies[deck.issue] !== deck.when ? outside : cards);
  // English names come last: a form of another language must not take one of them.
  for (const [at, { id }] of rules.countries.entries()) addNames(countries, extra.countries?.[id], at);
  for (const card of rules.cards) addNames(listOf(card), extra.cards?.[card.id], card.number);
  for (const [at, { id, name }] of rules.countries.entries()) addNames(countries, [id, name], at);
  for (const card of rules.cards) addNames(listOf(card), [card.id, card.title], card.number);
  // The space of the variant stands behind the countries; see `makeTables`.
  const { space } = rules.civilWar;
  if (variant) addNames(countries, [space.id, space.name], rules.countries.length);
  for (const [short, id] of Object.entries(SHORT)) {
    const at = rules.countries.findIndex((country) => country.id === id);
    if (at >= 0) countries.set(short, at);
  }
  const numbers = new Set(rules.cards.map((card) => card.number));
  const only = (all: readonly number[]): number | undefined => (all.length === 1 ? all[0] : undefined);
  // A question is read in every language, and each time the same words may be a name.
  const countriesNamed = rememberText((name) => meanings(countries, plain(name), name));
  const cardsNamed = rememberText((name) => {
    const found = cards.has(plain(name)) || !outside.has(plain(name)) ? meanings(cards, plain(name), name) : [];
    return found.length > 0 ? found : meanings(outside, plain(name), name);
  });
  const nearly = misspellings(
    new Map([
      ...[...countries].map(([name, at]) => [name, `country ${at}`] as const),
      ...[...cards].map(([name, at]) => [name, `card ${at}`] as const),
    ]),
  );
  const titles = new Map(rules.cards.map(({ number, title }) => [number, title]));
  return {
    country: (name) => only(countriesNamed(name)),
    card: (name) => {
      const number = typeof name === 'number' ? name : /^\d+$/.test(name) ? Number(name) : only(cardsNamed(name));
      return number !== undefined && numbers.has(number) ? number : undefined;
    },
    isCountry: (name) => countries.has(plain(name)),
    isCard: (name) =>
      typeof name === 'number' ? numbers.has(name) : cards.has(plain(name)) || outside.has(plain(name)),
    countriesLike: (name) => countriesNamed(name).flatMap((at) => rules.countries[at]?.name ?? []),
    cardsLike: (name) => cardsNamed(name).flatMap((number) => titles.get(number) ?? []),
    misspelt: rememberText((name) => {
      const [kind, at] = (isDivided(name) ? undefined : nearly(plain(name)))?.split(' ') ?? [];
      return kind === 'country' || kind === 'card' ? { kind, at: Number(at) } : undefined;
    }),
    countries: rules.countries.map((country) => country.name),
    cards: rules.cards.map((card) => card.title),
  };
}

function addNames(index: Map<string, number>, names: readonly string[] = [], value: number): void {
  for (const name of names) index.set(plain(name), value);
}
