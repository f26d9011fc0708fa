/** The generated text of a card in the language of the site. */
import { describeCard, readingOrder } from '../../../src/text/describe.ts';
import type { Library } from './library.ts';

interface CardWords {
  /** The sentences in the order of reading; of the Deluxe edition, which has every card. */
  readonly text: readonly string[];
  /** What the second edition has instead. */
  readonly editionNotes: readonly string[];
}

export function cardWords({ content, locale }: Library, id: string): CardWords {
  const rules = content.rules.deluxe;
  const card = rules.cards.find((entry) => entry.id === id);
  if (!card) return { text: [], editionNotes: [] };
  const text = describeCard(rules, card, content.texts[locale]!.names, content.rules.second);
  return {
    text: [...readingOrder(text), ...text.relations.map(({ sentence }) => sentence)],
    editionNotes: text.editionNotes,
  };
}
