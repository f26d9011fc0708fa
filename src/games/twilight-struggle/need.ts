/** What the work on top of the agenda waits for. The names are those of the states in the statechart. */
import { type Board, top } from './board.ts';
import { mayDiscardHeld } from './end-of-turn.ts';
import type { GameFact } from './facts.ts';
import { setupSide } from './setup.ts';
import type { Task } from './state.ts';
import type { Side } from './tables.ts';

export type Need =
  | 'automatic'
  | 'use'
  | 'order'
  | 'mode'
  | 'influence'
  | 'realignmentTarget'
  | 'realignmentDice'
  | 'coupTarget'
  | 'coupDie'
  | 'spaceDie'
  | 'markers'
  | 'option'
  | 'card'
  | 'draw'
  | 'shownCards'
  | 'warTarget'
  | 'warDie'
  | 'contestDice'
  | 'discountedCountry'
  | 'nothing';

/** What is needed next; `nothing` when the agenda is empty. */
export function need(board: Board): Need {
  const task = top(board);
  return task ? needOf(task) : 'nothing';
}

function needOf(task: Task): Need {
  switch (task.do) {
    case 'program':
    case 'event':
    case 'dispose':
    case 'end-round':
      return 'automatic';
    case 'play':
      return task.use === null ? 'use' : 'order';
    case 'operations':
      if (task.mode === null) return 'mode';
      if (task.mode === 'influence') return 'influence';
      if (task.mode === 'space') return 'spaceDie';
      if (task.mode === 'coup') return task.target === undefined ? 'coupTarget' : 'coupDie';
      return task.target === undefined ? 'realignmentTarget' : 'realignmentDice';
    case 'markers':
      return 'markers';
    case 'option':
      return 'option';
    case 'sequence':
      return 'card';
    case 'cards':
      return task.random ? 'draw' : 'card';
    case 'draw':
      return 'draw';
    case 'reveal':
      return 'shownCards';
    case 'war':
      return task.target === undefined ? 'warTarget' : 'warDie';
    case 'contest':
      return 'contestDice';
    case 'scoring':
      return 'discountedCountry';
  }
}

/** The side whose decision the work on top of the agenda is; undefined for chance and automatic work. */
export function decider(board: Board): Side | undefined {
  const task = top(board);
  switch (task?.do) {
    case 'play':
    case 'markers':
    case 'option':
    case 'cards':
    case 'sequence':
    case 'reveal':
      return task.by;
    case 'operations':
      return task.side;
    case 'war':
      return task.attacker;
    case 'scoring':
      // The side that laid the effect down picks the country.
      return task.lasting.player;
    default:
      return undefined;
  }
}

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
      return mayDiscardHeld(board);
    default:
      return OPENINGS.has(fact.type) ? board.state.phasing : undefined;
  }
}

/** How an action round begins: the phasing player's decision. */
const OPENINGS: ReadonlySet<GameFact['type']> = new Set(['play', 'pass', 'discard'] as const);
