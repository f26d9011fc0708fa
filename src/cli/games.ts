/** The games of the command line; the first is the one when nobody names one. */
import type { CommandLineGame } from './game.ts';
import { guerraFriaGame } from './guerra-fria/game.ts';
import { twilightStruggleGame } from './twilight-struggle/game.ts';

export const GAMES: readonly CommandLineGame[] = [twilightStruggleGame, guerraFriaGame];
