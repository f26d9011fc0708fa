/** A card in words: its program, its limits, its ties to other cards and how the editions differ. */
import type { TextNames } from '../data/texts.ts';
import { companionOf } from '../games/twilight-struggle/cards/pairing.ts';
import type { Condition } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { composeText } from './compose.ts';
import { type Difference, type Grammar, RELATIONS, type Relation, saidIn, sentence } from './grammar.ts';
import { grammarOf } from './grammars.ts';
import { readProgram } from './program.ts';
import { cardSet, isInForce, startReading, whoOf } from './reading.ts';
import { conditionPhrase } from './reading-conditions.ts';
import { cancelledBy, cancellersOf } from './reading-lasting.ts';

/** Everything a card says, as sentences of one language. */
export interface CardText {
  /** Limits on when the event may be played. */
  readonly timing: readonly string[];
  /** What must be so for the event to occur. */
  readonly prerequisite?: string;
  /** Which events forbid this one. */
  readonly forbids?: string;
  /** The event; every option of a choice is a sentence that begins with its letter. */
  readonly sentences: readonly string[];
  readonly lasting?: string;
  readonly removed?: string;
  readonly relations: readonly CardRelation[];
  /** How the other edition differs, if it was handed in. */
  readonly editionNotes: readonly string[];
}

export interface CardRelation {
  readonly kind: Relation;
  /** Deluxe number of the other card. */
  readonly card: number;
  readonly sentence: string;
}

/**
 * Describes a card of a ruleset.
 * @param names the names of the language, from `loadTexts`
 * @param other the rules of the other edition, to say how that differs
 */
export function describeCard(rules: Ruleset, card: Card, names: TextNames, other?: Ruleset): CardText {
  const grammar = grammarOf(names);
  return {
    ...frame(grammar, rules, card),
    sentences: composeText(grammar, readProgram(rules, card)),
    relations: relationsOf(grammar, rules, card),
    editionNotes: other ? differences(grammar, rules, card, other).map((text) => sentence(text)) : [],
  };
}

/** All sentences of a text in the order of reading, without relations and notes. */
export function readingOrder(text: Omit<CardText, 'relations' | 'editionNotes'>): readonly string[] {
  const { timing, prerequisite, forbids, sentences, lasting, removed } = text;
  const before = [...timing, prerequisite, forbids];
  return [...before, ...sentences, lasting, removed].filter((line) => line !== undefined);
}

// Limits --------------------------------------------------------------------------------------------------------------

type Frame = Omit<CardText, 'sentences' | 'relations' | 'editionNotes'>;

function frame(grammar: Grammar, rules: Ruleset, card: Card): Frame {
  const reading = startReading(rules, card);
  const { requires, barredBy, ongoing } = card;
  // That the player holds the companion of the play is implied.
  const condition = requires && !companionOf(card) && conditionPhrase(reading, requires);
  const say = (said: Said): string => sentence(saidIn(grammar, said));
  const kept = card.unstarred !== undefined && isInForce(rules, card.unstarred);
  return {
    timing: timingOf(rules, card).map(say),
    ...(condition && { prerequisite: say((words) => words.prerequisite(condition)) }),
    ...(barredBy.length > 0 && { forbids: say((words) => words.forbiddenBy(barredBy)) }),
    ...(ongoing && { lasting: say((words) => words.lasting()) }),
    ...(card.starred && !kept && { removed: say((words) => words.removed()) }),
  };
}

type Said = (grammar: Grammar) => string;

function timingOf(rules: Ruleset, card: Card): readonly Said[] {
  const { timing = {} } = card;
  const reading = startReading(rules, card);
  const companion = companionOf(card);
  const opponent = whoOf(reading, 'opponent');
  const second = companion && ([whoOf(reading, companion.side), cardSet(reading, companion.where)] as const);
  return [
    ...(timing.event === false ? [(words: Grammar) => words.timing.noEvent()] : []),
    ...(timing.headline === false ? [(words: Grammar) => words.timing.noHeadline()] : []),
    ...(second ? [(words: Grammar) => words.timing.paired(...second)] : []),
    ...(timing.headlinePriority ? [(words: Grammar) => words.timing.beforeHeadlines()] : []),
    ...(timing.actionRoundEvent ? [(words: Grammar) => words.timing.onlyPlayedBy(opponent)] : []),
  ];
}

// Relations -----------------------------------------------------------------------------------------------------------

function relationsOf(grammar: Grammar, rules: Ruleset, card: Card): readonly CardRelation[] {
  const cards = (ids: (other: Card) => boolean) => rules.cards.filter((other) => other.id !== card.id && ids(other));
  const cancellers = cancellersOf(rules, card.id);
  const related: Readonly<Record<Relation, readonly Card[]>> = {
    allows: cards((other) => needed(other.requires).includes(card.id)),
    allowedBy: cards((other) => needed(card.requires).includes(other.id)),
    prevents: cards((other) => other.barredBy.includes(card.id)),
    preventedBy: cards((other) => card.barredBy.includes(other.id)),
    cancels: cards((other) => cancelledBy(card.event).includes(other.id)),
    cancelledBy: cards((other) => cancellers.includes(other.id)),
  };
  return RELATIONS.flatMap((kind) =>
    related[kind].map((other) => ({
      kind,
      card: other.number,
      sentence: sentence(saidIn(grammar, (words) => words.relation(kind, other))),
    })),
  );
}

/** The events that a condition asks for. */
function needed(condition: Condition | undefined): readonly string[] {
  if (!condition) return [];
  if ('occurred' in condition) return [condition.occurred];
  if ('any' in condition) return condition.any.flatMap(needed);
  return 'all' in condition ? condition.all.flatMap(needed) : [];
}

// Editions ------------------------------------------------------------------------------------------------------------

function differences(grammar: Grammar, rules: Ruleset, card: Card, other: Ruleset): readonly string[] {
  const say = (difference: Difference) => saidIn(grammar, (words) => words.difference(difference, other.edition));
  const there = other.cards.find(({ id }) => id === card.id);
  if (!there) return [say({ difference: 'absent' })];
  const mine = saidOf(grammar, rules, card);
  const theirs = saidOf(grammar, other, there);
  const without = mine.filter((line) => !theirs.includes(line));
  const only = theirs.filter((line) => !mine.includes(line));
  return [
    ...(there.printed === card.printed ? [] : [say({ difference: 'number', n: there.printed })]),
    ...without.map((line) => say({ difference: 'without', sentence: line })),
    ...only.map((line) => say({ difference: 'only', sentence: line })),
  ];
}

function saidOf(grammar: Grammar, rules: Ruleset, card: Card): readonly string[] {
  const sentences = composeText(grammar, readProgram(rules, card));
  return readingOrder({ ...frame(grammar, rules, card), sentences });
}
