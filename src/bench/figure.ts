/** What was measured, and how it is told. */

/** One figure, with what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the project wants; `atMost` for times and sizes. */
  readonly target?: { readonly value: number; readonly kind: 'atLeast' | 'atMost' };
  /** The same in terms of a yardstick measured in the same run: `4.1 chess positions`. */
  readonly ratio?: string;
}

/** Figures that belong together, and how they were come by. */
export interface Group {
  readonly title: string;
  readonly remark?: string;
  readonly figures: readonly Figure[];
}

/** Is the target of a figure reached? True where there is none. */
export function isReached({ value, target }: Figure): boolean {
  if (target === undefined) return true;
  return target.kind === 'atLeast' ? value >= target.value : value <= target.value;
}

/** A number as people read it: three digits that mean something. */
export function readable(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** The groups as text, one figure a line, its target and its ratio beside it. */
export function formatGroups(groups: readonly Group[], judged = true): string {
  const cells = (figure: Figure) => cellsOf(figure, judged);
  const rows = groups.flatMap(({ figures }) => figures.map(cells));
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (figure: Figure): string => {
    const [name = '', value = '', target = '', ratio = ''] = cells(figure);
    const [a = 0, b = 0, c = 0] = widths;
    return `  ${name.padEnd(a)}  ${value.padStart(b)}  ${target.padEnd(c)}  ${ratio}`.trimEnd();
  };
  return groups
    .map(({ title, remark, figures }) => [title, ...(remark ? [`  ${remark}`] : []), ...figures.map(line)].join('\n'))
    .join('\n\n');
}

/** @param judged say whether targets are reached; a short look cannot */
function cellsOf(figure: Figure, judged: boolean): string[] {
  const { name, value, unit, target, ratio } = figure;
  const wanted = target && `${target.kind === 'atLeast' ? 'at least' : 'at most'} ${readable(target.value)}`;
  return [
    name,
    `${readable(value)} ${unit}`,
    wanted === undefined ? '' : !judged ? wanted : `${wanted}: ${isReached(figure) ? 'reached' : 'not reached'}`,
    ratio ?? '',
  ];
}
