/** What a query can ask of a card: the same for the list of cards and for the search. */
import type { CardEntry } from '../models.ts';
import type { FactValue } from './entry.ts';

const MARKS = ['starred', 'ongoing', 'scoring', 'optional'] as const;

export function cardFacts(card: CardEntry): Readonly<Record<string, FactValue>> {
  return {
    side: card.side,
    ops: card.ops,
    war: card.period,
    number: card.number,
    is: [
      ...MARKS.filter((mark) => card[mark]),
      ...(card.war ? ['wars'] : []),
      ...(card.disputed > 0 ? ['disputed'] : []),
      ...(card.editionNotes.length > 0 ? ['differs'] : []),
    ],
  };
}
