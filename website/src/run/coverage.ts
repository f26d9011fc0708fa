/** What of a drawing the games that are kept reach: its boxes, and every transition behind its arrows. */

import type { Chart, ChartEdge } from '../../../src/core/chart.ts';
import { addTo } from '../../../src/core/grouped.ts';
import type { Fact } from '../../../src/core/steps.ts';
import { type ChartDrawing, isElsewhere } from '../../../src/drawing/chart.ts';
import { placeOf } from '../../../src/drawing/chart-place.ts';
import type { At, ChartCoverage } from '../../../src/proofs/chart/coverage.ts';
import type { Walk } from './walk.ts';

/** A transition behind an arrow of a drawing, and what is known of it. */
export interface Covered {
  readonly edge: ChartEdge;
  /** The game that takes it, or the name of the reason why none does; undefined if neither is known. */
  readonly how: At | string | undefined;
}

/** A drawing with what is reached. */
export interface DrawingCoverage {
  /** By the path of the box. */
  readonly states: ReadonlyMap<string, At | undefined>;
  /** By `from to` of the boxes; of transitions that stay in a box, both are the same. */
  readonly arrows: ReadonlyMap<string, readonly Covered[]>;
}

/** What of a drawing is reached. */
export function coverageIn(drawing: ChartDrawing, chart: Chart, coverage: ChartCoverage): DrawingCoverage {
  const own = drawing.nodes.filter(({ kind }) => !isElsewhere(kind)).map(({ path }) => path);
  const drawn = { path: drawing.path, children: own };
  const arrows = new Map<string, Covered[]>();
  for (const edge of chart.edges) {
    const place = placeOf(drawn, edge);
    // What goes on inside a box is shown by the chart into which the box opens.
    if (!place || (place.from === place.to && edge.from !== place.from)) continue;
    addTo(arrows, `${place.from} ${place.to}`, { edge, how: coverage.transitions[edge.name] });
  }
  return { states: new Map(own.map((path) => [path, coverage.states[path]])), arrows };
}

/** Is a transition taken by a game that is kept? */
export const isTaken = (covered: Covered): covered is Covered & { readonly how: At } => Array.isArray(covered.how);

/** A game that is kept, as far as what is to be seen. */
export function walkTo({ games }: ChartCoverage, [game, facts]: At): Walk {
  const { agreement = {}, facts: all = [] } = games[game] ?? {};
  return { start: { agreement }, facts: all.slice(0, facts) as Fact[] };
}
