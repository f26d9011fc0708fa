/**
 * Finding listed phrases in a run of words. A phrase is written as it reads; `*` at the end of a word stands for any
 * ending, and a phrase that starts with `=` is matched with its capitals and endings as written.
 */
import { addTo } from '../../core/grouped.ts';
import type { Word } from '../types.ts';
import { cutWords, fold, type Stemmer } from './words.ts';

interface Element {
  readonly text: string;
  readonly how: 'stem' | 'prefix' | 'case' | 'fold';
}

interface Phrase<T> {
  readonly elements: readonly Element[];
  readonly value: T;
}

/** A phrase found: `from` and `to` are indexes of words, `to` excluded. */
export interface Match<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

export interface Phrasebook<T> {
  /** All matches, longest first at every word, overlapping ones left out. */
  find(words: readonly Word[]): readonly Match<T>[];
  /** Every match, overlapping or not. */
  findAll(words: readonly Word[]): readonly Match<T>[];
}

/** Prepares phrases for searching. `exact` matches whole folded words instead of stems. */
export function makePhrasebook<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
  stem: Stemmer,
  exact = false,
): Phrasebook<T> {
  const byKey = new Map<string, Phrase<T>[]>();
  for (const [written, value] of entries) {
    const elements = parse(written, stem, exact);
    if (elements.length === 0) continue;
    const key = keyOf(elements[0]!.how === 'case' ? fold(elements[0]!.text) : elements[0]!.text);
    addTo(byKey, key, { elements, value });
  }
  for (const list of byKey.values()) list.sort((a, b) => b.elements.length - a.elements.length);
  const at = (words: readonly Word[], from: number) =>
    (byKey.get(keyOf(words[from]!.fold)) ?? []).filter(({ elements }) => fits(elements, words, from));
  return {
    find(words) {
      const found: Match<T>[] = [];
      for (let from = 0; from < words.length; ) {
        const first = at(words, from)[0];
        if (first) found.push({ value: first.value, from, to: from + first.elements.length });
        from += first ? first.elements.length : 1;
      }
      return found;
    },
    findAll(words) {
      return words.flatMap((_, from) =>
        at(words, from).map(({ value, elements }) => ({ value, from, to: from + elements.length })),
      );
    },
  };
}

/** Two letters are enough to sort phrases apart, and no stem is shorter. */
const keyOf = (folded: string): string => folded.slice(0, 2);

function parse(written: string, stem: Stemmer, exact: boolean): Element[] {
  const asWritten = written.startsWith('=');
  const text = asWritten ? written.slice(1) : written;
  return cutWords(text, stem).map((word): Element => {
    if (asWritten) return { text: word.text, how: 'case' };
    if (text[word.end] === '*') return { text: word.fold, how: 'prefix' };
    return exact ? { text: word.fold, how: 'fold' } : { text: word.stem, how: 'stem' };
  });
}

function fits(elements: readonly Element[], words: readonly Word[], from: number): boolean {
  if (from + elements.length > words.length) return false;
  return elements.every(({ text, how }, index) => {
    const word = words[from + index]!;
    if (how === 'stem') return word.stem === text;
    if (how === 'fold') return word.fold === text;
    return how === 'prefix' ? word.fold.startsWith(text) : word.text === text;
  });
}
