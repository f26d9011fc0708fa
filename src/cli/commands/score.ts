/** `arbiter score POSITION.yaml [NAME…]`. The JSON is that of the game: `program/cli/score.ts` in its folder. */
import { judgedAt } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { printAnswer } from '../game.ts';

/** Runs `arbiter score`. */
export async function run(call: Call): Promise<ExitCode> {
  const [path = '', ...names] = call.operands;
  const after = await judgedAt(path, call);
  const scoring = await call.game.score?.();
  if (!scoring) throw new Error(`the game ${call.game.id} has the command, and nothing to score`);
  printAnswer(scoring.score(after, names, call), call);
  return EXIT.fine;
}
