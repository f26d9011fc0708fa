/** The text log of the digital edition as a value: set-up, entries, blocks, and what could not be read. */
import type { Args } from '../core/finding.ts';
import type { Message } from '../core/render.ts';
import type { SideId } from '../games/twilight-struggle/ruleset.ts';
import type { LogFormat } from './detect.ts';
import type { BodyLine, HeaderLine, SetupLine } from './line.ts';
import type { ShapeId } from './shapes.ts';

/**
 * A log as read. Every line of the file is in one place: the set-up, an entry (its header or a
 * block), `unread`, or counted as blank. Only a header's rest that could not be read is in both,
 * its entry and `unread`.
 */
export interface LogFile {
  readonly format: LogFormat;
  /** How the exporter joins the parts of a header; null if nothing tells. */
  readonly exporter: 'two-colon' | 'one-colon' | null;
  readonly setup: LogSetup;
  readonly entries: readonly Entry[];
  readonly unread: readonly UnreadLine[];
  /** What is peculiar about the file, for the person who reads the report. */
  readonly notes: readonly LogNote[];
  /** Lines of the file; a line end after the last one opens no further line. */
  readonly lineCount: number;
  readonly blankCount: number;
}

/** The set-up block. All of it is empty in a piece cut out of a log. */
export interface LogSetup {
  readonly players: Readonly<Record<SideId, string | null>>;
  /** What each side starts with beyond the rules. */
  readonly handicap: Readonly<Record<SideId, { readonly influence: number; readonly vp: number }>>;
  readonly scenario: string | null;
  readonly optionalCards: boolean;
  readonly clock: string | null;
  /** The free placements and the handicap, as printed: one list whose order means nothing. */
  readonly placements: readonly Extract<BodyLine, { kind: 'influence' }>[];
  /** All lines of the block, placements included. */
  readonly lines: readonly (SetupLine | BodyLine)[];
}

/** What one header opens, up to the next header. */
export type Entry = HeadlineEntry | RoundEntry | CleanupEntry | EndEntry;

interface EntryBase {
  /** Line of the header. A first line printed on the same line has this number too. */
  readonly line: number;
  readonly header: HeaderLine;
  readonly blocks: readonly Block[];
  /** What a replay site has added: the score and the level of DEFCON, before or after the entry. */
  readonly stated?: readonly StatedState[];
  /** The titles as printed, if the header names a card that is not known; the line is `unread` then. */
  readonly unknownCard?: string;
}

/** The state that a replay site prints beside an entry. */
export interface StatedState {
  readonly line: number;
  /** Without its sign: sites do not agree on whose points are positive. */
  readonly score?: number;
  readonly defcon?: number;
}

export interface HeadlineEntry extends EntryBase {
  readonly kind: 'headline';
  readonly turn: number;
  /** In the order of revealing; one or none if the log is cut. The `headline-card` lines tell the sides. */
  readonly cards: readonly number[];
}

export interface RoundEntry extends EntryBase {
  readonly kind: 'round';
  readonly turn: number;
  readonly round: number;
  readonly side: SideId;
  /** Null if the round was skipped, declined, or cut off. */
  readonly card: number | null;
}

/** The end of a turn; only one variant of the exporter prints it apart from the last round. */
export interface CleanupEntry extends EntryBase {
  readonly kind: 'cleanup';
  /** The turn it ends, by its place: the printed number is wrong. */
  readonly turn: number;
}

export interface EndEntry extends EntryBase {
  readonly kind: 'end';
  /** The turn in which the game ended; 0 if the log tells none. */
  readonly turn: number;
}

/** Lines that belong together: from an event marker or a blank line to the next. */
export interface Block {
  /** Number of its first line. */
  readonly line: number;
  readonly startsAfterBlank: boolean;
  readonly lines: readonly BodyLine[];
}

/** A line that could not be read. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  /** The known shape that it resembles most; null if none is near. */
  readonly nearest: ShapeId | null;
  /** Why it was not read. */
  readonly why: Message;
}

export type NoteCode =
  | 'byte-order-mark'
  | 'line-ends'
  | 'control-characters'
  | 'padded'
  | 'quoted'
  | 'joined-lines'
  | 'no-blank-lines'
  | 'no-setup'
  | 'no-entries'
  | 'cleanup-turn'
  | 'repeated-line'
  | 'lost-header'
  | 'second-game'
  | 'ends-inside-line'
  | 'ends-on-header';

/** Something that a reader of the log should know; never a reason not to use it. */
export interface LogNote {
  readonly code: NoteCode;
  /** The line it is about; null for the whole file. */
  readonly line: number | null;
  /** What the sentence `log.file.<code>` speaks of. */
  readonly args: Args;
}
