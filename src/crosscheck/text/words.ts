/** Words of a text: cut, folded and stripped of their endings. */
import type { Word } from '../types.ts';

const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,]\d+)*/gu;

/** Lower case without accents; Cyrillic keeps its `й`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}

/** Strips the longest listed ending that leaves a recognisable stem. */
export type Stemmer = (folded: string) => string;

/**
 * A stemmer from a list of endings.
 * @param least how many letters must remain
 */
export function makeStemmer(endings: readonly string[], least: number): Stemmer {
  const byLength = [...endings].sort((a, b) => b.length - a.length);
  const known = new Map<string, string>();
  return (folded) => {
    const before = known.get(folded);
    if (before !== undefined) return before;
    const ending = byLength.find((each) => folded.length - each.length >= least && folded.endsWith(each));
    const stem = ending === undefined ? folded : folded.slice(0, folded.length - ending.length);
    known.set(folded, stem);
    return stem;
  };
}

/** The words and numbers of a text with their offsets. */
export function cutWords(text: string, stem: Stemmer, from = 0): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const folded = fold(match[0]);
    const start = from + match.index;
    return { text: match[0], fold: folded, stem: stem(folded), start, end: start + match[0].length };
  });
}

/** Does the word start with a capital? */
export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Is it written in capitals throughout, like an abbreviation? */
export const isUpper = (word: string): boolean => word.length > 1 && /^[\p{Lu}\d-]+$/u.test(word);
