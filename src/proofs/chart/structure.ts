/** What the drawing of a statechart alone shows: nothing is out of reach, nothing has no way on, every way can lead to the end. */

import type { AnyStateMachine } from 'xstate';
import { type Chart, chart } from '../../core/chart.ts';
import { addTo } from '../../core/grouped.ts';
import type { Looked } from '../proof.ts';

/** Looks at every state of a chart. */
export function* lookAtStructure(machine: AnyStateMachine): Iterable<Looked> {
  const drawn = chart(machine);
  const ways = waysOf(drawn);
  const root = drawn.nodes[0]?.path ?? '';
  const entered = new Set(enteredWith(drawn, root));
  const reached = spread(entered, (path) => ways.get(path) ?? []);
  const finals = drawn.nodes.filter(({ final }) => final).map(({ path }) => path);
  const back = reversed(ways);
  const ending = spread(new Set(finals), (path) => back.get(path) ?? []);
  for (const { path, children, final, tags } of drawn.nodes) {
    if (children.length > 0) continue;
    const say = (what: string): Looked => ({ detail: `${path}: ${what}`, differences: [] });
    const own = drawn.edges.filter(({ from }) => from === path);
    const automatic = own.filter(({ on }) => on === undefined);
    const awaited = own.filter(({ on }) => on !== undefined);
    if (!reached.has(path)) yield say('no way leads there');
    else if (final) yield undefined;
    else if (own.length === 0) yield say('no way leads on');
    else if (!ending.has(path)) yield say('the end of the game cannot be reached from there');
    else if (tags.length > 0 && awaited.length === 0) yield say('it waits for nothing');
    else if (tags.length === 0 && automatic.every(({ guard }) => guard !== undefined)) yield say('it may stand still');
    else if (automatic.slice(0, -1).some(({ guard }) => guard === undefined)) yield say('a way is never taken');
    else yield undefined;
  }
}

/** The leaf entered with a state, and the states around it. */
function enteredWith({ nodes }: Chart, path: string): string[] {
  const found = [path];
  for (let node = nodes.find((each) => each.path === path); node?.initial !== undefined; ) {
    const next = node.initial;
    found.push(next);
    node = nodes.find((each) => each.path === next);
  }
  return found;
}

/** Where each leaf may lead: by its own transitions and by those of the states around it. */
function waysOf(drawn: Chart): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const { path, children } of drawn.nodes) {
    if (children.length > 0) continue;
    const around = drawn.nodes.filter(
      (each) => each.path === path || each.path === '' || path.startsWith(`${each.path}.`),
    );
    const edges = drawn.edges.filter(({ from }) => around.some((each) => each.path === from));
    ways.set(path, [...new Set(edges.flatMap(({ from, to }) => (to === from ? [] : enteredWith(drawn, to))))]);
  }
  return ways;
}

function reversed(ways: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const back = new Map<string, string[]>();
  for (const [from, tos] of ways) for (const to of tos) addTo(back, to, from);
  return back;
}

function spread(from: ReadonlySet<string>, next: (path: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const path of next(at)) if (!found.has(path)) open.push(path) && found.add(path);
  return found;
}
