/** What the words of a question may be the names of. */

import { type NameIndex, plain } from '../cases/names.ts';
import { remember, rememberText } from '../core/remember.ts';
import type { AskingWords } from '../data/asking.ts';
import type { NameEntry } from '../data/texts.ts';
import { nicknamesOf } from './called.ts';
import type { Span } from './segment.ts';
import type { Token } from './tokens.ts';

/** The names that a question may use, in every language. */
export interface Names {
  readonly index: NameIndex;
  /** Country and card ids by their index and number. */
  readonly countryId: (index: number) => string;
  readonly cardId: (number: number) => string;
  /** Id of a place that is no country. */
  readonly otherPlace: (name: string) => string | undefined;
  /** Plain spelling -> `us` or `ussr`. */
  readonly sides: ReadonlyMap<string, string>;
  /** Plain spelling -> id of a region. */
  readonly regions: ReadonlyMap<string, string>;
}

/** No name has more words. */
const LONGEST = 14;
/** A shorter beginning may be a word like any other. */
const SHORTEST_PART = 3;
/** Without a capital it is all the more likely to be one: "step" is no small step. */
const SHORTEST_LOWER = 5;

const NO_SPELLINGS = new Set(['gender', 'number', 'avoid', 'adjective', 'adjectives']);

/** Every spelling of a few things, in every language. */
export const spellingsOf = (all: readonly Readonly<Record<string, NameEntry>>[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap((named) =>
      Object.entries(named).flatMap(([id, entry]) =>
        [id, ...Object.entries(entry).flatMap(([key, spelt]) => (NO_SPELLINGS.has(key) ? [] : [spelt].flat()))]
          .filter((spelt): spelt is string => typeof spelt === 'string' && spelt !== '')
          .map((spelt) => [plain(spelt), id] as const),
      ),
    ),
  );

/** How each token is spelt, and what stands before it: U2 is one word, although it holds a number. */
const spellings = (tokens: readonly Token[]): readonly { readonly own: string; readonly before: string }[] =>
  tokens.map(({ word, from, number, divided }, at) => {
    const touches = number !== undefined && tokens[at - 1]?.to === from;
    return { own: plain(word), before: touches ? '' : divided ? ', ' : ' ' };
  });

/** "S Korea", "w. germany": a letter by itself before another word. */
const isPointOfCompass = ([first, second]: readonly Token[]): boolean =>
  first?.word.length === 1 && first.number === undefined && second !== undefined;

/** Words for sides, and words that say nothing, as they are looked up. */
const listsOf = remember(({ me, opponent, sides, fillers, loose = [] }: AskingWords) => ({
  pronouns: new Map([
    ...me.map((word) => [plain(word), 'me'] as const),
    ...opponent.map((word) => [plain(word), 'opponent'] as const),
  ]),
  called: new Map(
    Object.entries(sides ?? {}).flatMap(([side, all]) => all.map((word) => [plain(word), side] as const)),
  ),
  listed: new Set([...fillers, ...loose].map(plain)),
}));

/** A spelling, and what is called exactly so; it is looked at once, though a question is read in every language. */
const exactlyIn = remember((names: Names) =>
  rememberText((written) => {
    const name = plain(written);
    return {
      name,
      bare: name.replaceAll(' ', ''),
      side: names.sides.get(name),
      region: names.regions.get(name),
      isCountry: names.index.isCountry(name),
      isCard: names.index.isCard(name),
    };
  }),
);

/**
 * Everything that begins at each token.
 * @param isKnown is a word of the language; what is none may be a misspelt name
 */
export function spansOf(
  tokens: readonly Token[],
  names: Names,
  words: AskingWords,
  isFiller: (word: string) => boolean,
  isWord: (word: string) => boolean,
  isKnown: (token: Token) => boolean = () => true,
): readonly (readonly Span[])[] {
  const { pronouns, called, listed } = listsOf(words);
  const calledSo = nicknamesOf(words);
  const exactly = exactlyIn(names);
  const saysNothing = tokens.map(({ word }) => isFiller(word));
  const known = tokens.map((token) => isKnown(token));
  const spelt = spellings(tokens);
  // Whatever begins like a word that says nothing may still be a name: "wargames" is no "wargame".
  const isListed = (word: string): boolean => listed.has(word) && isFiller(word);
  return tokens.map(({ number, pair }, from) => {
    const spans: Span[] = [];
    let written = '';
    if (number !== undefined) spans.push({ kind: 'n', value: number, end: from + 1, exact: true });
    if (pair) spans.push({ kind: 'pair', value: pair, end: from + 1, exact: true });
    for (let end = from + 1; end <= Math.min(tokens.length, from + LONGEST); end++) {
      const inside = tokens.slice(from, end);
      const { own = '', before = '' } = spelt[end - 1] ?? {};
      // A sign is part of no name.
      if (own === '') break;
      written += end === from + 1 ? own : `${before}${own}`;
      const exact = exactly(written);
      const side = exact.side ?? called.get(exact.name) ?? pronouns.get(exact.name);
      if (side !== undefined) spans.push({ kind: 'side', value: side, end, exact: true });
      if (side === 'us' || side === 'ussr') spans.push({ kind: 'home', value: side, end, exact: true });
      if (exact.region !== undefined) spans.push({ kind: 'region', value: exact.region, end, exact: true });
      if (inside.every(({ pair: two, number: n }) => two !== undefined || n !== undefined)) continue;
      const points = isPointOfCompass(inside);
      // A part of a name neither begins nor ends with a word that says nothing.
      const mayBePart =
        exact.bare.length >= (inside[0]?.initial ? SHORTEST_PART : SHORTEST_LOWER) &&
        side === undefined &&
        !(inside.length === 1 && isWord(exact.bare)) &&
        (!saysNothing[from] || points) &&
        !saysNothing[end - 1];
      // A card that is called as a word of the language is written as a name.
      const [first] = inside;
      const isPlain = inside.length === 1 && first !== undefined && !first.initial && isListed(first.word);
      const exactCard = !isPlain && exact.isCard;
      // What is the whole name of one thing is not a part of another's: Che, not Checoslovaquia.
      const country = exact.isCountry || (mayBePart && !exactCard) ? names.index.country(written) : undefined;
      // No card is named by a point of the compass: "в Иране" begins with a preposition.
      const card = exactCard || (mayBePart && !exact.isCountry && !points) ? names.index.card(written) : undefined;
      const nickname = calledSo(written, exact.name, exact.bare);
      if (nickname) spans.push({ kind: nickname.kind, value: nickname.value, end, exact: true });
      // More of a name than what is called so already: "Saudi", "Saudi Arab".
      const goesOn = (value: string): boolean => spans.some((span) => span.exact && span.value === value);
      if (country !== undefined) {
        const value = names.countryId(country);
        spans.push({ kind: 'country', value, end, exact: exact.isCountry || goesOn(value) });
      }
      if (card !== undefined) {
        const value = names.cardId(card);
        spans.push({ kind: 'card', value, end, exact: exactCard || goesOn(value) });
      }
      if (
        country !== undefined ||
        card !== undefined ||
        nickname ||
        !mayBePart ||
        known.slice(from, end).every(Boolean)
      )
        continue;
      const misspelt = names.index.misspelt(written);
      if (misspelt?.kind === 'country')
        spans.push({ kind: 'country', value: names.countryId(misspelt.at), end, exact: false, misspelt: true });
      if (misspelt?.kind === 'card')
        spans.push({ kind: 'card', value: names.cardId(misspelt.at), end, exact: false, misspelt: true });
    }
    return spans;
  });
}
