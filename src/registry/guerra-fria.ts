/** *Guerra fría*: rules and statechart joined. */
import { gameMachine, gameSteps } from '../../machines/guerra-fria/index.ts';
import { makeGame } from '../games/guerra-fria/index.ts';

export type { CaseInput as GuerraFriaCase } from '../games/guerra-fria/desk/format.ts';
export { randomGame } from '../games/guerra-fria/desk/random.ts';
export { runCase as runGuerraFriaCase } from '../games/guerra-fria/desk/suite.ts';
export type { Texts as GuerraFriaTexts } from '../games/guerra-fria/desk/texts.ts';
export type { Ruleset as GuerraFriaRuleset } from '../games/guerra-fria/ruleset.ts';

export const guerraFria = makeGame({ machine: gameMachine, steps: gameSteps });
