/** What everything is held against: counting chess positions with a library that many know, in the same run. */
import { Chess } from 'chess.js';
import { bestTime } from './clock.ts';

/** A middle game with every kind of move in it, and how many positions three moves of it lead to. */
const POSITION = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const MOVES = 3;
const POSITIONS = 97_862;

/** Chess positions a second. Throws if the library counts wrong: then it measures something else. */
export function chessPositionsPerSecond(rounds: number): number {
  const chess = new Chess(POSITION);
  const count = (): void => {
    const counted = chess.perft(MOVES);
    if (counted !== POSITIONS) throw new Error(`chess.js counts ${counted} positions, not ${POSITIONS}`);
  };
  count();
  return POSITIONS / (bestTime(rounds, count) / 1000);
}
