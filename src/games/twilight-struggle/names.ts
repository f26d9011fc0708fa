/** What the things of the game are called in one language, in the forms that sentences need. Pure. */
import type { ListWords } from '../../core/lists.ts';
import type { Message, NameOf, Names, Words } from '../../core/render.ts';
import type { Locale } from '../../core/ruleset.ts';
import type { GameFact } from './facts.ts';
import { SIDE_IDS, type Tables, US, USSR } from './tables.ts';

/** A name as the language files give it, with the cases that the language has. */
export type NameEntry = Readonly<Record<string, unknown>>;
type Named = Readonly<Record<string, NameEntry>>;

/** The part of the texts of a language that names are made of; what `loadTexts` returns fits. */
export interface NameTexts {
  readonly locale: Locale;
  readonly language?: Ways;
  readonly messages: Words;
  readonly names: { readonly sides: Named; readonly regions: Named; readonly countries: Named; readonly cards: Named };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What a language does with names, beside what its entries say; what `loadTexts` returns fits. */
interface Ways {
  /** A form that nobody gives is missing; in a language that is not whole yet the plain name stands in for it. */
  readonly complete?: boolean;
  readonly forms?: Readonly<Record<string, string>>;
  readonly titles?: Readonly<Record<string, string>>;
  readonly quotes?: readonly [open: string, close: string];
  readonly label?: string;
  readonly lists?: ListWords;
}

/** A form of a name: as the entry gives it, or as the language makes it, `in: 'in {the}'`. */
function formOf(ways: Ways, entry: NameEntry, form: string | undefined): string | undefined {
  if (form === undefined) return text(entry.name);
  return ownFormOf(ways, entry, form) ?? (ways.complete ? undefined : text(entry.name));
}

/** The same without the plain name in its stead: what a language makes of a form that nobody gives is nothing. */
export function ownFormOf({ forms = {} }: Ways, entry: NameEntry, form: string): string | undefined {
  const given = text(entry[form]);
  const made = forms[form];
  if (given !== undefined || made === undefined) return given;
  const parts = made.split(/\{(\w+)\}/);
  const filled = parts.map((part, at) => (at % 2 === 0 ? part : ownFormOf({ forms }, entry, part)));
  return filled.includes(undefined) ? undefined : filled.join('');
}

/** The names of a language for the countries and cards of these tables. */
export function makeNames(tables: Tables, texts: NameTexts): Names {
  const { locale, language: ways = {}, messages, names } = texts;
  const word = (id: string, form?: string): string | undefined =>
    text(messages[`word.${id}${form === undefined ? '' : `.${form}`}`]);
  const words =
    (kind: string): NameOf =>
    (value, form) =>
      form === 'id' ? String(value) : word(`${kind}.${value}`, form);

  const country: NameOf = (value, form) => {
    const id = tables.countries[Number(value)]?.id;
    if (id === undefined || form === 'id') return id;
    const entry = names.countries[id];
    return entry ? formOf(ways, entry, form) : word(`country.${id}`, form);
  };
  const region: NameOf = (value, form) => {
    if (form === 'id') return String(value);
    const entry = names.regions[value];
    return entry && formOf(ways, entry, form);
  };
  const side: NameOf = (value, form) => {
    const id = typeof value === 'number' ? SIDE_IDS[value] : value;
    if (id === undefined || form === 'id') return id;
    const entry = names.sides[id];
    // A label has no article: URSS, not la URSS.
    return entry && formOf(ways, entry, form ?? ways.label);
  };
  const card: NameOf = (value, form) => {
    if (value === 0) return word('card.hidden');
    const id = tables.cards[Number(value)]?.id;
    if (id === undefined || form === 'id') return id;
    const entry = names.cards[id];
    return entry && cardForm(ways, entry, form);
  };
  const clause: NameOf = (value, form) => {
    const id = /^card:(.*)/.exec(String(value))?.[1];
    if (id === undefined) return String(value);
    const number = tables.cardNumber.get(id);
    return number === undefined
      ? undefined
      : form === 'title'
        ? card(number, undefined)
        : `${word('clause.card')} ${number}`;
  };
  const option: NameOf = (value) => word(`option.${value}`) ?? region(value, undefined) ?? level(value, undefined);
  const raw: NameOf = (value) => String(value);

  return {
    locale,
    ...(ways.lists && { lists: ways.lists }),
    of: {
      country,
      region,
      side,
      implementer: side,
      awaited: side,
      owner: side,
      // A side in "it is for the USSR to decide, not for the US", else the card that causes something.
      by: (value, form) => (typeof value === 'number' ? card(value, form) : side(value, form)),
      card,
      owed: card,
      spared: card,
      clause,
      option,
      crisis: words('crisis'),
      step: (value) => stepWord(word, String(value)),
      issue: raw,
      reading: raw,
      // What a record states, in its own words.
      what: raw,
      expected: raw,
      came: raw,
      ...Object.fromEntries(
        ['mode', 'use', 'order', 'how', 'period', 'fact', 'edition', 'why'].map((kind) => [kind, words(kind)]),
      ),
    },
    each: {
      ...{
        cards: card,
        choices: card,
        options: option,
        countries: country,
        places: country,
        regions: region,
        crises: words('crisis'),
      },
      modifiers: (value, form) => modifierNamed(String(value), form, card),
      acts: words('act'),
      moves: (value) => moveNamed(String(value).split(':').map(Number), side, country),
    },
    either: new Set(['choices', 'crises', 'options', 'places', 'regions']),
    number: (n, form) => (form === 'vp' ? placeOnTrack(n, side) : undefined),
  };
}

/** What a card adds, `43:-1`: its amount with its sign, and its title. */
function modifierNamed(value: string, form: string | undefined, card: NameOf): string | undefined {
  const [number, amount] = value.split(':').map(Number);
  const title = number === undefined ? undefined : card(number, form);
  if (title === undefined || amount === undefined) return undefined;
  return form === 'id' ? `${title} ${amount}` : `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${title}`;
}

/** A change of influence in short: whose, where, from and to. */
function moveNamed([by, where, from, to]: readonly number[], side: NameOf, country: NameOf): string | undefined {
  const [who, place] = [side(by ?? -1, undefined), country(where ?? -1, undefined)];
  return who === undefined || place === undefined ? undefined : `${who} ${place} ${from} → ${to}`;
}

/** Levels of DEFCON are options too. */
const level: NameOf = (value) => (/^[1-5]$/.test(String(value)) ? String(value) : undefined);

/** A place on the victory point track: "US 3", "USSR 5", "0". 10.2.1 */
const placeOnTrack = (n: number, side: NameOf): string =>
  n === 0 ? '0' : `${side(n > 0 ? US : USSR, undefined)} ${Math.abs(n)}`;

/** The word for a state of the chart: that of the longest end of its path which has one. The others pass by themselves. */
function stepWord(word: (id: string) => string | undefined, path: string): string | undefined {
  const parts = path.split('.');
  const ends = parts.map((_, from) => parts.slice(from).join('.'));
  return [...ends, 'automatic'].map((end) => word(`step.${end}`)).find((found) => found !== undefined);
}

/** A form of a title in quotation marks; the China Card, which is a card by its title, gives its own. */
function cardForm(
  { quotes: [open, close] = ['', ''], titles = {}, complete }: Ways,
  entry: NameEntry,
  form: string | undefined,
): string | undefined {
  const title = text(entry.title);
  if (title === undefined) return undefined;
  const quoted = open !== '' && title.startsWith(open) ? title : `${open}${title}${close}`;
  const plain = text(entry.plain) ?? quoted;
  if (form === undefined) return plain;
  return text(entry[form]) ?? titles[form]?.replace('{title}', quoted) ?? (complete ? undefined : plain);
}

/** What a fact claims, as something to say. */
export function claimOf(fact: GameFact): Message {
  const { type, ...rest } = fact as GameFact & { readonly by?: number };
  const { by, ...args } = rest as { readonly by?: number } & Record<string, number | string | readonly number[]>;
  return { message: `claim.${type}`, args: { ...args, ...(by !== undefined && { side: by }) } };
}
