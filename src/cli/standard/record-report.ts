/** What a record comes to, of any game that is recorded move by move: for people, and as a row among many. */
import type { Summary } from '../../logs/replay/summary.ts';
import { type CallLanguage, label } from '../../ruling/language.ts';
import type { Call } from '../command.ts';

/** Something found in a record. */
export interface Found {
  readonly line: number;
  readonly clause: string;
  readonly message: string;
  /** The position before it, line by line, where that is short enough to be shown. */
  readonly before?: readonly string[];
}

/** What replaying a record found. */
export interface RecordReport {
  readonly file: string;
  readonly lines: number;
  /** How much was checked, in words. */
  readonly checked?: string;
  /** Stated results that were compared. */
  readonly compared: number;
  readonly notAdjudicated: number;
  readonly violations: readonly Found[];
  readonly undetermined: readonly Found[];
  /** What is no violation. */
  readonly notes: readonly Found[];
  /** How the game ended, in words. */
  readonly end: string;
}

/** The row of a record in the table of many: how much was read, what was found first, and how the game ended. */
export function recordSummary({ violations, undetermined, ...report }: RecordReport): Summary {
  const { file, lines, compared, notAdjudicated, end } = report;
  const first = violations[0] ? { line: violations[0].line, clause: violations[0].clause } : null;
  const nothing = { unread: 0, consequences: 0, damage: null, readings: [] };
  const open = undetermined.length > 0;
  return { file, lines, compared, notAdjudicated, violations: violations.length, first, end, open, ...nothing };
}

const STYLE = { legal: 'green', illegal: 'red', undetermined: 'yellow' } as const;

const verdictOf = ({ violations, undetermined }: RecordReport): keyof typeof STYLE =>
  violations.length > 0 ? 'illegal' : undetermined.length > 0 ? 'undetermined' : 'legal';

/** In words: the first thing that was found, or everything. */
export const recordInWords = (report: RecordReport, { format, given, paint }: Call, language: CallLanguage): string =>
  format === 'md' ? asMarkdown(report, given.has('all'), language) : asText(report, given.has('all'), paint, language);

function asText(report: RecordReport, all: boolean, paint: Call['paint'], language: CallLanguage): string {
  const { file, checked, violations, undetermined, notes, end } = report;
  const verdict = verdictOf(report);
  const found = [...violations, ...undetermined];
  const shown = all ? found : found.slice(0, 1);
  const more = found.length - shown.length;
  const lineOf = ({ line, clause, message }: Found): string => `  ${file}:${line}  ${clause}  ${message}`;
  return [
    `${paint(['bold', STYLE[verdict]], label(language, `verdict.${verdict}`))} · ${file}: ${end}${checked ? ` (${checked})` : ''}`,
    ...(all ? notes.map(lineOf) : []),
    ...shown.flatMap((each) => [
      lineOf(each),
      ...(each.before ? [`  ${label(language, 'replay.position')}`, ...each.before.map((row) => `    ${row}`)] : []),
    ]),
    ...(more > 0 ? [`  ${label(language, 'replay.more', { n: more })}`] : []),
  ].join('\n');
}

function asMarkdown(report: RecordReport, all: boolean, language: CallLanguage): string {
  const { file, checked, violations, undetermined, notes, end } = report;
  const item = ({ line, clause, message }: Found): string =>
    `- ${label(language, 'replay.line', { n: line })}: \`${clause}\` ${message}`;
  const section = (title: string, list: readonly Found[]): string[] =>
    list.length === 0 ? [] : ['', `**${label(language, `replay.${title}`)}**`, '', ...list.map(item)];
  return [
    `## ${file}`,
    '',
    [`**${label(language, `verdict.${verdictOf(report)}`)}**`, end, ...(checked === undefined ? [] : [checked])].join(
      ' · ',
    ),
    ...section('violations', violations),
    ...section('undetermined', undetermined),
    ...(all ? section('notes', notes) : []),
    '',
  ].join('\n');
}
