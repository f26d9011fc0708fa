/** Where influence would have to lie so that a side has the fewest victory points when the play is over. */
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { carriedOn, isOver, type Spare } from './onward.ts';

/** Placements in their order, up to where something else is to be decided. */
type Placements = readonly GameFact[];

export const isPlacement = ({ type }: GameFact): boolean => type === 'place' || type === 'remove';

export const isSameFact = (one: GameFact, other: GameFact): boolean => JSON.stringify(one) === JSON.stringify(other);

/** No chain of placements is longer. */
const LOOK_AHEAD = 12;

/** As many times every placement of a way is tried elsewhere. */
const MOST_ROUNDS = 4;

interface Placed {
  readonly way: Placements;
  /** The victory points at its end, higher ones being better for the side. */
  readonly worth: number;
}

/** The placement after which a side has the fewest victory points, those after it going where they may at first. */
export function worstPlacement(board: Board, placements: Placements, side: Side, spare: Spare): GameFact | undefined {
  if (spare.left <= 0) return undefined;
  const valued = placements.map((fact) => ({ fact, worth: placed(board, [fact], 0, side, spare).worth }));
  return valued.sort((a, b) => a.worth - b.worth)[0]?.fact;
}

/**
 * A way to place everything after which a side has few victory points. From the worst of the ways that go round the
 * countries in their order, each placement is tried everywhere else, until nothing is worse.
 */
export function worstWay(board: Board, side: Side, spare: Spare): Placements {
  const count = placementsAt(board).length;
  const ways = Array.from({ length: count }, (_, from) => placed(board, [], from, side, spare));
  let worst = ways.reduce((a, b) => (b.worth < a.worth ? b : a));
  for (let round = 0; round < MOST_ROUNDS && spare.left > 0; round++) {
    const before = worst.worth;
    for (let at = 0; at < worst.way.length; at++) worst = elsewhere(board, worst, at, side, spare);
    if (worst.worth === before) break;
  }
  return worst.way;
}

/** The same way with one placement somewhere else, if that is worse. */
function elsewhere(board: Board, worst: Placed, at: number, side: Side, spare: Spare): Placed {
  const there = worst.way.slice(0, at).reduce(carriedOn, board);
  const ways = placementsAt(there).map((fact) =>
    placed(board, [...worst.way.slice(0, at), fact, ...worst.way.slice(at + 1)], 0, side, spare),
  );
  return ways.reduce((a, b) => (b.worth < a.worth ? b : a), worst);
}

/** Places as a way says, as far as that is allowed, and then round the countries from one of them. */
function placed(board: Board, way: Placements, from: number, side: Side, spare: Spare): Placed {
  const made: GameFact[] = [];
  let now = board;
  for (let at = 0; at < LOOK_AHEAD && !isOver(now); at++) {
    const placements = placementsAt(now);
    const wished = way[at];
    const fact =
      (wished && placements.find((each) => isSameFact(each, wished))) ??
      placements[Math.min(from, placements.length - 1)];
    if (!fact) break;
    made.push(fact);
    now = carriedOn(now, fact);
    spare.left -= 1;
  }
  return { way: made, worth: (side === 0 ? 1 : -1) * now.state.vp };
}

const placementsAt = (board: Board): Placements => twilightStruggle.choices(board).filter(isPlacement);
