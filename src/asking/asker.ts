/** Whoever understands questions: made once from the words of all languages, by the command line and in a browser. */
import type { CaseInput } from '../cases/case.ts';
import type { NameIndex } from '../cases/names.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { AskingWords } from '../data/asking.ts';
import type { TextNames } from '../data/texts.ts';
import { controller } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Understood, type UnderstoodCase, understand } from './ask.ts';
import { isOfPlay } from './general.ts';
import { featuresIn } from './generally.ts';
import { askingLanguage } from './language.ts';
import { type Names, spellingsOf } from './names.ts';
import { makeRecall } from './recall.ts';
import { caseInSentences, toldIn } from './sentences.ts';

/** What a language brings along. */
export interface AskingSource {
  readonly locale: Locale;
  readonly words: AskingWords;
  /** The sentences of the features, which are questions as well: id -> ways to say it. */
  readonly sentences: Readonly<Record<string, string | readonly string[]>>;
  readonly names: Pick<TextNames, 'sides' | 'regions'>;
  /** What the clauses say, by which they are found too. */
  readonly clauses?: Readonly<Record<string, { readonly summary: string }>>;
}

/** The clauses of play: what the box holds, variants and advice answer no question of play. */
const answering = (clauses: NonNullable<AskingSource['clauses']>, rules: Ruleset): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(clauses).flatMap(([id, { summary }]) => (isOfPlay(id, rules) ? [[id, summary] as const] : [])),
  );

/** Understands a question; of two languages that leave no word over, the preferred one. */
export type Asker = (question: string, preferred: Locale) => Understood;

/**
 * Makes an asker.
 * @param index the names of countries and cards in every language
 * @param heldOut each kept question is asked as if it had never been kept
 */
export function makeAsker(
  sources: readonly AskingSource[],
  index: NameIndex,
  rules: Ruleset,
  { heldOut = false } = {},
): Asker {
  const { names, ordered } = madeReady(sources, index, rules);
  const recall = makeRecall(
    sources.flatMap(({ words }) => words.asked ?? []),
    heldOut,
  );
  const told = new Map(
    sources.map(({ locale, sentences, words: { fillers } }) => [locale, toldIn(locale, sentences, fillers)] as const),
  );
  return (question, preferred) => {
    const languages = ordered(preferred);
    const understood = understand(question, languages, names, rules, recall);
    if (understood.ok && !understood.general) return understood;
    const inSentences = languages.flatMap(({ locale }) => told.get(locale) ?? []);
    return caseInSentences(question, inSentences, names) ?? understood;
  };
}

/** Makes what says of a question what it speaks of, by which it is found again: see `recall.ts`. */
export function makeFeatures(
  sources: readonly AskingSource[],
  index: NameIndex,
  rules: Ruleset,
): (question: string, preferred: Locale) => readonly string[] {
  const { names, ordered } = madeReady(sources, index, rules);
  return (question, preferred) => featuresIn(question, ordered(preferred), names);
}

/** The languages, and every name. */
function madeReady(sources: readonly AskingSource[], index: NameIndex, rules: Ruleset) {
  const languages = sources.map(({ locale, words, sentences, clauses = {} }) =>
    askingLanguage(locale, words, sentences, answering(clauses, rules)),
  );
  const names: Names = {
    index,
    countryId: (at) => rules.countries[at]?.id ?? '',
    cardId: (number) => rules.cards.find((card) => card.number === number)?.id ?? '',
    sides: spellingsOf(sources.map(({ names: { sides } }) => sides)),
    regions: spellingsOf(sources.map(({ names: { regions } }) => regions)),
  };
  const ordered = (preferred: Locale) => [
    ...languages.filter(({ locale }) => locale === preferred),
    ...languages.filter(({ locale }) => locale !== preferred),
  ];
  return { names, ordered };
}

/**
 * Who controls what was asked about, what a card is worth, or what a marker costs. 2.1.7, 2.2.2, 6.1.2
 * @param asked number of the card whose value is asked for, and whether a cost is
 */
export function answersTo(
  { end, facts, names: index, findings }: CaseRuling,
  { action }: CaseInput,
  { worth, cost }: Pick<UnderstoodCase, 'worth' | 'cost'>,
): readonly Message[] {
  if (cost) return findings.filter(({ message }) => message === 'place.cost');
  const values = facts.operations_values as Readonly<Record<number, number>> | undefined;
  const n = worth === undefined ? undefined : values?.[worth];
  if (worth !== undefined && n !== undefined)
    return [{ message: 'operations.printed', args: { side: end.state.phasing, card: worth, n } }];
  return action.flatMap(({ kind, query, of }): readonly Message[] => {
    const country = kind === 'query' && query === 'controller' ? index.country(of ?? '') : undefined;
    if (country === undefined) return [];
    const side = controller(end, country);
    return side === undefined
      ? [{ message: 'asked.nobody', args: { country } } satisfies Message]
      : [{ message: 'asked.controls', args: { side, country } } satisfies Message];
  });
}
