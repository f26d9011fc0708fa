/** The phrasebooks of a language's modal words, times, actors and comparators, prepared once. */
import { remember } from '../../core/remember.ts';
import type { Canon } from '../canon.ts';
import {
  ACTORS,
  type Actor,
  COMPARATORS,
  type Comparator,
  MODALITIES,
  type Modality,
  TIMINGS,
  type Timing,
} from '../lexicon.ts';
import { makePhrasebook, type Phrasebook } from '../text/phrases.ts';

export interface Books {
  readonly modality: Phrasebook<Modality>;
  readonly timing: Phrasebook<Timing>;
  readonly actors: Phrasebook<Actor>;
  readonly comparators: Phrasebook<Comparator>;
  /** `2` and `3` are the sides of the second pair. */
  readonly opposites: Phrasebook<number>;
}

/** The phrasebooks of a canon. */
export const booksOf = remember(({ lexicon, stem }: Canon): Books => {
  const book = <T extends string>(
    keys: readonly T[],
    phrases: Readonly<Record<T, readonly string[]>>,
    exact: boolean,
  ) =>
    makePhrasebook(
      keys.flatMap((key) => phrases[key].map((phrase) => [phrase, key] as const)),
      stem,
      exact,
    );
  return {
    modality: book(MODALITIES, lexicon.modality, true),
    timing: book(TIMINGS, lexicon.timing, true),
    actors: book(ACTORS, lexicon.actors, false),
    comparators: book(COMPARATORS, lexicon.comparators, true),
    opposites: makePhrasebook(
      lexicon.opposites.flatMap((pair, index) =>
        pair.flatMap((phrases, side) => phrases.map((phrase) => [phrase, 2 * index + side] as const)),
      ),
      stem,
      true,
    ),
  };
});
