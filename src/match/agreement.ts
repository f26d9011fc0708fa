/** What is agreed before a game, and the table laid for it. Runs in a browser too. */
import type { ReadSuccess } from '../data/read.ts';
import type { Edition } from '../data/sources.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { NOT_STATED } from '../games/twilight-struggle/state.ts';
import { SIDES } from '../games/twilight-struggle/tables.ts';

/** How much is known of the hands: every card, those of the US only, their sizes, or nothing. */
export const HANDS = ['known', 'us-known', 'hidden', 'not-stated'] as const;
export type Hands = (typeof HANDS)[number];

/** The agreements under which a random game is played. */
export interface Agreement {
  readonly edition: Edition;
  readonly policies: Readonly<Record<string, string>>;
  readonly hands: Hands;
  /** House rules laid over the edition. */
  readonly house?: ReadSuccess;
  /** Influence beyond the set-up, of the US and of the USSR. */
  readonly handicap?: readonly [number, number];
}

/** An empty board with what was agreed before the game. Changes the board in place. */
export function layTable(board: Board, { hands, handicap = [0, 0] }: Pick<Agreement, 'hands' | 'handicap'>): Board {
  for (const side of SIDES) {
    board.state.handicap[side] = handicap[side];
    if (hands === 'not-stated') board.state.hidden[side] = NOT_STATED;
  }
  return board;
}
