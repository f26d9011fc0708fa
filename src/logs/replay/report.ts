/** What adjudicating a log comes to. The keys are those of the JSON that `arbiter replay` prints. */
import type { ClauseId, IssueId } from '../../core/ruleset.ts';
import type { DamageCode } from '../mend.ts';

/** Kinds of stated results that are compared with the board. */
export const CHECKED = ['influence', 'vp', 'defcon', 'milops', 'space', 'dice', 'events'] as const;
export type Checked = (typeof CHECKED)[number];

/** Something the log states that the rules do not allow, or that did not come of what was done. */
export interface Violation {
  readonly line: number;
  readonly clause: ClauseId;
  readonly message: string;
  /** The lines that cannot all be true, this one among them, where no single line is wrong by itself. */
  readonly lines?: readonly number[];
  /** Line of the violation that this one follows from: it goes when that one is repaired. */
  readonly follows?: number;
}

/** The violations that follow from no other. */
export const mistakesOf = (violations: readonly Violation[]): readonly Violation[] =>
  violations.filter(({ follows }) => follows === undefined);

/** A test that hidden cards decide: neither right nor wrong as far as the log goes. */
export interface Undetermined {
  readonly line: number;
  readonly clause: ClauseId;
  readonly reason: string;
}

export const REPLAY_NOTES = [
  'printed-ops',
  'unprinted-modifier',
  'choice-not-logged',
  'dice-not-logged',
  'points-unspent',
  'empty-event',
  'round-not-printed',
  'not-logged',
  'after-the-end',
  'goes-on',
  'reading',
  'other-state',
] as const;
export type ReplayNoteCode = (typeof REPLAY_NOTES)[number];

/** Something a reader should know that is no violation. */
export interface ReplayNote {
  /** A code of ours, or of the reader of the log. */
  readonly code: string;
  readonly line: number | null;
  readonly text: string;
}

/** Something that is wrong with the log itself: nobody has done anything wrong. */
export interface DamageFound {
  readonly code: DamageCode;
  readonly line: number;
  readonly text: string;
}

/** A reading of a disputed question that is not the one in force, and by which alone the log makes sense. */
export interface FollowedReading {
  readonly issue: IssueId;
  readonly option: string;
  /** The first line that shows it. */
  readonly line: number;
}

/** How the game of the log ended. */
export interface Ending {
  /** `over`: by the rules; `open`: the log stops while the game goes on. */
  readonly state: 'over' | 'open';
  /** `stated` in the log, or only following from the position it leaves. */
  readonly certainty: 'stated' | 'inferred' | 'unknown';
  readonly winner: 'us' | 'ussr' | 'draw' | null;
  readonly how: string | null;
  readonly clause: ClauseId | null;
  readonly line: number | null;
  readonly text: string;
}

export interface ReplayReport {
  readonly file: string;
  readonly lines: number;
  readonly unread: readonly { readonly line: number; readonly text: string; readonly says: string }[];
  readonly checked: Readonly<Record<Checked, number>>;
  /** Lines that were taken at their word, because something before them in their entry was wrong. */
  readonly notAdjudicated: number;
  /** What is wrong with the log itself, and what follows for the judging. */
  readonly damage: readonly DamageFound[];
  readonly violations: readonly Violation[];
  readonly undetermined: readonly Undetermined[];
  /** The readings that the log was seen to follow instead of those in force. */
  readonly readings: readonly FollowedReading[];
  readonly notes: readonly ReplayNote[];
  readonly ending: Ending;
}
