/**
 * `npm run planted-errors`: puts errors of eleven kinds into rulebooks, one at a time, and tells which the cross-check finds.
 *
 *     --own          our own clauses as a rulebook, instead of the real ones
 *     --per-kind n   so many of each kind in each language (40)
 *     --only text    only kinds whose name contains the text
 *     --locale xx    only this language
 *     --jobs n       so many processes
 *     --list         each error that is not found, and each stray finding, on a line of its own
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CrosscheckResult, crosscheck } from '../crosscheck/crosscheck.ts';
import { TARGET_LOCALES } from '../crosscheck/types.ts';
import { type Book, ownBook, realBooks, resourcesOf, wordsOf } from './books.ts';
import { judge } from './judge.ts';
import { type PlantedError, plant, sample } from './plant.ts';
import { formatReport, type Judged } from './report.ts';

const { values: options } = parseArgs({
  options: {
    own: { type: 'boolean', default: false },
    'per-kind': { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    locale: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    list: { type: 'boolean', default: false },
  },
});

interface Task {
  readonly book: Book;
  readonly error: PlantedError;
}

const books = (options.own ? TARGET_LOCALES.map(ownBook) : realBooks()).filter(({ locale }) =>
  locale.includes(options.locale),
);
const unspoilt = new Map<Book, CrosscheckResult>();
const tasks = books.flatMap(tasksOf);

if (books.length === 0) process.stdout.write('There are no real rulebooks beside this checkout; try --own.\n');
else if (process.send) serve();
else process.stdout.write(`${formatReport(await judgeAll(), options.list)}\n`);

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
  const share = Math.ceil(Number(options['per-kind']) / books.filter(({ locale }) => locale === book.locale).length);
  const { document } = resultOf(book);
  const all = plant(document, book.source, wordsOf(book.locale), book.isRuleText);
  return sample(all, share)
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

/** A process that judges the errors whose numbers it is sent. */
function serve(): void {
  process.on('message', (index: number) => process.send?.([index, judgeOne(index)]));
  process.send?.('ready');
}

async function judgeAll(): Promise<readonly Judged[]> {
  const judged: Judged[] = new Array(tasks.length);
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { execArgv: process.execArgv });
      child.on('message', (message: 'ready' | readonly [number, Judged]) => {
        if (message !== 'ready') judged[message[0]] = message[1];
        if (next < tasks.length) child.send(next++);
        else {
          child.kill();
          resolve();
        }
      });
      child.on('error', reject);
    });
  await Promise.all(Array.from({ length: Math.min(Number(options.jobs), tasks.length) }, work));
  return judged;
}
