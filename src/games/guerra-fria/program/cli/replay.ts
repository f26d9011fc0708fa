/** Replays of *Guerra fría*: reports, pages, positions, and what another selection would have led to. */
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Call } from '../../../../cli/command.ts';
import { EXIT, type ExitCode, Stop } from '../../../../cli/exit.ts';
import type { Replayed, ReplayGame } from '../../../../cli/game.ts';
import { type Input, readInput } from '../../../../cli/input.ts';
import { print } from '../../../../cli/io.ts';
import { report } from '../../../../cli/report.ts';
import { type Found, type RecordReport, recordInWords, recordSummary } from '../../../../cli/standard/record-report.ts';
import { gameOf, mistakenGame } from '../../../../cli/which-game.ts';
import { type Wording, wording } from '../../../../core/wording.ts';
import { label } from '../../../../ruling/language.ts';
import { positionOf } from '../../desk/observe.ts';
import type { Violation } from '../../desk/record.ts';
import type { State } from '../../state.ts';
import { type JudgedRecord, judgeRecord } from '../cases.ts';
import { rowsOf } from '../ruling/markers.ts';
import { reportJson, told } from '../ruling/replay.ts';
import { endingOf, type GuerraFriaMoment, type GuerraFriaTimeline, timelineOfRecord } from '../ruling/timeline.ts';
import { replayPage } from './replay-page.ts';
import { languageOf, libraryOf } from './session.ts';

export const guerraFriaReplay: ReplayGame = {
  endings: ['.yaml', '.yml'],
  holdsGame: (path, { game, games }) => gameOf({ name: path, bytes: readFileSync(path) }, games) === game,

  replayer: (call) => async (path) => outcomeOf(judged(await readInput(path, call.io), call), call),

  async positionAt(path, at, call) {
    const record = judged(await readInput(path, call.io), call);
    const timeline = timelineOfRecord(record, languageOf(call.session));
    const moment = momentNamed(timeline, at);
    // Cards that lie on the table are no part of a position: the actions of the round so far stay actions.
    const since = timeline.moments.filter(
      ({ action = -1, round }) => round === moment.round && action < (moment.action ?? 0),
    );
    const action = since.flatMap((each) => record.record.action[each.action ?? -1] ?? []);
    return writePosition(record, since[0]?.before ?? moment.before, action, moment, call);
  },

  whatIf: async (path, text, call) =>
    (await import('./what-if.ts')).answerWhatIf(judged(await readInput(path, call.io), call), text, call),
};

/** Judges a record. Throws a `Stop` that says what is wrong with the text. */
function judged(input: Input, call: Call): JudgedRecord {
  const result = judgeRecord(libraryOf(call), input.name, input.bytes);
  if (result.ok) return result;
  throw new Stop(mistakenGame(input, call) ?? report(result.diagnostics, call));
}

function outcomeOf(record: JudgedRecord, call: Call): Replayed {
  const language = languageOf(call.session);
  const { replay } = record;
  const report = reportJson(record, language);
  const { checked } = report;
  const inWords = (each: Violation): Found => {
    const { line, round, clause, message } = told(each, record, language);
    const [first] = replay.stepsOf(each.action);
    return {
      line,
      clause,
      message: label(language, 'replay.place', { n: round, text: message }),
      ...(first && { before: rowsOf(first.before.state, language) }),
    };
  };
  const found: RecordReport = {
    ...report,
    checked: label(language, 'replay.checked', checked),
    compared: checked.selections + checked.results,
    violations: replay.violations.map(inWords),
    undetermined: replay.undetermined.map(inWords),
    notes: replay.nullMoves.map(inWords),
    end: endingOf(record, language),
  };
  const shown = (): string => {
    if (call.format === 'json') return JSON.stringify(report, null, 2);
    if (call.format === 'html') return replayPage(timelineOfRecord(record, language), language);
    return recordInWords(found, call, language);
  };
  return { summary: recordSummary(found), shown: shown() };
}

// Moments -------------------------------------------------------------------------------------------------------------

/** `R3`, or `round 3` in any of the languages. */
const ROUND = /^(?:r|round|jugada|turno|раунд)\s*(\d+)$/iu;

/** The moment that is meant. Throws a `Stop` that says how to name one if there is none. */
export function momentNamed({ moments }: GuerraFriaTimeline, name: string): GuerraFriaMoment {
  const actions = moments.filter(({ action }) => action !== undefined);
  const wanted = name.trim();
  const round = ROUND.exec(wanted)?.[1];
  const line = /^\d+$/.test(wanted) ? Number(wanted) : undefined;
  const found =
    line === undefined
      ? actions.find((each) => String(each.round) === round)
      : actions.findLast((each) => each.line <= line);
  if (found) return found;
  const last = actions.at(-1)?.name;
  const hints: readonly Wording[] = [
    ...(round === undefined && line === undefined ? [wording('write "R3" for round 3, or a line number')] : []),
    ...(last === undefined ? [] : [wording('its last entry is {last}', { last })]),
  ];
  throw new Stop(
    hints.reduce(
      (said, more) => wording('{said}; {more}', { said, more }),
      wording('arbiter: the record has no "{name}"', { name }),
    ),
  );
}

function writePosition(
  { read, record, replay }: JudgedRecord,
  state: State,
  action: readonly object[],
  { name, line }: GuerraFriaMoment,
  { io, format }: Call,
): ExitCode {
  const position = positionOf(state);
  const { policies = {} } = record;
  const own = Object.keys(policies).length > 0 ? { policies } : {};
  if (format === 'json') {
    const { edition } = replay.start.rules;
    print(
      io.stdout,
      JSON.stringify({ file: read.file, at: { name, line }, edition, ...own, position, action }, null, 2),
    );
  } else {
    print(io.stdout, `# ${read.file}, before ${name}`);
    print(io.stdout, stringify({ ...own, position, action }, { lineWidth: 110 }));
  }
  return EXIT.fine;
}
