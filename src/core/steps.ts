/**
 * A statechart compiled to a flat step table, and the small kernel that walks it.
 *
 * The xstate machine stays the only definition of the sequence; this reads its nodes once and precomputes, for every
 * state that can be waited in, which transition a fact takes and which actions run on the way. xstate's own
 * interpreter costs some twenty microseconds an event, the kernel well under one; a test walks both side by side.
 * Supported are nested states, guards, entry actions, automatic (`always`) transitions; no parallel or history states.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The least a fact must have for the sequence: the type that transitions name. */
export interface Fact {
  readonly type: string;
}

export type Params = Readonly<Record<string, unknown>>;
export interface Guard<W> {
  (world: W, fact: Fact | undefined, params: Params): boolean;
  /** For a guard that compares its one parameter with something: what it is compared with. See `isEqual`. */
  readonly value?: (world: W) => unknown;
  /** It asks whether the rules allow the fact. See `isRuling`. */
  readonly rules?: true;
}
export type Action<W> = (world: W, fact: Fact | undefined, params: Params) => void;

/** A guard with one parameter: true if the value is equal to it. A run of such guards is one look-up. */
export function isEqual<W>(value: (world: W) => unknown): Guard<W> {
  const guard: Guard<W> = (world, _fact, params) => value(world) === only(params);
  return Object.assign(guard, { value });
}

/** A guard that asks whether the rules allow the fact: not asked again of a fact that is known to be allowed. */
export const isRuling = <W>(guard: (world: W, fact: Fact | undefined) => boolean): Guard<W> =>
  Object.assign((world: W, fact: Fact | undefined) => guard(world, fact), { rules: true as const });

const only = (params: Params): unknown => Object.values(params)[0];

/** Names used in a chart, bound to functions. */
export interface Vocabulary<W> {
  readonly guards: Readonly<Record<string, Guard<W>>>;
  readonly actions: Readonly<Record<string, Action<W>>>;
}

/** A state of the chart as pages, tests and rulings see it. */
export interface Step {
  /** Index in the table; what a position stores. */
  readonly index: number;
  /** Dotted path below the root, `turn.headline.first`. */
  readonly path: string;
  readonly clause: string;
  readonly tags: readonly string[];
  /** What is decided here shows in what comes of it: a target in the change made there, a die in its result. */
  readonly evident: boolean;
  readonly final: boolean;
}

export interface Call<F> {
  readonly run: F;
  readonly params: Params;
}

export interface Transition<W> {
  readonly guard: Call<Guard<W>> | undefined;
  readonly actions: readonly Call<Action<W>>[];
  /** Leaf reached; undefined for a transition that stays where it is. */
  readonly target: number | undefined;
  /** Indexes of all states entered, outermost first. */
  readonly entered: readonly number[];
}

/** Transitions of which at most one is open, by the value that their guards compare with. */
export interface Fork<W> {
  readonly value: (world: W) => unknown;
  readonly byValue: ReadonlyMap<unknown, Transition<W>>;
}

/** A transition, or a fork in its place. */
export interface Way<W> {
  readonly transition: Transition<W> | undefined;
  readonly fork: Fork<W> | undefined;
}

export interface Row<W> {
  readonly step: Step;
  readonly always: readonly Way<W>[];
  readonly on: ReadonlyMap<string, readonly Transition<W>[]>;
  /** The types of facts that it waits for. */
  readonly awaited: readonly string[];
}

/** The compiled chart. Rows of compound states exist for their clause and path; only leaves are waited in. */
export interface StepTable<W> {
  readonly rows: readonly Row<W>[];
  readonly initial: Transition<W>;
  /** Index of the state with this dotted path; undefined if the chart has none. */
  readonly indexOf: (path: string) => number | undefined;
}

/** Where a world keeps the index of the step it is in. */
export interface AtStep {
  step: number;
}

/** Compiles a machine; throws if it names a guard or action that the vocabulary lacks. */
export function compileSteps<W>(machine: AnyStateMachine, vocabulary: Vocabulary<W>): StepTable<W> {
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root as unknown as AnyStateNode);
  const indexOf = new Map(nodes.map((node, index) => [node, index] as const));
  const byPath = new Map(nodes.map((node, index) => [node.path.join('.'), index] as const));

  const guardOf = (guard: unknown): Call<Guard<W>> | undefined => {
    if (guard === undefined) return undefined;
    const { name, params } = nameAndParams(guard);
    const run = vocabulary.guards[name];
    if (!run) throw new Error(`the chart names the guard "${name}", which is not bound to a function`);
    return { run, params };
  };
  const actionsOf = (actions: readonly unknown[]): Call<Action<W>>[] =>
    actions.map((action) => {
      const { name, params } = nameAndParams(action);
      const run = vocabulary.actions[name];
      if (!run) throw new Error(`the chart names the action "${name}", which is not bound to a function`);
      return { run, params };
    });
  const entering = (domain: AnyStateNode | undefined, target: AnyStateNode): AnyStateNode[] => {
    const path: AnyStateNode[] = [];
    for (let node: AnyStateNode | undefined = target; node && node !== domain; node = node.parent) path.unshift(node);
    for (let node = target; node.type === 'compound'; ) {
      node = node.initial.target[0] as AnyStateNode;
      path.push(node);
    }
    return path;
  };
  const transitionOf = (definition: AnyTransitionDefinition): Transition<W> => {
    const target = definition.target?.[0] as AnyStateNode | undefined;
    const own = actionsOf(definition.actions);
    if (!target) return { guard: guardOf(definition.guard), actions: own, target: undefined, entered: [] };
    const domain = transitionDomain(definition.source, target, definition.reenter);
    const entered = entering(domain, target);
    return {
      guard: guardOf(definition.guard),
      actions: [...own, ...entered.flatMap((node) => actionsOf(node.entry))],
      target: indexOf.get(entered.at(-1) ?? target),
      entered: entered.map((node) => indexOf.get(node) as number),
    };
  };

  const rows = nodes.map((node, index): Row<W> => {
    const always: Transition<W>[] = [];
    const on = new Map<string, Transition<W>[]>();
    // Nothing follows a final state, not even what its ancestors take at any time.
    for (let at: AnyStateNode | undefined = node.type === 'final' ? undefined : node; at; at = at.parent) {
      for (const definition of at.always ?? []) always.push(transitionOf(definition));
      for (const [type, definitions] of at.transitions) {
        if (type === '') continue;
        on.set(type, [...(on.get(type) ?? []), ...definitions.map(transitionOf)]);
      }
    }
    return { step: stepOf(node, index), always: withForks(always), on, awaited: [...on.keys()] };
  });
  const root = machine.root as unknown as AnyStateNode;
  const first = entering(undefined, root);
  return {
    rows,
    initial: {
      guard: undefined,
      actions: first.flatMap((node) => actionsOf(node.entry)),
      target: indexOf.get(first.at(-1) ?? root),
      entered: first.map((node) => indexOf.get(node) as number),
    },
    indexOf: (path) => byPath.get(path),
  };
}

/**
 * Called for every state entered, so that a ruling can cite the clauses passed on the way. Answering `pause` stops
 * the automatic steps there; `settle` goes on later.
 */
export type Trail = (step: Step) => 'pause' | undefined;

/** Enters the chart from its beginning and runs every automatic step. */
export function begin<W>(table: StepTable<W>, world: W, at: AtStep, trail?: Trail): void {
  if (take(table, world, at, table.initial, undefined, trail)) settle(table, world, at, trail);
}

/**
 * Hands a fact to the chart and runs every automatic step after it. Returns false, changing nothing, if no
 * transition of the current step takes a fact of this type with its guard true.
 */
export function advance<W>(table: StepTable<W>, world: W, at: AtStep, fact: Fact, trail?: Trail): boolean {
  return handOver(table, world, at, fact, false, trail);
}

/**
 * The same for a fact that is known to be allowed here: one of the choices, or one that has passed the checks. Whether
 * the rules allow it is not asked again; every other guard is.
 */
export function advanceAllowed<W>(table: StepTable<W>, world: W, at: AtStep, fact: Fact, trail?: Trail): boolean {
  return handOver(table, world, at, fact, true, trail);
}

function handOver<W>(
  table: StepTable<W>,
  world: W,
  at: AtStep,
  fact: Fact,
  allowed: boolean,
  trail: Trail | undefined,
): boolean {
  const transition = enabled(table.rows[at.step]?.on.get(fact.type), world, fact, allowed);
  if (!transition) return false;
  if (take(table, world, at, transition, fact, trail)) settle(table, world, at, trail);
  return true;
}

/** Runs the automatic transitions that are open, for a position that was put together by hand. */
export function settle<W>(table: StepTable<W>, world: W, at: AtStep, trail?: Trail): void {
  for (let turns = 0; ; turns++) {
    const transition = automatic(table.rows[at.step]?.always, world);
    if (!transition) return;
    mustRest(table, at, turns);
    if (!take(table, world, at, transition, undefined, trail)) return;
  }
}

/** One automatic transition, for whoever watches each; false if none is open. */
export function settleOnce<W>(table: StepTable<W>, world: W, at: AtStep): boolean {
  const transition = automatic(table.rows[at.step]?.always, world);
  if (transition) take(table, world, at, transition, undefined, undefined);
  return transition !== undefined;
}

/** A chart that goes on for ever is a fault of the chart. */
function mustRest<W>(table: StepTable<W>, at: AtStep, turns: number): void {
  if (turns > 10_000) throw new Error(`the chart does not come to rest at ${table.rows[at.step]?.step.path}`);
}

/** Does the current step wait for facts of this type, whatever their content? */
export function accepts<W>(table: StepTable<W>, at: AtStep, type: string): boolean {
  return table.rows[at.step]?.on.has(type) ?? false;
}

/** The state of the chart a position is in. */
export function stepAt<W>(table: StepTable<W>, at: AtStep): Step {
  const row = table.rows[at.step];
  if (!row) throw new Error(`no step ${at.step} in the chart`);
  return row.step;
}

/** The first transition that is open for a fact. */
function enabled<W>(
  transitions: readonly Transition<W>[] | undefined,
  world: W,
  fact: Fact,
  allowed: boolean,
): Transition<W> | undefined {
  if (!transitions) return undefined;
  for (const transition of transitions) {
    if ((allowed && transition.guard?.run.rules) || isOpen(transition, world, fact)) return transition;
  }
  return undefined;
}

/** The first automatic transition that is open. */
function automatic<W>(ways: readonly Way<W>[] | undefined, world: W): Transition<W> | undefined {
  if (!ways) return undefined;
  for (const { transition, fork } of ways) {
    const found = fork === undefined ? transition : fork.byValue.get(fork.value(world));
    if (found !== undefined && (fork !== undefined || isOpen(found, world, undefined))) return found;
  }
  return undefined;
}

const isOpen = <W>({ guard }: Transition<W>, world: W, fact: Fact | undefined): boolean =>
  guard === undefined || guard.run(world, fact, guard.params);

/** Joins every run of transitions whose guards compare the same value into one fork. Of equal guards the first stands. */
function withForks<W>(transitions: readonly Transition<W>[]): Way<W>[] {
  const ways: Way<W>[] = [];
  let byValue = new Map<unknown, Transition<W>>();
  let before: Fork<W>['value'] | undefined;
  for (const transition of transitions) {
    const value = transition.guard?.run.value;
    if (value === undefined) ways.push({ transition, fork: undefined });
    else {
      if (value !== before) {
        byValue = new Map();
        ways.push({ transition: undefined, fork: { value, byValue } });
      }
      const wanted = only(transition.guard?.params ?? {});
      if (!byValue.has(wanted)) byValue.set(wanted, transition);
    }
    before = value;
  }
  return ways;
}

/** Takes a transition; false if the trail asked to pause. */
function take<W>(
  table: StepTable<W>,
  world: W,
  at: AtStep,
  transition: Transition<W>,
  fact: Fact | undefined,
  trail: Trail | undefined,
): boolean {
  let goOn = true;
  if (transition.target !== undefined) at.step = transition.target;
  if (trail) {
    for (const index of transition.entered) {
      const row = table.rows[index];
      if (row && trail(row.step) === 'pause') goOn = false;
    }
  }
  for (const action of transition.actions) action.run(world, fact, action.params);
  return goOn;
}

function nameAndParams(value: unknown): { name: string; params: Params } {
  if (typeof value === 'string') return { name: value, params: {} };
  const { type, params } = value as { type: string; params?: Params };
  return { name: type, params: params ?? {} };
}

/** The state whose children are left and entered anew, after the SCXML algorithm that xstate follows. */
function transitionDomain(source: AnyStateNode, target: AnyStateNode, reenter: boolean): AnyStateNode | undefined {
  const ancestors = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestors(node.parent)] : [node]);
  if (!reenter && ancestors(target).includes(source)) return source;
  const outside = new Set(ancestors(source).slice(1));
  return ancestors(target)
    .slice(1)
    .find((node) => outside.has(node));
}

function stepOf(node: AnyStateNode, index: number): Step {
  const meta = (node.meta ?? {}) as { clause?: string; evident?: true };
  return {
    index,
    path: node.path.join('.'),
    clause: meta.clause ?? '',
    tags: [...node.tags],
    evident: meta.evident === true,
    final: node.type === 'final',
  };
}
