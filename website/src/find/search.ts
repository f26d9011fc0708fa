/** The search over everything on the site: by words and names, by queries, or both. */

import MiniSearch from 'minisearch';
import { meanings } from '../../../src/cases/nicknames.ts';
import { addTo, counted } from '../../../src/core/grouped.ts';
import { plain } from '../../../src/core/spelling.ts';
import { type Entry, KINDS, type Kind } from './entry.ts';
import { makeQueryReader, meets, type Query, type QueryWords } from './query.ts';
import { inLanguage, makeLanguageReader, type SpokenLanguages } from './spoken.ts';

export interface Found {
  readonly query: Query;
  /** Best first. */
  readonly entries: readonly Entry[];
  /** Words that were looked for, to be marked. */
  readonly words: readonly string[];
}

/** @param every only what has all the words that are looked for */
export type Search = (line: string, every?: boolean) => Found;

/** How much a fit counts by the kind of page: rules before what is made of them. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  clause: 1.35,
  card: 1.2,
  country: 1.2,
  issue: 0.9,
  guide: 0.5,
  game: 0.6,
  scenario: 0.6,
  case: 0.4,
  chart: 0.3,
};

/** A rule before the example of it, and before a rule of another deck. */
const EXAMPLE = 0.6;
/** The numbers of clauses of decks and variants that are not part of the game itself. */
const OTHER_DECK = /^[A-Z]/;

const isThing = (kind: Kind): boolean => kind === 'card' || kind === 'country';

/** A name that is what was typed stands above everything that only contains it. */
const NAMED = 1_000;

/**
 * Whoever types so many words that say something asks a question. A question of the register counts for more then, and a card or
 * a country only by how much of what was typed is its name.
 */
const QUESTION = 3;
const ASKED = 1.3;

/** How much it counts that a title or a name is what was typed, nearly or in part. */
const ALIKE = 2;

/** Words of a text; the number of a clause is one word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{1,60}(?:\.[\p{L}\p{N}]{1,4}){0,4}/gu) ?? [];

/** A line of more words than this is a sentence: what says nothing by itself is left out of it. */
const SENTENCE = 5;

/** What is searched, and the words that a line is read with. */
export interface Searched {
  readonly entries: readonly Entry[];
  readonly words: QueryWords;
  /** Words that say nothing by themselves in a question. */
  readonly fillers: readonly string[];
  /** What languages are called: whoever names one is shown what stands there. */
  readonly spoken: SpokenLanguages;
  /** Words that tell no entry of the site from another. */
  readonly common: readonly string[];
}

/** As many entries as are taken in before a page may answer somebody again. */
const AT_ONCE = 25;

/** The search over these entries, made little by little, so that the page goes on answering meanwhile. */
export async function openSearch(searched: Searched): Promise<Search> {
  const index = emptyIndex(searched.entries);
  await index.addAllAsync(numbered(searched.entries), { chunkSize: AT_ONCE });
  return searchIn(index, searched);
}

export function makeSearch(searched: Searched): Search {
  const index = emptyIndex(searched.entries);
  index.addAll(numbered(searched.entries));
  return searchIn(index, searched);
}

const numbered = (entries: readonly Entry[]) => entries.map((_, id) => ({ id }));

type Index = MiniSearch<{ readonly id: number }>;

function emptyIndex(entries: readonly Entry[]): Index {
  return new MiniSearch<{ readonly id: number }>({
    fields: ['title', 'names', 'text', 'other'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    extractField: (document, field) => {
      const {
        kind,
        number = '',
        title,
        names = [],
        text = '',
        other = '',
        sentences = {},
      } = entries[document.id] as Entry;
      if (field === 'title') return `${kind === 'clause' ? number : ''} ${title || text}`;
      const others = [...Object.values(sentences), other].join(' ');
      return field === 'id' ? String(document.id) : { names: names.join(' '), text, other: others }[field as 'text'];
    },
    searchOptions: {
      boost: { title: 4, names: 4, text: 1, other: 0.3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 && !/\d/.test(term) ? 0.2 : false),
      weights: { fuzzy: 0.4, prefix: 0.5 },
      // A long guide that has every common word somewhere is not what was looked for.
      bm25: { k: 1.2, b: 0.9, d: 0 },
    },
  });
}

/** Entries by what they are called. */
function byName(entries: Searched['entries']) {
  const named = new Map<string, number[]>();
  const ids = new Map<string, string[]>();
  // Cards and countries alone, to be known by a beginning, a part or initials, as in a case.
  const known = new Map<string, number>();
  for (const [at, { kind, to, title, number, names = [] }] of entries.entries()) {
    for (const name of new Set([title, number ?? '', ...names].map(plain))) {
      if (name === '') continue;
      addTo(named, name, at);
      if (!isThing(kind)) continue;
      addTo(ids, name, to.split('/').at(-1) ?? '');
      known.set(name, at);
    }
  }
  return { named, ids, known };
}

function searchIn(index: Index, { entries, words: queryWords, fillers, spoken, common: often }: Searched): Search {
  const { named, ids, known } = byName(entries);
  const phrases = entries.map(({ title, names = [], number = '' }) =>
    [title, ...names].filter((name) => name !== '' && name !== number),
  );
  const common = new Set(often);
  const filling = new Set(fillers.map(plain));
  const read = makeQueryReader(queryWords);
  const languageIn = makeLanguageReader(spoken);
  const idsOf = (name: string): readonly string[] => ids.get(plain(name)) ?? [];
  /** What is called what was typed stands above all that speaks of it. */
  const scoreNamed = (scores: Map<number, number>, typed: string): void => {
    const shortFor = meanings(known, typed);
    for (const at of named.get(typed) ?? (shortFor.length === 1 ? shortFor : [])) {
      const { kind, title } = entries[at] as Entry;
      const titled = plain(title) === typed ? 0.5 : 0;
      scores.set(at, NAMED + titled - KINDS.indexOf(kind) + Math.min(0.4, (scores.get(at) ?? 0) / NAMED));
    }
  };
  return (line, every = false) => {
    const asked = read(line);
    const { text, locale } = languageIn(asked.text);
    const query = { ...asked, text };
    const fits = ({ facts = {} }: Entry): boolean => meets(facts, query.terms, idsOf);
    const all = wordsOf(query.text);
    const sentence = all.length > SENTENCE;
    const telling = all.filter((word) => !common.has(word) && !(sentence && filling.has(word)));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return { query, words, entries: query.terms.length === 0 ? [] : entries.filter(fits) };
    const scores = new Map<number, number>();
    for (const { id, score, queryTerms } of index.search(all.join(' '))) {
      const entry = entries[Number(id)] as Entry;
      // A question of the register is asked in the same words; elsewhere only those count that say something.
      const sought = entry.kind === 'issue' ? all : words;
      // What has all the words stands above what has one of them often.
      const share = sought.filter((word) => queryTerms.includes(word)).length / sought.length;
      if (share === 0 || (every && share < 1)) continue;
      const like = likeness(words, phrases[Number(id)] ?? []);
      scores.set(Number(id), score * share * share * weightOf(entry, words.length, like));
    }
    scoreNamed(scores, plain(query.text));
    const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a - b).map(([at]) => entries[at] as Entry);
    const found = ranked.filter(fits);
    return { query, words, entries: locale === undefined ? found : found.map((entry) => inLanguage(entry, locale)) };
  };
}

/** What an entry that is found counts for: by its kind, and by how like its title is to the words. */
function weightOf({ kind, facts, number = '' }: Entry, words: number, like: number): number {
  const example = facts?.kind === 'example' ? EXAMPLE : 1;
  const other = kind === 'clause' && OTHER_DECK.test(number) ? EXAMPLE : 1;
  const ofQuestion = kind === 'issue' ? ASKED : isThing(kind) ? like : 1;
  return WEIGHTS[kind] * example * other * (words < QUESTION ? 1 : ofQuestion) * (1 + ALIKE * like);
}

/** How much of the words is in one of the phrases, and of the phrase in the words: 1 for the same words, 0 for none. */
function likeness(words: readonly string[], phrases: readonly string[]): number {
  let most = 0;
  for (const phrase of phrases) {
    const own = wordsOf(phrase);
    const shared = words.filter((word) => own.some((each) => isInflected(word, each))).length;
    most = Math.max(most, (2 * shared) / (words.length + own.length));
  }
  return most;
}

/** The same word with another ending. */
function isInflected(a: string, b: string): boolean {
  const stem = Math.max(3, Math.max(a.length, b.length) - 3);
  return a === b || (Math.min(a.length, b.length) >= stem && a.slice(0, stem) === b.slice(0, stem));
}

/** Words that stand in every twelfth entry tell none apart: articles, prepositions, “player”. */
export function commonWords(entries: readonly Entry[]): readonly string[] {
  const counts = counted(entries.flatMap(({ title, text = '' }) => [...new Set(wordsOf(`${title} ${text}`))]));
  return [...counts].flatMap(([word, count]) => (count > entries.length / 12 ? word : []));
}
