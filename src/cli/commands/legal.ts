import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
export function run(_: Call): ExitCode {
  return EXIT.bad;
}
