/** What an answer is. */
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';

/** A fact and the line it is read from. */
export interface Answer {
  readonly fact: GameFact;
  readonly line: number;
}
