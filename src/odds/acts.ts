/** The table over all targets: every act with dice that may be chosen at a board, each with its odds. */

import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { inDecimals } from './fraction.ts';
import { type CountryOdds, countryOdds, type Odds, summed } from './odds.ts';
import type { SortedBy } from './sorted-by.ts';
import { carriedOn, spread } from './spread.ts';

/** Choices that lead to dice, with the odds of these. */
export interface Act {
  readonly by: Side;
  readonly choices: readonly GameFact[];
  /** The country aimed at, if there is one. */
  readonly target?: CountryOdds;
  readonly odds: Odds;
}

/** Choices that name what is done and where; no others lead to dice at once. */
const TOWARDS_DICE: ReadonlySet<GameFact['type']> = new Set(['mode', 'target', 'choose'] as const);

/** Every act with dice that begins with a choice of whoever decides now; the best by what is asked first. */
export function actsOf(board: Board, by: SortedBy = 'control'): readonly Act[] {
  const side = decider(board) ?? board.state.phasing;
  const valued = actsFrom(board, board, side, []).map((act) => ({ act, worth: worth(act, by) }));
  return valued.sort((a, b) => b.worth - a.worth).map(({ act }) => act);
}

function actsFrom(board: Board, from: Board, by: Side, before: readonly GameFact[]): Act[] {
  return twilightStruggle.choices(board).flatMap((fact): Act[] => {
    // What the rival chooses is no choice of the act, and a second choice of a kind belongs to a second act.
    if (!TOWARDS_DICE.has(fact.type) || !('by' in fact) || fact.by !== by) return [];
    if (before.some(({ type }) => type === fact.type)) return [];
    const after = carriedOn(board, fact).board;
    const choices = [...before, fact];
    const leaves = spread(after);
    if (leaves.length === 1) return actsFrom(after, from, by, choices);
    const target = 'country' in fact ? countryOdds(leaves, from, fact.country) : undefined;
    return [{ by, choices, ...(target && { target }), odds: summed(leaves, from) }];
  });
}

/** The mean change of influence in favour of a side, wherever it changes. */
export const swing = ({ countries }: Odds, side: Side): number =>
  countries.reduce((sum, { influence }) => sum + inDecimals(influence[side]) - inDecimals(influence[rival(side)]), 0);

/** The mean of the victory points in favour of a side. */
export const gain = ({ vp }: Odds, side: Side): number => (side === 0 ? 1 : -1) * inDecimals(vp);

function worth({ by, target, odds }: Act, sortedBy: SortedBy): number {
  if (sortedBy === 'vp') return gain(odds, by);
  if (sortedBy === 'influence') return swing(odds, by);
  return target ? inDecimals(target.control[by]) : 0;
}
