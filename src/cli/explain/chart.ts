/** `arbiter explain STATE --chart --format scxml|mermaid|plantuml|dot|svg`: the chart that the referee runs, for other tools. */
import { createRequire } from 'node:module';
import type { Chart } from '../../core/chart.ts';
import { CHART_NOTATIONS, type ChartNotation, chartPart, exportChart } from '../../core/chart-export.ts';
import { wording } from '../../core/wording.ts';
import { nearest } from '../../data/nearest.ts';
import { drawNested, type LayoutEngine } from '../../drawing/chart-nested.ts';
import { chartSvg } from '../../drawing/chart-svg.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';

/** What stands for the whole chart. */
const WHOLE = 'game';

const isNotation = (format: string): format is ChartNotation => CHART_NOTATIONS.some((each) => each === format);

/** A drawing; the notations leave the layout to others. */
const DRAWING = 'svg';
/** What lays it out; optional, because its licence is not ours. */
const ENGINE = 'elkjs';

/** Writes the chart of the state that a call names; of a text, as Mermaid. JSON has its nodes and edges. */
export async function writeChart({ operands, io, format }: Call, whole: Chart): Promise<ExitCode> {
  const asked = operands.join(' ');
  const of = asked === WHOLE ? '' : asked;
  const paths = whole.nodes.map(({ path }) => path);
  if (!paths.includes(of)) {
    const near = nearest(of, [WHOLE, ...paths]);
    const hint =
      near.length === 0
        ? wording('"{name}" is the whole chart', { name: WHOLE })
        : wording('did you mean {names}?', { names: near.map((name) => wording('"{name}"', { name })) });
    throw usageError(wording('no state of the chart is called "{name}"', { name: asked }), 'explain', hint);
  }
  const within = (path: string): boolean => of === '' || path === of || path.startsWith(`${of}.`);
  const part = {
    nodes: whole.nodes.filter(({ path }) => within(path)),
    edges: whole.edges.filter(({ from }) => within(from)),
  };
  const text =
    format === 'json'
      ? `${JSON.stringify({ id: whole.id, of: asked, ...part }, null, 2)}\n`
      : format === DRAWING
        ? await drawn(whole, of)
        : exportChart(whole, isNotation(format) ? format : 'mermaid', of);
  io.stdout.write(text ?? '');
  return EXIT.fine;
}

async function drawn(whole: Chart, of: string): Promise<string | undefined> {
  const part = chartPart(whole, of);
  return part && chartSvg(await drawNested(part, layoutEngine()), part.name);
}

function layoutEngine(): LayoutEngine {
  try {
    const Engine = createRequire(import.meta.url)(`${ENGINE}/lib/elk.bundled.js`) as new () => LayoutEngine;
    return new Engine();
  } catch {
    const installing = wording('npm install {name}, or write another notation: --format mermaid', { name: ENGINE });
    throw usageError(
      wording('a drawing is laid out by the package {name}, which is not installed', { name: ENGINE }),
      'explain',
      installing,
    );
  }
}

/** Refuses a notation of charts for anything else. */
export function needsChart(format: string): void {
  if (isNotation(format) || format === DRAWING)
    throw usageError(wording('--format {format} writes a chart: --chart', { format }), 'explain');
}
