/** The whole of a chart, or of a state, in one drawing: boxes inside boxes, laid out by an engine that is handed in. */
import type { ChartEdge, ChartNode } from '../core/chart.ts';
import { type ChartPart, labelOf } from '../core/chart-export.ts';
import {
  CHART_TYPE,
  type ChartBox,
  type ChartDrawing,
  type ChartPoint,
  roundedLine,
  sizeOfBox,
  widest,
} from './chart.ts';

/** What is asked of ELK, and what it answers. */
interface Graph {
  id: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  layoutOptions?: Record<string, string>;
  labels?: { text: string; x?: number; y?: number; width?: number; height?: number }[];
  children?: Graph[];
  edges?: GraphEdge[];
}

interface GraphEdge {
  id: string;
  layoutOptions?: Record<string, string>;
  sources: string[];
  targets: string[];
  labels?: { text: string; x?: number; y?: number; width?: number; height?: number }[];
  sections?: { startPoint: ChartPoint; endPoint: ChartPoint; bendPoints?: ChartPoint[] }[];
}

/** The layout engine ELK, such as the package `elkjs` makes of it. */
export interface LayoutEngine {
  readonly layout: (graph: Graph) => Promise<Graph>;
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
};

const DOT = 14;
/** Room above the states inside a frame, for its title. */
const HEAD = 42;

/** Lays out everything inside a part of a chart, with the names that the chart itself has. */
export async function drawNested(part: ChartPart, engine: LayoutEngine): Promise<ChartDrawing> {
  const { root, nodes, edges, outside, tops } = part;
  const boxes = [
    ...[...nodes.values()].filter(({ path }) => path !== '').map((node) => boxOf(node, edges)),
    ...outside.map((path): Sized => sized({ path, title: path, kind: 'outside', tags: [], inside: [] })),
  ];
  const byPath = new Map(boxes.map((box) => [box.path, box]));
  const begun: (readonly [string, string])[] = [];
  const graphOf = (node: ChartNode): Graph[] => {
    const box = byPath.get(node.path);
    if (!box) return [];
    const inner = node.children.flatMap((path) => nodes.get(path) ?? []).flatMap(graphOf);
    if (inner.length === 0) return [{ id: node.path, width: box.width, height: box.height }];
    const head = HEAD + box.inside.length * CHART_TYPE.line;
    return [
      {
        id: node.path,
        layoutOptions: {
          'elk.padding': `[top=${head},left=16,bottom=16,right=16]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${box.width + 20}, ${head + 20})`,
        },
        children: [...start(node), ...inner],
      },
    ];
  };
  const start = ({ path, initial }: ChartNode): Graph[] => {
    if (initial === undefined) return [];
    begun.push([dotOf(path), initial]);
    return [{ id: dotOf(path), width: DOT, height: DOT }];
  };
  const order = [...nodes.keys(), ...outside];
  const isOnward = ({ from, to }: ChartEdge): boolean => order.indexOf(to) > order.indexOf(from);
  const arrows = edges.filter(({ from, to }) => from !== to);
  const children = [
    ...(root.path === '' ? start(root) : []),
    ...tops.flatMap(graphOf),
    ...outside.map((path) => ({ id: path, ...sizes(byPath.get(path)) })),
  ];
  const laid = await engine.layout({
    id: 'chart',
    layoutOptions: OPTIONS,
    children,
    edges: [
      ...begun.map(([from, to], index) => ({ id: `s${index}`, sources: [from], targets: [to] })),
      ...arrows.map((edge, index) => ({
        id: `e${index}`,
        sources: [edge.from],
        targets: [edge.to],
        // Where a circle has to be broken, what leads back in the order of the source runs upwards.
        layoutOptions: { 'elk.layered.priority.direction': isOnward(edge) ? '10' : '0' },
        labels: linesOf(edge).map((text) => ({
          text,
          width: widest([text], CHART_TYPE.small) + 8,
          height: CHART_TYPE.line,
        })),
      })),
    ],
  });
  const places = new Map(everyNode(laid).map((node) => [node.id, node]));
  const at = (path: string): Sizes => sizes(places.get(path));
  return {
    path: root.path,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    starts: begun.map(([dot]) => ({ x: at(dot).x + DOT / 2, y: at(dot).y + DOT / 2 })),
    nodes: boxes.map((box) => ({ ...box, ...at(box.path) })),
    edges: (laid.edges ?? []).map((edge) => {
      const labels = edge.labels ?? [];
      const [section] = edge.sections ?? [];
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return {
        from: edge.sources[0] ?? '',
        to: edge.targets[0] ?? '',
        line: roundedLine(points),
        labels: labels.map(({ text }) => text),
        x: Math.round(labels[0]?.x ?? 0),
        y: Math.round(labels[0]?.y ?? 0),
        width: Math.round(labels[0]?.width ?? 0),
      };
    }),
    note: '',
  };
}

interface Sizes extends ChartPoint {
  readonly width: number;
  readonly height: number;
}

type Sized = Omit<ChartBox, 'x' | 'y'>;

const dotOf = (path: string): string => `${path} *`;

const sized = (box: Omit<Sized, 'width' | 'height'>): Sized => ({ ...box, ...sizeOfBox(box) });

const sizes = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Sizes> = {}): Sizes => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

function boxOf({ path, name, clause, children, final, tags }: ChartNode, edges: readonly ChartEdge[]): Sized {
  const kind = children.length > 0 ? 'frame' : final ? 'final' : tags.length > 0 ? 'waiting' : 'passing';
  const inside = edges.filter(({ from, to }) => from === path && to === path).map(labelOf);
  return sized({ path, title: name, ...(clause !== undefined && { clause }), kind, tags, inside });
}

/** The label of an arrow: every choice of a player is checked, which need not be said each time. */
const linesOf = (edge: ChartEdge): readonly string[] => {
  const { on, guard } = edge;
  const label = guard === 'allowed' ? (on ?? '') : labelOf(edge);
  return label === '' ? [] : [label];
};

const everyNode = ({ children = [] }: Graph): readonly Graph[] =>
  children.flatMap((child) => [child, ...everyNode(child)]);
