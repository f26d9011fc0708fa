/**
 * `arbiter play [--seed N] [--save FILE]`
 *
 * A game in the terminal or from a pipe, as the game has it: `program/cli/play.ts` in its folder. The record
 * is written as the game goes on, so that it is there however the game is broken off; `arbiter replay` reads it.
 */
import { seeded } from '../../fuzz/random.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { print } from '../io.ts';
import { Lines } from '../lines.ts';
import { checkWritable, save } from '../records/save.ts';

export async function run(call: Call): Promise<ExitCode> {
  const { given, io, game } = call;
  const play = (await game.play()).open(call);
  const random = seeded(given.number('seed', 0, 2_147_483_647) ?? 1);
  const file = given.one('save');
  // A file that cannot be written is better known before the game than after it.
  if (file !== undefined) checkWritable(file, given.has('force'));
  const lines = new Lines(io);
  let isKept = false;
  const keep = (record: () => string): void => {
    if (file === undefined) return;
    save(file, record());
    isKept = true;
  };
  try {
    await play({ lines, random, keep });
  } finally {
    await lines.close();
  }
  if (file !== undefined) print(io.stderr, isKept ? `written: ${file}` : `no round was played: ${file} is not written`);
  return EXIT.fine;
}
