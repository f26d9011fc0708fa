/** The generated text of a card in the language of the site. */
import { describeCard, readingOrder } from '../../../src/text/describe.ts';
import type { Library } from './library.ts';

/** The sentences of a card in the order of reading; of the Deluxe edition, which has every card. */
export function cardText({ content, locale }: Library, id: string): readonly string[] {
  const rules = content.rules.deluxe;
  const card = rules.cards.find((entry) => entry.id === id);
  if (!card) return [];
  const text = describeCard(rules, card, locale, content.texts[locale].names, content.rules.second);
  return [...readingOrder(text), ...text.relations.map(({ sentence }) => sentence), ...text.editionNotes];
}
