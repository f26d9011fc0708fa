/** Can whoever makes a play still avoid to lose by it, whatever others choose and however the dice fall? */
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { isLoss, telling } from './danger.ts';
import { decidesOf } from './link.ts';
import { carriedOn, isOver } from './onward.ts';
import { cardsKey, restKey } from './position-key.ts';

/** No more positions are looked at. */
const MOST_POSITIONS = 2000;

/**
 * True if own choices within the play keep the game against everything else; false if others may end it; undefined if there
 * were too many positions to tell. One placement stands for all.
 */
export function escapes(board: Board, play: readonly GameFact[], side: Side): boolean | undefined {
  const search: Search = { side, known: new Map(), left: MOST_POSITIONS };
  const kept = isKept(play.reduce(carriedOn, board), search);
  return search.left < 0 ? undefined : kept;
}

interface Search {
  readonly side: Side;
  /** A position that leads back to itself keeps the game for as long as it does. */
  readonly known: Map<string, boolean>;
  left: number;
}

function isKept(board: Board, search: Search): boolean {
  const { result } = board.state;
  if (result) return !isLoss(result, search.side);
  if (isOver(board)) return true;
  const key = `${cardsKey(board)}${restKey(board)}`;
  const before = search.known.get(key);
  if (before !== undefined) return before;
  search.left -= 1;
  if (search.left < 0) return true;
  search.known.set(key, true);
  const facts = telling(board);
  const own = facts[0] !== undefined && decidesOf(facts[0], search.side) === 'own';
  const isGood = (fact: GameFact): boolean => isKept(carriedOn(board, fact), search);
  const kept = facts.length === 0 || (own ? facts.some(isGood) : facts.every(isGood));
  search.known.set(key, kept);
  return kept;
}
