/** The ways in which a game ends. 10.3 */
import type { Side } from '../tables.ts';

export const OUTCOMES = [
  'defcon-1',
  'vp-20',
  'europe-control',
  'held-scoring-card',
  'cuban-missile-crisis',
  'wargames',
  'final-scoring',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How the game ended. */
export interface Result {
  readonly winner: Side | 'draw';
  readonly how: Outcome;
  readonly clause: string;
}
