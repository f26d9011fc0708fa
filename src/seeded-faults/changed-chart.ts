/** A statechart with one transition changed; the module that a fault of a chart puts in its place imports it. */
import { type AnyStateMachine, createMachine } from 'xstate';
import { rewritten, type StateConfig } from '../proofs/chart/transitions.ts';

/** What is done to the transition of this name. */
export interface ChartChange {
  readonly name: string;
  readonly left?: 'out';
  readonly target?: string;
  readonly guard?: 'negated';
}

type Guards = Record<string, (world: unknown, fact: unknown, params: unknown) => boolean>;

/**
 * The chart with the change.
 * @param guards the words of the chart, which learn that of a negated guard
 */
export function changedChart(machine: AnyStateMachine, guards: Guards, change: ChartChange): AnyStateMachine {
  const config = rewritten(machine.config as StateConfig, ({ name, config }) => {
    if (name !== change.name) return config;
    if (change.left) return undefined;
    if (change.target !== undefined) return { ...config, target: change.target };
    return { ...config, guard: negated(config.guard, guards) };
  });
  return createMachine(config as never) as unknown as AnyStateMachine;
}

function negated(guard: unknown, guards: Guards): unknown {
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : (guard as Parametrised);
  const own = guards[type];
  if (!own) throw new Error(`no guard ${type}`);
  const name = `not ${type}`;
  guards[name] = (world, fact, given) => !own(world, fact, given);
  return params === undefined ? name : { type: name, params };
}

interface Parametrised {
  readonly type: string;
  readonly params?: unknown;
}
