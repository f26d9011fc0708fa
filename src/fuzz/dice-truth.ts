/** Odds held against dice: how often each outcome was foretold, and how often it came when the dice were rolled. */
import { rollsOf } from '../cases/outcomes.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { inDecimals } from '../odds/fraction.ts';
import { summed } from '../odds/odds.ts';
import { carriedToEnd } from '../odds/onward.ts';
import { spread } from '../odds/spread.ts';
import { pick, type Random } from './random.ts';

/** How often something was foretold and how often it came. */
export interface Frequency {
  rolls: number;
  expected: number;
  variance: number;
  seen: number;
}

/** How far what came lies from what was foretold, in standard errors. */
export const errorsOff = ({ expected, variance, seen }: Frequency): number =>
  variance < 1e-9
    ? Math.abs(seen - expected) < 1e-6
      ? 0
      : Number.POSITIVE_INFINITY
    : Math.abs(seen - expected) / Math.sqrt(variance);

/**
 * Rolls the dice of every position, each roll played by the referee until no more dice are awaited. What came is told by
 * where the position ends up; what nobody foretold is counted as seen, but never expected.
 * @returns the likeliest outcome first, then the next, over all positions; the last is what was not foretold
 */
export function frequenciesOf(boards: readonly Board[], rollsEach: number, random: Random): Frequency[] {
  const found: Frequency[] = [];
  const unforetold: Frequency = { rolls: 0, expected: 0, variance: 0, seen: 0 };
  for (const board of boards) {
    const seen = rolledOften(board, rollsEach, random);
    const outcomes = foretold(board).sort((a, b) => b.chance - a.chance);
    for (const [rank, { chance, ends }] of outcomes.entries()) {
      const frequency = found[rank] ?? { rolls: 0, expected: 0, variance: 0, seen: 0 };
      found[rank] = frequency;
      frequency.rolls += rollsEach;
      frequency.expected += rollsEach * chance;
      frequency.variance += rollsEach * chance * (1 - chance);
      for (const end of ends) {
        frequency.seen += seen.get(end) ?? 0;
        seen.delete(end);
      }
    }
    unforetold.rolls += rollsEach;
    unforetold.seen += [...seen.values()].reduce((sum, n) => sum + n, 0);
  }
  return [...found, unforetold];
}

/** The outcomes as they are told, each with the positions it may end in. */
function foretold(board: Board): { chance: number; ends: Set<string> }[] {
  const leaves = spread(board);
  return summed(leaves, board).outcomes.map(({ chance, ways }) => {
    const ends = leaves.filter(({ rolls }) => ways.some((way) => way === rolls)).map((leaf) => endOf(leaf.board));
    return { chance: inDecimals(chance), ends: new Set(ends) };
  });
}

function rolledOften(board: Board, times: number, random: Random): Map<string, number> {
  const seen = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    let now = board;
    for (let rolls = rollsOf(now); rolls.length > 0; rolls = rollsOf(now)) now = carriedToEnd(now, pick(random, rolls));
    const end = endOf(now);
    seen.set(end, (seen.get(end) ?? 0) + 1);
  }
  return seen;
}

/** What dice can change. */
const endOf = ({ state }: Board): string =>
  `${String.fromCharCode(...state.influence)}${JSON.stringify([state.vp, state.defcon, state.milops, state.space, state.lasting, state.result])}`;
