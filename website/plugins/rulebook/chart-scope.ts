/** What one drawing shows: the states directly inside a compound state, and every way between them, out of it and into it. */
import type { Chart, ChartEdge, ChartNode } from '../../../src/core/chart.ts';
import type { ChartBox } from '../../../src/drawing/chart.ts';
import { isInside, placeOf, START, within } from '../../../src/drawing/chart-place.ts';

export interface ScopeNode {
  readonly path: string;
  readonly title: string;
  readonly clause?: string;
  /** `origin` is a state outside from which ways lead in, `outside` any other state outside. */
  readonly kind: Exclude<ChartBox['kind'], 'frame'>;
  readonly tags: readonly string[];
  /** Transitions that stay where they are. */
  readonly inside: readonly string[];
}

export interface ScopeEdge {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
}

export interface Scope {
  readonly path: string;
  readonly initial: string | undefined;
  readonly nodes: readonly ScopeNode[];
  readonly edges: readonly ScopeEdge[];
  /** What may happen in every state of the drawing, without leaving it. */
  readonly anytime: readonly string[];
}

export interface ChartTexts {
  /** The name of a state, by path. */
  readonly title: (path: string) => string;
  /** The name of a type of fact. */
  readonly fact: (type: string) => string;
  /** Conditions by name. */
  readonly guards: Readonly<Record<string, string>>;
}

/** Every compound state of a chart, the root first. */
export function scopesOf(chart: Chart, texts: ChartTexts): readonly Scope[] {
  return chart.nodes.filter((node) => node.children.length > 0).map((node) => scopeOf(chart, node, texts));
}

function scopeOf(chart: Chart, scope: ChartNode, texts: ChartTexts): Scope {
  const outside = new Map<string, 'outside' | 'origin'>();
  const edges = new Map<string, { from: string; to: string; labels: string[] }>();
  const inside = new Map<string, string[]>();
  const anytime: string[] = [];
  for (const edge of chart.edges) {
    const label = labelOf(edge, texts);
    if (edge.from === edge.to && within(scope.path, edge.from)) anytime.push(label);
    const place = placeOf(scope, edge);
    if (!place) continue;
    const { from, to } = place;
    if (from === to) {
      if (edge.from === from && edge.to === from && label !== '')
        inside.set(from, [...(inside.get(from) ?? []), label]);
      continue;
    }
    if (!isInside(scope, from) && !outside.has(from)) outside.set(from, 'origin');
    if (!isInside(scope, to) && to !== START) outside.set(to, 'outside');
    const known = edges.get(`${from} ${to}`) ?? { from, to, labels: [] };
    if (label !== '' && !known.labels.includes(label)) known.labels.push(label);
    edges.set(`${from} ${to}`, known);
  }
  const byPath = new Map(chart.nodes.map((node) => [node.path, node]));
  const node = (path: string, kind?: ScopeNode['kind']): ScopeNode => {
    const source = byPath.get(path);
    const clause = source?.clause;
    return {
      path,
      title: texts.title(path),
      ...(clause !== undefined && { clause }),
      kind: kind ?? kindOf(source),
      tags: kind === undefined ? (source?.tags ?? []) : [],
      inside: inside.get(path) ?? [],
    };
  };
  return {
    path: scope.path,
    initial: scope.initial,
    nodes: [...scope.children.map((path) => node(path)), ...[...outside].map(([path, kind]) => node(path, kind))],
    edges: [...edges.values()],
    anytime,
  };
}

function kindOf(node: ChartNode | undefined): ScopeNode['kind'] {
  if (!node || node.final) return 'final';
  if (node.children.length > 0) return 'compound';
  return node.tags.length > 0 ? 'waiting' : 'passing';
}

/** What makes a transition happen: a fact, or a condition that holds. */
function labelOf({ on, guard }: ChartEdge, { fact: factName, guards }: ChartTexts): string {
  const fact = on === undefined ? '' : factName(on);
  const name = conditionOf(guard);
  if (name === undefined) return fact;
  const condition = guards[name] ?? name;
  return fact === '' ? condition : `${fact}: ${condition}`;
}

/** The condition that stands at a transition; undefined for the check that every fact is allowed, and where its target says it. */
export function conditionOf(guard: string | undefined): string | undefined {
  if (guard === undefined || guard.startsWith('allowed')) return undefined;
  const [, name = guard, what] = /^(\w+)(?:\((.*)\))?$/.exec(guard) ?? [];
  return what === undefined || what === 'program' ? (what ?? name) : undefined;
}
