/** What a clause, card, move, disputed question, state of the chart or term is, by id, number or name. */
import { type Clause, findClause, type Locale } from '../../../core/ruleset.ts';
import type { StepTable } from '../../../core/steps.ts';
import type { Board } from '../board.ts';
import { HIGHEST } from '../cards.ts';
import type { Ruleset } from '../ruleset.ts';
import { MOVES } from '../state.ts';
import type { Name, Texts } from './texts.ts';
import { wordsIn } from './texts.ts';
import { makeWords, plain } from './words.ts';

/** What looking up needs: the rules, the words of every language, the chart. */
export interface Library {
  readonly rules: Ruleset;
  readonly texts: Readonly<Record<Locale, Texts>>;
  readonly steps: StepTable<Board>;
}

export interface Entry {
  readonly kind: 'clause' | 'card' | 'move' | 'issue' | 'step' | 'term';
  readonly id: string;
  readonly title: string;
  /** One sentence; the question of an issue. Empty for cards, steps and terms, whose clauses speak. */
  readonly text: string;
  readonly facts: Clause['facts'];
  /** Readings of an issue, by option. */
  readonly options?: Readonly<Record<string, string>>;
  /** The reading in force, and what speaks for it. */
  readonly inForce?: string;
  readonly evidence?: readonly string[];
  /** Clauses to read with it. */
  readonly clauses: readonly string[];
  /** Disputed questions about it. */
  readonly issues: readonly string[];
  /** States of the chart that rest on it. */
  readonly steps: readonly string[];
}

/**
 * Explains an id (`2.4.2.1`, `+4`, `null-alliance`, `round.revealing`), a number (`A09` or `#9` for an issue) or a name in
 * any language (`ENTRADA`, `reserve marker`). Undefined if nothing is called so; see `explainable`.
 */
export function explainId(library: Library, query: string, locale: Locale): Entry | undefined {
  const wanted = plain(query.replace(/^\[(.*)\]$/, '$1'));
  return (
    clauseEntry(library, query, locale) ??
    moveEntry(library, wanted, locale) ??
    issueEntry(library, wanted, locale) ??
    cardEntry(library, wanted, locale) ??
    stepEntry(library, wanted, locale) ??
    termEntry(library, wanted, locale)
  );
}

/** Everything that can be explained, by its best-known names: for "did you mean". */
export function explainable({ rules, texts, steps }: Library): string[] {
  const names = Object.values(texts)
    .flatMap(({ names, terms }) => [names.cards, terms])
    .flatMap(allNames);
  const paths = steps.rows.map(({ step }) => step.path).filter((path) => path !== '');
  return [...Object.keys(rules.clauses), ...MOVES, ...Object.keys(rules.issues), ...paths, ...names];
}

const allNames = (named: Readonly<Record<string, Name>>): string[] =>
  Object.entries(named).flatMap(([id, { name, form, forms = [] }]) => [id, name ?? form ?? id, ...forms]);

/** The words of a language; of any, if that one was not handed in. */
function textsIn({ texts }: Pick<Library, 'texts'>, locale: Locale): Texts {
  const found = texts[locale] ?? Object.values(texts)[0];
  if (!found) throw new Error('there are no texts');
  return found;
}

// One kind after the other ------------------------------------------------------------------------------------------------

function clauseEntry(library: Library, query: string, locale: Locale): Entry | undefined {
  const clause = findClause(library.rules, query);
  if (!clause) return undefined;
  const text = textsIn(library, locale).clauses[clause.id]?.summary ?? clause.summary;
  const parts = Object.keys(library.rules.clauses).filter((id) => id.startsWith(`${clause.id}.`));
  return {
    kind: 'clause',
    id: clause.id,
    title: clause.id,
    text,
    facts: clause.facts,
    ...about(library, [clause.id]),
    clauses: parts,
  };
}

const CLAUSE_OF_MOVE = { '+4': '2.4.2.1', R: '2.4.2.2', A: '2.4.2.3' } as const;

function moveEntry(library: Library, wanted: string, locale: Locale): Entry | undefined {
  const move = MOVES.find((each) => plain(each) === wanted);
  if (!move) return undefined;
  const entry = clauseEntry(library, CLAUSE_OF_MOVE[move], locale);
  const title = textsIn(library, locale).names.moves[move]?.title ?? move;
  return (
    entry && { ...entry, kind: 'move', id: move, title: `[${move}] ${title}`, clauses: [entry.id, ...entry.clauses] }
  );
}

function issueEntry({ rules, texts, steps }: Library, wanted: string, locale: Locale): Entry | undefined {
  const number = /^(?:a|#)0*(\d+)$/.exec(wanted)?.[1];
  const issue = Object.values(rules.issues).find(({ id, number: own }) => id === wanted || String(own) === number);
  if (!issue) return undefined;
  const { question, options } = textsIn({ texts }, locale).issues[issue.id] ?? issue;
  return {
    kind: 'issue',
    id: issue.id,
    title: issue.id,
    text: question,
    facts: { number: issue.number, confidence: issue.confidence },
    options,
    inForce: rules.policies[issue.id] ?? issue.preferred,
    evidence: issue.evidence,
    clauses: issue.clauses,
    issues: [],
    steps: pathsOf(steps, issue.clauses),
  };
}

const TERM_OF_CARD: Readonly<Record<string, string>> = {
  IN: 'in-card',
  OUT: 'out-card',
  ALLY: 'alliance-card',
  0: 'zero-card',
};

function cardEntry(library: Library, wanted: string, locale: Locale): Entry | undefined {
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

function stepEntry(library: Library, wanted: string, locale: Locale): Entry | undefined {
  const step = library.steps.rows.map((row) => row.step).find(({ path }) => path !== '' && plain(path) === wanted);
  if (!step) return undefined;
  const title = textsIn(library, locale).names.steps[step.path]?.name ?? step.path;
  const facts = { awaits: step.tags.join(', ') || 'nothing' };
  return { kind: 'step', id: step.path, title, text: '', facts, ...about(library, [step.clause]) };
}

function termEntry(library: Library, wanted: string, locale: Locale): Entry | undefined {
  const called = ({ form, forms = [] }: Name) => [form ?? '', ...forms].map(plain).includes(wanted);
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

/** What belongs to some clauses. */
function about({ rules, steps }: Library, clauses: readonly string[]): Pick<Entry, 'clauses' | 'issues' | 'steps'> {
  const issues = Object.values(rules.issues).filter((issue) =>
    issue.clauses.some((clause) => clauses.includes(clause)),
  );
  return { clauses, issues: issues.map(({ id }) => id), steps: pathsOf(steps, clauses) };
}

const pathsOf = (steps: StepTable<Board>, clauses: readonly string[]): string[] =>
  steps.rows.flatMap(({ step }) => (step.path !== '' && clauses.includes(step.clause) ? [step.path] : []));

const clausesUsing = ({ clauses }: Ruleset, term: string): string[] =>
  Object.values(clauses).flatMap(({ id, terms }) => (terms.includes(term) ? [id] : []));
