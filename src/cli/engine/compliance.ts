/** What came of measuring an engine, level by level: as text, Markdown and a page of its own. */
import { escaped } from '../../drawing/shape.ts';
import { LEVEL_TITLES, LEVELS, type Level } from '../../match/level.ts';
import { type Measured, OUTCOME_WORDS, OUTCOMES, type Outcome } from '../../match/measure.ts';
import { badge } from './badge.ts';

/** One level of an engine. */
export interface LevelResult {
  readonly level: Level;
  readonly title: string;
  readonly cases: number;
  readonly passed: number;
  /** Played by another reading of a disputed rule. */
  readonly readings: number;
  readonly unexpressible: number;
  readonly wrong: number;
  /** At least four fifths of the cases can be expressed, and none of these is wrong. */
  readonly reached: boolean;
}

export interface Compliance {
  readonly engine: string;
  readonly cases: number;
  readonly passed: number;
  /** Cases that facts cannot tell, which no engine is asked. */
  readonly leftOut: number;
  /** Cases in which the sets of choices were compared. */
  readonly withChoices: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly levels: readonly LevelResult[];
  /** Everything that did not pass. */
  readonly open: readonly Measured[];
}

const WRONG: ReadonlySet<Outcome> = new Set([
  'differs',
  'accepts-illegal',
  'refuses-legal',
  'crash',
  'timeout',
  'nonsense',
] as const);

const SHARE = 0.8;

/** Adds up what was measured. */
export function compliance(engine: string, measured: readonly Measured[], leftOut: number): Compliance {
  const count = (list: readonly Measured[], test: (outcome: Outcome) => boolean): number =>
    list.filter(({ outcome }) => test(outcome)).length;
  const levels = LEVELS.flatMap((level): LevelResult[] => {
    const list = measured.filter((each) => each.level === level);
    if (list.length === 0) return [];
    const unexpressible = count(list, (outcome) => outcome === 'unexpressible');
    const wrong = count(list, (outcome) => WRONG.has(outcome));
    return [
      {
        level,
        title: LEVEL_TITLES[level],
        cases: list.length,
        passed: count(list, (outcome) => outcome === 'passed'),
        readings: count(list, (outcome) => outcome === 'reading'),
        unexpressible,
        wrong,
        reached: wrong === 0 && list.length - unexpressible >= SHARE * list.length,
      },
    ];
  });
  return {
    engine,
    cases: measured.length,
    passed: count(measured, (outcome) => outcome === 'passed'),
    leftOut,
    withChoices: measured.filter(({ choices }) => choices).length,
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, count(measured, (each) => each === outcome)]),
    ) as Record<Outcome, number>,
    levels,
    open: measured.filter(({ outcome }) => outcome !== 'passed'),
  };
}

const HEADS = ['level', 'cases', 'passed', 'other readings', 'not expressible', 'wrong', 'reached'] as const;

const cellsOf = ({ title, cases, passed, readings, unexpressible, wrong, reached }: LevelResult): string[] => [
  title,
  String(cases),
  String(passed),
  String(readings),
  String(unexpressible),
  String(wrong),
  reached ? 'yes' : 'no',
];

const summaryOf = ({ cases, passed, leftOut, withChoices }: Compliance): string =>
  `${passed} of ${cases} cases passed; choices compared in ${withChoices}; ${leftOut} cases are not asked, because facts cannot tell them.`;

const NOTE =
  'A level is reached when at least four fifths of its cases can be expressed and none of these is wrong. A result by another reading of a disputed rule is not wrong.';

/** For a terminal. */
export function complianceText(result: Compliance): string {
  const rows = [[...HEADS], ...result.levels.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [result.engine, '', ...table, '', summaryOf(result), '', ...result.open.flatMap((each) => linesOf(each))]
    .join('\n')
    .trimEnd();
}

/**
 * A case that did not pass, and why.
 * @param most so many differences, and characters of each, as a reader wants
 */
export function linesOf(
  { id, title, outcome, detail, differences, reading, clauses }: Measured,
  most: number = SHOWN,
): string[] {
  const clause = clauses.length > 0 ? ` (${clauses.join(', ')})` : '';
  const under = reading === undefined ? '' : outcome === 'reading' ? ` ${reading}` : ` under ${reading}`;
  return [
    `${id} ${OUTCOME_WORDS[outcome]}${under}: ${title}${clause}`,
    ...(detail === undefined ? [] : [`  ${detail}`]),
    ...differences
      .slice(0, most === SHOWN ? 6 : most)
      .map(({ key, expected, found }) => `  ${key}: expected ${shown(expected, most)}, found ${shown(found, most)}`),
  ];
}

/** Characters of a value that a report shows. */
const SHOWN = 160;

const shown = (value: unknown, most: number): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
};

/** For a README. */
export function complianceMarkdown(result: Compliance): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [
    `# ${result.engine}: compliance`,
    '',
    summaryOf(result),
    '',
    row(HEADS),
    row(HEADS.map(() => '---')),
    ...result.levels.map((level) => row(cellsOf(level))),
    '',
    NOTE,
    '',
    ...(result.open.length > 0 ? ['## What did not pass', ''] : []),
    ...result.open.flatMap((each) =>
      linesOf(each).map((line, at) => (at === 0 ? `- ${line}` : `  - \`${line.trim().replaceAll('`', "'")}\``)),
    ),
  ].join('\n');
}

/** A page of its own. */
export function complianceHtml(result: Compliance): string {
  const td = (text: string, at: number): string =>
    at === 0 ? `<th scope="row">${escaped(text)}</th>` : `<td>${escaped(text)}</td>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(result.engine)}: compliance</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}th,td{padding:.3rem .8rem;border-bottom:1px solid #ccc;text-align:right}th:first-child{text-align:left}li{margin:.5rem 0}code{display:block;font-size:.85rem;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#111;color:#ddd}}</style>
</head><body>
<h1>${escaped(result.engine)}: compliance</h1>
<p>${badge(result)}</p>
<p>${escaped(summaryOf(result))}</p>
<table><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${result.levels.map((level) => `<tr>${cellsOf(level).map(td).join('')}</tr>`).join('\n')}</tbody></table>
<p>${escaped(NOTE)}</p>
${result.open.length > 0 ? '<h2>What did not pass</h2>' : ''}
<ul>${result.open
    .map((each) => {
      const [first = '', ...rest] = linesOf(each);
      return `<li>${escaped(first)}${rest.map((line) => `<code>${escaped(line.trim())}</code>`).join('')}</li>`;
    })
    .join('\n')}</ul>
</body></html>
`;
}
