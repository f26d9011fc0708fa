/**
 * Names as people write them: a beginning, a part, initials, a figure for a number word, a point of the compass cut short.
 * Whatever fits one thing only is that thing; what fits several is none of them.
 */

/** Words that are written short, by what they begin with in a name. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  n: ['north'],
  s: ['south', 'saudi', 'san'],
  e: ['east'],
  w: ['west'],
  se: ['southeast', 'se'],
  us: ['us', 'u'],
  dr: ['dominican'],
};

const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Words that initials may leave out. */
const SMALL = new Set(['the', 'of', 'to', 'in', 'a', 'an', 'and', 'your', 'for']);

/**
 * What a name stands for.
 * @param names spellings, lower case and without punctuation, with what they stand for; none is added later
 * @param name the same, as somebody wrote it
 * @returns everything it may stand for: one thing, several, or none
 */
export function meanings(names: ReadonlyMap<string, number>, name: string): readonly number[] {
  const exact = names.get(name);
  if (exact !== undefined) return [exact];
  const index = INDEXES.get(names) ?? { known: splitNames(names), found: new Map() };
  INDEXES.set(names, index);
  const before = index.found.get(name);
  if (before) return before;
  const found = lookedUp(index.known, name);
  if (index.found.size >= REMEMBERED) index.found.clear();
  index.found.set(name, found);
  return found;
}

interface Index {
  /** The words of every spelling. */
  readonly known: readonly (readonly [words: readonly string[], value: number])[];
  /** What has been asked for already: a question asks for every run of its words, in every language. */
  readonly found: Map<string, readonly number[]>;
}
const INDEXES = new WeakMap<ReadonlyMap<string, number>, Index>();
const REMEMBERED = 4000;

const wordsIn = (name: string): readonly string[] => name.split(' ').filter((word) => word !== 'the');
const splitNames = (names: ReadonlyMap<string, number>): Index['known'] =>
  [...names].map(([known, value]) => [wordsIn(known), value] as const);

function lookedUp(known: Index['known'], name: string): readonly number[] {
  const words = wordsIn(name);
  if (words.length === 0 || words.join('').length < 2) return [];
  for (const fits of [isWrittenTogether, beginsWith, containsWords, hasInitials]) {
    const found = new Set(known.flatMap(([each, value]) => (fits(each, words) ? [value] : [])));
    if (found.size > 0) return [...found];
  }
  return [];
}

const isWord = (known: string | undefined, written: string): boolean =>
  known !== undefined &&
  (known === written || FIGURES[Number(written)] === known || (SHORT_WORDS[written]?.includes(known) ?? false));

/** The last word may be cut short. */
const isBeginning = (known: string | undefined, written: string): boolean =>
  isWord(known, written) || (written.length >= 3 && known?.startsWith(written) === true);

const fitsAt = (known: readonly string[], written: readonly string[], at: number): boolean =>
  written.every((word, i) => (i === written.length - 1 ? isBeginning : isWord)(known[at + i], word));

/** A figure may stand apart from its letters: U-2. */
const isWrittenTogether = (known: readonly string[], written: readonly string[]): boolean =>
  written.length > 1 && /^\d+$/.test(written.at(-1) as string) && known[0] === written.join('');

const beginsWith = (known: readonly string[], written: readonly string[]): boolean => fitsAt(known, written, 0);

const containsWords = (known: readonly string[], written: readonly string[]): boolean =>
  known.some((_, at) => at > 0 && fitsAt(known, written, at));

function hasInitials(known: readonly string[], written: readonly string[]): boolean {
  const [letters, ...rest] = written;
  if (letters === undefined || rest.length > 0 || letters.length < 3) return false;
  const initials = (words: readonly string[]): string => words.map((word) => word[0]).join('');
  return initials(known) === letters || initials(known.filter((word) => !SMALL.has(word))) === letters;
}
