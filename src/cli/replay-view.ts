/** The report of a replay for people: what was checked, the first violation with the position before it, the end. */
import { positionOf } from '../cases/write.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Entry } from '../logs/log-file.ts';
import { CHECKED, type ReplayReport } from '../logs/replay/report.ts';
import type { Incident } from '../logs/replay/run.ts';
import type { Paint } from './io.ts';

/** A report, with what its first violation is shown with. */
export interface Told {
  readonly report: ReplayReport;
  readonly incident?: Incident | undefined;
  readonly board?: Board;
}

export interface View {
  /** Every violation, undetermined test and note, not only the first violation. */
  readonly all: boolean;
  readonly paint: Paint;
}

/** How a referee names an entry: `T5 US AR3`, `T5 headline`. */
export function entryTitle(entry: Entry): string {
  if (entry.kind === 'round') return `T${entry.turn} ${entry.side.toUpperCase()} AR${entry.round}`;
  return `T${entry.turn} ${entry.kind}`;
}

export function formatReplay(told: Told, { all, paint }: View): string {
  const { report } = told;
  const { violations, unread, undetermined, notes } = report;
  const clean = violations.length === 0 && unread.length === 0;
  const verdict = clean ? paint('green', 'NO VIOLATION') : paint('red', `${count(violations.length, 'VIOLATION')}`);
  const lines = [`${verdict} · ${report.file} (${count(report.lines, 'line')}, ${unread.length} unread)`, ''];
  lines.push(`  checked        ${CHECKED.map((kind) => `${NAMES[kind]} ${report.checked[kind]}`).join(', ')}`);
  lines.push(`  not judged     ${count(report.notAdjudicated, 'line')}`);
  lines.push(`  undetermined   ${count(undetermined.length, 'test')}, decided by cards the log does not show`);
  lines.push(`  notes          ${notes.length}`);
  lines.push(`  end            ${report.ending.text}`);
  for (const { line, text, says } of unread) lines.push('', `  line ${line} could not be read: ${text}`, `    ${says}`);
  const shown = all ? violations : violations.slice(0, 1);
  for (const { line, clause, message } of shown) lines.push('', `  line ${line}   ${clause}   ${message}`);
  if (told.incident && told.board) lines.push(...circumstances(told.incident, told.board));
  if (all) {
    lines.push(
      ...undetermined.map(({ line, clause, reason }) => `  line ${line}   ${clause}   undetermined: ${reason}`),
    );
    lines.push(
      ...notes.map(({ line, code, text }) => `  ${line === null ? 'note' : `line ${line}`}   ${code}   ${text}`),
    );
  } else if (violations.length + notes.length > 1) lines.push('', 'More: --all');
  return `${lines.join('\n')}\n`;
}

/** Markdown with the same content. */
export function formatReplayMarkdown(told: Told, { all }: View): string {
  const { report } = told;
  const rows = report.violations
    .slice(0, all ? undefined : 1)
    .map(({ line, clause, message }) => `| ${line} | ${clause} | ${message} |`);
  return [
    `## ${report.file}`,
    '',
    `${count(report.violations.length, 'violation')}, ${report.unread.length} unread of ${count(report.lines, 'line')}; ${report.ending.text}.`,
    '',
    `| checked | ${CHECKED.map((kind) => NAMES[kind]).join(' | ')} |`,
    `|---|${CHECKED.map(() => '---').join('|')}|`,
    `| lines | ${CHECKED.map((kind) => report.checked[kind]).join(' | ')} |`,
    ...(rows.length > 0 ? ['', '| line | clause | what is wrong |', '|---|---|---|', ...rows] : []),
    '',
  ].join('\n');
}

/** One line for all files together. */
export function totals(reports: readonly ReplayReport[]): string {
  const sum = (read: (report: ReplayReport) => number): number => reports.reduce((all, one) => all + read(one), 0);
  const checked = CHECKED.map((kind) => `${NAMES[kind]} ${sum(({ checked: of }) => of[kind])}`).join(', ');
  return `${count(reports.length, 'file')}: ${sum(({ unread }) => unread.length)} unread lines, ${count(
    sum(({ violations }) => violations.length),
    'violation',
  )}, ${sum(({ notAdjudicated }) => notAdjudicated)} lines not judged; checked ${checked}`;
}

const NAMES: Readonly<Record<(typeof CHECKED)[number], string>> = {
  influence: 'influence',
  vp: 'VP',
  defcon: 'DEFCON',
  milops: 'military operations',
  space: 'space race',
  dice: 'dice',
  events: 'events',
};

/** The position before the entry of the first violation, and what would have been legal. */
function circumstances({ before, instead }: Incident, board: Board): string[] {
  const { position } = positionOf({ ...board, state: before });
  const { turn, defcon, vp = 0 } = position;
  const lines = [
    '',
    `  before it: turn ${turn}, DEFCON ${defcon}, VP ${vp === 0 ? '0' : vp > 0 ? `US ${vp}` : `USSR ${-vp}`}`,
  ];
  const influence = Object.entries(position.influence ?? {}).map(
    ([name, { us = 0, ussr = 0 }]) => `${name} ${us}/${ussr}`,
  );
  if (influence.length > 0) lines.push(`  influence (US/USSR): ${influence.join(', ')}`);
  if (instead.length > 0) lines.push('  would have been legal:', ...instead.slice(0, 12).map((one) => `    ${one}`));
  return lines;
}

const count = (n: number, noun: string): string =>
  `${n} ${noun}${n === 1 ? '' : noun === noun.toUpperCase() ? 'S' : 's'}`;
