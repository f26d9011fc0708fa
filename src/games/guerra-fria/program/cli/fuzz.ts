/**
 * Random games of *Guerra fría*, for `arbiter fuzz`.
 *
 * JSON beside what every game has: `{"rounds", "eventsSeen", "seen": {what: n}, "endings": {how: n}}`; a failure is
 * `{"seed", "broken": […], "record"}`.
 */
import { stringify } from 'yaml';
import type { RandomGames, RandomResult } from '../../../../cli/game.ts';
import { seeded } from '../../../../fuzz/random.ts';
import { guerraFriaDesk } from '../../../../registry/guerra-fria.ts';
import type { GameRecord } from '../../desk/record.ts';
import type { Ruleset } from '../../ruleset.ts';
import { rulesOf } from './session.ts';

/** Failures after which no more games are played. */
const MOST_FAILURES = 3;

interface Failure {
  readonly seed: number;
  readonly broken: readonly string[];
  readonly record: GameRecord;
}

interface FuzzRun {
  games: number;
  decisions: number;
  rounds: number;
  readonly seen: Record<string, number>;
  readonly endings: Record<'victory' | 'open', number>;
  readonly failures: Failure[];
}

export const guerraFriaFuzz: RandomGames = {
  open(call, games, seed) {
    const rules = rulesOf(call);
    const run: FuzzRun = {
      games: 0,
      decisions: 0,
      rounds: 0,
      seen: {},
      endings: { victory: 0, open: 0 },
      failures: [],
    };
    return { play: () => play(rules, run, games, seed), result: () => resultOf(run) };
  },
};

/** Plays game after game; the same seed gives the same games. */
function* play(rules: Ruleset, run: FuzzRun, games: number, seed: number): Iterable<unknown> {
  for (let at = seed; at < seed + games && run.failures.length < MOST_FAILURES; at++) {
    const game = guerraFriaDesk.randomGame(rules, seeded(at));
    run.games++;
    run.decisions += game.decisions;
    run.rounds += game.rounds;
    for (const [name, count] of Object.entries(game.seen)) run.seen[name] = (run.seen[name] ?? 0) + count;
    run.endings[game.winners.length > 0 ? 'victory' : 'open']++;
    if (game.failures.length > 0) run.failures.push({ seed: at, broken: game.failures, record: game.record() });
    yield run;
  }
}

function resultOf({ games, decisions, rounds, seen, endings, failures }: FuzzRun): RandomResult {
  const counts = Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    games,
    decisions,
    json: { rounds, eventsSeen: Object.keys(seen).length, seen, endings },
    lines: [
      `${games} ${games === 1 ? 'game' : 'games'}, ${rounds} rounds, ${decisions} decisions: ${endings.victory} won, ${endings.open} given up`,
      `seen: ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    ],
    failures: failures.map((failure) => ({
      file: `fuzz-guerra-fria-${failure.seed}.yaml`,
      record: `${failure.broken.map((rule) => `# ${rule}\n`).join('')}${stringify(failure.record)}`,
      json: failure,
      lines: [`FAULT with --seed ${failure.seed}: ${failure.broken.join('; ')}`],
    })),
  };
}
