/** `arbiter legal CASE.yaml [--why-not MOVE]`. The JSON is that of the game: `program/cli/legal.ts` in its folder. */
import { judgedAt } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { printAnswer } from '../game.ts';
import { print } from '../io.ts';
import { codeOf } from './rule.ts';

/** Runs `arbiter legal`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, game } = call;
  const after = await judgedAt(operands[0] as string, call);
  const moves = await game.legal();
  const wish = given.one('why-not');
  if (wish === undefined) {
    const list = await moves.list(after, call);
    printAnswer(list, call);
    if (list.brokenOff === undefined) return EXIT.fine;
    print(io.stderr, `arbiter: broken off after ${list.brokenOff}`);
    return EXIT.interrupted;
  }
  const answer = moves.whyNot(after, wish, call);
  printAnswer(answer, call);
  return codeOf(answer.verdict);
}
