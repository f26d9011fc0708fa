/** `arbiter help [COMMAND]` */
import { gameNamed, wanted } from '../call.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { commandHelp, generalHelp } from '../help.ts';
import { print } from '../io.ts';

/** Runs `arbiter help`. */
export function run({ operands, given, games, io, paint }: Call): ExitCode {
  const [name] = operands;
  const game = gameNamed(given.one('game'), games);
  print(
    io.stdout,
    name === undefined ? generalHelp(paint, games, game) : commandHelp(wanted(name, game), paint, games),
  );
  return EXIT.fine;
}
