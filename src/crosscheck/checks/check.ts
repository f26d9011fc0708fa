/** What a check is, and what it works on. */
import type { Alignment, Link } from '../align/align.ts';
import type { Canon, CanonClause } from '../canon.ts';
import { type Messages, tell } from '../messages.ts';
import type { Reading } from '../statements/statements.ts';
import { placeOf } from '../text/place.ts';
import type { Block, CheckFinding, DocumentText, Sentence } from '../types.ts';
import { WEIGHTS } from './weights.ts';

export interface CheckContext {
  readonly document: DocumentText;
  readonly canon: Canon;
  readonly alignment: Alignment;
  /** The document sentence by sentence, held against the statements of the booklet. */
  readonly reading: Reading;
  readonly messages: Messages;
  /** Sections the document is meant to have; all, if undefined. */
  readonly sections: readonly string[] | undefined;
  /** Which clause a sentence belongs to first of all. */
  readonly clauseOf: (sentence: Sentence) => string;
}

/** A pure function with an id; `why` explains it in one line. */
export interface Check {
  readonly id: string;
  readonly why: string;
  readonly run: (context: CheckContext) => readonly CheckFinding[];
}

/** What is known of a finding besides its message; severity and confidence are those of the message if absent. */
export interface More extends Partial<Pick<CheckFinding, 'check' | 'severity' | 'confidence' | 'clause' | 'expected'>> {
  /** What fills the message. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A finding about the characters `start` to `end` of a block. */
export function findingAt(
  { messages, clauseOf }: CheckContext,
  message: string,
  block: Block,
  start: number,
  end: number,
  more: More = {},
): CheckFinding {
  const [check = '', severity = 'low', confidence = 0.8] = WEIGHTS[message] ?? [];
  const phrase = block.text.slice(start, end).trim();
  const sentence = block.sentences.find((each) => each.end > start) ?? block.sentences.at(-1);
  const { values, expected = '', clause = sentence ? clauseOf(sentence) : '', ...weight } = more;
  return {
    check,
    severity,
    confidence,
    ...weight,
    ...placeOf(block.pieces, start),
    clause,
    phrase: shorten(phrase),
    message: tell(messages, message, { phrase: shorten(phrase), expected, clause, ...values }),
    expected,
  };
}

/** The same about a sentence, or about some characters of it. */
export const findingIn = (
  context: CheckContext,
  message: string,
  sentence: Sentence,
  more: More = {},
  { start, end }: Span = sentence,
): CheckFinding => findingAt(context, message, blockOf(context, sentence), start, end, more);

/** Characters of a block. */
export type Span = Pick<Sentence, 'start' | 'end'>;

/** The characters of some words of a sentence. */
export const spanOf = (
  { words }: Pick<Sentence, 'words'>,
  { from, to }: { readonly from: number; readonly to: number },
): Span => ({ start: words[from]!.start, end: words[to - 1]!.end });

/** That a finding is about a clause, and what it says is expected. */
export const ofClause = ({ id, summary }: CanonClause) => ({ clause: id, expected: summary });

export function shorten(text: string, length = 120): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** All sentences that say a clause, and the clause. */
export interface Segment {
  readonly clause: CanonClause;
  readonly links: readonly Link[];
  readonly sentences: readonly Sentence[];
  readonly score: number;
}

/** Clauses with the sentences that say them first of all; headings left out. */
export function segments({ alignment, canon }: CheckContext, least = 0): readonly Segment[] {
  return canon.clauses.flatMap((clause): Segment[] => {
    if (clause.heading) return [];
    const links = (alignment.byClause.get(clause.id) ?? []).filter(({ primary }) => primary);
    const score = Math.max(0, ...links.map((link) => link.score));
    return links.length > 0 && score >= least
      ? [{ clause, links, sentences: links.map(({ sentence }) => sentence), score }]
      : [];
  });
}

/** Does the document have this clause's section to begin with? */
export const inScope = ({ sections }: CheckContext, clause: CanonClause): boolean =>
  sections === undefined || sections.some((section) => isIn(section, clause));

/** Does a clause stand in a section, `8`, or in a part of one, `8.1`? */
export const isIn = (section: string, { id, section: own }: CanonClause): boolean =>
  own === section || id === section || id.startsWith(`${section}.`);

export const blockOf = ({ document }: CheckContext, sentence: Sentence): Block => document.blocks[sentence.block]!;
