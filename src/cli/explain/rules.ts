/** Clauses, disputed questions, states of the chart and terms, explained. */
import type { Issue } from '../../core/ruleset.ts';
import { loadFactWords } from '../../data/index.ts';
import { EDITIONS, type Edition } from '../../data/sources.ts';
import type { Texts } from '../../data/texts.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { type CallLanguage, say } from '../../ruling/language.ts';
import { factsInWords, namedIn } from '../../text/facts.ts';
import { type Entry, sectionsOf } from './entry.ts';
import { casesAbout, codeNaming, scenariosTagged } from './uses.ts';

/** What explanations are made from. */
export interface Known {
  readonly board: Board;
  /** The rules of an edition under what the call asks for. */
  readonly rules: (edition: Edition) => Ruleset;
  readonly texts: Texts;
  readonly language: CallLanguage;
}

/** A clause or card with what it says, in a line. */
export function cited({ board, language }: Known, id: string): string {
  const number = id.startsWith('card:') ? board.tables.cardNumber.get(id.slice(5)) : undefined;
  if (number !== undefined)
    return `${language.names.of.clause?.(id, undefined)} ${language.names.of.card?.(number, undefined)}`;
  const summary = language.clauses[id]?.summary;
  return summary === undefined ? id : `${id} ${summary}`;
}

const scenarios = ({ texts }: Known, tag: string): string[] => {
  return scenariosTagged(tag, texts.locale).map(({ title, file }) => `${title} (${file})`);
};

const issueLine = ({ texts }: Known, { id, number }: Issue): string =>
  `${id} (${number}): ${texts.issues[id]?.question ?? ''}`;

/** A clause with its exceptions, relatives, disputes and tests. */
export function explainClause(known: Known, id: string): Entry {
  const { board, language } = known;
  const { rules } = board;
  const clause = rules.clauses[id];
  if (!clause) throw new Error(`there is no clause ${id}`);
  const all = Object.values(rules.clauses);
  const lines = (ids: readonly string[]): string[] => ids.map((other) => cited(known, other));
  const tests = casesAbout({ clause: id }).map(({ title, file }) => `${title} (${file})`);
  return {
    kind: 'clause',
    id,
    title: id,
    summary: language.clauses[id]?.summary ?? clause.summary,
    sections: sectionsOf({
      kind: [say(language, { message: `word.kind.${clause.kind}` })],
      numbers: numbersOf(known, clause.facts),
      unverified: clause.unverified === undefined ? [] : [clause.unverified],
      exceptions: lines(clause.exceptions),
      overrides: lines(all.filter((other) => other.exceptions.includes(id)).map((other) => other.id)),
      see: lines(clause.see),
      seen: lines(all.filter((other) => other.see.includes(id)).map((other) => other.id)),
      parts: lines(all.filter((other) => isPart(other.id, id)).map((other) => other.id)),
      terms: clause.terms.flatMap((term) => nameOf(known, term) ?? []),
      issues: Object.values(rules.issues)
        .filter(({ clauses }) => clauses.includes(id))
        .map((issue) => issueLine(known, issue)),
      states: twilightStruggle.steps.rows
        .filter(({ step }) => step.clause === id && step.path !== '')
        .map(({ step }) => step.path),
      scenarios: scenarios(known, `@clause:${id}`),
      cases: tests,
      code: codeNaming(id, 'twilight-struggle'),
    }),
  };
}

/** `hand: 8` and, where it holds in one edition alone, which. */
function numbersOf({ texts, language }: Known, facts: Readonly<Record<string, unknown>>): string[] {
  const names = { written: loadFactWords(texts.locale), named: namedIn(texts.names), editions: EDITIONS };
  return factsInWords(facts, names).map(({ name, value, of }) => {
    const edition = of === undefined ? '' : ` (${say(language, { message: `word.edition.${of}` })})`;
    return `${name}: ${value}${edition}`;
  });
}

/** `6.3.1.a` is a part of `6.3.1`, and everything of section 6 is a part of `6.0`. */
function isPart(id: string, of: string): boolean {
  const whole = of.endsWith('.0') ? of.slice(0, -2) : of;
  const rest = id.startsWith(`${whole}.`) ? id.slice(whole.length + 1) : '';
  return id !== of && rest !== '' && !rest.includes('.');
}

/** The name of a term in the language asked for, or of the card, region or country that a clause speaks of. */
function nameOf({ texts: { names } }: Known, term: string): string | undefined {
  const id = term.replaceAll('_', '-');
  const { title } = names.cards[id] ?? names.cards[`the-${id}`] ?? {};
  return names.terms[term]?.form ?? title ?? (names.regions[id] ?? names.countries[id])?.name;
}

/** A term of the glossary with the clauses that use it. */
export function explainTerm(known: Known, id: string): Entry {
  const { clauses } = known.board.rules;
  const using = Object.values(clauses).filter(({ terms }) => terms.includes(id));
  const { forms = [], avoid } = known.texts.names.terms[id] ?? {};
  const avoided = (Array.isArray(avoid) ? avoid : []) as readonly { readonly form: string; readonly why: string }[];
  return {
    kind: 'term',
    id,
    title: nameOf(known, id) ?? id,
    summary: [...forms, ...avoided.map(({ form, why }) => `✗ ${form}: ${why}`)].join('; '),
    sections: sectionsOf({ clauses: using.map((clause) => cited(known, clause.id)) }),
  };
}

/** A disputed question with its readings; the one in force is marked. */
export function explainIssue(known: Known, id: string): Entry {
  const { board, texts } = known;
  const issue = board.rules.issues[id];
  const text = texts.issues[id];
  if (!issue || !text) throw new Error(`there is no issue ${id}`);
  const inForce = board.rules.policies[id];
  const options = Object.entries(text.options).map(([option, says]) => {
    const mark = option === inForce ? '● ' : issue.supported.includes(option) ? '○ ' : '– ';
    return `${mark}${option}: ${says}`;
  });
  return {
    kind: 'issue',
    id,
    title: `${issue.number}. ${id}`,
    summary: text.question,
    sections: sectionsOf({
      options,
      clauses: issue.clauses.map((clause) => cited(known, clause)),
      cards: issue.cards.map((card) => cited(known, `card:${card}`)),
      evidence: issue.evidence,
      scenarios: [
        ...scenarios(known, `@issue:${id}`),
        ...Object.keys(issue.options).flatMap((option) => scenarios(known, `@issue:${id}=${option}`)),
      ],
    }),
  };
}

/** A state of the chart: its clause and what it waits for. */
export function explainState(known: Known, path: string): Entry {
  const { rows, indexOf } = twilightStruggle.steps;
  const index = indexOf(path);
  const row = index === undefined ? undefined : rows[index];
  if (!row) throw new Error(`there is no state ${path}`);
  const { language } = known;
  const name = language.names.of.step?.(path, undefined);
  const children = rows.filter(
    ({ step }) => step.path.startsWith(`${path}.`) && !step.path.slice(path.length + 1).includes('.'),
  );
  const parent = path.split('.').slice(0, -1).join('.');
  return {
    kind: 'state',
    id: path,
    title: path,
    summary: name ?? '',
    sections: sectionsOf({
      clauses: row.step.clause === undefined ? [] : [cited(known, row.step.clause)],
      awaits: row.awaited.map((type) => `${type}: ${say(language, { message: `word.fact.${type}` })}`),
      inside: parent === '' ? [] : [parent],
      parts: children.map(({ step }) => step.path),
    }),
  };
}
