/** Games as pages: one to standard output, or one for each file into a folder. */

import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { wording } from '../../core/wording.ts';
import { loadLayout } from '../../data/index.ts';
import { mapModel } from '../../drawing/map-model.ts';
import type { ReplayReport } from '../../logs/replay/report.ts';
import type { Call } from '../command.ts';
import { Stop, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { replayPage } from '../page/replay-page.ts';
import { Progress } from '../progress.ts';
import { save, trying } from '../records/save.ts';
import { filmSource, judgingOf, languageFor } from './file.ts';
import { openSource } from './source.ts';

interface Page {
  readonly report: ReplayReport;
  readonly html: string;
}

/** The page of the only file of a call. Throws a `Stop` if there are several, which need a folder. */
export async function writePage(call: Call): Promise<ReplayReport> {
  const { operands, io } = call;
  const [path, more] = operands;
  if (path === undefined || more !== undefined) {
    const hint = wording('write a page for each of the {n} logs into a folder: --format html --output FOLDER', {
      n: operands.length,
    });
    throw usageError(wording('--format html writes one page, of one log'), 'replay', hint);
  }
  const { report, html } = await pageOf(path, call);
  print(io.stdout, html);
  return report;
}

/**
 * A page for each file of a call, in a folder that is made if there is none. What cannot be read is told, and the others
 * are still written. Throws a `Stop` if the folder cannot be written to.
 */
export async function writePages(folder: string, call: Call): Promise<readonly ReplayReport[]> {
  const { operands, io } = call;
  trying(folder, () => makeFolder(folder));
  const progress = new Progress(io, operands.length);
  const files = pageFiles(folder, operands);
  const judged: ReplayReport[] = [];
  for (const [index, path] of operands.entries()) {
    const page = await pageOf(path, call).catch((error: unknown) => problemOf(error, call));
    progress.clear();
    if (typeof page === 'string') print(io.stderr, page);
    else {
      const file = files[index] as string;
      save(file, page.html);
      print(io.stdout, file);
      judged.push(page.report);
    }
    progress.step(path);
  }
  progress.clear();
  return judged;
}

async function pageOf(path: string, call: Call): Promise<Page> {
  const film = filmSource(await openSource(path, call), judgingOf(call));
  const map = mapModel(film.board.rules, loadLayout(), call.session.texts());
  return { report: film.report, html: replayPage(film, map, languageFor(call.session, film.board)) };
}

/** Step by step: asked to make all folders at once, Node never comes back from where none can be made, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function problemOf(error: unknown, { session }: Call): string {
  if (error instanceof Stop) return error.inWords(session.mistakeWords());
  throw error;
}

/** Files for the pages, called as the logs are: no two the same, and none of them a log that is being read. */
function pageFiles(folder: string, paths: readonly string[]): string[] {
  const taken = new Set(paths.map((path) => resolve(path)));
  return paths.map((path) => {
    const name = path === '-' ? 'standard-input' : basename(path, extname(path));
    let file = join(folder, `${name}.html`);
    for (let n = 2; taken.has(resolve(file)); n++) file = join(folder, `${name}-${n}.html`);
    taken.add(resolve(file));
    return file;
  });
}
