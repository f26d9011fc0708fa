/** Many random games, and what they showed. */

import type { Agreement } from '../match/agreement.ts';
import { type Coverage, emptyCoverage, enter, report } from './coverage.ts';
import { type Failure, playGame } from './game.ts';
import { seeded } from './random.ts';
import { agreements } from './table.ts';

export interface FuzzRun {
  readonly games: number;
  readonly decisions: number;
  readonly coverage: Coverage;
  /** How often games ended in each way; `open` is a game whose hands were not stated and that nobody could go on with. */
  readonly endings: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  /** Test the choices at every Nth decision; nothing at all if 0. */
  readonly every: number;
  /** Which of the usual agreements to play under; all if absent. */
  readonly wanted?: (agreement: Agreement) => boolean;
  /** Agreements in place of the usual ones. */
  readonly list?: readonly Agreement[];
  /** Give up after so many failures; 3 if absent. */
  readonly patience?: number;
}

/**
 * Plays random games under one agreement after the other. The same seed gives the same games.
 * @returns after every game the run as it stands, so that the caller may leave it at that
 */
export function* playGames(options: FuzzOptions): Generator<FuzzRun, void> {
  const { games, seed, every, wanted = () => true, patience = 3 } = options;
  const list = options.list ?? agreements().filter(wanted);
  const coverage = emptyCoverage();
  const endings: Record<string, number> = {};
  const failures: Failure[] = [];
  let decisions = 0;
  let played = 0;
  while (played < games && failures.length < patience) {
    const { end, facts, failure } = playGame(
      list[played % list.length] as Agreement,
      seeded(seed * 1_000_003 + played),
      {
        every,
        report: (finding) => report(coverage, finding),
        enter: (path) => void enter(coverage, path),
      },
    );
    decisions += facts.length;
    const how = failure ? 'fault' : (end.state.result?.how ?? 'open');
    endings[how] = (endings[how] ?? 0) + 1;
    if (failure) failures.push(failure);
    played++;
    yield { games: played, decisions, coverage, endings, failures };
  }
}

/** A run in a few lines, for people. */
export function summarise({ games, decisions, coverage, endings }: FuzzRun): string {
  const ends = Object.entries(endings).map(([how, n]) => `${how} ${n}`);
  return [
    `${games} ${games === 1 ? 'game' : 'games'}, ${decisions} decisions`,
    `endings: ${ends.join(', ')}`,
    `events: ${coverage.happened.size} happened, ${coverage.failed.size} also came up in vain`,
    `states entered: ${coverage.states.size}; clauses cited: ${coverage.clauses.size}`,
  ].join('\n');
}
