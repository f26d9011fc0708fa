/** A search, and what a line amounts to. */
import { makeQueryReader, type Query } from './query.ts';
import { openSearch, type Search, type Searched } from './search.ts';

export interface Finder {
  readonly search: Search;
  readonly readQuery: (line: string) => Query;
  /** What stands on a page of the site in another language. */
  readonly sentenceAt: (to: string, locale: string) => string | undefined;
}

export async function finderOf(searched: Searched): Promise<Finder> {
  return {
    search: await openSearch(searched),
    readQuery: makeQueryReader(searched.words),
    sentenceAt: (to, locale) => searched.entries.find((entry) => entry.to === to)?.sentences?.[locale],
  };
}
