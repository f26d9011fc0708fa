/** What is told of a position, in ids: to whoever writes cases, and to programs. */
import type { SeatId } from '../seats.ts';
import type { Move, Talk } from '../state.ts';

export interface ObservedAttack {
  readonly pair: readonly SeatId[];
  readonly attack: number;
  readonly defence: number;
  readonly victorious: boolean;
}

export interface Observed {
  /** The round that is being played; after the end, the last one. */
  readonly round: number;
  /** Path of the state of the chart. */
  readonly step: string;
  readonly over: boolean;
  readonly talk: Talk | 'unknown';
  /** By player, of the round judged last. */
  readonly moves: Readonly<Partial<Record<SeatId, Move | 'null'>>>;
  readonly null_reasons: Readonly<Partial<Record<SeatId, string>>>;
  readonly attack: Readonly<Record<SeatId, Readonly<Record<string, number>>>>;
  readonly reserve: Readonly<Record<SeatId, number>>;
  readonly totals: Readonly<Record<SeatId, number>>;
  /** In alphabetical order, like the names in each pair. */
  readonly valid_attacks: readonly ObservedAttack[];
  readonly winners: readonly SeatId[] | 'none';
}

/** What a player may lay. */
export interface PlayerChoices {
  readonly player: SeatId;
  readonly count: number;
  readonly byMove: Readonly<Record<Move, number>>;
  /** Every selection that is a move, in one line each, as `readLine` reads it. */
  readonly selections: readonly string[];
}
