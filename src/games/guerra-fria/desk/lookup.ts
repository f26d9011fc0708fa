/** What a clause, card, move, disputed question, state of the chart or term is, by id, number or name. */
import { about, clauseFound, type Found, type Lookup, lookedUp, lookUp } from '../../../core/lookup.ts';
import type { NameEntry } from '../../../core/render.ts';
import type { Locale } from '../../../core/ruleset.ts';
import type { StepTable } from '../../../core/steps.ts';
import type { Board } from '../board.ts';
import { HIGHEST } from '../cards.ts';
import type { Ruleset } from '../ruleset.ts';
import { MOVES } from '../state.ts';
import type { Texts } from './texts.ts';
import { wordsIn } from './texts.ts';
import { makeWords, plain } from './words.ts';

/** What looking up needs: the rules, the words of every language, the chart. */
export interface Library {
  readonly rules: Ruleset;
  readonly texts: Readonly<Record<Locale, Texts>>;
  readonly steps: StepTable<Board>;
}

/**
 * Explains an id (`2.4.2.1`, `+4`, `null-alliance`, `round.revealing`), a number (`A09` or `#9` for an issue) or a name in
 * any language (`ENTRADA`, `reserve marker`). Undefined if nothing is called so; see `explainable`.
 */
export function explainId(library: Library, query: string, locale: Locale): Found | undefined {
  const wanted = plain(query.replace(/^\[(.*)\]$/, '$1'));
  return (
    lookUp(lookupIn(library, locale), wanted) ??
    moveFound(library, wanted, locale) ??
    cardFound(library, wanted, locale) ??
    termFound(library, wanted, locale)
  );
}

/** Everything that can be explained, by its best-known names: for "did you mean". */
export function explainable(library: Library): string[] {
  const names = Object.values(library.texts)
    .flatMap(({ names, terms }) => [names.cards, terms])
    .flatMap(allNames);
  return [...lookedUp(library), ...MOVES, ...names];
}

const allNames = (named: Readonly<Record<string, NameEntry>>): string[] =>
  Object.entries(named).flatMap(([id, { name, form, forms = [] }]) => [id, name ?? form ?? id, ...forms]);

/** The words of a language; of any, if that one was not handed in. */
function textsIn({ texts }: Pick<Library, 'texts'>, locale: Locale): Texts {
  const found = texts[locale] ?? Object.values(texts)[0];
  if (!found) throw new Error('there are no texts');
  return found;
}

/** The rules, the chart and the words of a language, as every game has them. */
function lookupIn({ rules, texts, steps }: Library, locale: Locale): Lookup {
  const { clauses, issues, names } = textsIn({ texts }, locale);
  return { rules, steps, words: { clauses, issues, step: (path) => names.steps[path]?.name } };
}

// What only this game has ------------------------------------------------------------------------------------------------

const CLAUSE_OF_MOVE = { '+4': '2.4.2.1', R: '2.4.2.2', A: '2.4.2.3' } as const;

function moveFound(library: Library, wanted: string, locale: Locale): Found | undefined {
  const move = MOVES.find((each) => plain(each) === wanted);
  if (!move) return undefined;
  const entry = clauseFound(lookupIn(library, locale), CLAUSE_OF_MOVE[move]);
  const title = textsIn(library, locale).names.moves[move]?.title ?? move;
  return (
    entry && { ...entry, kind: 'move', id: move, title: `[${move}] ${title}`, clauses: [entry.id, ...entry.clauses] }
  );
}

const TERM_OF_CARD: Readonly<Record<string, string>> = {
  IN: 'in-card',
  OUT: 'out-card',
  ALLY: 'alliance-card',
  0: 'zero-card',
};

function cardFound(library: Library, wanted: string, locale: Locale): Found | undefined {
  const { rules, texts } = library;
  const card = makeWords(wordsIn(Object.values(texts))).card(wanted);
  if (card === undefined) return undefined;
  const title = textsIn({ texts }, locale).names.cards[card]?.name ?? `${card}`;
  const term = TERM_OF_CARD[card] ?? 'number-card';
  const facts = {
    copies: rules.deck[card] ?? 0,
    ...(typeof card === 'number' && { missiles: card, highest: HIGHEST }),
  };
  return { kind: 'card', id: String(card), title, text: '', facts, ...about(library, clausesUsing(rules, term)) };
}

function termFound(library: Library, wanted: string, locale: Locale): Found | undefined {
  const called = ({ form, forms = [] }: NameEntry) => [form ?? '', ...forms].map(plain).includes(wanted);
  const ids = Object.keys(textsIn(library, locale).terms);
  const id = ids.find(
    (each) => each === wanted || Object.values(library.texts).some(({ terms }) => called(terms[each] ?? {})),
  );
  if (id === undefined) return undefined;
  const facts = Object.fromEntries(
    Object.values(library.texts).map((each) => [each.locale, each.terms[id]?.form ?? '']),
  );
  const title = textsIn(library, locale).terms[id]?.form ?? id;
  return { kind: 'term', id, title, text: '', facts, ...about(library, clausesUsing(library.rules, id)) };
}

const clausesUsing = ({ clauses }: Ruleset, term: string): string[] =>
  Object.values(clauses).flatMap(({ id, terms }) => (terms.includes(term) ? [id] : []));
