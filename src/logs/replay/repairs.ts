/** What an entry may have been meant to say: the same entry with another card. */
import type { BodyLine } from '../line.ts';
import type { Entry, HeadlineEntry, RoundEntry } from '../log-file.ts';

/** The cards that a side may have held, by what stood before the entry. */
export type MayHold = (side: 'us' | 'ussr') => readonly number[];

/** The ways in which an entry can be repaired, the likeliest first. */
export function repairsOf(entry: Entry, mayHold: MayHold): readonly Entry[] {
  if (entry.kind === 'round') return otherCard(entry, mayHold);
  return entry.kind === 'headline' ? otherHeadlines(entry, mayHold) : [];
}

/** Another card was played: the header is wrong, or all that names the card. */
function otherCard(entry: RoundEntry, mayHold: MayHold): readonly Entry[] {
  const { card, side } = entry;
  if (card === null) return [];
  const marked = named(entry);
  const others = without(card, [...marked, ...mayHold(side)]);
  if (!marked.includes(card)) return others.map((number) => ({ ...entry, card: number }));
  return [
    ...without(card, marked).map((number) => ({ ...entry, card: number })),
    ...others.map((number) => ({ ...renamed(entry, card, number), card: number })),
  ];
}

/** Another card was shown by a side: its line is wrong, or all that names the card. */
function otherHeadlines(entry: HeadlineEntry, mayHold: MayHold): readonly Entry[] {
  const shown = entry.blocks.flatMap(({ lines }) => lines.filter((line) => line.kind === 'headline-card'));
  return shown.flatMap((line) => {
    const { card, side } = line;
    const other = (number: number): Entry =>
      withLines(entry, (each) => (each === line ? { ...line, card: number } : each));
    const everywhere = (number: number): Entry => ({
      ...renamed(entry, card, number),
      cards: entry.cards.map((each) => (each === card ? number : each)),
    });
    return [
      ...without(card, [...entry.cards, ...named(entry)]).map(other),
      ...without(card, mayHold(side)).map(everywhere),
    ];
  });
}

const without = (card: number, cards: readonly number[]): readonly number[] =>
  [...new Set(cards)].filter((number) => number !== card);

/** The cards that the lines of an entry name. */
const named = ({ blocks }: Entry): readonly number[] =>
  blocks.flatMap(({ lines }) => lines.flatMap((line) => ('card' in line && line.card > 0 ? [line.card] : [])));

const renamed = <E extends Entry>(entry: E, from: number, to: number): E =>
  withLines(entry, (line) => ('card' in line && line.card === from ? { ...line, card: to } : line));

const withLines = <E extends Entry>(entry: E, change: (line: BodyLine) => BodyLine): E => ({
  ...entry,
  blocks: entry.blocks.map((block) => ({ ...block, lines: block.lines.map(change) })),
});
