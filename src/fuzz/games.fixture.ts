/** Many random games, and what they showed. */
import { type Coverage, cover, emptyCoverage } from './coverage.ts';
import { type Failure, playGame } from './game.ts';
import { seeded } from './random.ts';
import { type Agreement, agreements } from './table.ts';

export interface Season {
  readonly games: number;
  readonly decisions: number;
  readonly coverage: Coverage;
  readonly endings: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

/** Plays so many games under those agreements that are wanted, one after the other; stops at the third failure. */
export function season(games: number, seed: number, wanted: (agreement: Agreement) => boolean): Season {
  const list = agreements().filter(wanted);
  const coverage = emptyCoverage();
  const endings: Record<string, number> = {};
  const failures: Failure[] = [];
  let decisions = 0;
  for (let game = 0; game < games && failures.length < 3; game++) {
    const agreement = list[game % list.length] as Agreement;
    const see = (moment: Parameters<typeof cover>[1]): void => cover(coverage, moment);
    const { end, facts, failure } = playGame(agreement, seeded(seed + game), { every: 23, see });
    decisions += facts.length;
    const how = end.state.result?.how ?? 'open';
    endings[how] = (endings[how] ?? 0) + 1;
    if (failure) failures.push(failure);
  }
  return { games, decisions, coverage, endings, failures };
}

/** A season in one line each for endings, events and states. */
export function summary(title: string, { games, decisions, coverage, endings }: Season): string {
  const ends = Object.entries(endings).map(([how, n]) => `${how} ${n}`);
  return [
    `${title}: ${games} games, ${decisions} decisions`,
    `  endings: ${ends.join(', ')}`,
    `  events: ${coverage.happened.size} happened, ${coverage.failed.size} also came up in vain`,
    `  states entered: ${coverage.states.size}, clauses cited: ${coverage.clauses.size}`,
  ].join('\n');
}
