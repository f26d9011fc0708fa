/**
 * `arbiter fuzz --games N --seed S --game guerra-fria`
 *
 * JSON: `{"games", "decisions", "seconds", "gamesPerSecond", "decisionsPerSecond", "rounds", "eventsSeen", "seen":
 * {what: n}, "endings": {how: n}, "failures": [{"seed", "broken": […], "record"}]}`.
 */
import { join } from 'node:path';
import { stringify } from 'yaml';
import { seeded } from '../../fuzz/random.ts';
import type { GameRecord } from '../../games/guerra-fria/desk/record.ts';
import type { Ruleset } from '../../games/guerra-fria/ruleset.ts';
import { guerraFriaDesk } from '../../registry/guerra-fria.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { recordFolder } from '../records/folder.ts';
import { save } from '../records/save.ts';
import { rulesOf } from './session.ts';

/** Failures after which no more games are played. */
const MOST_FAILURES = 3;

interface Failure {
  readonly seed: number;
  readonly broken: readonly string[];
  readonly record: GameRecord;
}

interface Season {
  games: number;
  decisions: number;
  rounds: number;
  readonly seen: Record<string, number>;
  readonly endings: Record<'victory' | 'open', number>;
  readonly failures: Failure[];
}

export async function run(call: Call): Promise<ExitCode> {
  const { given, io, format } = call;
  const games = given.number('games', 1, 10_000_000) ?? 100;
  const seed = given.number('seed', 0, 2_147_483_647) ?? 1;
  const folder = recordFolder(call);
  const rules = rulesOf(call);
  const began = performance.now();
  const interrupt = new Interrupt();
  const season = await play(rules, games, seed, interrupt);
  interrupt.end();
  const seconds = (performance.now() - began) / 1000;
  const written = season.failures.map((failure) => write(failure, folder));
  if (format === 'json') print(io.stdout, JSON.stringify(asJson(season, seconds), null, 2));
  else print(io.stdout, asText(season, seconds));
  print(io.stderr, written.map((path) => `written: ${path}`).join('\n'));
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${season.games} of ${games} games`);
    return EXIT.interrupted;
  }
  return season.failures.length === 0 ? EXIT.fine : EXIT.found;
}

/** Plays game after game; the same seed gives the same games. */
async function play(rules: Ruleset, games: number, seed: number, interrupt: Interrupt): Promise<Season> {
  const season: Season = {
    games: 0,
    decisions: 0,
    rounds: 0,
    seen: {},
    endings: { victory: 0, open: 0 },
    failures: [],
  };
  for (let at = seed; at < seed + games && season.failures.length < MOST_FAILURES; at++) {
    if (await interrupt.heard()) break;
    const game = guerraFriaDesk.randomGame(rules, seeded(at));
    season.games++;
    season.decisions += game.decisions;
    season.rounds += game.rounds;
    for (const [name, count] of Object.entries(game.seen)) season.seen[name] = (season.seen[name] ?? 0) + count;
    season.endings[game.winners.length > 0 ? 'victory' : 'open']++;
    if (game.failures.length > 0) season.failures.push({ seed: at, broken: game.failures, record: game.record() });
  }
  return season;
}

/** A record that `arbiter replay` reads. */
function write({ seed, broken, record }: Failure, folder: string): string {
  const path = join(folder, `fuzz-guerra-fria-${seed}.yaml`);
  save(path, `${broken.map((rule) => `# ${rule}\n`).join('')}${stringify(record)}`);
  return path;
}

const perSecond = (count: number, seconds: number): number => Math.round((10 * count) / seconds) / 10;

const asJson = ({ games, decisions, rounds, seen, endings, failures }: Season, seconds: number): object => ({
  games,
  decisions,
  seconds: Math.round(seconds * 1000) / 1000,
  gamesPerSecond: perSecond(games, seconds),
  decisionsPerSecond: perSecond(decisions, seconds),
  rounds,
  eventsSeen: Object.keys(seen).length,
  seen,
  endings,
  failures,
});

function asText({ games, decisions, rounds, seen, endings, failures }: Season, seconds: number): string {
  const counts = Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `${games} ${games === 1 ? 'game' : 'games'}, ${rounds} rounds, ${decisions} decisions: ${endings.victory} won, ${endings.open} given up`,
    `seen: ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `${perSecond(games, seconds)} games/s, ${perSecond(decisions, seconds)} decisions/s`,
    ...failures.map(({ seed, broken }) => `FAULT with --seed ${seed}: ${broken.join('; ')}`),
  ].join('\n');
}
