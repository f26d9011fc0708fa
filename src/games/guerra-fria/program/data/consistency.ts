/** That the rules files of *Guerra fría* agree with each other: decks, terms, clauses, issues, translations. */
import type { Clause, Issue } from '../../../../core/ruleset.ts';
import {
  type Check,
  entriesOf,
  type Report,
  reportDuplicates,
  reportUnknown,
  type ValidFiles,
} from '../../../../data/check.ts';
import {
  checkValues,
  inLanguage,
  languages,
  numberWords,
  sourceSentences,
  type Translations,
  translatedSentences,
} from '../../../../data/consistency-sentences.ts';
import { registerIsConsistent } from '../../../../data/exclusions.ts';
import { resolve } from '../../../../data/facts.ts';
import type { Called } from '../../../../data/sentences.ts';
import { finderOf } from '../../../../data/typed-words.ts';
import type { Texts } from '../../desk/texts.ts';
import type { ClauseSource, GameSource } from './compile.ts';

export const checkGuerraFria: readonly Check[] = [
  { needs: ['gf-deck', 'gf-clauses'], run: deckHasAsManyCardsAsTheClauseSays },
  { needs: ['gf-clauses'], run: clausesAreUnique },
  { needs: ['gf-clauses', 'gf-glossary'], run: termsAreInTheGlossary },
  { needs: ['gf-issues', 'gf-clauses'], run: issuesAreConsistent },
  { needs: ['gf-issues', 'gf-game'], run: limitsAreOptions },
  { needs: ['gf-clauses', 'gf-summaries'], run: summariesAreComplete },
  { needs: ['gf-issues', 'gf-questions'], run: questionsAreComplete },
  {
    needs: ['gf-clauses', 'gf-game', 'gf-deck', 'gf-summaries', 'gf-names', 'asking'],
    run: sentencesPrintTheirValues,
  },
];

const clauseIds = (files: ValidFiles): string[] =>
  entriesOf<ClauseSource>(files, 'gf-clauses').map(({ entry }) => entry.id);

function deckHasAsManyCardsAsTheClauseSays(files: ValidFiles, report: Report): void {
  const { facts = {} } = entriesOf<Clause>(files, 'gf-clauses').find(({ entry }) => entry.id === '2.2.1')?.entry ?? {};
  for (const file of files.of<Readonly<Record<string, number>>>('gf-deck')) {
    const cards = Object.values(file.value).reduce((sum, copies) => sum + copies, 0);
    if (cards === facts.deck) continue;
    report(file, [], `the deck has ${cards} cards, clause 2.2.1 says ${facts.deck}`);
  }
}

function clausesAreUnique(files: ValidFiles, report: Report): void {
  reportDuplicates(entriesOf<ClauseSource>(files, 'gf-clauses'), 'id', report);
}

function termsAreInTheGlossary(files: ValidFiles, report: Report): void {
  const terms = files.of<object>('gf-glossary').flatMap(({ value }) => Object.keys(value));
  for (const { file, path, entry } of entriesOf<ClauseSource>(files, 'gf-clauses'))
    for (const [index, term] of (entry.terms ?? []).entries())
      reportUnknown('term', term, terms, [file, [...path, 'terms', index]], report);
}

function issuesAreConsistent(files: ValidFiles, report: Report): void {
  const entries = entriesOf<Issue>(files, 'gf-issues');
  const clauses = clauseIds(files);
  registerIsConsistent(entries, report);
  for (const { file, path, entry } of entries)
    for (const [index, clause] of entry.clauses.entries())
      reportUnknown('clause', clause, clauses, [file, [...path, 'clauses', index]], report);
}

function limitsAreOptions(files: ValidFiles, report: Report): void {
  const issue = entriesOf<Issue>(files, 'gf-issues').find(({ entry }) => entry.id === 'round-limit');
  for (const file of files.of<GameSource>('gf-game'))
    for (const option of Object.keys(file.value.roundLimits))
      if (!issue?.entry.supported.includes(option)) {
        const message = `the issue "round-limit" has no option "${option}"`;
        report(file, ['roundLimits', option], message, { onKey: true, code: 'option' });
      }
}

function summariesAreComplete(files: ValidFiles, report: Report): void {
  const clauses = clauseIds(files);
  for (const file of files.of<object>('gf-summaries')) {
    const translated = Object.keys(file.value);
    for (const id of translated)
      if (!clauses.includes(id)) report(file, [id], `unknown clause "${id}"`, { onKey: true, code: 'clause' });
    for (const id of clauses)
      if (!translated.includes(id)) report(file, [], `the clause ${id} is not translated`, { code: 'clause' });
  }
}

function questionsAreComplete(files: ValidFiles, report: Report): void {
  const issues = new Map(entriesOf<Issue>(files, 'gf-issues').map(({ entry }) => [entry.id, entry]));
  for (const file of files.of<Readonly<Record<string, Pick<Issue, 'options'>>>>('gf-questions')) {
    for (const [id, { options }] of Object.entries(file.value)) {
      const wanted = Object.keys(issues.get(id)?.options ?? {});
      if (wanted.join() === Object.keys(options).join()) continue;
      const expected =
        wanted.length > 0 ? `the options ${wanted.join(', ')}` : `one of ${[...issues.keys()].join(', ')}`;
      report(file, [id], `"${id}" has not the options of the register`, { expected, onKey: true, code: 'option' });
    }
    for (const id of issues.keys())
      if (!Object.hasOwn(file.value, id)) report(file, [], `the issue "${id}" is not translated`, { code: 'issue' });
  }
}

function sentencesPrintTheirValues(files: ValidFiles, report: Report): void {
  const clauses = files.of<readonly ClauseSource[]>('gf-clauses');
  const own = clauses.flatMap((file) => sourceSentences(file, 'es'));
  const facts = resolve(
    clauses.flatMap(({ value }) => value),
    (name) => (name === 'game' || name === 'deck' ? files.of(`gf-${name}`)[0]?.value : undefined),
  );
  const naming = languages((locale) => {
    const cards = inLanguage(files.of<Pick<Texts['names'], 'cards'>>('gf-names'), locale)?.cards ?? {};
    const called: Called = (id, form = 'name') => cards[id]?.[form] as string | undefined;
    // Cards are written in capitals.
    const capitals = Object.fromEntries(Object.entries(cards).map(([id, { forms: _, ...card }]) => [id, card]));
    return { called, ids: Object.keys(cards), find: finderOf(capitals, numberWords(files, locale), locale) };
  });
  const all = [...own, ...files.of<Translations>('gf-summaries').flatMap(translatedSentences)];
  checkValues(all, { first: facts }, naming, report);
}
