/** `arbiter explain STATE --chart --format scxml|mermaid|dot`: the chart that the referee runs, for other tools. */
import type { Chart } from '../../core/chart.ts';
import { CHART_NOTATIONS, type ChartNotation, exportChart } from '../../core/chart-export.ts';
import { wording } from '../../core/wording.ts';
import { nearest } from '../../data/nearest.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';

/** What stands for the whole chart. */
const WHOLE = 'game';

const isNotation = (format: string): format is ChartNotation => CHART_NOTATIONS.some((each) => each === format);

/** Writes the chart of the state that a call names; of a text, as Mermaid. JSON has its nodes and edges. */
export function writeChart({ operands, io, format }: Call, whole: Chart): ExitCode {
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
      : exportChart(whole, isNotation(format) ? format : 'mermaid', of);
  io.stdout.write(text ?? '');
  return EXIT.fine;
}

/** Refuses a notation of charts for anything else. */
export function needsChart(format: string): void {
  if (isNotation(format)) throw usageError(wording('--format {format} writes a chart: --chart', { format }), 'explain');
}
