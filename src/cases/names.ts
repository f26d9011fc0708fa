/** Finding countries and cards by whatever a person writes: id, number or name, case and accents ignored. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

/** Lower case, without accents, punctuation and asterisks: what two spellings of a name have in common. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Short forms in common use that are no official name. */
const SHORT: Readonly<Record<string, string>> = { uk: 'united-kingdom' };

export interface NameIndex {
  /** Index of a country in the ruleset, or undefined. */
  readonly country: (name: string) => number | undefined;
  /** Deluxe number of a card, or undefined. */
  readonly card: (name: string | number) => number | undefined;
  /** All country and card names known, for "did you mean". */
  readonly countries: readonly string[];
  readonly cards: readonly string[];
}

/** Localised names besides the English ones: id -> names in any language. */
export interface ExtraNames {
  readonly countries?: Readonly<Record<string, readonly string[]>>;
  readonly cards?: Readonly<Record<string, readonly string[]>>;
}

/** Indexes every name of a ruleset. */
export function indexNames(rules: Ruleset, extra: ExtraNames = {}): NameIndex {
  const countries = new Map<string, number>();
  rules.countries.forEach((country, index) => {
    for (const name of [country.id, country.name, ...(extra.countries?.[country.id] ?? [])])
      countries.set(plain(name), index);
  });
  // The space of the variant stands behind the countries; see `makeTables`.
  const { space, policy } = rules.civilWar;
  if (rules.policies[policy.issue] === policy.when) {
    for (const name of [space.id, space.name]) countries.set(plain(name), rules.countries.length);
  }
  for (const [short, id] of Object.entries(SHORT)) {
    const index = rules.countries.findIndex((country) => country.id === id);
    if (index >= 0) countries.set(short, index);
  }
  const cards = new Map<string, number>();
  for (const card of rules.cards) {
    for (const name of [card.id, card.title, ...(extra.cards?.[card.id] ?? [])]) cards.set(plain(name), card.number);
  }
  const numbers = new Set(rules.cards.map((card) => card.number));
  return {
    country: (name) => countries.get(plain(name)),
    card: (name) => {
      const number = typeof name === 'number' ? name : /^\d+$/.test(name) ? Number(name) : cards.get(plain(name));
      return number !== undefined && numbers.has(number) ? number : undefined;
    },
    countries: rules.countries.map((country) => country.name),
    cards: rules.cards.map((card) => card.title),
  };
}
