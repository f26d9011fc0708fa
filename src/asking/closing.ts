/** The last part of a question, which may ask in whatever words what comes of the rest. */
import type { AskingLanguage } from './language.ts';
import { type Names, spansOf } from './names.ts';
import { tokensIn } from './reading.ts';
import type { Span } from './segment.ts';

/** Where the last part of a question begins, behind the last mark that divides. */
export function closingOf(question: string): number | undefined {
  const end = question.trimEnd().length - 1;
  if (question[end] !== '?') return undefined;
  for (let at = end - 1; at > 0; at--) if (/[,;:.!?–—-]/.test(question[at]!) && /\s/.test(question[at + 1]!)) return at;
  return undefined;
}

/** Does a part ask for an outcome, and for none of what a ruling does not tell? Numbers and new names are facts. */
export function asksWhatComesOfIt(question: string, from: number, language: AskingLanguage, names: Names): boolean {
  const { words, isFiller, isWord } = language;
  const all = tokensIn(question, language);
  const spans = spansOf(all, names, words, isFiller, isWord).map((each) => each.filter(({ kind }) => NAMES.has(kind)));
  const first = all.findIndex(({ from: at }) => at >= from);
  const part = all.slice(first);
  const valuesOf = (each: readonly Span[]) => each.flatMap(({ kind, value }) => (kind === 'side' ? [] : [value]));
  const before = new Set(spans.slice(0, first).flatMap(valuesOf));
  const isNamed = (index: number): boolean =>
    spans.some((each, at) => at <= index && each.some(({ end }) => index < end));
  return (
    first >= 0 &&
    part.length <= LONGEST_CLOSING &&
    spans
      .slice(first)
      .flatMap(valuesOf)
      .every((value) => before.has(value)) &&
    // One is an article in most languages; two of something are a fact as a figure is.
    part.every(
      ({ number, pair, word }) => pair === undefined && (number === undefined || (/^\D*$/.test(word) && number <= 1)),
    ) &&
    !part.some(({ word }) => language.isCondition(word)) &&
    language.asksOutcome(
      part.flatMap(({ word, number }, at) => (number !== undefined || isNamed(first + at) ? [] : [word])),
    )
  );
}
const NAMES: ReadonlySet<Span['kind']> = new Set(['side', 'card', 'country', 'region'] as const);

/** A longer part says something besides. */
const LONGEST_CLOSING = 9;
