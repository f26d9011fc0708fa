/**
 * Names as people write them: a beginning, a part, initials, a figure for a number word, a point of the compass cut short, in
 * one word or in two.
 * Whatever fits one thing only is that thing; what fits several is none of them.
 */

import { addTo } from '../core/grouped.ts';
import { remember } from '../core/remember.ts';

/** Words that are written short, by what they begin with in a name. */
const SHORT_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    n: ['north'],
    s: ['south', 'saudi', 'san'],
    e: ['east'],
    w: ['west'],
    se: ['southeast', 'se'],
    us: ['us', 'u'],
    dr: ['dominican'],
  }),
);

const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Words that initials may leave out. */
const SMALL = new Set(['the', 'of', 'to', 'in', 'a', 'an', 'and', 'your', 'for']);

/**
 * What a name stands for.
 * @param names spellings, lower case and without punctuation, with what they stand for; none is added later
 * @param name the same, as somebody wrote it
 * @param written with the signs that were written between its words
 * @returns everything it may stand for: one thing, several, or none
 */
export function meanings(names: ReadonlyMap<string, number>, name: string, written = name): readonly number[] {
  const exact = names.get(name);
  if (exact !== undefined) return [exact];
  return lookedUp(indexOf(names), name, isDivided(written));
}

interface Known {
  readonly words: readonly string[];
  readonly value: number;
}

/** A word of a name: which name, and which of its words. */
interface Place {
  readonly known: Known;
  readonly at: number;
}

interface Index {
  /** Where each word stands, in the order of the names. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Every word, in the order of the alphabet. */
  readonly words: readonly string[];
  readonly initials: ReadonlyMap<string, readonly number[]>;
  /** What each name stands for, by its letters alone. */
  readonly together: ReadonlyMap<string, readonly number[]>;
}
const wordsIn = (name: string): readonly string[] => name.split(' ').filter((word) => word !== 'the');

const indexOf = remember((names: ReadonlyMap<string, number>): Index => {
  const places = new Map<string, Place[]>();
  const initials = new Map<string, number[]>();
  const together = new Map<string, number[]>();
  for (const [name, value] of names) {
    const known: Known = { words: wordsIn(name), value };
    for (const [at, word] of known.words.entries()) addTo(places, word, { known, at });
    for (const letters of new Set([known.words, known.words.filter((word) => !SMALL.has(word))].map(initialsOf)))
      addTo(initials, letters, value);
    addTo(together, known.words.join(''), value);
  }
  return { places, words: [...places.keys()].sort(), initials, together };
});

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]).join('');

function lookedUp(index: Index, name: string, divided: boolean): readonly number[] {
  const words = wordsIn(name);
  if (words.join('').length < 2) return [];
  const together = divided ? [] : [otherwiseDivided, writtenTogether];
  for (const find of [...together, beginning, containing, withInitials]) {
    const found = find(index, words);
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}

/** A sign across which nothing is read as one word, seen or not. A space, a hyphen or an apostrophe is none: Suez-Krise, Suez Krise. */
export const DIVIDES = /[^\p{L}\p{M}\p{N}\p{Z}\t\n\r_'’‐‑-]/u;

/** Does such a sign stand inside a name? */
export function isDivided(name: string): boolean {
  const [inside = ''] = /[\p{L}\p{N}].*[\p{L}\p{N}]/su.exec(name) ?? [];
  return DIVIDES.test(inside);
}

/** Words that are written together have as many letters: "ir an" is not Iran. */
export const SHORTEST_TOGETHER = 6;

/** The same letters may be one word or several: Suez-Krise, Saudiarabien. */
function otherwiseDivided({ together }: Index, written: readonly string[]): readonly number[] {
  const letters = written.join('');
  return letters.length < SHORTEST_TOGETHER ? [] : (together.get(letters) ?? []);
}

/** A figure may stand apart from its letters: U-2. */
function writtenTogether({ places }: Index, written: readonly string[]): readonly number[] {
  if (written.length < 2 || !/^\d+$/.test(written.at(-1) as string)) return [];
  return (places.get(written.join('')) ?? []).flatMap(({ known, at }) => (at === 0 ? [known.value] : []));
}

const beginning = (index: Index, written: readonly string[]): readonly number[] =>
  placesOf(index, written).flatMap(({ known, at }) => (at === 0 ? [known.value] : []));

const containing = (index: Index, written: readonly string[]): readonly number[] =>
  placesOf(index, written).flatMap(({ known, at }) => (at > 0 ? [known.value] : []));

/** Where the words stand one after the other in a name. */
const placesOf = (index: Index, written: readonly string[]): readonly Place[] =>
  spellings(index, written[0] as string, written.length === 1).flatMap((word) =>
    (index.places.get(word) ?? []).filter(({ known, at }) =>
      written.every((each, i) => (i === written.length - 1 ? isBeginning : isWord)(known.words[at + i], each)),
    ),
  );

/** Words of names that a written word may be; the last one may be cut short. */
function spellings({ words }: Index, written: string, isLast: boolean): readonly string[] {
  const whole = [written, FIGURES[Number(written)] ?? written, ...(SHORT_WORDS.get(written) ?? [])];
  return [...new Set([...whole, ...(isLast && written.length >= SHORTEST ? startingWith(words, written) : [])])];
}

/** The words with a beginning, which stand together in the order of the alphabet. */
function startingWith(words: readonly string[], beginning: string): readonly string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(beginning)) end++;
  return words.slice(low, end);
}

const isWord = (known: string | undefined, written: string): boolean =>
  known !== undefined &&
  (known === written || FIGURES[Number(written)] === known || (SHORT_WORDS.get(written)?.includes(known) ?? false));

/** A shorter beginning says too little. */
const SHORTEST = 3;

/** The last word may be cut short. */
const isBeginning = (known: string | undefined, written: string): boolean =>
  isWord(known, written) || (written.length >= SHORTEST && known?.startsWith(written) === true);

const withInitials = ({ initials }: Index, written: readonly string[]): readonly number[] =>
  written.length === 1 && (written[0] as string).length >= SHORTEST ? (initials.get(written[0] as string) ?? []) : [];
