/** Replays of *Guerra fría*: reports, pages, positions, and what another selection would have led to. */
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Call } from '../../../../cli/command.ts';
import { EXIT, type ExitCode, Stop } from '../../../../cli/exit.ts';
import type { Replayed, ReplayGame } from '../../../../cli/game.ts';
import { type Input, readInput } from '../../../../cli/input.ts';
import { print } from '../../../../cli/io.ts';
import { report } from '../../../../cli/report.ts';
import { gameOf, mistakenGame } from '../../../../cli/which-game.ts';
import { type Wording, wording } from '../../../../core/wording.ts';
import type { Summary } from '../../../../logs/replay/summary.ts';
import { label } from '../../../../ruling/language.ts';
import { positionOf } from '../../desk/observe.ts';
import type { Replay, Violation } from '../../desk/record.ts';
import type { State } from '../../state.ts';
import { type JudgedRecord, judgeRecord } from '../cases.ts';
import type { FoundInRecord } from '../ruling/json.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { rowsOf } from '../ruling/markers.ts';
import { checkedIn, reportJson, told } from '../ruling/replay.ts';
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
  const { format } = call;
  const shown = (): string => {
    if (format === 'json') return JSON.stringify(reportJson(record, language), null, 2);
    if (format === 'html') return replayPage(timelineOfRecord(record, language), language);
    return format === 'md' ? asMarkdown(record, call, language) : asText(record, call, language);
  };
  return { summary: summaryOf(record, language), shown: shown() };
}

function summaryOf(record: JudgedRecord, language: GuerraFriaLanguage): Summary {
  const { file, lines, notAdjudicated, violations, undetermined } = reportJson(record, language);
  const { selections, results } = checkedIn(record);
  const [first] = violations;
  return {
    file,
    lines,
    compared: selections + results,
    unread: 0,
    notAdjudicated,
    violations: violations.length,
    consequences: 0,
    first: first ? { line: first.line, clause: first.clause } : null,
    damage: null,
    readings: [],
    end: endingOf(record, language),
    open: undetermined.length > 0,
  };
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

// Text ----------------------------------------------------------------------------------------------------------------

const verdictOf = ({ violations, undetermined }: Replay) =>
  violations.length > 0 ? 'illegal' : undetermined.length > 0 ? 'undetermined' : 'legal';

function asText(record: JudgedRecord, { given, paint }: Call, language: GuerraFriaLanguage): string {
  const { replay } = record;
  const { file } = record.read;
  const found = [...replay.violations, ...replay.undetermined];
  const shown = given.has('all') ? found : found.slice(0, 1);
  const verdict = verdictOf(replay);
  const style = { legal: 'green', illegal: 'red', undetermined: 'yellow' } as const;
  return [
    `${paint(['bold', style[verdict]], label(language, `verdict.${verdict}`))} · ${file}: ${endingOf(record, language)} (${label(language, 'replay.checked', checkedIn(record))})`,
    ...(given.has('all')
      ? replay.nullMoves.map((each) => `  ${sayPlace(told(each, record, language), file, language)}`)
      : []),
    ...shown.flatMap((each) => [
      `  ${sayPlace(told(each, record, language), file, language)}`,
      `  ${label(language, 'replay.position')}`,
      ...markersBefore(each, replay, language),
    ]),
    ...(found.length > shown.length ? [`  ${label(language, 'replay.more', { n: found.length - shown.length })}`] : []),
  ].join('\n');
}

const sayPlace = (
  { line, round, clause, message }: FoundInRecord,
  file: string,
  language: GuerraFriaLanguage,
): string => `${file}:${line}  ${clause}  ${label(language, 'replay.place', { n: round, text: message })}`;

/** All markers as they stood before the action. */
function markersBefore({ action }: Violation, { stepsOf }: Replay, language: GuerraFriaLanguage): string[] {
  const [first] = stepsOf(action);
  return first ? rowsOf(first.before.state, language).map((row) => `    ${row}`) : [];
}

function asMarkdown(record: JudgedRecord, { given }: Call, language: GuerraFriaLanguage): string {
  const { violations, undetermined, notes, file } = reportJson(record, language);
  const item = ({ line, round, clause, message }: FoundInRecord): string =>
    `- ${label(language, 'replay.line', { n: line })}: \`${clause}\` ${label(language, 'replay.place', { n: round, text: message })}`;
  const section = (title: string, list: readonly FoundInRecord[]): string[] =>
    list.length === 0 ? [] : ['', `**${title}**`, '', ...list.map(item)];
  return [
    `## ${file}`,
    '',
    `**${label(language, `verdict.${verdictOf(record.replay)}`)}** · ${endingOf(record, language)} · ${label(language, 'replay.checked', checkedIn(record))}`,
    ...section(label(language, 'replay.violations'), violations),
    ...section(label(language, 'replay.undetermined'), undetermined),
    ...(given.has('all') ? section(label(language, 'replay.notes'), notes) : []),
    '',
  ].join('\n');
}
