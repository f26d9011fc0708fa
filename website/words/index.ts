/**
 * The words of the site itself, a file for each language; rules, names and rulings come from `rules/`. Forms that agree with a
 * number are divided by `|`. The first example of a question is ruled on when the site is built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { languageFile } from '../../src/data/locales.ts';
import type words from './en.json';

export type Words = typeof words;

const read = (locale: string): object => {
  const file = new URL(`./${locale}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
};

/** The words of the site in a language; English where it has none. */
export function wordsOf(locale: string): Words {
  const own = { language: languageFile(locale).name, tag: locale, ...read(locale) };
  return laid(read('en'), own) as Words;
}

/** Lists, such as examples, are taken whole. */
function laid(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  if (typeof english !== 'object' || english === null || Array.isArray(english)) return own;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, laid(value, (own as Readonly<Record<string, unknown>>)[key])]),
  );
}
