/** A position of the game: sixteen markers, the cards on the table, and what came of the last round. */
import type { Selection } from './cards.ts';
import type { Seat } from './seats.ts';

/** Whether the players may talk, as agreed before the start. 2.6.b */
export const TALK = ['open', 'silent'] as const;
export type Talk = (typeof TALK)[number];

/** Gain four missiles, reorganise, attack with an ally. 2.4.2 */
export const MOVES = ['+4', 'R', 'A'] as const;
export type Move = (typeof MOVES)[number];

/** Six cards that a player has laid. */
export interface Laying {
  /** What lies there; null while nobody but the player knows. */
  readonly cards: Selection | null;
  /** A commitment to the hidden cards (see `seal.ts`); null if there is none. */
  readonly seal: string | null;
}

/** What a selection came to: a move, or null with the first condition it failed. 2.4.2, 2.4.2.n */
export type Outcome =
  | { readonly move: Move; readonly failed?: undefined }
  | { readonly move: 'null' /** Message of the check. */; readonly failed: string };

/** A valid attack and the missiles on both sides. 2.5.a, 2.5.b */
export interface Attack {
  readonly pair: readonly [Seat, Seat];
  readonly attack: number;
  readonly defence: number;
}

/** How the game ended: with the winning pair, or with nobody where the table plays with a round limit. 2.5.d */
export interface Result {
  readonly winners: readonly Seat[];
}

export interface State {
  /** Index of the state of the chart. */
  step: number;
  /** From 1. */
  round: number;
  /** What was agreed before the start; null if that is not known. */
  talk: Talk | null;
  /** Missiles on the marker of seat p aimed at seat q at 4 * p + q; where p is q, the reserve of p. 2.3.a */
  readonly markers: number[];
  /** By seat; null while the player has not laid six cards. */
  readonly laid: (Laying | null)[];
  /** By seat, of the round judged last. */
  readonly outcomes: (Outcome | null)[];
  /** Valid attacks of the round judged last. */
  attacks: readonly Attack[];
  /** How many of them have been looked at. 2.5.c */
  considered: number;
  result: Result | null;
}

/** The opening position: every marker at 0. 2.3 */
export function emptyState(): State {
  return {
    step: 0,
    round: 1,
    talk: null,
    markers: new Array<number>(16).fill(0),
    laid: [null, null, null, null],
    outcomes: [null, null, null, null],
    attacks: [],
    considered: 0,
    result: null,
  };
}

/** A state of its own with the same content. */
export function copyState(state: State): State {
  const { markers, laid, outcomes } = state;
  return { ...state, markers: [...markers], laid: [...laid], outcomes: [...outcomes] };
}
