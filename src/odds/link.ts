/** One fact of a way through the rules: who decides it, and whether others like it come to the same. */
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { isPlacement } from './worst-placement.ts';

/** Who or what decides a link of a chain; nobody where every other choice or roll loses as well. */
export type Decides = 'own' | 'rival' | 'dice' | 'hidden' | 'nobody';

export interface Link {
  readonly fact: GameFact;
  readonly decides: Decides;
}

/** Who or what decides a fact, seen from a side. */
export function decidesOf(fact: GameFact, side: Side): Decides {
  if (fact.type === 'roll' || fact.type === 'rolls') return 'dice';
  if (!('by' in fact) || fact.type === 'reveal') return 'hidden';
  return fact.by === side ? 'own' : 'rival';
}

/**
 * Where a marker goes and where influence is realigned ends no game by itself, and what is asked after it is the same: one
 * such choice stands for all.
 */
export function isAlike(board: Board, fact: GameFact): boolean {
  if (isPlacement(fact)) return true;
  const task = top(board);
  return fact.type === 'target' && task?.do === 'operations' && task.mode === 'realignment';
}
