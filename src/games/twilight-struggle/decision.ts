/** Whose decision a fact is. */
import { type Board, top } from './board.ts';
import type { GameFact } from './facts.ts';
import { setupSide } from './setup/setup.ts';
import type { Side } from './tables.ts';
import { decider } from './tasks.ts';
import { mayDiscardHeld } from './turn/end-of-turn.ts';
import { offeredCard } from './variants/turn-zero.ts';

/**
 * The side that must decide for a fact like this to come now; undefined for chance, and for what either side may do:
 * laying down a headline, showing held cards, buying off Cuban Missile Crisis.
 */
export function awaitedSide(board: Board, fact: GameFact): Side | undefined {
  if (!('by' in fact) || fact.type === 'headline' || fact.type === 'cancel-crisis') return undefined;
  if (top(board)) return OPENINGS.has(fact.type) ? board.state.phasing : decider(board);
  switch (fact.type) {
    case 'place':
      return setupSide(board);
    case 'select':
    case 'done':
      return offeredCard(board)?.side ?? mayDiscardHeld(board);
    default:
      return OPENINGS.has(fact.type) ? board.state.phasing : undefined;
  }
}

/** How an action round begins: the phasing player's decision. */
const OPENINGS: ReadonlySet<GameFact['type']> = new Set(['play', 'pass', 'discard'] as const);
