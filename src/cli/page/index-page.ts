/** The games of a folder as one table, each with a link to its page. */
import { escaped } from '../../drawing/shape.ts';
import type { Summary } from '../../logs/replay/summary.ts';
import { label as labelIn } from '../../ruling/language.ts';
import { clauseName, type Language } from '../../ruling/view-format.ts';

/** A game, and the file of its page beside the index. */
export interface IndexRow {
  readonly page: string;
  readonly summary: Summary;
}

/** Writes the index. */
export function indexPage(rows: readonly IndexRow[], language: Language): string {
  const label = (id: string, args?: Parameters<typeof labelIn>[2]): string => labelIn(language, `replay.${id}`, args);
  const heads = [
    'file',
    'end',
    'column.lines',
    'column.unread',
    'not-judged',
    'violations',
    'first',
    'damage',
    'readings',
  ];
  const title = `${label('total')}: ${label('files', { n: rows.length })}`;
  const { locale } = language.names;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
body { margin: 1rem; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem; text-align: start; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
.n { text-align: end; font-variant-numeric: tabular-nums; }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${escaped(label(head))}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => rowOf(row, language)).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

function rowOf({ page, summary }: IndexRow, language: Language): string {
  const { file, end, lines, unread, notAdjudicated, violations, first, damage, readings } = summary;
  const text = (value: string): string => `<td>${escaped(value)}</td>`;
  const number = (value: number): string => `<td class="n">${value}</td>`;
  return [
    `<tr><th scope="row"><a href="${encodeURIComponent(page)}">${escaped(file)}</a></th>`,
    text(end),
    number(lines),
    number(unread),
    number(notAdjudicated),
    number(violations),
    text(first ? `${first.line} (${clauseName(first.clause, language)})` : ''),
    text(damage ?? ''),
    text(readings.map(({ issue, option }) => `${issue}=${option}`).join(', ')),
    '</tr>',
  ].join('');
}
