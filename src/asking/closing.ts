/** The last part of a question, which may ask in whatever words what comes of the rest. */
import type { AskingLanguage } from './language.ts';
import { type Names, spansOf } from './names.ts';
import { tokensIn } from './reading.ts';
import type { Span } from './segment.ts';

/** Where the last part of a question may begin: behind the last mark that divides, or at the last "or". */
export function closingsOf(question: string, languages: readonly AskingLanguage[]): readonly number[] {
  const end = question.trimEnd().length - 1;
  if (/[.!]/.test(question[end] ?? '.')) return [];
  const found: number[] = [];
  for (let at = end - 1; at > 0 && found.length === 0; at--)
    if (/[,;:.!?–—-]/.test(question[at]!) && /\s/.test(question[at + 1]!)) found.push(at);
  const alternatives = languages.flatMap(
    (language) => tokensIn(question, language).findLast(({ word }) => language.isAlternative(word)) ?? [],
  );
  return [...new Set([...found, ...alternatives.map(({ from }) => from)])];
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
