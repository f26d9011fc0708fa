/**
 * The cases of the suite that a question about the rules is like. The questions kept under `features/disputes` name the case that
 * settles them; a question is held against these and against what the cases say of themselves. It need not be the same, so a case
 * is shown with its facts.
 */
import { type Before, makeLikeness } from './recall.ts';

/** The cases that a question is like, the nearest first. */
export type FindPrecedents = (features: readonly string[]) => readonly string[];

/** Is it a case, of all that decides a question? A case is named by its number: TS-204. */
export const isCase = (id: string): boolean => /^TS-\d+$/.test(id);

/** Which card is spoken of says most, in which country it is says little. */
const WORTH: Readonly<Record<string, number>> = {
  '=': 1,
  '+': 0.7,
  card: 0.9,
  defcon: 0.5,
  region: 0.4,
  '#': 0.3,
  country: 0.25,
  does: 0.1,
};
const WORD = 0.7;
const worthOf = (feature: string): number => WORTH[feature.charAt(0)] ?? WORTH[feature.split(':')[0] ?? ''] ?? WORD;

/** So much less alike are two questions for each card that only one of them names. */
const OTHER_CARD = 0.25;
/** How much the nearest questions that a case settles count, one after the other. */
const NEAREST = [1, 0.4, 0.2];

/** A second case is shown beside the first from this on: often one has the condition that the other lacks. */
const BESIDE = 0.5;

/**
 * Makes the search for cases.
 * @param all questions with the cases that settle them, and what cases say of themselves
 * @param least how alike a question has to be
 * @param heldOut a kept question is asked as if it had never been kept
 */
export function makePrecedents(
  all: readonly Pick<Before, 'features' | 'decides'>[],
  least: number,
  heldOut = false,
): FindPrecedents {
  const likeness = makeLikeness(all, all, worthOf);
  const known = all.map(({ features, decides }) => ({
    decides,
    cards: new Set(cardsIn(features)),
    key: keyOf(features),
  }));
  return (features) => {
    const like = likeness(features);
    const cards = cardsIn(features);
    const own = heldOut ? keyOf(features) : undefined;
    const near = new Map<string, number[]>();
    for (const [at, { decides, cards: others, key }] of known.entries()) {
      if ((like[at] as number) === 0 || key === own) continue;
      const shared = cards.filter((card) => others.has(card)).length;
      const worth = (like[at] as number) - OTHER_CARD * (cards.length + others.size - 2 * shared);
      for (const id of decides) near.set(id, [...(near.get(id) ?? []), worth]);
    }
    const summed = [...near].map(([id, each]) => {
      const sorted = each.sort((a, b) => b - a);
      return { id, worth: NEAREST.reduce((sum, weight, at) => sum + weight * Math.max(0, sorted[at] ?? 0), 0) };
    });
    const [first, second] = summed.sort((a, b) => b.worth - a.worth);
    if (!first || first.worth < least) return [];
    return second && second.worth >= first.worth * BESIDE ? [first.id, second.id] : [first.id];
  };
}

const cardsIn = (features: readonly string[]): readonly string[] => features.filter((each) => each.startsWith('card:'));

/** By which it is told whether two questions speak of the very same. */
const keyOf = (features: readonly string[]): string => [...features].sort().join(' ');
