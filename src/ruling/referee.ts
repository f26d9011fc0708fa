/**
 * A game as everybody meets it who has a case to be ruled on: read it, rule on it, tell the ruling. Every game hands one in;
 * the command line and programs ask through it and know nothing else about the game.
 */
import type { Difference } from '../core/compare.ts';
import type { Verdict } from '../core/finding.ts';
import type { Reading } from '../core/other-readings.ts';
import type { Diagnostic, Path } from '../data/diagnostics.ts';
import type { ReadSuccess } from '../data/read.ts';
import type { Detail } from './ruling-text.ts';
import type { TextOptions } from './view-format.ts';

/** What every case has, whatever the game. */
export interface AnyCase {
  readonly id?: string;
  readonly title?: string;
  readonly edition?: string;
  readonly action: readonly unknown[];
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly confidence?: 'high' | 'medium' | 'low';
}

/** A case, and where it stands in its file. */
export interface EntryOf<Case> {
  readonly input: Case;
  readonly path: Path;
}

/** A file of cases. */
export interface CasesOf<Case> {
  readonly ok: true;
  readonly source: ReadSuccess;
  /** The cases that can be ruled on. */
  readonly cases: readonly EntryOf<Case>[];
  /** What is wrong with the others. */
  readonly rejected: readonly Diagnostic[];
}

/** A text that holds none. */
export interface NoCases {
  readonly ok: false;
  readonly diagnostics: readonly Diagnostic[];
  /** It looks like a file of another kind altogether. */
  readonly isOther?: boolean;
}

/** A case that was ruled on. */
export interface JudgedCase<Case> {
  readonly ok: true;
  readonly input: Case;
  readonly ruling: { readonly verdict: Verdict };
}

/** A case that cannot be ruled on: nothing but its edition is wrong with it, if the list is empty. */
export interface NotJudged {
  readonly ok: false;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a game hands in. */
export interface Referee<
  Case extends AnyCase,
  Judged extends JudgedCase<Case>,
  Reported,
  Json extends object = object,
> {
  /** The cases of a text, or what is wrong with it. */
  read(name: string, source: string | Uint8Array): CasesOf<Case> | NoCases;
  /**
   * Rules on a case.
   * @param input the case, if something has been added to that of the file
   */
  rule(file: CasesOf<Case>, entry: EntryOf<Case>, input?: Case): Judged | NotJudged;
  /** Looks at a ruling from every side: what would settle it, what would be legal, what other readings make of it. */
  report(judged: Judged): Reported;
  /** For programs. */
  json(reported: Reported): Json;
}

/** A referee that tells its rulings to people too, and holds cases against what they expect: for a command line. */
export interface Teller<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported>
  extends Referee<Case, Judged, Reported> {
  /** For a terminal. */
  text(reported: Reported, options: TextOptions & Detail): string;
  /** For a page. */
  markdown(reported: Reported, options: Detail): string;
  /** The position afterwards as a case file. */
  position(judged: Judged, remark: string): string;
  /** Its rulings tell themselves whether what a case expects is right. */
  readonly tellsClaims?: true;
  /** What the case expects and what is found instead. */
  differences(judged: Judged): readonly Difference[];
  /** Every other supported reading of what the ruling rests on, and the case under it. */
  otherwise(judged: Judged): Iterable<Reading & { readonly judged: Judged | NotJudged }>;
}
