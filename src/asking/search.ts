/**
 * Finding the clauses that speak of what is asked by their own words: whoever asks in other words than were thought of
 * beforehand still meets the rule. Words count by their beginnings, since endings differ; a rare word says more than a
 * common one, and a short clause that has it more than a long one.
 */
import { plain } from '../cases/names.ts';

/** A clause as it can be found. */
interface Entry {
  readonly id: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** What can be searched, made once for a language. */
export interface ClauseIndex {
  /** Clauses by how well they fit, the best first; of those that have none of the words, none. */
  readonly find: (words: readonly string[]) => readonly { readonly id: string; readonly worth: number }[];
  /** Does any clause have the word? */
  readonly knows: (word: string) => boolean;
  /** Which share of what the words say a clause has. */
  readonly share: (words: readonly string[], id: string) => number;
}

/** As many letters tell a word from others, whatever its ending. */
const STEM = 5;
/** How soon a word that comes up again adds no more, and how much a long clause is held back. */
const AGAIN = 1.2;
const LENGTH = 0.6;

/** A word without its ending. */
export const stemOf = (word: string): string => plain(word).slice(0, STEM);

const WORD = /@[a-z-]{2,60}|\p{L}{2,60}/gu;

/** What is named counts as a whole. */
const stemsOf = (text: string): readonly string[] =>
  [...text.matchAll(WORD)].map(([word]) => (word.startsWith('@') ? word : stemOf(word)));

/**
 * Makes an index.
 * @param texts clause -> what it says in a language, and other ways to speak of it
 */
export function clauseIndex(texts: Readonly<Record<string, string>>): ClauseIndex {
  const entries = Object.entries(texts).map(([id, text]): Entry => {
    const counts = new Map<string, number>();
    const stems = stemsOf(text);
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { id, counts, length: stems.length };
  });
  const having = new Map<string, number>();
  for (const { counts } of entries) for (const stem of counts.keys()) having.set(stem, (having.get(stem) ?? 0) + 1);
  const usual = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const rarity = (stem: string): number => {
    const n = having.get(stem) ?? 0;
    return Math.log(1 + (entries.length - n + 0.5) / (n + 0.5));
  };
  const worthOf = ({ counts, length }: Entry, stems: readonly string[]): number =>
    stems.reduce((sum, stem) => {
      const n = counts.get(stem) ?? 0;
      return n === 0
        ? sum
        : sum + (rarity(stem) * n * (AGAIN + 1)) / (n + AGAIN * (1 - LENGTH + (LENGTH * length) / usual));
    }, 0);
  const asked = (words: readonly string[]): readonly string[] => [...new Set(words.flatMap(stemsOf))];
  return {
    find: (words) => {
      const stems = asked(words);
      return entries
        .map((entry) => ({ id: entry.id, worth: worthOf(entry, stems) }))
        .filter(({ worth }) => worth > 0)
        .sort((a, b) => b.worth - a.worth);
    },
    knows: (word) => having.has(stemOf(word)),
    share: (words, id) => {
      const stems = asked(words);
      const entry = entries.find((each) => each.id === id);
      const all = stems.reduce((sum, stem) => sum + rarity(stem), 0);
      const met = stems.reduce((sum, stem) => sum + (entry?.counts.has(stem) ? rarity(stem) : 0), 0);
      return all === 0 ? 0 : met / all;
    },
  };
}
