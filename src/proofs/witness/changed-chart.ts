/** The chart without what it does under a clause: the cases that come out otherwise are what the clause makes a difference in. */
import { createMachine } from 'xstate';
import { gameMachine } from '../../../machines/twilight-struggle/index.ts';
import { actions, guards } from '../../../machines/twilight-struggle/vocabulary.ts';
import { chart } from '../../core/chart.ts';
import { compileSteps, type StepTable } from '../../core/steps.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { rewritten, type StateConfig } from '../chart/transitions.ts';

/** What keeps a game going: without it the chart would turn in a circle, which shows nothing of a clause. */
const GOING: ReadonlySet<unknown> = new Set([
  'carryOut',
  'answer',
  'beginRound',
  'endRound',
  'beginHeadline',
  'endHeadlines',
]);

/** The chart in which states and transitions of this clause do nothing; undefined if none does anything. */
export function withoutActionsOf(clause: string): StepTable<Board> | undefined {
  const { nodes } = chart(gameMachine);
  const ofState = new Map(nodes.map(({ path, clause: own }) => [path, own]));
  let left = 0;
  const stripped = (config: StateConfig): StateConfig => {
    const own = (config.meta as { clause?: string } | undefined)?.clause === clause;
    const { entry, ...rest } = config;
    if (own && entry !== undefined) left++;
    return {
      ...(own ? rest : config),
      ...(config.states && {
        states: Object.fromEntries(Object.entries(config.states).map(([key, state]) => [key, stripped(state)])),
      }),
    };
  };
  const config = rewritten(stripped(gameMachine.config as StateConfig), ({ path, config }) => {
    const says = (config.meta as { clause?: string } | undefined)?.clause ?? ofState.get(path);
    if (says !== clause || config.actions === undefined || GOING.has(config.actions)) return config;
    left++;
    const { actions: _, ...rest } = config;
    return rest;
  });
  return left === 0 ? undefined : compileSteps<Board>(createMachine(config as never), { guards, actions });
}

/** Rules on something with another chart in place of the referee's own. */
export function underChart<T>(steps: StepTable<Board>, run: () => T): T {
  const game = twilightStruggle as { steps: StepTable<Board> };
  const own = game.steps;
  game.steps = steps;
  try {
    return run();
  } finally {
    game.steps = own;
  }
}
