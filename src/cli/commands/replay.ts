/**
 * `arbiter replay LOG…`
 *
 * JSON: one array with an object per file, `{"file", "lines", "unread": [], "checked": {"influence", "vp", "defcon",
 * "milops", "space", "dice", "events"}, "notAdjudicated": n, "violations": [{"line", "clause", "message"}],
 * "undetermined": […], "notes": […], "ending": {…}}`. Logs of the digital edition are read under the profile `playdek`
 * unless another is named.
 */
import { stringify } from 'yaml';
import { positionOf } from '../../cases/write.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { copyState } from '../../games/twilight-struggle/state.ts';
import { anonymise } from '../../logs/anonymise.ts';
import { detectFormat } from '../../logs/detect.ts';
import type { Entry } from '../../logs/log-file.ts';
import { logNames } from '../../logs/names.ts';
import { readLog } from '../../logs/read.ts';
import { type Replay, replay } from '../../logs/replay/replay.ts';
import type { ReplayReport } from '../../logs/replay/report.ts';
import type { Run } from '../../logs/replay/run.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { mistakenGame } from '../guerra-fria/which-game.ts';
import { readInput } from '../input.ts';
import { print } from '../io.ts';
import { languageOf, say } from '../language.ts';
import { replayRecord } from '../replay-record.ts';
import { entryTitle, formatReplay, formatReplayMarkdown, type Told, totals } from '../replay-view.ts';
import type { Session } from '../session.ts';

export async function run(call: Call): Promise<ExitCode> {
  const { operands, io, format, given } = call;
  const session = given.one('profile') === undefined ? call.session.withProfile('playdek') : call.session;
  const at = given.one('position-at');
  if (at !== undefined) return positionAt(operands, at, session, call);
  const told: Told[] = [];
  let unreadable = 0;
  for (const path of operands) {
    const done = await replayFile(path, session, call);
    if (typeof done === 'string') {
      unreadable++;
      print(io.stderr, done);
    } else told.push(done);
  }
  const reports = told.map(({ report }) => report);
  if (format === 'json') print(io.stdout, JSON.stringify(reports, null, 2));
  else {
    const one = format === 'md' ? formatReplayMarkdown : formatReplay;
    print(io.stdout, told.map((each) => one(each, { all: given.has('all'), paint: call.paint })).join('\n'));
    if (reports.length > 1) print(io.stdout, totals(reports));
  }
  return exitOf(reports, unreadable);
}

function exitOf(reports: readonly ReplayReport[], unreadable: number): ExitCode {
  if (unreadable > 0 || reports.some(({ unread }) => unread.length > 0)) return EXIT.bad;
  return reports.some(({ violations }) => violations.length > 0) ? EXIT.found : EXIT.fine;
}

/** Replays one file; a sentence if it is neither a log nor a record. */
async function replayFile(path: string, session: Session, call: Call): Promise<Told | string> {
  const input = await readInput(path, call.io);
  const text = new TextDecoder().decode(input.bytes);
  const detected = detectFormat(text);
  const mistaken = detected.format === 'playdek-log' ? undefined : mistakenGame(input, 'twilight-struggle');
  if (mistaken !== undefined) return mistaken;
  if (detected.format === 'yaml-record') return { report: replayRecord(input, call.session, call.io) };
  if (detected.format === 'unknown') return `arbiter: ${path}: ${detected.message}`;
  const { report, incidents, run: finished } = replayText(text, input.name, session, call);
  return { report, incident: incidents[0], board: finished.board };
}

function replayText(
  text: string,
  file: string,
  session: Session,
  call: Call,
  watch?: (entry: Entry, run: Run) => void,
): Replay {
  const rules = session.rules('deluxe');
  const log = readLog(call.given.has('anonymise') ? anonymise(text) : text, logNames(rules));
  let tell: ((finding: Parameters<typeof say>[1]) => string) | undefined;
  return replay(rules, log, {
    file,
    say: (finding) => {
      tell ??= teller(session);
      return tell({ ...finding });
    },
    ...(watch && { onEntry: watch }),
  });
}

/** Findings in the language of the call; it is loaded only when there is something to say. */
function teller(session: Session): (finding: Parameters<typeof say>[1]) => string {
  const language = languageOf(session, { tables: session.tables('deluxe') });
  return (finding) => say(language, finding);
}

/** The position before an entry, as a case that `rule` and `legal` accept. */
async function positionAt(paths: readonly string[], at: string, session: Session, call: Call): Promise<ExitCode> {
  const [path, more] = paths;
  if (path === undefined || more !== undefined) throw usageError('--position-at takes one log', 'replay');
  const input = await readInput(path, call.io);
  const text = new TextDecoder().decode(input.bytes);
  const detected = detectFormat(text);
  if (detected.format !== 'playdek-log') throw new Stop(`arbiter: ${path} is no log of the digital edition`);
  let found: { board: Board; title: string } | undefined;
  const titles: string[] = [];
  replayText(text, input.name, session, call, (entry, { board }) => {
    const title = entryTitle(entry);
    titles.push(title);
    const wanted = /^\d+$/.test(at) ? entry.line <= Number(at) : title.toLowerCase() === at.trim().toLowerCase();
    if (wanted) found = { board: { ...board, state: copyState(board.state) }, title };
  });
  if (!found) {
    const last = titles.at(-1);
    throw new Stop(
      `arbiter: the log has no "${at}"; write "T5 US AR3", "T5 headline" or a line number${last ? `; its last entry is ${last}` : ''}`,
    );
  }
  print(call.io.stdout, `# ${input.name}, before ${found.title}`);
  print(
    call.io.stdout,
    stringify({ edition: 'deluxe', position: positionOf(found.board).position, action: [] }, { lineWidth: 110 }),
  );
  return EXIT.fine;
}
