/**
 * Games as pages: one to standard output, or one for each file into a folder, with an index. What has been judged is noted
 * in the folder, so that a call that was broken off goes on where it stopped, and a game that has not changed is not
 * judged again.
 */

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { wording } from '../../core/wording.ts';
import type { Summary } from '../../logs/replay/summary.ts';
import type { Call } from '../command.ts';
import { usageError } from '../exit.ts';
import { print } from '../io.ts';
import { indexPage } from '../page/index-page.ts';
import { save, trying } from '../records/save.ts';
import { languageFor } from './file.ts';
import { replayMany } from './many.ts';

/** The page of the only file of a call. Throws a `Stop` if there are several, which need a folder. */
export async function writePage(call: Call): Promise<readonly Summary[]> {
  const { operands, io } = call;
  if (operands.length !== 1) {
    const hint = wording('write a page for each of the {n} logs into a folder: --format html --output FOLDER', {
      n: operands.length,
    });
    throw usageError(wording('--format html writes one page, of one log'), 'replay', hint);
  }
  const games: Summary[] = [];
  await replayMany(call, (outcome) => {
    if (!outcome.ok) print(io.stderr, outcome.problem);
    else {
      games.push(outcome.summary);
      print(io.stdout, outcome.shown);
    }
  });
  return games;
}

export interface PagesWritten {
  readonly games: readonly Summary[];
  readonly judged: number;
  readonly unreadable: number;
  readonly interrupted: boolean;
}

/** A game that has been judged, as it is noted in the folder. */
interface Noted {
  /** Of the file and of what was asked. */
  readonly hash: string;
  readonly page: string;
  readonly summary: Summary;
}

/**
 * A page for each file of a call, in a folder that is made if there is none, and an index of them. What cannot be read is
 * told, and the others are still written. Throws a `Stop` if the folder cannot be written to.
 */
export async function writePages(folder: string, call: Call): Promise<PagesWritten> {
  const { operands, io, session } = call;
  trying(folder, () => makeFolder(folder));
  const files = pageFiles(folder, operands);
  const notes = join(folder, NOTES);
  const known = notedIn(notes);
  const rows = new Map<number, Noted>();
  const todo: number[] = [];
  for (const [index, path] of operands.entries()) {
    const file = files[index] ?? '';
    const noted = known.get(`${hashOf(path, call)} ${basename(file)}`);
    if (noted && existsSync(file)) rows.set(index, { ...noted, summary: { ...noted.summary, file: path } });
    else todo.push(index);
  }
  let done = 0;
  const { interrupted } = await replayMany({ ...call, operands: todo.map((at) => operands[at] ?? '') }, (outcome) => {
    const index = todo[done++] ?? 0;
    if (!outcome.ok) {
      print(io.stderr, outcome.problem);
      return;
    }
    const file = files[index] ?? '';
    save(file, outcome.shown);
    print(io.stdout, file);
    const noted = { hash: hashOf(operands[index] ?? '', call), page: basename(file), summary: outcome.summary };
    rows.set(index, noted);
    trying(notes, () => appendFileSync(notes, `${JSON.stringify(noted)}\n`));
  });
  const games = [...rows].toSorted(([a], [b]) => a - b).map(([, noted]) => noted);
  save(join(folder, INDEX), indexPage(games, languageFor(session, undefined)));
  print(io.stdout, join(folder, INDEX));
  return {
    games: games.map(({ summary }) => summary),
    judged: operands.length - todo.length + done,
    unreadable: operands.length - todo.length + done - games.length,
    interrupted,
  };
}

const INDEX = 'index.html';
const NOTES = '.judged.jsonl';

/** What a page depends on: the file, and everything that was asked but where to write it. */
function hashOf(path: string, { argv, operands }: Call): string {
  const asked = argv.filter((word) => !operands.includes(word));
  const hash = createHash('sha256').update(JSON.stringify(asked));
  try {
    return hash.update(readFileSync(path)).digest('hex').slice(0, 16);
  } catch {
    // What cannot be read now will be told when it is its turn.
    return '';
  }
}

/** What a former call has judged. A line that was cut short is no note. */
function notedIn(notes: string): ReadonlyMap<string, Noted> {
  if (!existsSync(notes)) return new Map();
  const noted = readFileSync(notes, 'utf8')
    .split('\n')
    .flatMap((line): Noted[] => {
      try {
        return [JSON.parse(line) as Noted];
      } catch {
        return [];
      }
    });
  return new Map(noted.map((each) => [`${each.hash} ${each.page}`, each]));
}

/** Step by step: asked to make all folders at once, Node never comes back from where none can be made, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Files for the pages, called as the logs are: no two the same, and none of them the index or a log that is being read. */
function pageFiles(folder: string, paths: readonly string[]): string[] {
  const taken = new Set([...paths, join(folder, INDEX)].map((path) => resolve(path)));
  return paths.map((path) => {
    const name = path === '-' ? 'standard-input' : basename(path, extname(path));
    let file = join(folder, `${name}.html`);
    for (let n = 2; taken.has(resolve(file)); n++) file = join(folder, `${name}-${n}.html`);
    taken.add(resolve(file));
    return file;
  });
}
