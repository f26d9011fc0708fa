/**
 * A statechart in the notations of other tools: SCXML for interpreters, Mermaid, PlantUML and DOT for drawings. Clauses go along: as an
 * attribute of our own in SCXML, in the label elsewhere.
 *
 * In SCXML a condition is `guard('name')` and an action `action('name')`, two functions that the host provides, with the fact
 * as the event: its type is the name of the event.
 */
import type { Chart, ChartEdge, ChartNode } from './chart.ts';

export const CHART_NOTATIONS = ['scxml', 'mermaid', 'plantuml', 'dot'] as const;

export type ChartNotation = (typeof CHART_NOTATIONS)[number];

/**
 * A chart, or the part of it inside one state, in a notation.
 * @param of path of the state; the whole chart if absent
 * @returns undefined if there is no such state
 */
export function exportChart(chart: Chart, notation: ChartNotation, of = ''): string | undefined {
  const part = chartPart(chart, of);
  return part && { scxml: toScxml, mermaid: toMermaid, plantuml: toPlantUml, dot: toDot }[notation](part);
}

/** The states of a drawing, and the ways between them; a way out of it leads to a state that stands for the rest. */
export interface ChartPart {
  readonly name: string;
  readonly root: ChartNode;
  readonly nodes: ReadonlyMap<string, ChartNode>;
  readonly edges: readonly ChartEdge[];
  /** States outside that the ways lead to. */
  readonly outside: readonly string[];
  /** The outermost states that are drawn: the state itself, or everything directly inside the whole chart. */
  readonly tops: readonly ChartNode[];
}

/** What is inside a state of a chart; undefined if there is no such state. */
export function chartPart(chart: Chart, of: string): ChartPart | undefined {
  const root = chart.nodes.find(({ path }) => path === of);
  return root && partOf(chart, root);
}

const isWithin = (path: string, box: string): boolean => box === '' || path === box || path.startsWith(`${box}.`);

function partOf(chart: Chart, root: ChartNode): ChartPart {
  const inside = chart.nodes.filter(({ path }) => isWithin(path, root.path));
  const tops = root.path === '' ? inside.filter(({ parent }) => parent === '') : [root];
  const edges = [
    ...chart.edges.filter(({ from }) => isWithin(from, root.path) && from !== ''),
    ...tops.flatMap((top) => inherited(chart, top)),
  ];
  const outside = edges.map(({ to }) => to).filter((to) => !isWithin(to, root.path));
  const name = root.path === '' ? chart.id : `${chart.id}.${root.path}`;
  return {
    name,
    root,
    nodes: new Map(inside.map((node) => [node.path, node])),
    edges,
    outside: [...new Set(outside)],
    tops,
  };
}

/**
 * What the states around a state may do at any time, as ways of its own: the root of a document has none, and what is
 * drawn of a part shows all that can happen in it. A final state does nothing any more.
 */
function inherited({ edges }: Chart, { path, final }: ChartNode): ChartEdge[] {
  if (final) return [];
  const around = (box: string): boolean => box !== path && isWithin(path, box);
  return edges
    .filter(({ from }) => around(from))
    .toSorted((a, b) => b.from.length - a.from.length)
    .map((edge) => ({ ...edge, from: path, to: edge.to === edge.from ? path : edge.to }));
}

/** What an arrow is labelled with: the fact, and the condition in brackets. */
export const labelOf = ({ on, guard }: ChartEdge): string => [on ?? '', guard ? `[${guard}]` : ''].join(' ').trim();

/** The title of a state in a drawing. A box with boxes inside says itself what happens without leaving it. */
function titleOf({ path, name, clause, children }: ChartNode, edges: readonly ChartEdge[]): string {
  const own = children.length === 0 ? [] : edges.filter((edge) => isLoop(edge) && edge.from === path);
  return [name, ...(clause === undefined ? [] : [clause]), ...own.map((edge) => `↻ ${labelOf(edge)}`)].join(' · ');
}

const isLoop = ({ from, to }: ChartEdge): boolean => from === to;

/** The ways that a drawing has an arrow for. */
const arrows = ({ edges, nodes }: ChartPart): readonly ChartEdge[] =>
  edges.filter((edge) => !(isLoop(edge) && (nodes.get(edge.from)?.children.length ?? 0) > 0));

// SCXML -------------------------------------------------------------------------------------------------------------------

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `needs(mode)` is the function of a name with a parameter. */
function call(what: string, written: string): string {
  const [, name = written, params] = /^(\w+)\((.*)\)$/.exec(written) ?? [];
  const given = params === undefined ? [name] : [name, ...params.split(', ')];
  return `${what}(${given.map((each) => `'${each.replaceAll("'", '')}'`).join(', ')})`;
}

function toScxml({ name, root, nodes, edges, outside, tops }: ChartPart): string {
  const lines: string[] = [];
  const state = (node: ChartNode, indent: string): void => {
    const clause = node.clause === undefined ? '' : ` cwa:clause="${escaped(node.clause)}"`;
    const initial = node.initial === undefined ? '' : ` initial="${node.initial}"`;
    const tag = node.final ? 'final' : 'state';
    lines.push(`${indent}<${tag} id="${node.path}"${initial}${clause}>`);
    if (node.entry.length > 0) lines.push(`${indent}  <onentry>${scripts(node.entry)}</onentry>`);
    for (const edge of edges) if (edge.from === node.path) lines.push(`${indent}  ${transition(edge)}`);
    for (const child of node.children) {
      const inner = nodes.get(child);
      if (inner) state(inner, `${indent}  `);
    }
    lines.push(`${indent}</${tag}>`);
  };
  const initial = root.path === '' ? root.initial : root.path;
  // Interpreters that compile a document name a function after it.
  lines.push('<?xml version="1.0" encoding="UTF-8"?>');
  lines.push(
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cwa="urn:cold-war-arbiter" version="1.0" datamodel="ecmascript" name="${name.replace(/\W/g, '_')}" initial="${initial}">`,
  );
  for (const node of tops) state(node, '  ');
  for (const path of outside) lines.push(`  <final id="${path}"/>`);
  lines.push('</scxml>');
  return `${lines.join('\n')}\n`;
}

const scripts = (actions: readonly string[]): string =>
  actions.map((action) => `<script>${escaped(call('action', action))}</script>`).join('');

function transition({ from, to, on, guard, actions }: ChartEdge): string {
  const attributes = [
    on === undefined ? '' : ` event="${on}"`,
    guard === undefined ? '' : ` cond="${escaped(call('guard', guard))}"`,
    // What stays where it is neither leaves the state nor enters it again.
    from === to ? '' : ` target="${to}"`,
    from !== to && isWithin(to, from) ? ' type="internal"' : '',
  ].join('');
  return actions.length === 0
    ? `<transition${attributes}/>`
    : `<transition${attributes}>${scripts(actions)}</transition>`;
}

// Drawings ----------------------------------------------------------------------------------------------------------------

const idOf = (path: string): string => path.replaceAll('.', '_') || 'root';

/** Mermaid and PlantUML have nearly the same words for states. */
function stateDiagram(part: ChartPart, quote: string): string[] {
  const { root, nodes, edges, outside, tops } = part;
  const lines: string[] = [];
  const state = (node: ChartNode, indent: string): void => {
    lines.push(`${indent}state "${titleOf(node, edges).replaceAll('"', quote)}" as ${idOf(node.path)}`);
    if (node.children.length === 0) return;
    lines.push(`${indent}state ${idOf(node.path)} {`);
    if (node.initial !== undefined) lines.push(`${indent}  [*] --> ${idOf(node.initial)}`);
    for (const child of node.children) {
      const inner = nodes.get(child);
      if (inner) state(inner, `${indent}  `);
    }
    lines.push(`${indent}}`);
  };
  if (root.path === '' && root.initial !== undefined) lines.push(`  [*] --> ${idOf(root.initial)}`);
  for (const node of tops) state(node, '  ');
  for (const path of outside) lines.push(`  state "${path}" as ${idOf(path)}`);
  for (const edge of arrows(part)) {
    const label = labelOf(edge);
    lines.push(`  ${idOf(edge.from)} --> ${idOf(edge.to)}${label === '' ? '' : ` : ${label}`}`);
  }
  return lines;
}

const toMermaid = (part: ChartPart): string => `${['stateDiagram-v2', ...stateDiagram(part, '#quot;')].join('\n')}\n`;

const toPlantUml = (part: ChartPart): string =>
  `${['@startuml', 'hide empty description', ...stateDiagram(part, "'"), '@enduml'].join('\n')}\n`;

function toDot(part: ChartPart): string {
  const { name, nodes, edges, outside, tops } = part;
  const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const lines = [`digraph ${quoted(name)} {`, '  compound=true; node [shape=box, style=rounded];'];
  const state = (node: ChartNode, indent: string): void => {
    const shape = node.final ? ', peripheries=2' : '';
    if (node.children.length === 0) {
      lines.push(`${indent}${quoted(node.path)} [label=${quoted(titleOf(node, edges))}${shape}];`);
      return;
    }
    lines.push(
      `${indent}subgraph ${quoted(`cluster ${node.path}`)} {`,
      `${indent}  label=${quoted(titleOf(node, edges))};`,
    );
    for (const child of node.children) {
      const inner = nodes.get(child);
      if (inner) state(inner, `${indent}  `);
    }
    lines.push(`${indent}}`);
  };
  for (const node of tops) state(node, '  ');
  // An arrow at a box with boxes inside starts, or ends, at the first of them, and is cut off at the edge of the box.
  const first = (path: string): string => {
    const node = nodes.get(path);
    return node?.initial === undefined ? path : first(node.initial);
  };
  for (const path of outside) lines.push(`  ${quoted(path)} [style=dashed];`);
  for (const { from, to, ...edge } of arrows(part)) {
    const ends = [
      first(from) === from ? '' : `ltail=${quoted(`cluster ${from}`)}`,
      first(to) === to ? '' : `lhead=${quoted(`cluster ${to}`)}`,
    ].filter((end) => end !== '');
    const label = labelOf({ from, to, ...edge });
    const attributes = [...(label === '' ? [] : [`label=${quoted(label)}`]), ...ends].join(', ');
    lines.push(`  ${quoted(first(from))} -> ${quoted(first(to))}${attributes === '' ? '' : ` [${attributes}]`};`);
  }
  return `${[...lines, '}'].join('\n')}\n`;
}
