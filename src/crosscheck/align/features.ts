/** What a text is about, as weighted features: stems, glossary terms, names and numbers. */

import { addTo, counted } from '../../core/grouped.ts';
import { remember } from '../../core/remember.ts';
import type { Canon } from '../canon.ts';
import type { Word } from '../types.ts';

export type Vector = ReadonlyMap<string, number>;

/** Concepts say more than words: they are the same in our wording and in anybody else's. */
const WEIGHT = { stem: 1, term: 1.2, name: 1.6, number: 1 } as const;

/** Counts the features of a run of words. */
export function countFeatures(words: readonly Word[], canon: Canon): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, weight: number) => counts.set(key, (counts.get(key) ?? 0) + weight);
  const { lexicon } = canon;
  const ignored = functionWordsOf(canon);
  for (const word of words) {
    const number = /^\d+$/.test(word.fold) ? Number(word.fold) : lexicon.numbers[word.fold];
    if (number !== undefined) add(`#${number}`, WEIGHT.number);
    else if (!ignored.has(word.fold)) add(word.stem, WEIGHT.stem);
  }
  for (const { value } of canon.meant.find(words)) add(`T:${value}`, WEIGHT.term);
  for (const { value } of canon.names.find(words)) add(`N:${value.id}`, WEIGHT.name);
  return counts;
}

/** The words that hold sentences together. */
export const functionWordsOf = remember((canon: Canon): ReadonlySet<string> => new Set(canon.lexicon.functionWords));

/** How rare each feature is among the clauses, and what an unknown one weighs. */
export interface Weights {
  readonly idf: ReadonlyMap<string, number>;
  readonly unknown: number;
}

/** Inverse document frequencies over the clauses. */
export function weigh(counts: readonly ReadonlyMap<string, number>[]): Weights {
  const frequency = counted(counts.flatMap((each) => [...each.keys()]));
  const idf = new Map([...frequency].map(([key, n]) => [key, Math.log(1 + counts.length / n)] as const));
  // A word no clause knows tells nothing for or against a clause; it only makes the sentence longer.
  return { idf, unknown: Math.log(1 + counts.length) * 0.35 };
}

/** Weighted and of length one. */
export function makeVector(counts: ReadonlyMap<string, number>, { idf, unknown }: Weights): Vector {
  let sum = 0;
  const raw = new Map<string, number>();
  for (const [key, count] of counts) {
    const weight = (1 + Math.log(Math.max(count, 1))) * Math.min(count, 1.6) * (idf.get(key) ?? unknown);
    raw.set(key, weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  return new Map([...raw].map(([key, weight]) => [key, weight / length]));
}

/** How like a text is to each of several texts: the cosines of their vectors, in the order of those texts. */
export type Likeness = (vector: Vector) => Float64Array;

/** Prepares the comparison with some vectors: a feature leads to the few that have it. */
export function compareWith(vectors: readonly Vector[]): Likeness {
  const having = new Map<string, { readonly index: number; readonly weight: number }[]>();
  for (const [index, vector] of vectors.entries())
    for (const [key, weight] of vector) addTo(having, key, { index, weight });
  return (vector) => {
    const sums = new Float64Array(vectors.length);
    for (const [key, own] of vector)
      for (const { index, weight } of having.get(key) ?? []) sums[index]! += own * weight;
    return sums;
  };
}
