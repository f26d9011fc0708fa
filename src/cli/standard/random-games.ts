/** Random games of any game that says how one is played; `fuzz` asks for them. */
import { stringify } from 'yaml';
import type { Call } from '../command.ts';
import type { RandomGames, RandomResult } from '../game.ts';

/** A game that was played. */
export interface Played {
  readonly decisions: number;
  /** What must hold and did not; the game stops there. */
  readonly broken: readonly string[];
  /** The game as `replay` reads it. */
  readonly record: () => object;
}

/** Games one after the other, under the options of a call. */
export interface Players {
  /** The same seed gives the same game. */
  readonly play: (seed: number) => Played;
  /** What came of all of them, beside what every game has. */
  readonly told: (games: number, decisions: number) => Pick<RandomResult, 'json' | 'lines'>;
}

/** Failures after which no more games are played. */
const MOST_FAILURES = 3;

/** Counts one more of a kind. */
export const count = (counts: Record<string, number>, kind: string, n = 1): void => {
  counts[kind] = (counts[kind] ?? 0) + n;
};

/** Plays game after game, and writes each that breaks something as a record. */
export const randomGames = (id: string, playersOf: (call: Call) => Players): RandomGames => ({
  open(call, games, seed) {
    const players = playersOf(call);
    const failures: RandomResult['failures'][number][] = [];
    let [played, decisions] = [0, 0];
    return {
      *play() {
        for (let at = seed; at < seed + games && failures.length < MOST_FAILURES; at++) {
          const game = players.play(at);
          played++;
          decisions += game.decisions;
          if (game.broken.length > 0) failures.push(failureOf(id, at, game));
          yield played;
        }
      },
      result: () => ({ games: played, decisions, failures, ...players.told(played, decisions) }),
    };
  },
});

function failureOf(id: string, seed: number, { broken, record }: Played): RandomResult['failures'][number] {
  const game = record();
  return {
    file: `fuzz-${id}-${seed}.yaml`,
    record: `${broken.map((rule) => `# ${rule}\n`).join('')}${stringify(game)}`,
    json: { seed, broken, record: game },
    lines: [`FAULT with --seed ${seed}: ${broken.join('; ')}`],
  };
}
