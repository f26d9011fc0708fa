/**
 * `npm run planted-errors`: puts errors of eleven kinds into rulebooks, one at a time, and tells which the cross-check finds;
 * `--help` lists its options.
 */

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type CrosscheckResult, crosscheck } from '../crosscheck/crosscheck.ts';
import { seeded } from '../fuzz/random.ts';
import { COUNT, toolOptions } from '../tools/options.ts';
import { inProcesses, serve } from '../tools/processes.ts';
import { type Book, ownBook, realBooks, resourcesOf, rewordedBook, SPOILT_LOCALES, wordsOf } from './books.ts';
import { plantInExamples } from './examples.ts';
import { judge } from './judge.ts';
import { type PlantedError, plant, sample } from './plant.ts';
import { formatAdmitted, formatExamples, formatReport, type Judged, linesOf } from './report.ts';

const values = toolOptions('npm run planted-errors', 'puts errors into rulebooks; which does the cross-check find?', [
  { name: 'own', summary: 'our own clauses as a rulebook, instead of the real ones' },
  { name: 'reworded', summary: 'our own clauses in other words, as a program writes them, instead of the real ones' },
  { name: 'admitted', summary: 'only tells how many different errors of each kind the books admit' },
  { name: 'examples', summary: 'every number of the worked examples instead, one at a time' },
  { name: 'per-kind', value: 'n', form: COUNT, summary: 'so many of each kind in each language (40)' },
  { name: 'seed', value: 'n', form: COUNT, summary: 'other places and other slips; without it always the same' },
  { name: 'only', value: 'text', summary: 'only kinds whose name contains the text' },
  { name: 'locale', value: 'xx', summary: 'only this language' },
  { name: 'jobs', value: 'n', form: COUNT, summary: 'so many processes' },
  { name: 'list', summary: 'each error that is not found, and each stray finding, on a line of its own' },
]);
const options = {
  own: values.own === true,
  reworded: values.reworded === true,
  admitted: values.admitted === true,
  examples: values.examples === true,
  perKind: Number(values['per-kind'] ?? 40),
  seed: values.seed === undefined ? undefined : Number(values.seed),
  only: String(values.only ?? ''),
  locale: String(values.locale ?? ''),
  jobs: Number(values.jobs ?? availableParallelism()),
  list: values.list === true,
};

interface Task {
  readonly book: Book;
  readonly error: PlantedError;
}

const books = booksAsked().filter(({ locale }) => locale.includes(options.locale));
const unspoilt = new Map<Book, CrosscheckResult>();
const admitted = new Map<Book, readonly PlantedError[]>();
const tasks = books.flatMap(tasksOf);

if (books.length === 0) process.stdout.write('There are no real rulebooks beside this checkout; try --own.\n');
else if (process.send) serve(judgeOne);
else if (options.admitted) process.stdout.write(`${formatAdmitted(admittedBy(), options.perKind)}\n`);
else if (options.examples)
  process.stdout.write(
    `${formatExamples(
      await judgeAll(),
      books.map((book) => [book.name, resultOf(book)]),
    )}\n`,
  );
else {
  process.stdout.write(`${formatReport(await judgeAll())}\n\n`);
  process.stdout.write(`${formatAdmitted(admittedBy(), options.perKind)}\n`);
}

function booksAsked(): readonly Book[] {
  if (options.own) return SPOILT_LOCALES.map(ownBook);
  return options.reworded ? SPOILT_LOCALES.flatMap((locale) => rewordedBook(locale) ?? []) : realBooks();
}

function admittedBy() {
  return [...admitted].map(([{ locale }, errors]) => ({ locale, errors }));
}

function optionsOf({ locale, edition, sections }: Book) {
  return { ...resourcesOf(locale, edition), ...(sections && { sections }) };
}

function resultOf(book: Book): CrosscheckResult {
  const known = unspoilt.get(book) ?? crosscheck(book.name, book.source, optionsOf(book));
  unspoilt.set(book, known);
  return known;
}

/** Of a language with two books each gives its half. */
function tasksOf(book: Book): Task[] {
  if (options.examples)
    return plantInExamples(book, wordsOf(book.locale), seeded(options.seed ?? 1)).map((error) => ({ book, error }));
  const share = Math.ceil(options.perKind / books.filter(({ locale }) => locale === book.locale).length);
  const { document } = resultOf(book);
  const random = options.seed === undefined ? undefined : seeded(options.seed);
  const all = plant(document, book.source, wordsOf(book.locale), book.isRuleText);
  admitted.set(book, all);
  return sample(all, share, random)
    .filter(({ kind }) => kind.includes(options.only))
    .map((error) => ({ book, error }));
}

function judgeOne(index: number): Judged {
  const { book, error } = tasks[index]!;
  const verdict = judge(book.name, book.source, error, optionsOf(book), resultOf(book));
  return {
    ...verdict,
    kind: error.kind,
    locale: book.locale,
    book: book.name,
    was: error.was,
    is: error.is,
    line: error.lines[0]![0],
  };
}

async function judgeAll(): Promise<readonly Judged[]> {
  let found = 0;
  return inProcesses<Judged>(fileURLToPath(import.meta.url), {
    count: tasks.length,
    jobs: options.jobs,
    tell(each, _, done) {
      if (each.found) found++;
      if (options.list) for (const line of linesOf(each)) process.stdout.write(`${line}\n`);
      if (done % 50 === 0) process.stderr.write(`${done} of ${tasks.length}, ${found} found\n`);
    },
  });
}
