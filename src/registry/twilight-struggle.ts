/** *Twilight Struggle*: rules and statechart joined. */
import { gameMachine, gameSteps } from '../../machines/twilight-struggle/index.ts';
import { makeGame } from '../games/twilight-struggle/index.ts';

export const twilightStruggle = makeGame({ machine: gameMachine, steps: gameSteps });
