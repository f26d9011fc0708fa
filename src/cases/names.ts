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

/** Indexes every name of a ruleset. Made once for the same tables and extra names; policies change nothing but a variant. */
export function indexNames(rules: Ruleset, extra: ExtraNames = NO_NAMES): NameIndex {
  const { policy } = rules.civilWar;
  const variant = rules.policies[policy.issue] === policy.when;
  const key = variant ? 'variant' : 'plain';
  const made = MADE.get(rules.cards) ?? new WeakMap<ExtraNames, Map<string, NameIndex>>();
  MADE.set(rules.cards, made);
  const kinds = made.get(extra) ?? new Map<string, NameIndex>();
  made.set(extra, kinds);
  const index = kinds.get(key) ?? makeIndex(rules, extra, variant);
  kinds.set(key, index);
  return index;
}

const NO_NAMES: ExtraNames = {};
const MADE = new WeakMap<Ruleset['cards'], WeakMap<ExtraNames, Map<string, NameIndex>>>();

function makeIndex(rules: Ruleset, extra: ExtraNames, variant: boolean): NameIndex {
  const countries = new Map<string, number>();
  const cards = new Map<string, number>();
  // English names come last: a form of another language must not take one of them.
  for (const [at, { id }] of rules.countries.entries()) addNames(countries, extra.countries?.[id], at);
  for (const { id, number } of rules.cards) addNames(cards, extra.cards?.[id], number);
  for (const [at, { id, name }] of rules.countries.entries()) addNames(countries, [id, name], at);
  for (const { id, title, number } of rules.cards) addNames(cards, [id, title], number);
  // The space of the variant stands behind the countries; see `makeTables`.
  const { space } = rules.civilWar;
  if (variant) addNames(countries, [space.id, space.name], rules.countries.length);
  for (const [short, id] of Object.entries(SHORT)) {
    const at = rules.countries.findIndex((country) => country.id === id);
    if (at >= 0) countries.set(short, at);
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

function addNames(index: Map<string, number>, names: readonly string[] = [], value: number): void {
  for (const name of names) index.set(plain(name), value);
}
