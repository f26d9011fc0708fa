/**
 * What a position could come to if influence had been placed otherwise: one placement stands for all in a search, and this
 * tells whether that could hide a loss by points.
 */
import { type Board, influence, putMarkers, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** A marker that costs two points stands for two that cost one. 6.1.2 */
const OF_OPERATIONS = 2;
/** An event that moves all markers of a country with one choice, and whatever else is not counted. */
const ALL = 20;

/** How many markers a placement moves against a side, if it moves as many as it can. */
export function markersAgainst(board: Board, fact: GameFact, side: Side): number {
  const task = top(board);
  if (task?.do === 'operations') return 'by' in fact && fact.by === side ? 0 : OF_OPERATIONS;
  if (task?.do !== 'markers') return ALL;
  const { step } = task;
  if ('place' in step === (task.side === side)) return 0;
  const spec = 'place' in step ? step.place : 'remove' in step ? step.remove : undefined;
  if (!spec || !('each' in spec)) return spec ? 1 : ALL;
  return typeof spec.each === 'number' ? spec.each : ALL;
}

/**
 * The same position with influence worse for a side than any placement could make it: what has helped the side since the
 * play began is undone, and the other side has all the markers that were placed, or taken away, in every country.
 */
export function worstBoard(board: Board, first: Board, side: Side, markers: number): Board {
  const worst = twilightStruggle.copy(board);
  const other = rival(side);
  for (const country of board.tables.everywhere.list()) {
    const own = Math.min(influence(board, side, country), influence(first, side, country));
    const others = Math.max(influence(board, other, country), influence(first, other, country)) + markers;
    if (own !== influence(board, side, country)) putMarkers(worst, side, country, own);
    if (others !== influence(board, other, country)) putMarkers(worst, other, country, others);
  }
  return worst;
}
