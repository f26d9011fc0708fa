/**
 * Do the sentences of clauses print the values of their clause and the names of the data, in every language, and no number, region,
 * country, card or box that is typed?
 */
import { parseTemplate } from '../core/render-template.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Check, Report, ValidFile, ValidFiles } from './check.ts';
import { sourcesOf, TWILIGHT_STRUGGLE } from './consistency-facts.ts';
import { nearest } from './nearest.ts';
import { type Called, type FactsByEdition, factsByEdition, fillSentence } from './sentences.ts';
import type { ClauseSource, Sources } from './sources.ts';
import { calledStrictly, englishNames, entryOf, nameIds, overlayNames, type TextNames } from './texts.ts';
import { type Finder, finderOf, namedIn } from './typed-words.ts';

export const checkSentences: readonly Check[] = [
  { needs: [...TWILIGHT_STRUGGLE, 'summaries', 'names', 'asking'], run: sentencesPrintTheirValues },
];

interface Sentence {
  readonly file: ValidFile;
  readonly path: readonly (string | number)[];
  readonly id: string;
  readonly text: string;
  readonly locale: Locale;
}

function sentencesPrintTheirValues(files: ValidFiles, report: Report): void {
  const own = files.of<readonly ClauseSource[]>('clauses').flatMap((file) => sourceSentences(file, 'en'));
  const all = [...own, ...files.of<Translations>('summaries').flatMap(translatedSentences)];
  const sources = sourcesOf(files);
  const naming = languages((locale) => {
    const names = namesOf(files, sources, locale);
    const named = Object.fromEntries(nameIds(names).map((id) => [id, entryOf(names, id) ?? {}]));
    const second = Object.entries(names.space.second).map(
      ([box, { name }]) => [`space-${box}.second`, { name }] as const,
    );
    const find = finderOf({ ...named, ...Object.fromEntries(second) }, numberWords(files, locale), locale);
    return { called: calledStrictly(names), ids: Object.keys(named), find };
  });
  checkValues(all, factsByEdition(sources), naming, report);
}

/** What things are called in a language, as the texts have it. */
function namesOf(files: ValidFiles, sources: Sources, locale: Locale): TextNames {
  const written = inLanguage(files.of<Partial<TextNames>>('names'), locale) ?? {};
  return overlayNames(englishNames(sources), written);
}

/** The file of a language. */
export const inLanguage = <T>(files: readonly ValidFile<T>[], locale: Locale): T | undefined =>
  files.find(({ read }) => read.file.includes(`/${locale}/`))?.value;

/** The words for numbers by which questions and localized rulebooks are read. */
export function numberWords(files: ValidFiles, locale: Locale): Readonly<Record<string, number>> {
  const of = (kind: 'asking' | 'lexicon') =>
    files
      .of<{ readonly numbers: Readonly<Record<string, number>> }>(kind)
      .filter(({ read }) => read.file.endsWith(`${locale}.yaml`))
      .map(({ value }) => value.numbers);
  return Object.assign({}, ...of('asking'), ...of('lexicon'));
}

/** What the sentences of a language may name, and what finds the names and numbers that are typed. */
interface Naming {
  readonly called: Called;
  readonly ids: readonly string[];
  readonly find: Finder;
}

/** Made when a sentence of the language is looked at. */
export function languages(naming: (locale: Locale) => Naming): (locale: Locale) => Naming {
  const made = new Map<Locale, Naming>();
  return (locale) => {
    const known = made.get(locale) ?? naming(locale);
    made.set(locale, known);
    return known;
  };
}

/** A file of translated clauses. */
export type Translations = Readonly<Record<string, { readonly summary: string }>>;

/** The sentences of a file of clauses in its own language. */
export const sourceSentences = (
  file: ValidFile<readonly { readonly id: string; readonly summary: string }[]>,
  locale: Locale,
): Sentence[] =>
  file.value.map(({ id, summary }, index) => ({ file, path: [index, 'summary'], id, text: summary, locale }));

/** The sentences of a translation. */
export function translatedSentences(file: ValidFile<Translations>): Sentence[] {
  const locale = /\/i18n\/([^/]+)\//.exec(file.read.file)?.[1] ?? 'en';
  return Object.entries(file.value).map(([id, { summary }]) => ({
    file,
    path: [id, 'summary'],
    id,
    text: summary,
    locale,
  }));
}

/** Reports what is wrong with sentences. */
export function checkValues(
  sentences: readonly Sentence[],
  facts: FactsByEdition,
  languages: (locale: Locale) => Naming,
  report: Report,
): void {
  for (const { file, path, id, text, locale } of sentences) {
    const { called, ids, find } = languages(locale);
    const reject = (message: string, expected: string, code: string): void =>
      report(file, path, message, { expected, code });
    const stated = [...new Set(Object.values(facts).flatMap((each) => Object.keys(each[id] ?? {})))];
    for (const { key, form } of namedIn(parseTemplate(text) ?? [])) {
      if (called(key, form) !== undefined) continue;
      const [near = ids[0]] = nearest(key, ids);
      if (ids.includes(key)) reject(`"${key}" has no form "${form}" in names.yaml`, 'a form it lists', 'placeholder');
      else
        reject(`the sentence names "${key}", which nothing has for an id`, `an id such as {@${near}}`, 'placeholder');
    }
    if (fillSentence(text, id, facts, locale, (each) => each) === undefined) {
      const expected = stated.length > 0 ? `placeholders for ${stated.join(', ')}` : 'no placeholder for a value';
      reject('the sentence asks for a value that the clause does not state', expected, 'placeholder');
    }
    const bare = BARE.exec(text.replace(REFERENCES, ''))?.[0];
    const value = 'a placeholder for a value among the facts or figures of the clause';
    if (bare !== undefined) reject(`the number ${bare} stands in the sentence of its own`, value, 'bare-number');
    for (const { word, placeholder } of find(text))
      if (placeholder === undefined)
        reject(`the number word "${word}" stands in the sentence of its own`, value, 'bare-number');
      else reject(`the name "${word}" is typed in the sentence`, `${placeholder}, which prints it`, 'typed-name');
  }
}

/**
 * Numbers of clauses, `6.1` and `4.5.C`, the move that is called [+4], and the ids of names. What decides in a plural is no number
 * either.
 */
const REFERENCES = /\{@[\w-]{1,60}|\[\+4\]|\b\d+(?:\.[\dA-Ia-z]+)+|=\d+ ?\{/g;

/** A number in figures. */
const BARE = /\d+/;
