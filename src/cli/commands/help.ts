/** `arbiter help [COMMAND]` */
import { didYouMean } from '../../data/nearest.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { commandHelp, generalHelp } from '../help.ts';
import { print } from '../io.ts';
import { commandNamed, commandsOf } from '../table.ts';

/** Runs `arbiter help`. */
export function run({ operands, given, io, paint }: Call): ExitCode {
  const [name] = operands;
  const game = given.one('game');
  const command = name === undefined ? undefined : commandNamed(name, game);
  if (name !== undefined && !command) {
    const names = commandsOf(game).map((entry) => entry.name);
    throw usageError(`there is no command "${name}"`, undefined, didYouMean(name, names));
  }
  print(io.stdout, command ? commandHelp(command, paint) : generalHelp(paint));
  return EXIT.fine;
}
