/** What a reader sees of a clause, card, country or question before following a link to it. */
import type { Entry } from '../../src/find/entry.ts';
import type { Preview } from '../../src/preview.ts';
import { countryModels } from './board.ts';
import { cardEntries } from './cards.ts';
import type { Library } from './library.ts';

const SHOWN: ReadonlySet<Entry['kind']> = new Set(['clause', 'card', 'country', 'issue', 'game']);
const ENOUGH = 320;

/** Previews by the address of the page below the language of the site, from what the search knows of every page. */
export function previewsOf(library: Library, entries: readonly Entry[]): Readonly<Record<string, Preview>> {
  const facts = printedFacts(library);
  return Object.fromEntries(
    entries
      .filter(({ kind }) => SHOWN.has(kind))
      .map(({ kind, to, title, number, text }): [string, Preview] => {
        const heading = kind === 'card' ? title : [number, title].filter(Boolean).join(' ');
        return [to, [heading, facts.get(to) ?? '', shortened(text ?? '')]];
      }),
  );
}

/** What is printed on a card and in the box of a country, in few words. */
function printedFacts(library: Library): ReadonlyMap<string, string> {
  const { words } = library;
  const cards = cardEntries(library).map((card): [string, string[]] => [
    `/cards/${card.id}`,
    [
      words.card.sides[card.side],
      words.card.periods[card.period],
      card.scoring ? words.card.scoring : `${words.card.ops} ${card.ops}`,
      ...(card.starred ? [`★ ${words.card.starred}`] : []),
    ],
  ]);
  const countries = countryModels(library).map((country): [string, string[]] => [
    `/board/${country.id}`,
    [`${words.board.stability} ${country.stability}`, ...(country.battleground ? [words.board.battleground] : [])],
  ]);
  return new Map([...cards, ...countries].map(([to, parts]) => [to, parts.join(' · ')]));
}

/** Cut at the end of a word, with a mark that there is more. */
const shortened = (text: string): string =>
  text.length <= ENOUGH ? text : `${text.slice(0, text.lastIndexOf(' ', ENOUGH))} …`;
