/** Do the sentences of clauses print the values of their clause, in every language, and no number of their own? */
import { LOCALES, type Locale } from '../core/ruleset.ts';
import type { Check, Report, ValidFile, ValidFiles } from './check.ts';
import { sourcesOf, TWILIGHT_STRUGGLE } from './consistency-facts.ts';
import { resolve } from './facts.ts';
import type { ClauseSource as GuerraFriaClause } from './guerra-fria-compile.ts';
import { type FactsByEdition, factsByEdition, fillSentence } from './sentences.ts';
import type { ClauseSource } from './sources.ts';

export const checkSentences: readonly Check[] = [
  { needs: [...TWILIGHT_STRUGGLE, 'summaries'], run: sentencesPrintTheirValues },
  { needs: ['gf-clauses', 'gf-game', 'gf-deck', 'gf-summaries'], run: guerraFriaSentencesPrintTheirValues },
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
  check(all, factsByEdition(sourcesOf(files)), report);
}

function guerraFriaSentencesPrintTheirValues(files: ValidFiles, report: Report): void {
  const clauses = files.of<readonly GuerraFriaClause[]>('gf-clauses');
  const own = clauses.flatMap((file) => sourceSentences(file, 'es'));
  const facts = resolve(
    clauses.flatMap(({ value }) => value),
    (name) => (name === 'game' || name === 'deck' ? files.of(`gf-${name}`)[0]?.value : undefined),
  );
  check([...own, ...files.of<Translations>('gf-summaries').flatMap(translatedSentences)], { first: facts }, report);
}

type Translations = Readonly<Record<string, { readonly summary: string }>>;

const sourceSentences = (
  file: ValidFile<readonly { readonly id: string; readonly summary: string }[]>,
  locale: Locale,
): Sentence[] =>
  file.value.map(({ id, summary }, index) => ({ file, path: [index, 'summary'], id, text: summary, locale }));

function translatedSentences(file: ValidFile<Translations>): Sentence[] {
  const locale = LOCALES.find((each) => file.read.file.includes(`/${each}/`)) ?? 'en';
  return Object.entries(file.value).map(([id, { summary }]) => ({
    file,
    path: [id, 'summary'],
    id,
    text: summary,
    locale,
  }));
}

function check(sentences: readonly Sentence[], facts: FactsByEdition, report: Report): void {
  for (const { file, path, id, text, locale } of sentences) {
    const stated = [...new Set(Object.values(facts).flatMap((each) => Object.keys(each[id] ?? {})))];
    if (fillSentence(text, id, facts, locale) === undefined) {
      const expected = stated.length > 0 ? `placeholders for ${stated.join(', ')}` : 'no placeholder';
      report(file, path, 'the sentence asks for a value that the clause does not state', {
        expected,
        code: 'placeholder',
      });
    }
    const bare = BARE.exec(text.replace(REFERENCES, ''))?.[0];
    if (bare === undefined) continue;
    const expected = 'a placeholder for a value among the facts or figures of the clause';
    report(file, path, `the number ${bare} stands in the sentence of its own`, { expected, code: 'bare-number' });
  }
}

/** Numbers of clauses, `6.1` and `4.5.C`, and the move that is called [+4]. What decides in a plural is no number either. */
const REFERENCES = /\[\+4\]|\b\d+(?:\.[\dA-Ia-z]+)+|=\d+ ?\{/g;

/** A number in figures. */
const BARE = /\d+/;
