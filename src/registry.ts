/** The games the referee knows: rules and statechart joined. */
import * as guerraFriaChart from '../machines/guerra-fria/index.ts';
import { gameMachine, gameSteps } from '../machines/twilight-struggle/index.ts';
import { makeDesk } from './games/guerra-fria/desk/index.ts';
import { makeGame as makeGuerraFria } from './games/guerra-fria/index.ts';
import { makeGame } from './games/twilight-struggle/index.ts';

export const twilightStruggle = makeGame({ machine: gameMachine, steps: gameSteps });

export const guerraFria = makeGuerraFria({ machine: guerraFriaChart.gameMachine, steps: guerraFriaChart.gameSteps });

/** What the commands ask of Guerra fría. */
export const guerraFriaDesk = makeDesk(guerraFria);
