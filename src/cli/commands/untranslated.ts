/** What a language lacks, and with which share of everything: what is missing is said in English. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PACKAGE_ROOT } from '../../data/files.ts';
import { LOCALES } from '../../data/locales.ts';
import { rulesPaths } from '../../data/parsed.ts';
import { rulesFileIfRight } from '../../data/rules-file.ts';
import { flatten } from '../../interchange/units.ts';
import { isTranslated, loadEntries } from './translated-entries.ts';

/** The texts of one file. */
export interface Part {
  /** Below the project; where it is, or belongs. */
  readonly file: string;
  readonly have: number;
  readonly of: number;
  /** Ids of what is not there. */
  readonly missing: readonly string[];
}

/** Files whose entries are those of the English file, beside what `arbiter export` gives to translate. */
const BESIDE = [
  { place: 'rules/shared/facts.{}.yaml', only: undefined },
  // Entries besides these are a language's own; a choice among values needs every one of them, or an `other`.
  { place: 'rules/twilight-struggle/i18n/{}/sentences.yaml', only: 'said' },
  { place: 'rules/shared/asking.{}.yaml', only: 'phrases' },
  { place: 'features/phrases/{}.yaml', only: undefined },
  { place: 'website/words/{}.json', only: undefined },
] as const;

/** Files that a language has or has not. */
const WHOLE = [
  'rules/shared/language.{}.yaml',
  'rules/shared/crosscheck/{}.yaml',
  'rules/shared/crosscheck/concepts.{}.yaml',
] as const;

const placed = (place: string, locale: string): string => place.replace('{}', locale);

/** Every file of a language, each with what it lacks. */
export function partsOf(locale: string): readonly Part[] {
  const files = new Map<string, { have: number; of: number; missing: string[] }>();
  const count = (file: string, id: string, isThere: boolean): void => {
    const part = files.get(file) ?? { have: 0, of: 0, missing: [] };
    files.set(file, part);
    part.of += 1;
    if (isThere) part.have += 1;
    else part.missing.push(id);
  };
  for (const place of WHOLE) count(placed(place, locale), 'the file', isThere(placed(place, locale)));
  for (const entry of loadEntries(locale).entries)
    if (!entry.file.startsWith('features/')) count(entry.file, entry.id, isTranslated(entry));
  for (const { place, only } of BESIDE) {
    const source = readFile(placed(place, 'en'));
    if (source === undefined) continue;
    const own = readFile(placed(place, locale));
    const ids = only === 'said' ? saidIds(source, own) : missingIds(part(source, only), part(own, only));
    for (const [id, there] of ids) count(placed(place, locale), id, there);
  }
  return [...files].map(([file, each]) => ({ file, ...each })).sort((a, b) => (a.file < b.file ? -1 : 1));
}

const part = (value: unknown, key: string | undefined): unknown =>
  key === undefined ? value : ((value ?? {}) as Readonly<Record<string, unknown>>)[key];

function missingIds(source: unknown, own: unknown): (readonly [id: string, there: boolean])[] {
  const there = new Set(flatten(own ?? {}, '').map(([id]) => id));
  const tops = new Set([...there].map(topOf));
  // Of several ways to say something one is enough.
  const ids = new Set(flatten(source, '').map(([id]) => id.replace(/\/\d+$/, '')));
  return [...ids].map((id) => [
    id.replace(/^\//, ''),
    there.has(id) || [...there].some((each) => each.startsWith(`${id}/`)) || tops.has(id),
  ]);
}

const topOf = (id: string): string => id.replace(/\/[^/]*$/, '');

type Book = Readonly<Record<string, unknown>>;

/** The kinds of phrases that every phrasebook must know, with all their cases; how it makes words of them is its own matter. */
const KINDS = ['act', 'condition', 'value', 'until', 'moment', 'role', 'related', 'difference'] as const;
const FRAME = [
  'join-clauses',
  'if',
  'unless',
  'otherwise',
  'otherwise-if',
  'again',
  'choose',
  'offer',
  'option',
  'prerequisite',
  'forbidden-by',
  'no-headline',
  'no-event',
  'paired',
  'before-headlines',
  'only-played-by',
  'lasting',
  'removed',
  'relation',
  'facts',
] as const;

function saidIds(source: unknown, own: unknown): (readonly [id: string, there: boolean])[] {
  const [english, book] = [source as Book, (own ?? {}) as Book];
  const cases = KINDS.flatMap((kind) => {
    const mine = (book[kind] ?? {}) as Book;
    return Object.keys(english[kind] as Book)
      .filter((key) => key !== 'by')
      .map((key) => [`${kind}.${key}`, key in mine || 'other' in mine] as const);
  });
  return [...cases, ...FRAME.map((id) => [id, id in book] as const)];
}

function isThere(file: string): boolean {
  return file.startsWith('rules/')
    ? rulesPaths().includes(file.slice('rules/'.length))
    : existsSync(join(PACKAGE_ROOT, file));
}

function readFile(file: string): unknown {
  if (!isThere(file)) return undefined;
  if (!file.startsWith('rules/')) return parse(readFileSync(join(PACKAGE_ROOT, file), 'utf8'));
  return rulesFileIfRight(file.slice('rules/'.length));
}

/** The part of all texts that is there, as whole per cent; never 100 with something missing. */
export function shareOf(parts: readonly Pick<Part, 'have' | 'of'>[]): number {
  const [have, of] = [parts.reduce((sum, each) => sum + each.have, 0), parts.reduce((sum, each) => sum + each.of, 0)];
  return Math.floor((100 * have) / Math.max(1, of));
}

/** Is that a language at all, ours or one to come? */
export const isLanguage = (locale: string): boolean =>
  LOCALES.includes(locale) || /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(locale);
