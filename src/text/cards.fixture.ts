/** The rules and texts that the tests of this folder share, and all that a card says in one language. */
import type { Locale } from '../core/ruleset.ts';
import { loadRuleset, loadTexts, type PolicyOptions } from '../data/index.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type CardText, describeCard, readingOrder } from './describe.ts';

export function rulesOf(edition: 'deluxe' | 'second', options: PolicyOptions = {}): Ruleset {
  const loaded = loadRuleset('twilight-struggle', edition, options);
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  return loaded.rules;
}

/** Both editions under the readings the register prefers. */
export const deluxe = rulesOf('deluxe');
export const second = rulesOf('second');

export function cardOf(rules: Ruleset, id: string): Card {
  const card = rules.cards.find((entry) => entry.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** The text of a card of the Deluxe edition, with what the second one has instead. */
export function textOf(id: string, locale: Locale, rules = deluxe, other = second): CardText {
  return describeCard(rules, cardOf(rules, id), loadTexts(locale).names, other);
}

/** Every sentence of a text. */
export function allLines(text: CardText): readonly string[] {
  return [...readingOrder(text), ...text.relations.map(({ sentence }) => sentence), ...text.editionNotes];
}
