/**
 * Our own record of a game: entries in the order of play with what must come of them. What was done stands either in
 * the keys of the case format, which a person writes, or fact by fact, which `arbiter play` and `arbiter fuzz` write.
 */
import type { CaseAction, CaseFact, CaseHand, CasePosition, CaseSide, PerSide } from '../../cases/case.ts';

/** How much a record tells of the hands: every card, those of the US only, their sizes, or nothing. */
export type RecordHands = 'known' | 'us-known' | 'hidden' | 'not-stated';

export interface GameRecord {
  readonly format: 'record';
  readonly game?: 'twilight-struggle';
  readonly edition?: string;
  readonly title?: string;
  readonly errata?: readonly string[];
  /** Readings of disputed rules under which the game was played; the preferred ones if absent. */
  readonly policies?: Readonly<Record<string, string>>;
  /** Title of the house rules under which the game was played; without them it cannot be judged. */
  readonly house?: string;
  /** For facts; `known` if absent. */
  readonly hands?: RecordHands;
  /** Influence beyond the set-up, placed by facts, and victory points to begin with, positive for the US. */
  readonly handicap?: { readonly us?: number; readonly ussr?: number; readonly vp?: number };
  /** What broke, in a record written by `arbiter fuzz`. */
  readonly breaks?: { readonly rule: string; readonly detail: string };
  /** Where the record begins, if not at the set-up. */
  readonly position?: CasePosition;
  /** The free markers, where no facts place them. */
  readonly setup?: {
    readonly us?: Readonly<Record<string, number>>;
    readonly ussr?: Readonly<Record<string, number>>;
    /** Those beyond the free ones: as many as `handicap` says, or as are told here. */
    readonly us_bid?: Readonly<Record<string, number>>;
    readonly ussr_bid?: Readonly<Record<string, number>>;
  };
  /** By crisis of Turn Zero, in the order of play: the statecraft cards and the die, or only what the die came to. */
  readonly crises?: Readonly<Record<string, number | CrisisTold>>;
  readonly entries: readonly RecordEntry[];
}

/** A crisis as it was played; a side without a statecraft card has none left. */
export interface CrisisTold {
  readonly us?: string;
  readonly ussr?: string;
  readonly die: number;
}

/** `end` is everything after the last action round of a turn up to the DEFCON improvement that opens the next one; `turn-zero` the crises. */
export type RecordRound = number | 'turn-zero' | 'set-up' | 'headline' | 'end';

export interface RecordEntry extends Omit<CaseAction, 'kind' | 'facts'> {
  readonly turn: number;
  readonly round: RecordRound;
  readonly side?: CaseSide;
  readonly facts?: readonly CaseFact[];
  /** What is in the hands when the entry begins, where an event asks for it. */
  readonly hands?: PerSide<CaseHand>;
  /** What must stand afterwards, in the keys of the case format. */
  readonly expect?: Readonly<Record<string, unknown>>;
}

/** How a referee names an entry of a record, as that of a log: `T5 US AR3`, `T5 headline`. */
export function recordEntryName({ turn, round, side }: RecordEntry): string {
  return typeof round === 'number' ? `T${turn} ${(side ?? '').toUpperCase()} AR${round}` : `T${turn} ${round}`;
}
