/** The answer of `replay`: reports, a page, a position, or what another action would have led to. */

import { stringify } from 'yaml';
import { positionOf } from '../../cases/write.ts';
import { wording } from '../../core/wording.ts';
import { namedHands } from '../../logs/replay/hands/told-hands.ts';
import { withHands } from '../../logs/replay/hands/whereabouts.ts';
import type { ReplayReport } from '../../logs/replay/report.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { filmSource, judgingOf, languageFor } from './file.ts';
import { replayMany } from './many.ts';
import { momentNamed } from './moment.ts';
import { writePage, writePages } from './pages.ts';
import { openSource } from './source.ts';
import { formatTotals, formatTotalsMarkdown } from './view.ts';
import { answerWhatIf } from './what-if.ts';

export async function answer(call: Call): Promise<ExitCode> {
  const { given, format } = call;
  const at = given.one('position-at');
  if (at !== undefined) return positionAt(onlyPath(call, '--position-at'), at, call);
  const other = given.one('what-if');
  if (other !== undefined) return answerWhatIf(onlyPath(call, '--what-if'), other, call);
  const folder = given.one('output');
  if (folder !== undefined) return pages(folder, call);
  if (format === 'html') return exitOf([await writePage(call)], 0);
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
  const shown: string[] = [];
  const { outcomes, interrupted } = await replayMany(call, (outcome) => {
    if (!outcome.ok) print(io.stderr, outcome.problem);
    else if (format === 'json') shown.push(outcome.shown);
    else print(io.stdout, operands.length > 1 ? `${outcome.shown}\n` : outcome.shown);
  });
  const judged = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.report] : []));
  if (format === 'json') print(io.stdout, shown.length === 0 ? '[]' : `[\n${shown.map(indented).join(',\n')}\n]`);
  else if (judged.length > 1) {
    const view = { language: languageFor(session, undefined), all: given.has('all'), paint };
    print(io.stdout, format === 'md' ? formatTotalsMarkdown(judged, view) : formatTotals(judged, view));
  }
  if (interrupted) {
    print(io.stderr, `arbiter: broken off after ${outcomes.length} of ${operands.length} files`);
    return EXIT.interrupted;
  }
  return exitOf(judged, outcomes.length - judged.length);
}

const indented = (json: string): string => json.replace(/^/gm, '  ');

function exitOf(reports: readonly ReplayReport[], unreadable: number): ExitCode {
  if (unreadable > 0) return EXIT.bad;
  if (reports.some(({ violations }) => violations.length > 0)) return EXIT.found;
  return reports.some(({ unread, damage }) => unread.length + damage.length > 0) ? EXIT.bad : EXIT.fine;
}

/** Every game as a page in a folder, and a table of all of them. */
async function pages(folder: string, call: Call): Promise<ExitCode> {
  const { operands, io, format, given, paint, session } = call;
  if (format !== 'html') throw usageError(wording('--output is for pages: --format html --output FOLDER'), 'replay');
  const judged = await writePages(folder, call);
  const view = { language: languageFor(session, undefined), all: given.has('all'), paint };
  if (judged.length > 1) print(io.stdout, `\n${formatTotals(judged, view)}`);
  return exitOf(judged, operands.length - judged.length);
}

/** The position before an entry, as a case that `rule` and `legal` accept. */
async function positionAt(path: string, at: string, call: Call): Promise<ExitCode> {
  const judging = judgingOf(call);
  const source = await openSource(path, call);
  const film = filmSource(source, judging);
  const { index, moment } = momentNamed(film, at);
  const { after, holdings } = film.moments[index - 1] ?? moment;
  const { position } = positionOf({ ...film.board, state: holdings ? withHands(after, holdings) : after });
  const { edition } = film.board.rules;
  if (call.format === 'json') {
    const { name, line } = moment;
    const hands = namedHands({ ...film.board, state: after }, holdings);
    const told = { file: source.name, at: { name, line }, edition, position, hands };
    print(call.io.stdout, JSON.stringify(told, null, 2));
    return EXIT.fine;
  }
  print(call.io.stdout, `# ${source.name}, before ${moment.name}`);
  print(call.io.stdout, stringify({ edition, position, action: [] }, { lineWidth: 110 }));
  return EXIT.fine;
}
