/** A drawing of a chart as a file of its own: it needs nothing else, and follows the light or dark theme of who opens it. */
import { boxTitle, CHART_TYPE, type ChartArrow, type ChartBox, type ChartDrawing, isElsewhere } from './chart.ts';

/** Colours of both themes: paper, box, soft ink, ink, and those of what a state waits for. */
const LIGHT =
  '--paper:#fff;--box:#f6f8f9;--soft:#51606a;--ink:#161d21;--choice:#1b5480;--chance:#8a5a00;--reveal:#6b3fa0;--link:#0b5a86';
const DARK =
  '--paper:#14191c;--box:#1e262b;--soft:#a3b1ba;--ink:#eaf0f3;--choice:#78b7e8;--chance:#e0aa4f;--reveal:#c09bef;--link:#7cc4ee';

const STYLE = `svg{${LIGHT};background:var(--paper)}
@media (prefers-color-scheme:dark){svg{${DARK}}}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-size:${CHART_TYPE.small}px;fill:var(--ink)}
.paper{fill:var(--paper)}
.dot,.head{fill:var(--ink)}
.arrow{fill:none;stroke:var(--soft);stroke-width:1.4}
.label{paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round}
.box{fill:var(--box);stroke:var(--soft);stroke-width:1.2}
.title{font-size:${CHART_TYPE.name}px;font-weight:600}
.clause{fill:var(--link)}
.soft{fill:var(--soft)}
.frame .box{fill:none;stroke-width:1.6}
.passing .box{fill:var(--paper)}
.outside .box,.origin .box{fill:none;stroke-dasharray:3 3}
.outside .title,.origin .title{font-weight:400;font-size:13px;fill:var(--soft)}
.choice .box{stroke:var(--choice);stroke-width:2}
.chance .box{stroke:var(--chance);stroke-width:2;stroke-dasharray:5 3}
.reveal .box{stroke:var(--reveal);stroke-width:2;stroke-dasharray:2 3}
.inner{fill:none;stroke:var(--soft)}`;

/**
 * Writes a drawing as SVG.
 * @param title what the drawing is called, for readers and for who hears it read out
 */
export function chartSvg({ width, height, starts, nodes, edges, note }: ChartDrawing, title: string): string {
  const [frames, boxes] = [nodes.filter(({ kind }) => kind === 'frame'), nodes.filter(({ kind }) => kind !== 'frame')];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...frames.map(box),
    ...starts.map(({ x, y }) => `<circle class="dot" cx="${x}" cy="${y}" r="6"/>`),
    ...edges.map(({ line }) => `<path class="arrow" d="${line}" marker-end="url(#head)"/>`),
    ...boxes.map(box),
    ...edges.flatMap(label),
    ...(note === '' ? [] : [text('soft', 12, height - 8, note)]),
    '</svg>',
    '',
  ].join('\n');
}

function box(node: ChartBox): string {
  const { kind, tags, clause, inside, x, y, width, height } = node;
  const pill = isElsewhere(kind);
  const depth = kind === 'compound' ? 6 : 0;
  const rect = (name: string, by: number, rx: number): string =>
    `<rect class="${name}" x="${x + by}" y="${y + by}" width="${width - (by === 5 ? 0 : 2 * by)}" height="${height - depth - (by === 5 ? 0 : 2 * by)}" rx="${rx}"/>`;
  return [
    `<g class="${[kind, ...tags].join(' ')}">`,
    ...(kind === 'compound' ? [rect('box', 5, 8)] : []),
    rect('box', 0, pill ? height / 2 : 8),
    ...(kind === 'final' ? [rect('inner', 4, 5)] : []),
    text('title', x + 13, y + (pill ? 20 : 24), boxTitle(node)),
    ...(clause === undefined || pill ? [] : [text('clause', x + width - 10, y + 24, clause, 'end')]),
    ...inside.map((line, index) => text('soft', x + 14, y + 43 + index * CHART_TYPE.line, `↻ ${line}`)),
    '</g>',
  ].join('');
}

const label = ({ labels, x, y, width }: ChartArrow): readonly string[] =>
  labels.map((line, index) => text('label', x + width / 2, y + 13 + index * CHART_TYPE.line, line, 'middle'));

const text = (name: string, x: number, y: number, words: string, anchor?: string): string =>
  `<text class="${name}" x="${x}" y="${y}"${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escaped(words)}</text>`;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
