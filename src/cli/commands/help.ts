/** `arbiter help [COMMAND]` */
import { wanted } from '../call.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { commandHelp, generalHelp } from '../help.ts';
import { print } from '../io.ts';

/** Runs `arbiter help`. */
export function run({ operands, given, io, paint }: Call): ExitCode {
  const [name] = operands;
  const game = given.one('game');
  print(io.stdout, name === undefined ? generalHelp(paint, game) : commandHelp(wanted(name, game), paint));
  return EXIT.fine;
}
