/** The transitions of a statechart by name, and the chart compiled so that it tells which of them it takes. */
import { type AnyStateMachine, createMachine } from 'xstate';
import { nameOfTransition } from '../../core/chart.ts';
import { type Action, compileSteps, type Fact, type Guard, type StepTable } from '../../core/steps.ts';

/** The written form of a state, as far as it is looked at here. */
export interface StateConfig {
  readonly states?: Readonly<Record<string, StateConfig>> | undefined;
  readonly always?: unknown;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

/** A transition in its written form. */
export interface TransitionConfig {
  readonly target?: string;
  readonly guard?: unknown;
  readonly actions?: unknown;
  readonly meta?: unknown;
}

/** One transition of the chart. */
export interface Named {
  /** As `nameOfTransition` has it. */
  readonly name: string;
  readonly path: string;
  readonly on: string | undefined;
  readonly config: TransitionConfig;
}

const listOf = (value: unknown): TransitionConfig[] =>
  value === undefined
    ? []
    : (Array.isArray(value) ? value : [value]).map((each) => (typeof each === 'string' ? { target: each } : each));

/** Rewrites every transition of a chart; a transition for which nothing comes back is left out. */
export function rewritten(
  config: StateConfig,
  change: (named: Named) => TransitionConfig | undefined,
  path = '',
): StateConfig {
  const each = (on: string | undefined, value: unknown): TransitionConfig[] =>
    listOf(value).flatMap((config, at) => change({ name: nameOfTransition(path, on, at + 1), path, on, config }) ?? []);
  return {
    ...config,
    ...(config.always !== undefined && { always: each(undefined, config.always) }),
    ...(config.on && {
      on: Object.fromEntries(Object.entries(config.on).map(([type, value]) => [type, each(type, value)])),
    }),
    ...(config.states && {
      states: Object.fromEntries(
        Object.entries(config.states).map(([key, state]) => [
          key,
          rewritten(state, change, path === '' ? key : `${path}.${key}`),
        ]),
      ),
    }),
  };
}

/** Every transition, in the order of the chart. */
export function transitionsOf(machine: AnyStateMachine): Named[] {
  const found: Named[] = [];
  rewritten(machine.config as StateConfig, (named) => {
    found.push(named);
    return named.config;
  });
  return found;
}

/** The words of a chart. */
export interface Words<Board> {
  readonly guards: Readonly<Record<string, Guard<Board>>>;
  readonly actions: Readonly<Record<string, Action<Board>>>;
}

const SEEN = 'seen by a proof';

/**
 * The chart compiled with a note at every transition that it takes.
 * @param take is told of each, with the fact that it follows from; of none at the beginning
 */
export function watched<Board>(
  machine: AnyStateMachine,
  words: Words<Board>,
  take: (name: string, fact: Fact | undefined) => void,
): StepTable<Board> {
  const config = rewritten(machine.config as StateConfig, ({ name, config }) => ({
    ...config,
    actions: [{ type: SEEN, params: { name } }, ...listed(config.actions)],
  }));
  return compileSteps<Board>(createMachine(config as never) as unknown as AnyStateMachine, {
    guards: words.guards,
    actions: { ...words.actions, [SEEN]: (_board, fact, params) => take(params.name as string, fact) },
  });
}

const listed = (actions: unknown): unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions];
