/** Laying out a drawing at build time, so that no layout engine has to be shipped. */
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { CHART_TYPE, type ChartDrawing, roundedLine, sizeOfBox, widest } from '../../../src/drawing/chart.ts';
import { START } from '../../../src/drawing/chart-place.ts';
import type { Scope } from './chart-scope.ts';

const { small: SMALL, line: LINE } = CHART_TYPE;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.spacing.nodeNode': '34',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

/** What leads in stands where one begins to read, if there is room for that. */
const FIRST = { 'elk.layered.layering.layerConstraint': 'FIRST' };

type Options = Readonly<Record<string, string>>;

const CLOSE: Options = {
  ...OPTIONS,
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
};

const CLOSER: Options = { ...CLOSE, 'elk.layered.spacing.nodeNodeBetweenLayers': '26' };

const CLOSEST: Options = { ...CLOSER, 'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS' };

let engine: { layout: (graph: ElkNode) => Promise<ElkNode> } | undefined;

/** A drawing wider than this does not fit beside what is told of it. */
const WIDE = 900;
/** A drawing wider than this does not fit a screen. */
const TOO_WIDE = 1200;
/** Characters in a line of a label that has to be narrow. */
const SHORT = 11;

/**
 * Places the boxes, arrows and labels of one compound state: from top to bottom, or from left to right where many boxes
 * beside each other would make it too wide; with labels in short lines and arrows close together where neither fits.
 * @param anytime how to say that something may happen in every state of it
 */
export async function layOut(scope: Scope, anytime: string): Promise<ChartDrawing> {
  const drawing = await narrower(scope, anytime, OPTIONS);
  if (drawing.width <= TOO_WIDE) return drawing;
  const short = inShortLines(scope);
  const others: ChartDrawing[] = [];
  for (const options of [CLOSE, CLOSER, CLOSEST]) others.push(await narrower(short, anytime, options));
  return others.reduce((best, other) => (other.width < best.width ? other : best), drawing);
}

async function narrower(scope: Scope, anytime: string, options: Options): Promise<ChartDrawing> {
  const down = await layOutTo('DOWN', scope, anytime, options);
  if (down.width <= WIDE) return down;
  const right = await layOutTo('RIGHT', scope, anytime, options);
  return right.width < down.width ? right : down;
}

const inShortLines = (scope: Scope): Scope => ({
  ...scope,
  edges: scope.edges.map((edge) => ({ ...edge, labels: edge.labels.flatMap(shortLines) })),
});

/** A label in lines of a word or two. */
function shortLines(label: string): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < SHORT) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

async function layOutTo(
  direction: 'DOWN' | 'RIGHT',
  scope: Scope,
  anytime: string,
  options: Options,
): Promise<ChartDrawing> {
  engine ??= new ELK();
  const laid = await engine.layout({
    id: 'root',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: [
      { id: START, width: 14, height: 14 },
      ...scope.nodes.map((node) => ({
        id: node.path,
        ...sizeOfBox(node),
        ...(node.kind === 'origin' && options === OPTIONS && { layoutOptions: FIRST }),
      })),
    ],
    edges: [
      ...(scope.initial === undefined ? [] : [{ id: 'e-start', sources: [START], targets: [scope.initial] }]),
      ...scope.edges.map(({ from, to, labels }, index) => ({
        id: `e${index}`,
        sources: [from],
        targets: [to],
        labels:
          labels.length === 0
            ? []
            : [{ text: labels.join('\n'), width: widest(labels, SMALL) + 10, height: labels.length * LINE }],
      })),
    ],
  });
  const places = new Map(laid.children?.map((child) => [child.id, child]));
  const start = places.get(START);
  const note = scope.anytime.length === 0 ? '' : `↻ ${anytime}: ${scope.anytime.join(', ')}`;
  return {
    path: scope.path,
    width: Math.ceil(Math.max(laid.width ?? 0, note === '' ? 0 : widest([note], SMALL) + 24)),
    height: Math.ceil(laid.height ?? 0) + (note === '' ? 0 : LINE + 4),
    starts: [{ x: (start?.x ?? 0) + 7, y: (start?.y ?? 0) + 7 }],
    note,
    nodes: scope.nodes.map((node) => {
      const { x = 0, y = 0, width = 0, height = 0 } = places.get(node.path) ?? {};
      return { ...node, x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
    edges: (laid.edges ?? []).map((edge) => {
      const source = scope.edges[Number(edge.id.slice(1))];
      const [section] = edge.sections ?? [];
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      const [label] = edge.labels ?? [];
      return {
        from: source?.from ?? START,
        to: source?.to ?? scope.initial ?? '',
        line: roundedLine(points),
        labels: source?.labels ?? [],
        x: Math.round(label?.x ?? 0),
        y: Math.round(label?.y ?? 0),
        width: Math.round(label?.width ?? 0),
      };
    }),
  };
}
