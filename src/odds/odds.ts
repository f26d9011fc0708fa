/** The odds of one act: what its dice can do, grouped by what comes of them, and what that amounts to. */
import type { Finding } from '../core/finding.ts';
import { type Board, controls, influence } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Result } from '../games/twilight-struggle/scoring/result.ts';
import { SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { type Fraction, fraction, NEVER, plus, times } from './fraction.ts';
import type { Leaf } from './spread.ts';

/** Rolls that come to the same. */
export interface OddsOutcome {
  readonly chance: Fraction;
  /** Each way to get there: one roll after the other. */
  readonly ways: readonly (readonly GameFact[])[];
  readonly consequences: readonly Finding[];
  readonly result: Result | null;
}

/** What a country may come to. */
export interface CountryOdds {
  readonly country: number;
  /** How likely either side controls it afterwards, by side. 2.1.7 */
  readonly control: readonly [us: Fraction, ussr: Fraction];
  /** The mean change of the influence of either side. */
  readonly influence: readonly [us: Fraction, ussr: Fraction];
}

export interface Odds {
  readonly outcomes: readonly OddsOutcome[];
  /** Countries in which something may change. */
  readonly countries: readonly CountryOdds[];
  /** The mean change of the victory points; positive for the US. */
  readonly vp: Fraction;
  /** How likely either side wins the game by it. */
  readonly wins: readonly [us: Fraction, ussr: Fraction];
}

/** What the ways dice can fall amount to. */
export function summed(leaves: readonly Leaf[], from: Board): Odds {
  return {
    outcomes: grouped(leaves),
    countries: countriesOf(leaves, from),
    vp: mean(leaves, ({ state }) => state.vp - from.state.vp),
    wins: bothSides((side) => chanceOf(leaves, ({ state }) => state.result?.winner === side)),
  };
}

function grouped(leaves: readonly Leaf[]): OddsOutcome[] {
  const groups = new Map<string, { chance: Fraction; ways: (readonly GameFact[])[]; leaf: Leaf }>();
  for (const leaf of leaves) {
    const key = JSON.stringify(leaf.consequences);
    const group = groups.get(key) ?? { chance: NEVER, ways: [], leaf };
    groups.set(key, { ...group, chance: plus(group.chance, leaf.chance), ways: [...group.ways, leaf.rolls] });
  }
  return [...groups.values()].map(({ chance, ways, leaf }) => ({
    chance,
    ways,
    consequences: leaf.consequences,
    result: leaf.board.state.result,
  }));
}

function countriesOf(leaves: readonly Leaf[], from: Board): CountryOdds[] {
  const changed = from.tables.everywhere
    .list()
    .filter((country) =>
      leaves.some(({ board }) =>
        SIDES.some((side) => influence(board, side, country) !== influence(from, side, country)),
      ),
    );
  return changed.map((country) => countryOdds(leaves, from, country));
}

/** What one country may come to. */
export const countryOdds = (leaves: readonly Leaf[], from: Board, country: number): CountryOdds => ({
  country,
  control: bothSides((side) => chanceOf(leaves, (board) => controls(board, side, country))),
  influence: bothSides((side) =>
    mean(leaves, (board) => influence(board, side, country) - influence(from, side, country)),
  ),
});

const bothSides = (of: (side: Side) => Fraction): readonly [Fraction, Fraction] => [of(0), of(1)];

/** How likely something is. */
const chanceOf = (leaves: readonly Leaf[], holds: (board: Board) => boolean): Fraction =>
  leaves.reduce((sum, { chance, board }) => (holds(board) ? plus(sum, chance) : sum), NEVER);

/** The mean of a whole number. */
const mean = (leaves: readonly Leaf[], value: (board: Board) => number): Fraction =>
  leaves.reduce((sum, { chance, board }) => plus(sum, times(chance, fraction(value(board), 1))), NEVER);
