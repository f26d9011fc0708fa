/** Reading a command line: which command it names, and what it is given. */
import { wording } from '../core/wording.ts';
import { didYouMean, oneOf } from '../data/nearest.ts';
import { commandAt, type Given, readArguments } from './args.ts';
import type { Command } from './command.ts';
import { usageError } from './exit.ts';
import type { CommandLineGame } from './game.ts';
import { commandsOf, commonOptions } from './table.ts';

/** What a command line says. */
export interface Read {
  readonly game: CommandLineGame;
  readonly command: Command;
  readonly operands: readonly string[];
  readonly given: Given;
}

/** Reads a command line. Undefined if it names no command; throws a `Stop` for one that there is not. */
export function readCall(argv: readonly string[], games: readonly CommandLineGame[]): Read | undefined {
  const common = commonOptions(games);
  const at = commandAt(argv, common);
  if (at === -1) return undefined;
  const named = gameNamed(glimpsed(argv, 'game'), games);
  const command = wanted(argv[at] as string, named);
  const rest = [...argv.slice(0, at), ...argv.slice(at + 1)];
  // A game that there is not is refused here.
  const read = readArguments(rest, [...command.options, ...common], command.name);
  const game = named ?? games[0];
  if (!game) throw new Error('no game was handed in');
  return { command, game, ...read };
}

/** The game of this name, which says which commands and options there are; undefined if there is none. */
export const gameNamed = (name: string | undefined, games: readonly CommandLineGame[]): CommandLineGame | undefined =>
  games.find(({ id }) => id === name);

/** The value of an option, before the command line is read or though it cannot be. */
export function glimpsed(argv: readonly string[], option: string): string | undefined {
  const at = argv.findLastIndex((word) => word === `--${option}` || word.startsWith(`--${option}=`));
  return argv[at] === `--${option}` ? argv[at + 1] : argv[at]?.slice(`--${option}=`.length);
}

/** The command of this name, as it is for a game. Throws a `Stop` if there is none. */
export function wanted(name: string, game: CommandLineGame | undefined): Command {
  const commands = commandsOf(game);
  const command = commands.find((each) => each.name === name);
  if (command) return command;
  const names = commands.map((entry) => entry.name);
  throw usageError(
    wording('there is no command "{name}"', { name }),
    undefined,
    didYouMean(name, names) ?? oneOf(names),
  );
}

/** The format asked for, or the first of the command. Throws a `Stop` for one that it does not have. */
export function formatOf({ command: { name, formats }, given }: Pick<Read, 'command' | 'given'>): string {
  const format = given.one('format') ?? (formats[0] as string);
  if (formats.includes(format)) return format;
  const hint = didYouMean(format, formats) ?? oneOf(formats);
  throw usageError(wording('"{name}" has no format "{format}"', { name, format }), name, hint);
}
