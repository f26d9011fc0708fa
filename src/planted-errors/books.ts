/** The documents that errors are put into: our own clauses as a rulebook, and the real ones beside this checkout. */

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { beside } from '../beside.fixture.ts';
import { loadResources, type Resources } from '../cli/commands/crosscheck-resources.ts';
import { addTo } from '../core/grouped.ts';
import type { TargetLocale } from '../crosscheck/types.ts';
import type { Edition } from '../data/index.ts';
import { TARGET_LOCALES } from '../data/locales.ts';
import { rulesFile } from '../data/rules-file.ts';
import { reword, type Words } from './sites.ts';

export interface Book {
  readonly name: string;
  readonly source: string;
  readonly locale: TargetLocale;
  readonly edition: Edition;
  readonly sections?: readonly string[];
  readonly isRuleText: (line: number) => boolean;
}

/** What `books.yaml` says of a real rulebook. */
interface Real {
  readonly prefix: string;
  readonly locale: TargetLocale;
  readonly edition: Edition;
  readonly sections?: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly skip: readonly (readonly [number, number])[];
}

/** The real rulebooks; none where they are absent. */
export function realBooks(): readonly Book[] {
  const folder = beside('seeds/');
  if (!folder.present) return [];
  const names = readdirSync(folder.path);
  const real = parse(readFileSync(new URL('books.yaml', import.meta.url), 'utf8')) as readonly Real[];
  return real.flatMap(({ prefix, locale, edition, sections, from, to, skip }): Book[] => {
    const name = names.find((each) => each.startsWith(prefix));
    if (name === undefined) return [];
    const source = readFileSync(`${folder.path}${name}`, 'utf8');
    const lines = source.split(/\r\n|\n|\r/);
    const isRuleText = (line: number) =>
      line >= from &&
      line <= to &&
      !skip.some(([first, last]) => line >= first && line <= last) &&
      !/^\s*(?:>|!\[)/.test(lines[line - 1] ?? '');
    return [{ name, source, locale, edition, ...(sections && { sections }), isRuleText }];
  });
}

/** Our own clauses as a rulebook: a paragraph for each, with its printed number where it has one of its own. */
export function ownBook(locale: TargetLocale): Book {
  const { canon } = resourcesOf(locale, 'deluxe');
  const source = canon.clauses
    .filter(({ heading }) => !heading)
    .map(({ id, official, summary }) => (id === official ? `${official} ${summary}` : summary))
    .join('\n\n');
  return { name: `own.${locale}.txt`, source, locale, edition: 'deluxe', isRuleText: () => true };
}

/**
 * A second book, which a program makes of our own clauses: in other words, without the headings, and with the statements of a
 * clause in one paragraph, as a booklet has them.
 */
export function rewordedBook(locale: TargetLocale): Book | undefined {
  const words = wordsOf(locale);
  if (!words.reworded) return undefined;
  const { canon } = resourcesOf(locale, 'deluxe');
  const paragraphs = new Map<string, string[]>();
  for (const { id, official, heading, summary } of canon.clauses) {
    const text = reword(summary, words);
    if (!heading) addTo(paragraphs, official, id === official ? `${official} ${text}` : text);
  }
  const source = [...paragraphs.values()].map((each) => each.join(' ')).join('\n\n');
  return { name: `reworded.${locale}.txt`, source, locale, edition: 'deluxe', isRuleText: () => true };
}

/** The words that a text in a language is spoilt with. */
export const wordsOf = (locale: TargetLocale): Words => rulesFile(`shared/planted-errors/${locale}.yaml`) as Words;

/** The languages for which there are some. */
export const SPOILT_LOCALES: readonly TargetLocale[] = TARGET_LOCALES.filter((locale) => wordsOf(locale));

const loaded = new Map<string, Resources>();

export function resourcesOf(locale: TargetLocale, edition: Edition): Resources {
  const key = `${locale} ${edition}`;
  const known = loaded.get(key) ?? loadResources(locale, edition);
  loaded.set(key, known);
  return known;
}
