/** What every language brings: words for each verb, condition, duration and moment, and the frame around them. */
import type { Locale } from '../core/ruleset.ts';
import type { TextNames } from '../data/texts.ts';
import type { CardId } from '../games/twilight-struggle/effects/vocabulary.ts';
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import type { ActName, ActOf } from './acts.ts';
import type { CardSet, ConditionPhrase, Duration, MomentPhrase, Who } from './phrases.ts';

/** Who does something, and what; small initial, no full stop. Without a subject the predicate stands alone. */
export interface Clause {
  readonly subject: string;
  readonly predicate: string;
}

/** One function for each verb: a new verb does not compile until every language has words for it. */
export type ActWords = { readonly [N in ActName]: (act: ActOf<N>) => Clause };

/** The acts on the board, on the tracks, with dice and with Operations; the others are about cards and what lasts. */
type BoardAct = Extract<
  ActName,
  | 'place'
  | 'remove'
  | 'vp'
  | 'vpBoth'
  | 'defcon'
  | 'defconSet'
  | 'defconPick'
  | 'milops'
  | 'space'
  | 'score'
  | 'end'
  | 'endByVp'
  | 'ops'
  | 'war'
  | 'warRoll'
  | 'warWon'
  | 'contest'
>;
export type BoardWords = Pick<ActWords, BoardAct>;
export type CardWords = Omit<ActWords, BoardAct>;

export const RELATIONS = ['allows', 'allowedBy', 'prevents', 'preventedBy', 'cancels', 'cancelledBy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** How one edition differs from the other. */
export type Difference =
  | { readonly difference: 'absent' }
  | { readonly difference: 'number'; readonly n: number }
  /** Sentences that only the other edition has, or only this one. */
  | { readonly difference: 'only' | 'without'; readonly sentence: string };

export interface Grammar {
  readonly locale: Locale;
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
  readonly lasting: string;
  readonly removed: string;
  readonly relation: (relation: Relation, card: Card) => string;
  readonly difference: (difference: Difference, edition: string) => string;
  readonly facts: (card: Card) => readonly string[];
}

/** Limits on when an event may be played. */
export interface TimingWords {
  readonly noHeadline: string;
  readonly noEvent: string;
  readonly paired: (who: Who, cards: CardSet) => string;
  readonly beforeHeadlines: string;
  readonly onlyPlayedBy: (who: Who) => string;
}

export type MakeGrammar = (names: TextNames) => Grammar;

/** A title between quotation marks instead of those it may have; the China Card is a card by its title and has none. */
export function quoted(names: TextNames, id: CardId, open: string, close: string): string {
  const entry = names.cards[id];
  const { title = id } = entry ?? {};
  return formOf(entry, 'plain') ?? `${open}${title.replace(/^["«“]|["»”]$/g, '')}${close}`;
}

/** A form of a name that the language files give; the name itself if there is none. */
export function formOf(entry: TextNames['countries'][string] | undefined, form: string): string | undefined {
  const found = entry?.[form];
  return typeof found === 'string' ? found : undefined;
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
