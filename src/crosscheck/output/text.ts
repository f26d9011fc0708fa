/** The result for people at a terminal: a code frame for every finding, then what it comes to. */
import type { CrosscheckResult } from '../crosscheck.ts';
import { type Messages, tell } from '../messages.ts';
import { type CheckFinding, SEVERITIES } from '../types.ts';

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

const STYLE = { critical: 'red', high: 'red', medium: 'yellow', low: 'cyan', info: 'dim' } as const;
const WIDTH = 100;

/** Findings in the order of the document. */
export function textReport(result: CrosscheckResult, messages: Messages, paint: Paint = (_, text) => text): string {
  const blocks = result.findings.map((finding) => frame(result, finding, messages, paint));
  return [...blocks, summary(result, messages, paint)].join('\n\n');
}

function frame({ document }: CrosscheckResult, finding: CheckFinding, messages: Messages, paint: Paint): string {
  const { line, column, severity, check, clause, phrase, message, expected } = finding;
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
  ].join('\n');
}

/** How much was found, and how many findings of each severity there are. */
function summary(
  { document, found, missing, findings, suppressed }: CrosscheckResult,
  messages: Messages,
  paint: Paint,
): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length;
    return count > 0 ? [`${tell(messages, `severity.${severity}`)} ${count}`] : [];
  });
  const parts = [
    tell(messages, 'page.clauses', { found: found.length, all: found.length + missing.length }),
    counts.join(', ') || tell(messages, 'page.none'),
    ...(suppressed.length > 0 ? [tell(messages, 'page.suppressed', { count: suppressed.length })] : []),
  ];
  return paint('bold', `${document.name}: ${parts.join(' · ')}`);
}
