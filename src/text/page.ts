/** Everything a page about a card shows, in one language. */

import type { IssueId } from '../core/ruleset.ts';
import type { Texts } from '../data/texts.ts';
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type CardText, describeCard } from './describe.ts';
import { saidIn } from './grammar.ts';
import { grammarOf } from './grammars.ts';

export interface CardPage {
  /** The Deluxe number; `printed` is the number in this edition. */
  readonly number: number;
  readonly printed: number;
  readonly id: string;
  readonly title: string;
  /** Number, side, Operations, period, marks: short phrases for one line. */
  readonly facts: readonly string[];
  readonly text: CardText;
  /** Notes of the data, in English. */
  readonly notes: readonly string[];
  /** Cards that the text or the other card's text names, beyond the relations of the text. */
  readonly mentions: readonly CardLink[];
  /** Disputed questions about the card, with the reading in force. */
  readonly issues: readonly CardIssue[];
  /** Values of this edition that no source confirms, in English. */
  readonly unverified: readonly { readonly field: string; readonly why: string }[];
}

export interface CardLink {
  readonly number: number;
  readonly id: string;
  readonly title: string;
}

export interface CardIssue {
  readonly id: IssueId;
  readonly number: number;
  readonly question: string;
  /** The option in force and what it says. */
  readonly option: string;
  readonly reading: string;
}

/**
 * The page of a card.
 * @param number its Deluxe number
 * @param texts the texts of the language, from `loadTexts`
 * @param other the rules of the other edition, to say how that differs
 * @returns undefined if the edition has no such card
 */
export function cardPage(rules: Ruleset, number: number, texts: Texts, other?: Ruleset): CardPage | undefined {
  const card = rules.cards.find((entry) => entry.number === number);
  if (!card) return undefined;
  const text = describeCard(rules, card, texts.names, other);
  const related = text.relations.map((relation) => relation.card);
  const mark = `cards.${card.id}.`;
  return {
    number,
    printed: card.printed,
    id: card.id,
    title: titleOf(texts, card),
    facts: saidIn(grammarOf(texts.names), (words) => words.facts(card)),
    text,
    notes: card.notes,
    mentions: rules.cards
      .filter((entry) => entry.id !== card.id && !related.includes(entry.number) && mention(entry, card))
      .map((entry) => ({ number: entry.number, id: entry.id, title: titleOf(texts, entry) })),
    issues: Object.values(rules.issues)
      .filter(({ cards }) => cards.includes(card.id))
      .map((issue) => cardIssue(rules, texts, issue.id)),
    unverified: rules.unverified
      .filter(({ where }) => where.startsWith(mark))
      .map(({ where, why }) => ({ field: where.slice(mark.length), why })),
  };
}

const titleOf = (texts: Texts, { id, title }: Card): string => texts.names.cards[id]?.title ?? title;

function cardIssue(rules: Ruleset, texts: Texts, id: IssueId): CardIssue {
  const issue = rules.issues[id];
  if (!issue) throw new Error(`there is no issue ${id}`);
  const option = rules.policies[id] ?? issue.preferred;
  const translated = texts.issues[id];
  return {
    id,
    number: issue.number,
    question: translated?.question ?? issue.question,
    option,
    reading: translated?.options[option] ?? issue.options[option] ?? option,
  };
}

/** Does the program of one name the other? */
function mention(a: Card, b: Card): boolean {
  const names = (from: Card, to: Card): boolean => mentions([from.event, from.requires, from.intrinsic], to.id);
  return names(a, b) || names(b, a);
}
