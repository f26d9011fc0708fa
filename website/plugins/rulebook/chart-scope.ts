/** What one drawing shows: the states directly inside a compound state, and every way between them and out of it. */
import type { Chart, ChartEdge, ChartNode } from '../../../src/core/chart.ts';

export interface ScopeNode {
  readonly path: string;
  readonly title: string;
  readonly clause?: string;
  readonly kind: 'waiting' | 'passing' | 'compound' | 'final' | 'outside';
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
}

export interface ChartTexts {
  /** The name of a state, by path. */
  readonly title: (path: string) => string;
  /** The name of a type of fact. */
  readonly fact: (type: string) => string;
  /** Conditions by name. */
  readonly guards: Readonly<Record<string, string>>;
  /** After a number of labels that are left out. */
  readonly more: string;
}

/** Every compound state of a chart, the root first. */
export function scopesOf(chart: Chart, texts: ChartTexts): readonly Scope[] {
  return chart.nodes.filter((node) => node.children.length > 0).map((node) => scopeOf(chart, node, texts));
}

function scopeOf(chart: Chart, scope: ChartNode, texts: ChartTexts): Scope {
  const within = (path: string, box: string): boolean => box === '' || path === box || path.startsWith(`${box}.`);
  const seen = (path: string): string => scope.children.find((child) => within(path, child)) ?? path;
  const outside = new Set<string>();
  const edges = new Map<string, { from: string; to: string; labels: string[] }>();
  const inside = new Map<string, string[]>();
  for (const edge of chart.edges) {
    if (!within(edge.from, scope.path) || edge.from === scope.path) continue;
    const [from, to] = [seen(edge.from), within(edge.to, scope.path) ? seen(edge.to) : edge.to];
    const label = labelOf(edge, texts);
    if (from === to) {
      if (edge.from === from && edge.to === from && label !== '')
        inside.set(from, [...(inside.get(from) ?? []), label]);
      continue;
    }
    if (!scope.children.includes(to)) outside.add(to);
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
      tags: source?.tags ?? [],
      inside: inside.get(path) ?? [],
    };
  };
  return {
    path: scope.path,
    initial: scope.initial,
    nodes: [...scope.children.map((path) => node(path)), ...[...outside].map((path) => node(path, 'outside'))],
    edges: [...edges.values()].map(({ from, to, labels }) => ({ from, to, labels: shorten(labels, texts) })),
  };
}

function kindOf(node: ChartNode | undefined): ScopeNode['kind'] {
  if (!node || node.final) return 'final';
  if (node.children.length > 0) return 'compound';
  return node.tags.length > 0 ? 'waiting' : 'passing';
}

/** What makes a transition happen: a fact, or a condition that holds. The check that a fact is allowed goes without saying. */
function labelOf({ on, guard }: ChartEdge, { fact: factName, guards }: ChartTexts): string {
  const fact = on === undefined ? '' : factName(on);
  if (guard === undefined || guard.startsWith('allowed')) return fact;
  const [, name = guard, what] = /^(\w+)(?:\((.*)\))?$/.exec(guard) ?? [];
  // The box it leads to already says what is needed.
  if (what !== undefined && what !== 'program') return fact;
  const condition = guards[what ?? name] ?? name;
  return fact === '' ? condition : `${fact}: ${condition}`;
}

const MANY = 3;

function shorten(labels: readonly string[], { more }: ChartTexts): readonly string[] {
  return labels.length <= MANY ? labels : [...labels.slice(0, MANY - 1), `+ ${labels.length - MANY + 1} ${more}`];
}
