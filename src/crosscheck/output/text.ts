/** The result for people at a terminal: a code frame for every finding, then what it comes to. */
import type { CrosscheckResult } from '../crosscheck.ts';
import { type Messages, tell } from '../messages.ts';
import { SEVERITIES } from '../types.ts';
import { type Group, groupsOf, linesOf } from './groups.ts';

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

const STYLE = { critical: 'red', high: 'red', medium: 'yellow', low: 'cyan', info: 'dim' } as const;
const WIDTH = 100;

/** What turns a rule round first; what is said of one wording again and again once, with the other places. */
export function textReport(result: CrosscheckResult, messages: Messages, paint: Paint = (_, text) => text): string {
  const groups = groupsOf(result.findings);
  const blocks = groups.map((group) => frame(result, group, messages, paint));
  return [...blocks, summary(result, groups.length, messages, paint)].join('\n\n');
}

function frame({ document }: CrosscheckResult, group: Group, messages: Messages, paint: Paint): string {
  const { line, column, severity, check, clause, phrase, message, expected } = group.first;
  const again = linesOf(group);
  const head = `${paint('bold', `${document.name}:${line}:${column}`)}  ${paint(STYLE[severity], tell(messages, `severity.${severity}`))} ${check}${clause ? ` ${clause}` : ''}`;
  const source = document.lines[line - 1] ?? '';
  const from = Math.max(0, Math.min(column - 1 - 30, source.length - WIDTH));
  const shown = source.slice(from, from + WIDTH).replace(/\t/g, ' ');
  const number = String(line);
  const caret = `${' '.repeat(Math.max(0, column - 1 - from))}${'^'.repeat(Math.max(1, Math.min(phrase.length, WIDTH - (column - 1 - from))))}`;
  return [
    head,
    `  ${message}`,
    `  ${paint('dim', `${number} |`)} ${shown}`,
    `  ${paint('dim', `${' '.repeat(number.length)} |`)} ${paint(STYLE[severity], caret)}`,
    ...(expected && expected !== message ? [`  → ${expected}`] : []),
    ...(again ? [`  ${tell(messages, 'page.again', { lines: again })}`] : []),
  ].join('\n');
}

/** How much was found, and how many findings of each severity there are. */
function summary(
  { document, found, missing, examples, findings, suppressed }: CrosscheckResult,
  different: number,
  messages: Messages,
  paint: Paint,
): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length;
    return count > 0 ? [`${tell(messages, `severity.${severity}`)} ${count}`] : [];
  });
  const run = examples.filter((each) => each.run).length;
  const parts = [
    tell(messages, 'page.clauses', { found: found.length, all: found.length + missing.length }),
    ...(run > 0 ? [tell(messages, 'page.examples', { run })] : []),
    counts.join(', ') || tell(messages, 'page.none'),
    ...(different < findings.length ? [tell(messages, 'page.groups', { all: findings.length, different })] : []),
    ...(suppressed.length > 0 ? [tell(messages, 'page.suppressed', { count: suppressed.length })] : []),
  ];
  return paint('bold', `${document.name}: ${parts.join(' · ')}`);
}
