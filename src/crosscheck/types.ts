/**
 * The words of the cross-check: a document cut into blocks and sentences, the canon it is held against, and what a
 * check has to say. Pure data; positions always lead back to line and column of the source.
 */
import type { Locale } from '../core/ruleset.ts';

/** A language a rulebook is translated into; English is the source. */
export type TargetLocale = Locale;

export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** 1-based. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** From `offset` in a text on, characters stand at this place of the source. */
export interface Piece extends Place {
  readonly offset: number;
}

export const BLOCK_KINDS = ['heading', 'item', 'paragraph', 'example', 'note', 'quote'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A heading, a list item or a paragraph, free of markup and with cut lines joined. */
export interface Block {
  readonly index: number;
  readonly kind: BlockKind;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Clause number or step letter it starts with, without final dot: `6.3.4`, `A`. */
  readonly label?: string;
  /** List marker, `•` or `-` or `3.`. */
  readonly marker?: string;
  readonly sentences: readonly Sentence[];
}

export interface Word {
  readonly text: string;
  /** Lower case, without accents. */
  readonly fold: string;
  readonly stem: string;
  /** Offsets in the text of the block. */
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  /** Running number in the document. */
  readonly index: number;
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly Word[];
}

/** A line that is no text of the rulebook: page furniture, navigation, front matter. */
export interface Residue extends Place {
  readonly text: string;
  /** Front matter and the like is expected; a page number in the middle of the text is not. */
  readonly expected: boolean;
}

/** `<!-- crosscheck-ignore number: reason -->` in the document. */
export interface Suppression {
  readonly line: number;
  readonly check: string;
  readonly reason: string;
}

export interface DocumentText {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly residue: readonly Residue[];
  readonly suppressions: readonly Suppression[];
  /** The source, line by line, for code frames. */
  readonly lines: readonly string[];
}

/** What a check reports; `phrase` is what the document says, `expected` what it should say. */
export interface CheckFinding extends Place {
  readonly check: string;
  readonly severity: Severity;
  /** 0 to 1: how sure the check is. */
  readonly confidence: number;
  readonly clause: string;
  readonly phrase: string;
  readonly message: string;
  readonly expected: string;
}
