/** The report of a replay for people: what was checked, the first violation with the position before it, the end. */
import { type Board, influence } from '../../games/twilight-struggle/board.ts';
import type { Holdings } from '../../logs/replay/hands/whereabouts.ts';
import { CHECKED, type FollowedReading, mistakesOf, type ReplayReport } from '../../logs/replay/report.ts';
import type { Incident } from '../../logs/replay/run.ts';
import type { Summary } from '../../logs/replay/summary.ts';
import { label as labelIn } from '../../ruling/language.ts';
import type { Paint } from '../../ruling/paint.ts';
import { clauseName, type Language } from '../../ruling/view-format.ts';

/** A report, with what its violations are shown with. */
export interface ReplayResult {
  readonly report: ReplayReport;
  readonly incidents: readonly Incident[];
  /** Rules and tables of the game; undefined if nothing was played. */
  readonly board?: Board | undefined;
  /** Where the cards were before an entry, by everything that the log tells; a record tells by its positions alone. */
  readonly holdings?: (entry: number) => Holdings | undefined;
}

export interface View {
  readonly language: Language;
  /** Every violation, undetermined test and note, not only the first violation. */
  readonly all: boolean;
  readonly paint: Paint;
}

/** No longer lists of what would have been legal. */
const MOST_LEGAL = 12;

const labels =
  ({ language }: Pick<View, 'language'>) =>
  (id: string, args: Parameters<typeof labelIn>[2] = {}): string =>
    labelIn(language, `replay.${id}`, args);

export function formatReplay(told: ReplayResult, view: View): string {
  const { report } = told;
  const { violations, unread, damage, undetermined, readings, notes, checked } = report;
  const { all, paint } = view;
  const label = labels(view);
  const row = (name: string, text: string): string => `  ${label(name).padEnd(14)} ${text}`;
  const lines = [
    `${verdict(report, view)} · ${report.file} (${label('lines', { n: report.lines })}, ${label('unread', { n: unread.length })})`,
    '',
    row('checked', CHECKED.map((kind) => `${label(`kind.${kind}`)} ${checked[kind]}`).join(', ')),
    row('not-judged', label('lines', { n: report.notAdjudicated })),
    row('undetermined', label('undetermined-tests', { n: undetermined.length })),
    row('notes', String(notes.length)),
    ...(readings.length > 0 ? [row('readings', readings.map(readingName).join(', '))] : []),
    row('end', report.ending.text),
  ];
  const at = (n: number): string => label('line', { n });
  for (const { line, text } of damage)
    lines.push('', `  ${view.paint('bold', at(line))}   ${label('damage')}   ${text}`);
  for (const { line, text, says } of unread)
    lines.push('', `  ${at(line)}   ${label('unread-line')}: ${text}`, `    ${says}`);
  for (const [index, { line, clause, message }] of shownOf(violations, view).entries()) {
    lines.push('', `  ${paint('bold', at(line))}   ${clauseName(clause, view.language)}   ${message}`);
    if (index === 0) lines.push(...circumstances(told, view).map((each) => `  ${each}`));
    const isAlone = mistakesOf(violations).filter((each) => each.line === line).length === 1;
    const later = violations.filter((each) => each.follows === line && (isAlone || each.clause === clause));
    if (later.length > 0) lines.push(`    ${label(all ? 'followers' : 'follow', { n: later.length })}`);
    if (all)
      for (const each of later)
        lines.push(`      ${at(each.line)}   ${clauseName(each.clause, view.language)}   ${each.message}`);
  }
  if (all) {
    if (undetermined.length + notes.length > 0) lines.push('');
    lines.push(
      ...undetermined.map(
        ({ line, clause, reason }) =>
          `  ${at(line)}   ${clauseName(clause, view.language)}   ${label('undetermined')}: ${reason}`,
      ),
    );
    lines.push(
      ...notes.map(({ line, code, text }) => `  ${line === null ? label('note') : at(line)}   ${code}   ${text}`),
    );
  } else if (violations.length + notes.length > 1) lines.push('', label('more'));
  return `${lines.join('\n')}\n`;
}

/** The mistakes to be told: what follows from one stands below it. */
function shownOf(violations: ReplayReport['violations'], { all }: View): ReplayReport['violations'] {
  const mistakes = mistakesOf(violations);
  return all ? mistakes : mistakes.slice(0, MOST_MISTAKES);
}

/** So many mistakes are told without being asked for. */
const MOST_MISTAKES = 5;

/** A reading as the command line takes it. */
export const readingName = ({ issue, option, line }: FollowedReading): string => `${issue}=${option} (${line})`;

/** Markdown with the same content. */
export function formatReplayMarkdown(told: ReplayResult, view: View): string {
  const { report } = told;
  const { violations, undetermined, notes } = report;
  const label = labels(view);
  const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
    rows.length === 0 ? [] : ['', mdRow(heads), mdRow(heads.map(() => '---')), ...rows.map(mdRow)];
  const found = (view.all ? violations : shownOf(violations, view)).map(({ line, clause, message, follows }) => {
    const later = violations.filter((each) => each.follows === line).length;
    const from = follows === undefined ? [] : [label('follows', { line: follows })];
    const below = later === 0 || view.all ? [] : [label('follow', { n: later })];
    return [line, clauseName(clause, view.language), [...from, message, ...below].join('. ')];
  });
  const [before, ...rest] = circumstances(told, view);
  return [
    `## ${mdText(report.file)}`,
    '',
    `**${verdict(report, { ...view, paint: (_, text) => text })}** · ${label('lines', { n: report.lines })}, ${label('unread', { n: report.unread.length })} · ${mdText(report.ending.text)}`,
    ...table(
      [label('checked'), ...CHECKED.map((kind) => label(`kind.${kind}`))],
      [[label('total'), ...CHECKED.map((kind) => report.checked[kind])]],
    ),
    ...table(
      [label('readings')],
      report.readings.map((reading) => [readingName(reading)]),
    ),
    ...table([label('column.line'), label('clause'), label('what')], found),
    ...(before === undefined ? [] : ['', mdText(before), ...rest.map((each) => `- ${mdText(each.trim())}`)]),
    ...table(
      [label('column.line'), label('unread-line'), ''],
      report.unread.map(({ line, text, says }) => [line, text, says]),
    ),
    ...(view.all
      ? [
          ...table(
            [label('column.line'), label('clause'), label('undetermined')],
            undetermined.map(({ line, clause, reason }) => [line, clauseName(clause, view.language), reason]),
          ),
          ...table(
            [label('column.line'), label('notes')],
            notes.map(({ line, text }) => [line ?? '', text]),
          ),
        ]
      : []),
    '',
  ].join('\n');
}

/** Text of a log that Markdown would take for something else. */
const mdText = (text: string | number): string =>
  String(text)
    .replace(/[\\`*_<>|[\]]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', ' ');

const mdRow = (cells: readonly (string | number)[]): string => `| ${cells.map(mdCell).join(' | ')} |`;
const mdCell = (cell: string | number): string => (cell === '---' ? cell : mdText(cell));

/** A row for each file, and one for all of them together. */
export const formatTotals = (games: readonly Summary[], view: View): string => columns(totalRows(games, view));

/** The same in Markdown. */
export function formatTotalsMarkdown(games: readonly Summary[], view: View): string {
  const [heads = [], ...rows] = totalRows(games, view);
  return `${[heads, heads.map(() => '---'), ...rows].map(mdRow).join('\n')}\n`;
}

function totalRows(games: readonly Summary[], view: View): (readonly (string | number)[])[] {
  const label = labels(view);
  const heads = COUNTED.map(([id]) => label(id));
  const rows = games.map(({ first, ...each }): (string | number)[] => [
    each.file,
    ...COUNTED.map(([, key]) => each[key]),
    first ? `${first.line} (${clauseName(first.clause, view.language)})` : '',
  ]);
  const sums = COUNTED.map(([, key]) => games.reduce((sum, each) => sum + each[key], 0));
  const total = `${label('total')}: ${label('files', { n: games.length })}`;
  return [[label('file'), ...heads, label('first')], ...rows, [total, ...sums, '']];
}

/** What is counted of each file, by its label. */
const COUNTED = [
  ['column.lines', 'lines'],
  ['checked', 'compared'],
  ['column.unread', 'unread'],
  ['not-judged', 'notAdjudicated'],
  ['violations', 'violations'],
] as const satisfies readonly (readonly [label: string, key: keyof Summary])[];

/** Columns as wide as they must be; the first is a name, the others are numbers. */
function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => String(row[at]).length)));
  const cell = (value: string | number, at: number): string =>
    at === 0 ? String(value).padEnd(widths[0] ?? 0) : String(value).padStart(widths[at] ?? 0);
  return `${rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')}\n`;
}

/** NO VIOLATION, or how many; and no more than that of a log that could not be judged to its end. */
function verdict(report: ReplayReport, view: View): string {
  const { violations, unread, damage, notAdjudicated, lines } = report;
  const label = labels(view);
  const n = mistakesOf(violations).length;
  if (n > 0) return view.paint('red', label('wrong', { n }));
  if (2 * (unread.length + notAdjudicated) > lines) return label('unjudged');
  return unread.length + damage.length > 0 ? label('clean-part') : view.paint('green', label('clean'));
}

/** The position before the entry of the first violation, and what would have been legal. */
function circumstances({ incidents: [incident], board }: ReplayResult, view: View): string[] {
  if (!incident || !board) return [];
  const label = labels(view);
  const { before, instead } = incident;
  const { turn, defcon, vp } = before;
  const { names } = view.language;
  const there: Board = { ...board, state: before };
  const standing = board.tables.countries.flatMap(({ index, name }) => {
    const [us, ussr] = [influence(there, 0, index), influence(there, 1, index)];
    return us + ussr === 0 ? [] : [`${names.of.country?.(index, undefined) ?? name} ${us}/${ussr}`];
  });
  const more = instead.length - MOST_LEGAL;
  return [
    `${label('before')}: ${label('place', { turn, defcon, vp })}`,
    ...(standing.length > 0 ? [`  ${label('influence')}: ${standing.join(', ')}`] : []),
    ...(instead.length > 0
      ? [`  ${label('instead')}: ${instead.slice(0, MOST_LEGAL).join('; ')}${more > 0 ? ` … +${more}` : ''}`]
      : []),
  ];
}
