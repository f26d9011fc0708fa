/** What a game hands in to `replay`: its files judged one after the other, a position of them, and another course of the game. */
import type { Call } from '../command.ts';
import { type GameName, gameOf } from '../desk.ts';
import type { ExitCode } from '../exit.ts';
import type { Outcome } from './one.ts';

export interface ReplayGame {
  /** Endings of the names of files that may hold a game, in a folder. */
  readonly endings: readonly string[];
  /** Does a file of a folder with such an ending hold a game? */
  holdsGame(path: string): boolean;
  /** Refuses what is no game before anything is loaded that could judge one. Throws a `Stop`. */
  check(path: string, call: Call): Promise<void>;
  /** Judges files one after the other under the options of a call. */
  replayer(call: Call): (path: string) => Promise<Outcome>;
  /** Writes the position before a moment as a case. */
  positionAt(path: string, moment: string, call: Call): Promise<ExitCode>;
  /** Plays on with another action in one place. */
  whatIf(path: string, text: string, call: Call): Promise<ExitCode>;
}

/** The one place where the games are bound to the command. */
const GAMES: Readonly<Record<GameName, () => Promise<ReplayGame>>> = {
  'twilight-struggle': async () => (await import('./twilight.ts')).twilightReplay,
  'guerra-fria': async () => (await import('../guerra-fria/replay.ts')).guerraFriaReplay,
};

/** The replays of the game that a call names. */
export const replaysOf = ({ given }: Pick<Call, 'given'>): Promise<ReplayGame> => GAMES[gameOf(given)]();
