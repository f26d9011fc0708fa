/** The games at the command line; the first is the one when nobody names one. */
import type { CommandLineGame } from '../cli/game.ts';
import { guerraFriaGame } from '../games/guerra-fria/program/cli/game.ts';
import { twilightStruggleGame } from '../games/twilight-struggle/program/cli/game.ts';

export const GAMES: readonly CommandLineGame[] = [twilightStruggleGame, guerraFriaGame];
