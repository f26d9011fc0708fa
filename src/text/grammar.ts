/** What every language brings: words for each verb, condition, duration and moment, and the frame around them. */
import type { CardId } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import type { ActName, ActOf } from './acts.ts';
import type { CardSet, ConditionPhrase, Duration, MomentPhrase, Who } from './phrases.ts';

/** Who does something, and what; small initial, no full stop. Without a subject the predicate stands alone. */
export interface Clause {
  readonly subject: string;
  readonly predicate: string;
}

/** One function for each verb. */
export type ActWords = { readonly [N in ActName]: (act: ActOf<N>) => Clause };

export const RELATIONS = ['allows', 'allowedBy', 'prevents', 'preventedBy', 'cancels', 'cancelledBy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** How one edition differs from the other. */
export type Difference =
  | { readonly difference: 'absent' }
  | { readonly difference: 'number'; readonly n: number }
  /** Sentences that only the other edition has, or only this one. */
  | { readonly difference: 'only' | 'without'; readonly sentence: string };

export interface Grammar {
  /** Whose words stand in for what the language lacks. */
  readonly english?: Grammar;
  readonly acts: ActWords;
  /** "A, B and C", of predicates that share their subject. */
  readonly joinPredicates: (predicates: readonly string[]) => string;
  /** The same of whole clauses. */
  readonly joinClauses: (clauses: readonly string[]) => string;
  // What stands before and after the acts of a sentence, with its punctuation. An open end has no words.
  readonly until: (duration: Duration) => string;
  readonly moment: (moment: MomentPhrase) => string;
  readonly when: (condition: ConditionPhrase) => string;
  readonly unless: (condition: ConditionPhrase) => string;
  readonly otherwise: (condition?: ConditionPhrase) => string;
  /** The subject of a condition or a moment, and what to call it in the clause that follows. */
  readonly who: (who: Who) => string;
  readonly again: (who: Who, after: 'condition' | 'moment') => string;
  // Lists of options.
  readonly choose: (who: Who) => Clause;
  /** A right to do one of the options, and what follows then. */
  readonly offer: (who: Who, follows: string) => Clause;
  readonly option: (index: number) => string;
  // The frame of a card; whole sentences without full stop.
  readonly prerequisite: (condition: ConditionPhrase) => string;
  readonly forbiddenBy: (cards: readonly CardId[]) => string;
  readonly timing: TimingWords;
  readonly lasting: () => string;
  readonly removed: () => string;
  readonly relation: (relation: Relation, card: Card) => string;
  readonly difference: (difference: Difference, edition: string) => string;
  readonly facts: (card: Card) => readonly string[];
}

/** Limits on when an event may be played. */
export interface TimingWords {
  readonly noHeadline: () => string;
  readonly noEvent: () => string;
  readonly paired: (who: Who, cards: CardSet) => string;
  readonly beforeHeadlines: () => string;
  readonly onlyPlayedBy: (who: Who) => string;
}

/** A phrasebook says nothing of something. */
export class Unsaid extends Error {}

/** What is said, in English if the language lacks a word for it: no sentence is in two languages. */
export function saidIn<T>(grammar: Grammar, say: (grammar: Grammar) => T): T {
  const { english } = grammar;
  if (!english) return say(grammar);
  try {
    return say(grammar);
  } catch (error) {
    if (error instanceof Unsaid) return say(english);
    throw error;
  }
}

export const clause = (subject: string, predicate: string): Clause => ({ subject, predicate });

/** Words with one space between them; what is empty or missing is left out. */
export function words(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part).join(' ');
}

/** Clauses in a row: with "and" between two, with semicolons where one has a list of its own. */
export function inARow(clauses: readonly string[], and: string): string {
  return clauses.slice(0, -1).some((text) => text.includes(':'))
    ? clauses.join(and.replace(/^,?/, ';'))
    : clauses.join(and);
}

/** A sentence of its own: capital initial, full stop. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.:!?…]$/.test(capital) ? capital : `${capital}.`;
}
