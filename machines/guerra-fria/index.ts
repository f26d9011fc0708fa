/** The statechart of *Guerra fría* and the step table compiled from it. */
import { compileSteps, type StepTable } from '../../src/core/steps.ts';
import type { Board } from '../../src/games/guerra-fria/board.ts';
import { gameMachine } from './game.machine.ts';
import { actions, guards } from './vocabulary.ts';

export { gameMachine };

/** Every guard and action of the chart is bound, or this throws when the module loads. */
export const gameSteps: StepTable<Board> = compileSteps<Board>(gameMachine, { guards, actions });
