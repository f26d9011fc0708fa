/** Coverage: clauses, examples and whole sections that the document does not have. */
import { grouped } from '../../core/grouped.ts';
import type { CanonClause } from '../canon.ts';
import { tell } from '../messages.ts';
import { placeOf } from '../text/place.ts';
import type { CheckFinding, Place, Sentence } from '../types.ts';
import { type Check, type CheckContext, inScope, shorten } from './check.ts';
import { strayHeadings } from './headings.ts';

/** A section of which nothing is found is one finding, not one for every clause. */
export const coverage: Check = {
  id: 'coverage',
  why: 'a clause or example that the document does not have',
  run(context) {
    const { canon, alignment } = context;
    const lacksNumber = unprinted(context);
    const found = (clause: CanonClause) =>
      !lacksNumber(clause) && (alignment.byClause.has(clause.id) || alignment.weak.has(clause.id));
    const wanted = canon.clauses.filter(
      (clause) => (inScope(context, clause) && !clause.id.includes('/')) || found(clause),
    );
    const sections = grouped(wanted, ({ section }) => section);
    return [...sections].flatMap(([section, clauses]): CheckFinding[] => {
      const lost = clauses.filter((clause) => !found(clause));
      if (lost.length === 0) return [];
      // A sentence or two that happen to be alike do not make a section.
      const own = new Set(
        clauses.flatMap((clause) =>
          (alignment.byClause.get(clause.id) ?? []).flatMap(({ primary, score, sentence }) =>
            primary && score >= 0.3 ? [sentence.index] : [],
          ),
        ),
      );
      const isLost = own.size / clauses.length < 0.35 || (own.size <= 3 && isElsewhere(context, section, own));
      if (isLost)
        return [
          missing(
            context,
            clauses[0]!,
            'coverage.section',
            { section: titleOf(context, clauses[0]!, section) },
            clauses.some(({ normative }) => normative) ? 'high' : 'low',
            0.9,
          ),
        ];
      return lost.flatMap((clause) => reportClause(context, clause));
    });
  },
};

/** In a document with numbers, a rule whose number is not printed, and that no sentence is about first of all, is not there. */
function unprinted({ document, canon, alignment }: CheckContext): (clause: CanonClause) => boolean {
  const labels = new Set(document.blocks.map(({ label }) => label));
  const isRule = ({ id, official, normative, heading }: CanonClause) =>
    id === official && normative && !heading && /^\d+(?:\.\d+)+$/.test(id);
  const rules = canon.clauses.filter(isRule);
  const printed = rules.filter(({ id }) => labels.has(id)).length;
  if (printed < rules.length * 0.8) return () => false;
  return (clause) =>
    isRule(clause) && !labels.has(clause.id) && !alignment.byClause.get(clause.id)?.some(({ primary }) => primary);
}

/** All the sentences stand under the headings of other sections, and this section has no heading. */
function isElsewhere({ document, canon, alignment }: CheckContext, section: string, own: ReadonlySet<number>): boolean {
  const headings = [...alignment.headings].sort((a, b) => a[0] - b[0]);
  if (
    headings.length < 8 ||
    headings.some(([, clause]) => clause.section === section) ||
    !(`${section}.0` in canon.lexicon.headings)
  )
    return false;
  return [...own].every((index) => {
    const block = document.sentences[index]!.block;
    return headings.some(([at]) => at < block);
  });
}

function titleOf({ canon }: CheckContext, clause: CanonClause, section: string): string {
  const title = canon.lexicon.headings[`${section}.0`]?.title ?? canon.lexicon.headings[section]?.title;
  return title ? `${section}, ${title}` : shorten(clause.summary, 80);
}

function reportClause(context: CheckContext, clause: CanonClause): CheckFinding[] {
  // Headings have a check of their own, and a note without legal effect may be left out.
  if (clause.heading) return headingLost(context, clause);
  if (!clause.normative && clause.kind !== 'example') return [];
  if (clause.kind === 'example') return [missing(context, clause, 'coverage.example', {}, 'medium', 0.6)];
  const near = context.alignment.nearest.get(clause.id);
  const confidence = near ? Math.min(0.9, Math.round((1 - 0.8 * near.score) * 100) / 100) : 0.9;
  if (near && confidence < SURE) {
    const { pieces } = context.document.blocks[near.sentence.block]!;
    const values = { line: placeOf(pieces, near.sentence.start).line, phrase: shorten(near.sentence.text, 80) };
    return [missing(context, clause, 'coverage.unsure', values, 'medium', confidence)];
  }
  const broken = brokenOff(context, clause);
  if (broken) {
    const { line } = placeOf(context.document.blocks[broken.block]!.pieces, broken.start);
    return [missing(context, clause, 'coverage.cut', { line, phrase: shorten(broken.text, 80) }, 'medium', 0.5)];
  }
  const severity = clause.kind === 'prohibition' || clause.kind === 'exception' ? 'critical' : 'high';
  return [missing(context, clause, 'coverage.clause', {}, severity, confidence)];
}

/**
 * A sentence that breaks off where the clause should stand: columns of a page have been put together in another order, and
 * its end is anywhere.
 */
function brokenOff({ document, alignment, canon }: CheckContext, clause: CanonClause): Sentence | undefined {
  const last = lastBefore(alignment, canon, clause);
  if (!last) return undefined;
  for (const sentence of document.sentences.slice(last.index, last.index + REACH)) {
    const { kind, sentences } = document.blocks[sentence.block]!;
    const isWhole = kind !== 'paragraph' || sentences.at(-1) !== sentence || sentence.words.length < LONG;
    if (!isWhole && !/[.!?…:;»”")\]]$/u.test(sentence.text.trimEnd())) return sentence;
    const isLater = alignment.bySentence[sentence.index]?.some(
      (link) => link.primary && link.clause.index > clause.index,
    );
    if (isLater) return undefined;
  }
  return undefined;
}

/** So many sentences after the clause before it belong to a clause. */
const REACH = 4;
/** Fewer words may be a line of a table or a caption, which ends without a full stop. */
const LONG = 8;

/** With a passage that is rather like the clause, only a reader can say that it is missing. */
const SURE = 0.8;

/** A numbered heading over several clauses that are there. */
function headingLost(context: CheckContext, clause: CanonClause): CheckFinding[] {
  const { lexicon } = context.canon;
  if (
    !(clause.id in lexicon.headings) ||
    strayHeadings(context).has(clause.id) ||
    [...context.alignment.headings.values()].length < 4
  )
    return [];
  return [missing(context, clause, 'coverage.heading', {}, 'medium', 0.6)];
}

function missing(
  context: CheckContext,
  clause: CanonClause,
  message: string,
  values: Readonly<Record<string, string | number>>,
  severity: CheckFinding['severity'],
  confidence: number,
): CheckFinding {
  const expected = clause.heading
    ? (context.canon.lexicon.headings[clause.id]?.title ?? clause.summary)
    : clause.summary;
  const all = { clause: clause.id, summary: clause.summary, ...values };
  return {
    check: 'coverage',
    severity,
    confidence,
    ...placeFor(context, clause),
    clause: clause.id,
    phrase: '',
    message: tell(context.messages, message, all),
    expected,
  };
}

/** The last sentence of the last clause before this one that is there. */
function lastBefore(
  alignment: CheckContext['alignment'],
  canon: CheckContext['canon'],
  clause: CanonClause,
): Sentence | undefined {
  for (let i = clause.index - 1; i >= 0; i--) {
    const links = (alignment.byClause.get(canon.clauses[i]!.id) ?? []).filter(({ primary }) => primary);
    const sentence = links.at(-1)?.sentence;
    if (sentence) return sentence;
  }
  return undefined;
}

/** Where it should stand: after the last clause before it that is there; at the first clause, if there is none. */
function placeFor({ document, canon, alignment }: CheckContext, clause: CanonClause): Place {
  const last = lastBefore(alignment, canon, clause);
  if (last) return placeOf(document.blocks[last.block]!.pieces, last.start);
  const first = alignment.links.find(({ primary }) => primary)?.sentence;
  return first ? placeOf(document.blocks[first.block]!.pieces, first.start) : { line: 1, column: 1 };
}
