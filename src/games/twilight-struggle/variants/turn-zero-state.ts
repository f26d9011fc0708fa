/** Turn Zero as a position holds it. TZ-1 */
import type { NumberSet } from '../../../core/number-set.ts';
import type { Side } from '../tables.ts';

/** A result of a crisis of Turn Zero, with the places and cards of this table. Immutable. */
export interface CrisisOutcome {
  readonly clause: string;
  readonly influence: readonly { readonly side: Side; readonly country: number; readonly n: number }[];
  /** Markers that a side places besides those of the set-up. */
  readonly free: readonly {
    readonly side: Side;
    readonly count: number;
    readonly region: string;
    /** The most in one country. */
    readonly each: number;
  }[];
  /** Cards of which a side may take one before the deal. */
  readonly take: { readonly side: Side; readonly cards: readonly number[] } | undefined;
  readonly first: { readonly side: Side; readonly lastTurn: number } | undefined;
  /** The period with which a card joins the deck; `none` takes it out of the game. */
  readonly period: readonly { readonly card: number; readonly to: 'early' | 'mid' | 'late' | 'none' }[];
  readonly noEffect: readonly { readonly card: number; readonly lastTurn: number }[];
  readonly battlegrounds: NumberSet;
  readonly chinaDown: boolean;
  readonly defcon: { readonly ignoredBy: Side; readonly least: number; readonly lastTurn: number } | undefined;
  /** By region: points that stand in place of the printed ones. */
  readonly scoring: ReadonlyMap<string, { presence?: number; domination?: number; control?: number }>;
}

/** Turn Zero: how far it has got, and what has come of it. Immutable. */
export interface TurnZeroState {
  /** The crisis that lies open, by its place in the list, or -1. */
  readonly open: number;
  /** By side: the statecraft card chosen for it, by its place in the list, NOT_CHOSEN or NO_CARD. */
  readonly chosen: readonly [number, number];
  /** Statecraft cards that have been shown, those that come back among them. */
  readonly shown: readonly number[];
  /** By crisis: which of its results has come about, or -1. */
  readonly results: readonly number[];
  /** What has come of the crises, in the order of the list. */
  readonly outcomes: readonly CrisisOutcome[];
  /** Where the markers of each `free` of the outcomes have gone, in their order. */
  readonly placed: readonly (readonly number[])[];
  /** How many offers of a card have been answered. */
  readonly taken: number;
}

/** A side has still to choose. */
export const NOT_CHOSEN = -1;
/** A side has no statecraft card left. TZ-8 */
export const NO_CARD = -2;

/** Turn Zero has not been played, or not yet. */
export const NO_CRISES: TurnZeroState = {
  open: -1,
  chosen: [NOT_CHOSEN, NOT_CHOSEN],
  shown: [],
  results: [],
  outcomes: [],
  placed: [],
  taken: 0,
};
