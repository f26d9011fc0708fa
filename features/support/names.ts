/** What countries, cards and sides are called in every language: name or inflected form -> id. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { RULES_ROOT } from '../../src/data/files.ts';

const RULES = pathToFileURL(join(RULES_ROOT, 'twilight-struggle/'));

/** Keys of a name entry that hold no spelling of the name: its grammar, and renderings that mislead. */
const NO_SPELLINGS = new Set(['gender', 'number', 'avoid']);

/** Every other key holds one spelling or a list of them. */
type Entry = Readonly<Record<string, string | readonly string[]>>;
type NameFile = Readonly<Record<'countries' | 'cards' | 'sides' | 'regions', Readonly<Record<string, Entry>>>>;
interface Country {
  readonly id: string;
  readonly name: string;
}
interface Card {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

const countries = read<{ countries: readonly Country[] }>('map.yaml').countries;
const { regions, subregions } = read<Readonly<Record<'regions' | 'subregions', readonly Country[]>>>('regions.yaml');
const cards = list('cards/').flatMap((file) => read<{ cards: readonly Card[] }>(file).cards);
const translations = list('i18n/')
  .map((language) => `${language}/names.yaml`)
  .filter((file) => existsSync(new URL(file, RULES)))
  .map((file) => read<Partial<NameFile>>(file));

/** The names of one kind of thing. */
export interface Vocabulary {
  /** Every spelling, longest first, so that no name is taken for the beginning of another. */
  readonly names: readonly string[];
  /** The id that a name stands for, in any case; throws on a name of nothing. */
  readonly idOf: (name: string) => string;
}

export const vocabularies: Readonly<Record<'country' | 'card' | 'side' | 'region', Vocabulary>> = {
  country: vocabulary(
    'countries',
    countries.map(({ id, name }) => [id, name]),
  ),
  card: vocabulary(
    'cards',
    cards.map(({ id, title }) => [id, title]),
  ),
  side: vocabulary('sides', [
    ['us', 'US'],
    ['ussr', 'USSR'],
  ]),
  region: vocabulary(
    'regions',
    [...regions, ...subregions].map(({ id, name }) => [id, name]),
  ),
};

/** The number by which cases and rulings call a card. */
export function cardNumber(id: string): number {
  return found(cards, id).number;
}

function vocabulary(kind: keyof NameFile, english: readonly (readonly [string, string])[]): Vocabulary {
  const translated = translations
    .flatMap((file) => Object.entries(file[kind] ?? {}))
    .flatMap(([id, entry]) => spellings(entry).map((name) => [id, name] as const));
  const ids = new Map<string, string>();
  for (const [id, name] of [...english, ...translated]) {
    const other = ids.get(key(name)) ?? id;
    if (other !== id) throw new Error(`names.yaml, ${kind}: "${name}" means both ${other} and ${id}`);
    ids.set(key(name), id);
  }
  const names = new Set([...english, ...translated].map(([, name]) => name));
  return {
    names: [...names].sort((a, b) => b.length - a.length),
    idOf: (name) => {
      const id = ids.get(key(name));
      if (id === undefined) throw new Error(`none of the ${kind} is called "${name}"`);
      return id;
    },
  };
}

function spellings(entry: Entry): readonly string[] {
  return Object.entries(entry).flatMap(([field, value]) => (NO_SPELLINGS.has(field) ? [] : value));
}

/** Sentences quote a title once, also one that has quotation marks of its own. */
function key(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[«»„“”"](.*)[«»„“”"]$/su, '$1');
}

function found<T extends { readonly id: string }>(things: readonly T[], id: string): T {
  const thing = things.find((each) => each.id === id);
  if (!thing) throw new Error(`no such id: ${id}`);
  return thing;
}

function list(folder: string): readonly string[] {
  return readdirSync(new URL(folder, RULES)).map((name) => folder + name);
}

function read<T>(path: string): T {
  return parse(readFileSync(new URL(path, RULES), 'utf8')) as T;
}
