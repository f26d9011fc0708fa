/** The result as Markdown: a table for an issue or a pull request. */
import type { CrosscheckResult } from '../crosscheck.ts';

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

/** A heading, the coverage, a table of findings. */
export function markdownReport({ document, found, missing, findings }: CrosscheckResult): string {
  const rows = findings.map(
    ({ line, severity, check, clause, phrase, message, expected }) =>
      `| ${[String(line), severity, check, clause, phrase, message, expected].map(cell).join(' | ')} |`,
  );
  return [
    `# ${document.name}`,
    '',
    `${found.length}/${found.length + missing.length} clauses${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`,
    '',
    '| line | severity | check | clause | phrase | message | expected |',
    '| ---: | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
