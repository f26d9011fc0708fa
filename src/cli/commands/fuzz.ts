/**
 * `arbiter fuzz --games N --seed S`
 *
 * JSON: `{"games", "decisions", "seconds", "gamesPerSecond", "decisionsPerSecond", …, "failures": […]}`; what else there is,
 * the game says: `program/cli/fuzz.ts` in its folder.
 */
import { join } from 'node:path';
import type { Call } from '../command.ts';
import { writeCorpus } from '../engine/corpus-file.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { RandomResult } from '../game.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { recordFolder } from '../records/folder.ts';
import { save } from '../records/save.ts';

export async function run(call: Call): Promise<ExitCode> {
  const { given, io, format, game } = call;
  const games = given.number('games', 1, 10_000_000) ?? 100;
  const seed = given.number('seed', 0, 2_147_483_647) ?? 1;
  const random = await game.fuzz();
  const all = given.one('record-all');
  if (all !== undefined && random.corpus) {
    writeCorpus(all, random.corpus(call, games, seed));
    print(io.stdout, `${all}: ${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}`);
    return EXIT.fine;
  }
  const folder = recordFolder(call);
  // The rules are loaded before the clock starts.
  const run = random.open(call, games, seed);
  const began = performance.now();
  const interrupt = new Interrupt();
  for (const _ of run.play()) if (await interrupt.requested()) break;
  interrupt.end();
  const seconds = (performance.now() - began) / 1000;
  const result = run.result();
  const written = result.failures.map(({ file, record }) => {
    const path = join(folder, file);
    save(path, record);
    return path;
  });
  print(io.stdout, format === 'json' ? JSON.stringify(asJson(result, seconds), null, 2) : asText(result, seconds));
  print(io.stderr, written.map((path) => `written: ${path}`).join('\n'));
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${result.games} of ${games} games`);
    return EXIT.interrupted;
  }
  return result.failures.length === 0 ? EXIT.fine : EXIT.found;
}

const perSecond = (count: number, seconds: number): number => Math.round((10 * count) / seconds) / 10;

const asJson = ({ games, decisions, json, failures }: RandomResult, seconds: number): object => ({
  games,
  decisions,
  seconds: Math.round(seconds * 1000) / 1000,
  gamesPerSecond: perSecond(games, seconds),
  decisionsPerSecond: perSecond(decisions, seconds),
  ...json,
  failures: failures.map((failure) => failure.json),
});

const asText = ({ games, decisions, lines, failures }: RandomResult, seconds: number): string =>
  [
    ...lines,
    `${perSecond(games, seconds)} games/s, ${perSecond(decisions, seconds)} decisions/s`,
    ...failures.flatMap((failure) => failure.lines),
  ].join('\n');
