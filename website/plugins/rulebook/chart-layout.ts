/** Laying out a drawing at build time, so that no layout engine has to be shipped. */
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { widthOf } from '../../../src/drawing/fit.ts';
import type { ChartDrawing } from '../../src/models.ts';
import type { Scope, ScopeNode } from './chart-scope.ts';

const NAME = 14;
const SMALL = 12;
const LINE = 17;
const START = 'start';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '46',
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

type Options = Readonly<Record<string, string>>;

const CLOSE: Options = {
  ...OPTIONS,
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
};

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
 */
export async function layOut(scope: Scope): Promise<ChartDrawing> {
  const drawing = await narrower(scope, OPTIONS);
  return drawing.width <= TOO_WIDE ? drawing : narrower(inShortLines(scope), CLOSE);
}

async function narrower(scope: Scope, options: Options): Promise<ChartDrawing> {
  const down = await layOutTo('DOWN', scope, options);
  if (down.width <= WIDE) return down;
  const right = await layOutTo('RIGHT', scope, options);
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

async function layOutTo(direction: 'DOWN' | 'RIGHT', scope: Scope, options: Options): Promise<ChartDrawing> {
  engine ??= new ELK();
  const laid = await engine.layout({
    id: 'root',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: [
      { id: START, width: 14, height: 14 },
      ...scope.nodes.map((node) => ({ id: node.path, ...sizeOf(node) })),
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
  return {
    path: scope.path,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    start: { x: (start?.x ?? 0) + 7, y: (start?.y ?? 0) + 7 },
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
        line: rounded(points),
        labels: source?.labels ?? [],
        x: Math.round(label?.x ?? 0),
        y: Math.round(label?.y ?? 0),
        width: Math.round(label?.width ?? 0),
      };
    }),
  };
}

const widest = (lines: readonly string[], size: number): number =>
  Math.max(0, ...lines.map((line) => widthOf(line) * size * 1.06));

function sizeOf(node: ScopeNode): { readonly width: number; readonly height: number } {
  const clause = node.clause === undefined || node.kind === 'outside' ? 0 : widthOf(node.clause) * SMALL + 16;
  const width = Math.max(96, widthOf(node.title) * NAME * 1.12 + 26 + clause, widest(node.inside, SMALL) + 40);
  return {
    width: Math.ceil(width),
    height: (node.kind === 'outside' ? 30 : 38) + node.inside.length * LINE + (node.kind === 'compound' ? 6 : 0),
  };
}

/** A line through the points with rounded corners. */
function rounded(points: readonly { readonly x: number; readonly y: number }[]): string {
  const at = (n: number): string => String(Math.round(n * 10) / 10);
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point.x)} ${at(point.y)}`;
      if (!after) return `L${at(point.x)} ${at(point.y)}`;
      const toward = (other: { readonly x: number; readonly y: number }) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y);
        const step = Math.min(8, length / 2) / (length || 1);
        return `${at(point.x + (other.x - point.x) * step)} ${at(point.y + (other.y - point.y) * step)}`;
      };
      return `L${toward(before)}Q${at(point.x)} ${at(point.y)} ${toward(after)}`;
    })
    .join('');
}
