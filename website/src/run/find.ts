/** The search of this site, built when somebody begins to look for something. */
import found from '@generated/rulebook/default/find.json';
import type { Entry } from '../find/entry.ts';
import type { QueryWords } from '../find/query.ts';
import { makeQueryReader } from '../find/query.ts';
import { makeSearch } from '../find/search.ts';
import type { SpokenLanguages } from '../find/spoken.ts';

const { entries, words, fillers, spoken } = found as {
  readonly entries: readonly Entry[];
  readonly words: QueryWords;
  readonly fillers: readonly string[];
  readonly spoken: SpokenLanguages;
};

export const search = makeSearch(entries, words, fillers, spoken);

/** What stands on a page of the site in another language. */
export const sentenceAt = (to: string, locale: string): string | undefined =>
  entries.find((entry) => entry.to === to)?.sentences?.[locale];

export const readQuery = makeQueryReader(words);
