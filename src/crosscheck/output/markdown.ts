/** The result as Markdown: a table for an issue or a pull request. */
import type { CrosscheckResult } from '../crosscheck.ts';
import { type Messages, tell } from '../messages.ts';
import { type Group, groupsOf, linesOf } from './groups.ts';

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');
const COLUMNS = ['line', 'severity', 'check', 'clause', 'phrase', 'message', 'expected'] as const;

/** A heading, the coverage, a table of findings. */
export function markdownReport({ document, found, missing, findings }: CrosscheckResult, messages: Messages): string {
  const clauses = tell(messages, 'page.clauses', { found: found.length, all: found.length + missing.length });
  return [
    `# ${document.name}`,
    '',
    `${clauses}${missing.length > 0 ? `. ${tell(messages, 'page.missing')}: ${missing.join(', ')}` : ''}`,
    '',
    `| ${COLUMNS.map((each) => tell(messages, `page.${each}`)).join(' | ')} |`,
    '| ---: | --- | --- | --- | --- | --- | --- |',
    ...groupsOf(findings).map((group) => row(group, messages)),
    '',
  ].join('\n');
}

function row(group: Group, messages: Messages): string {
  const { line, severity, check, clause, phrase, message, expected } = group.first;
  const lines = [String(line), linesOf(group)].filter((each) => each !== '').join(', ');
  return `| ${[lines, tell(messages, `severity.${severity}`), check, clause, phrase, message, expected].map(cell).join(' | ')} |`;
}
