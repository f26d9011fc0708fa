/** A game log in the browser: judged once, and kept entry by entry so that a reader can step through it. */
import { stepAt } from '../../../src/core/steps.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import { type Film, filmLog, type Moment } from '../../../src/logs/film.ts';
import { twilightStruggle } from '../../../src/registry.ts';
import type { Engine } from './engine.ts';

/** Judges a log and keeps every moment of it. */
export const film = (engine: Engine, text: string, name: string): Film =>
  filmLog(engine.rules.deluxe, text, { file: name, say: (finding) => engine.say(finding) });

/** The board as a moment leaves it. */
export const boardAfter = ({ board }: Film, { after }: Moment): Board => ({ ...board, state: after });

/** Path of the state of the chart in which a moment leaves the game. */
export const pathAfter = ({ after }: Moment): string => stepAt(twilightStruggle.steps, after).path;
