/** The search of this site, built when somebody begins to look for something. */
import found from '@generated/rulebook/default/find.json';
import type { Entry } from '../find/entry.ts';
import type { QueryWords } from '../find/query.ts';
import { makeQueryReader } from '../find/query.ts';
import { makeSearch } from '../find/search.ts';

const { entries, words, fillers } = found as {
  readonly entries: readonly Entry[];
  readonly words: QueryWords;
  readonly fillers: readonly string[];
};

export const search = makeSearch(entries, words, fillers);

export const readQuery = makeQueryReader(words);
