/** What no schema can say: that the rules files agree with each other and with themselves. */
import { canonicalClause } from '../core/ruleset.ts';
import { CHECKS_OF_GAMES } from '../registry/checks.ts';
import {
  type Check,
  type EntryAt,
  entriesOf,
  type Report,
  reportDuplicates,
  type ValidFile,
  type ValidFiles,
} from './check.ts';
import { checkBoard } from './consistency-board.ts';
import { checkCards } from './consistency-cards.ts';
import { checkFacts } from './consistency-facts.ts';
import { checkMessages, languageOf, unfinishedIn } from './consistency-messages.ts';
import { checkPhrasebooks } from './consistency-phrasebooks.ts';
import { checkPlurals } from './consistency-plurals.ts';
import { checkSentences } from './consistency-sentences.ts';
import type { Path } from './diagnostics.ts';
import { registerIsConsistent } from './exclusions.ts';
import type { Names } from './names.ts';
import { didYouMean } from './nearest.ts';
import type { CardsSource, ClauseSource, IssueSource, ProfileSource } from './sources.ts';

/** Every check, in the order of the files that people read first. */
export const CHECKS: readonly Check[] = [
  ...checkBoard,
  ...checkCards,
  ...checkFacts,
  ...checkSentences,
  ...checkPhrasebooks,
  ...checkMessages,
  ...checkPlurals,
  { needs: ['clauses'], run: clausesAreUnique },
  { needs: ['clauses', 'cards'], run: clausesReferToWhatExists },
  { needs: ['cards', 'clauses'], run: notesCiteClauses },
  { needs: ['issues'], run: issuesAreConsistent },
  { needs: ['issues', 'clauses', 'cards'], run: issuesReferToWhatExists },
  { needs: ['issues', 'profiles'], run: profilesChooseOptions },
  { needs: ['issues', 'questions'], run: translationsHaveTheOptions },
  { needs: ['clauses', 'issues', 'summaries', 'questions', 'language'], run: nothingIsUntranslated },
  ...CHECKS_OF_GAMES,
];

// Clauses -------------------------------------------------------------------------------------------------------------

const clauseEntries = (files: ValidFiles) => entriesOf<ClauseSource>(files, 'clauses');

function clausesAreUnique(files: ValidFiles, report: Report): void {
  reportDuplicates(clauseEntries(files), 'id', report);
}

function clausesReferToWhatExists(files: ValidFiles, report: Report, names: Names): void {
  for (const each of clauseEntries(files))
    for (const field of ['see', 'exceptions'] as const)
      for (const [index, id] of (each.entry[field] ?? []).entries())
        checkReference(id, names, each, [field, index], report);
}

/** `6.3.4` is a clause, `card:nato` a card. Reports an id of neither, which stands in an entry at a place. */
function checkReference(
  id: string,
  names: Names,
  { file, path }: EntryAt,
  at: Path,
  report: Report,
  code = 'clause',
): void {
  const card = id.startsWith('card:') ? id.slice('card:'.length) : undefined;
  const kind = card === undefined ? 'clause' : 'card';
  const known = names.get(kind) ?? new Set();
  if (known.has(card ?? canonicalClause(id))) return;
  const hint = didYouMean(card ?? id, known);
  report(file, [...path, ...at], `unknown ${kind} "${card ?? id}"`, { hint, code });
}

/** `[R 5.2, 9.5 ex. 1]` cites the clauses 5.2 and 9.5. */
function notesCiteClauses(files: ValidFiles, report: Report, names: Names): void {
  for (const file of files.of<CardsSource>('cards'))
    for (const [index, entry] of file.value.cards.entries())
      for (const [line, note] of (entry.notes ?? []).entries())
        for (const id of citedClauses(note))
          checkReference(id, names, { file, path: ['cards', index], entry }, ['notes', line], report);
}

function citedClauses(note: string): string[] {
  const source = /^\[([^\]]*)\]/.exec(note)?.[1] ?? '';
  const rulebook = source.split(/(?<!\s),?\s*(?=FAQ|CARD|ENG|LOG|RULING)/).filter((part) => part.startsWith('R '));
  return rulebook
    .flatMap((part) => part.slice(2).match(/\d+(\.\d+)*(\.?[A-I])?(?!\w)/g) ?? [])
    .filter((id) => id.includes('.'));
}

// Issues and profiles -------------------------------------------------------------------------------------------------

const issueEntries = (files: ValidFiles) => entriesOf<IssueSource>(files, 'issues');

function issuesAreConsistent(files: ValidFiles, report: Report): void {
  const entries = issueEntries(files);
  registerIsConsistent(entries, report);
  for (const { file, path, entry } of entries)
    if (entry.supported.length === 1 && !entry.arises) {
      const message = `nothing says where the question "${entry.id}" comes up, which has a single supported reading`;
      report(file, path, message, { expected: 'arises', code: 'option' });
    }
}

function issuesReferToWhatExists(files: ValidFiles, report: Report, names: Names): void {
  for (const each of issueEntries(files)) {
    const { clauses, cards, arises = [] } = each.entry;
    for (const [index, id] of clauses.entries()) checkReference(id, names, each, ['clauses', index], report);
    for (const [index, id] of cards.entries())
      checkReference(`card:${id}`, names, each, ['cards', index], report, 'card');
    for (const [situation, marks] of arises.entries())
      for (const [mark, { effect = [], about = [], before }] of marks.entries())
        for (const id of [...effect, ...about, ...(before === undefined ? [] : [before])])
          checkReference(`card:${id}`, names, each, ['arises', situation, mark], report, 'card');
  }
}

function profilesChooseOptions(files: ValidFiles, report: Report): void {
  const issues = new Map(issueEntries(files).map(({ entry }) => [entry.id, entry]));
  for (const file of files.of<Readonly<Record<string, ProfileSource>>>('profiles'))
    for (const [name, profile] of Object.entries(file.value))
      for (const [id, option] of Object.entries(profile.policies)) {
        const at = [name, 'policies', id];
        const issue = issues.get(id);
        if (!issue) {
          const hint = didYouMean(id, issues.keys());
          report(file, at, `unknown issue "${id}"`, { hint, onKey: true, code: 'issue' });
        } else if (!issue.supported.includes(option)) {
          const hint = didYouMean(option, issue.supported);
          const expected = `one of ${issue.supported.join(', ')}`;
          report(file, at, `"${option}" is no supported option of "${id}"`, { expected, hint, code: 'option' });
        } else if (option === issue.preferred) {
          const message = `"${option}" is the preferred option of "${id}" already`;
          report(file, at, message, { hint: 'a profile states what differs', onKey: true, code: 'option' });
        }
      }
}

function translationsHaveTheOptions(files: ValidFiles, report: Report): void {
  const issues = new Map(issueEntries(files).map(({ entry }) => [entry.id, entry]));
  for (const file of files.of<Readonly<Record<string, Pick<IssueSource, 'options'>>>>('questions'))
    for (const [id, { options }] of Object.entries(file.value)) {
      const wanted = Object.keys(issues.get(id)?.options ?? {});
      for (const option of Object.keys(options)) {
        if (wanted.includes(option)) continue;
        const more = { hint: didYouMean(option, wanted), onKey: true, code: 'option' };
        report(file, [id, 'options', option], `the issue "${id}" has no option "${option}"`, more);
      }
      for (const option of wanted)
        if (!Object.hasOwn(options, option))
          report(file, [id, 'options'], `the option "${option}" is not translated`, { code: 'option' });
    }
}

/** In a language that is whole no clause and no question is told in English. */
function nothingIsUntranslated(files: ValidFiles, report: Report): void {
  const clauses = clauseEntries(files).map(({ entry }) => entry.id);
  const issues = issueEntries(files).map(({ entry }) => entry.id);
  const unfinished = unfinishedIn(files);
  const look = (file: ValidFile<object>, wanted: readonly string[], what: (id: string) => string, code: string) => {
    if (unfinished.has(languageOf(file))) return;
    for (const id of wanted)
      if (!Object.hasOwn(file.value, id)) report(file, [], `${what(id)} is not translated`, { code });
  };
  for (const file of files.of<object>('summaries')) look(file, clauses, (id) => `the clause ${id}`, 'clause');
  for (const file of files.of<object>('questions')) look(file, issues, (id) => `the issue "${id}"`, 'issue');
}
