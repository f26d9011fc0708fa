/** The ways out of a state of a chart as they stand now: which guard each has, whether it is true, and what makes it so. */
import type { Chart, ChartEdge } from './chart.ts';
import { type AtStep, advance, type Fact, type StepTable, settleOnce, stepAt, type Vocabulary } from './steps.ts';

/** What a guard looks at: figures, words of a short list, yes or no. */
export type Figures = Readonly<Record<string, number | string | boolean>>;

/** For every guard, the figures that decide it. */
export type LooksAt<W, Name extends string = string> = Readonly<Record<Name, (world: W) => Figures>>;

/** A chart with everything that tells how its guards stand. */
export interface Watched<W> {
  readonly chart: Chart;
  readonly steps: StepTable<W>;
  readonly guards: Vocabulary<W>['guards'];
  readonly looksAt: LooksAt<W>;
}

export interface WayOut {
  readonly edge: ChartEdge;
  /** Name of the guard without its parameter, and the parameter; undefined if the way is always open. */
  readonly guard: string | undefined;
  readonly param: string | undefined;
  /** Undefined for a guard that asks about a fact: it is true of some and false of others. */
  readonly isTrue: boolean | undefined;
  readonly figures: Figures;
}

/** Every way out of a state in the order in which it is tried: its own first, then those of the states around it. */
export function waysOut<W>({ chart, guards, looksAt }: Watched<W>, world: W, path: string): readonly WayOut[] {
  const around = [path, ...path.split('.').map((_, index, parts) => parts.slice(0, -1 - index).join('.'))];
  return [...new Set(around)]
    .flatMap((box) => chart.edges.filter(({ from }) => from === box))
    .map((edge): WayOut => {
      const [, guard, param] = /^(\w+)(?:\((.*)\))?$/.exec(edge.guard ?? '') ?? [];
      const run = guard === undefined ? undefined : guards[guard];
      const isTrue =
        run === undefined
          ? true
          : run.rules
            ? undefined
            : run(world, undefined, { ...(param !== undefined && { param }) });
      return { edge, guard, param, isTrue, figures: guard === undefined ? {} : (looksAt[guard]?.(world) ?? {}) };
    });
}

/** A state that was passed by itself, and the guards asked there up to the first that was true. */
export interface Passage {
  readonly path: string;
  readonly asked: readonly WayOut[];
}

/**
 * What was asked on the way that a fact leads: in every state passed, the guards up to the one that was true.
 * @param draft a board of its own, which afterwards is where the fact leads
 */
export function passages<W extends { readonly state: AtStep }>(
  watched: Watched<W>,
  draft: W,
  fact: Fact,
): readonly Passage[] {
  const { steps } = watched;
  const found: Passage[] = [];
  if (!advance(steps, draft, draft.state, fact, () => 'pause')) return found;
  let path = stepAt(steps, draft.state).path;
  let ways = waysOut(watched, draft, path);
  while (settleOnce(steps, draft, draft.state)) {
    const asked = ways.filter(({ edge }) => edge.on === undefined);
    found.push({ path, asked: asked.slice(0, asked.findIndex(({ isTrue }) => isTrue) + 1) });
    path = stepAt(steps, draft.state).path;
    ways = waysOut(watched, draft, path);
  }
  return found;
}
