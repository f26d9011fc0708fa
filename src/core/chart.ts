/** A statechart as a drawing sees it: boxes inside boxes, and every arrow between them, automatic ones included. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ClauseId } from './ruleset.ts';

export interface ChartNode {
  /** Dotted path below the root; the root itself is the empty path. */
  readonly path: string;
  /** The last part of the path. */
  readonly name: string;
  /** Path of the box around it; undefined for the root. */
  readonly parent: string | undefined;
  readonly children: readonly string[];
  /** The child entered first, if it has children. */
  readonly initial: string | undefined;
  readonly clause: ClauseId | undefined;
  /** What a waiting state waits for. */
  readonly tags: readonly string[];
  readonly final: boolean;
  /** Names of the actions that run on entering. */
  readonly entry: readonly string[];
}

export interface ChartEdge {
  /** As `nameOfTransition` has it. */
  readonly name: string;
  readonly from: string;
  /** The same as `from` for a transition that stays where it is. */
  readonly to: string;
  /** Type of the fact; undefined for a transition that happens by itself. */
  readonly on: string | undefined;
  /** Name of the guard with its parameters, `needs(mode)`. */
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** The clause that leads this way: its own, or that of the state it leads to. */
  readonly clause: ClauseId | undefined;
}

export interface Chart {
  readonly id: string;
  /** Outer boxes before the boxes inside them, in the order of the source. */
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** Reads a machine into nodes and edges. */
export function chart(machine: AnyStateMachine): Chart {
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  const visit = (node: AnyStateNode): void => {
    nodes.push(nodeOf(node));
    edges.push(...edgesOf(node));
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root as unknown as AnyStateNode);
  return { id: machine.id, nodes, edges };
}

/** `turn.headline.choosing headline 1`: the state, the fact or `always`, and the place among its like, from 1. */
export const nameOfTransition = (path: string, on: string | undefined, place: number): string =>
  `${path} ${on ?? 'always'} ${place}`.trim();

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function nodeOf(node: AnyStateNode): ChartNode {
  const clause = clauseOf(node.meta);
  const initial = node.type === 'compound' ? (node.initial.target[0] as AnyStateNode) : undefined;
  return {
    path: pathOf(node),
    name: node.key,
    parent: node.parent && pathOf(node.parent),
    children: Object.values(node.states).map((child) => pathOf(child as AnyStateNode)),
    initial: initial && pathOf(initial),
    clause,
    tags: [...node.tags],
    final: node.type === 'final',
    entry: node.entry.map(nameOf),
  };
}

function edgesOf(node: AnyStateNode): ChartEdge[] {
  const named = [...node.transitions].flatMap(([type, definitions]) => (type === '' ? [] : definitions));
  const places = new Map<string, number>();
  return [...(node.always ?? []), ...named].map((definition): ChartEdge => {
    const target = definition.target?.[0] as AnyStateNode | undefined;
    const on = definition.eventType === '' ? undefined : definition.eventType;
    const place = (places.get(definition.eventType) ?? 0) + 1;
    places.set(definition.eventType, place);
    return {
      name: nameOfTransition(pathOf(node), on, place),
      from: pathOf(node),
      to: pathOf(target ?? node),
      on,
      guard: definition.guard === undefined ? undefined : nameOf(definition.guard),
      actions: definition.actions.map(nameOf),
      clause: clauseOf(definition.meta) ?? clauseOf((target ?? node).meta),
    };
  });
}

const clauseOf = (meta: unknown): ClauseId | undefined => (meta as { clause?: ClauseId } | undefined)?.clause;

/** The name of a guard or an action, with its parameters if it has any. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { type, params } = value as { type: string; params?: Readonly<Record<string, unknown>> };
  const given = Object.values(params ?? {});
  return given.length === 0 ? type : `${type}(${given.join(', ')})`;
}
