/** The answer of `replay`: reports, a page, a position, or what another action would have led to. */

import { wording } from '../../core/wording.ts';
import type { Summary } from '../../logs/replay/summary.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { languageFor } from './file.ts';
import { replayMany } from './many.ts';
import { writePage, writePages } from './pages.ts';
import { formatTotals, formatTotalsMarkdown } from './view.ts';

export async function answer(call: Call): Promise<ExitCode> {
  const { given, format } = call;
  const at = given.one('position-at');
  const game = await call.game.replay();
  if (at !== undefined) return game.positionAt(onlyPath(call, '--position-at'), at, call);
  const other = given.one('what-if');
  if (other !== undefined && game.whatIf) return game.whatIf(onlyPath(call, '--what-if'), other, call);
  const folder = given.one('output');
  if (folder !== undefined) return pages(folder, call);
  if (format === 'html') {
    const games = await writePage(call);
    return exitOf(games, 1 - games.length);
  }
  return reports(call);
}

/** The only file of a call for which several make no sense. */
function onlyPath({ operands: [path, more] }: Call, option: string): string {
  if (path === undefined || more !== undefined)
    throw usageError(wording('{option} takes one log', { option }), 'replay');
  return path;
}

async function reports(call: Call): Promise<ExitCode> {
  const { operands, io, format, given, paint, session } = call;
  const games: Summary[] = [];
  if (format === 'json') io.stdout.write('[');
  const { judged, interrupted } = await replayMany(call, (outcome) => {
    if (!outcome.ok) print(io.stderr, outcome.problem);
    else {
      if (format === 'json') io.stdout.write(`${games.length > 0 ? ',' : ''}\n${indented(outcome.shown)}`);
      else print(io.stdout, operands.length > 1 ? `${outcome.shown}\n` : outcome.shown);
      games.push(outcome.summary);
    }
  });
  if (format === 'json') io.stdout.write(games.length > 0 ? '\n]\n' : ']\n');
  else if (games.length > 1) {
    const view = { language: languageFor(session, undefined), all: given.has('all'), paint };
    print(io.stdout, format === 'md' ? formatTotalsMarkdown(games, view) : formatTotals(games, view));
  }
  if (interrupted) return brokenOff(call, judged);
  return exitOf(games, judged - games.length);
}

function brokenOff({ io, operands }: Call, judged: number): ExitCode {
  print(io.stderr, `arbiter: broken off after ${judged} of ${operands.length} files`);
  return EXIT.interrupted;
}

const indented = (json: string): string => json.replace(/^/gm, '  ');

function exitOf(games: readonly Summary[], unreadable: number): ExitCode {
  if (unreadable > 0) return EXIT.bad;
  if (games.some(({ violations }) => violations > 0)) return EXIT.found;
  if (games.some(({ unread, damage }) => unread > 0 || damage !== null)) return EXIT.bad;
  return games.some(({ open }) => open) ? EXIT.open : EXIT.fine;
}

/** Every game as a page in a folder, with an index, and a table of all of them. */
async function pages(folder: string, call: Call): Promise<ExitCode> {
  const { io, format, given, paint, session } = call;
  if (format !== 'html') throw usageError(wording('--output is for pages: --format html --output FOLDER'), 'replay');
  const { games, judged, unreadable, interrupted } = await writePages(folder, call);
  const view = { language: languageFor(session, undefined), all: given.has('all'), paint };
  if (games.length > 1) print(io.stdout, `\n${formatTotals(games, view)}`);
  if (interrupted) return brokenOff(call, judged);
  return exitOf(games, unreadable);
}
