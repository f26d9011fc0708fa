/** Finding what `arbiter explain` is asked about: by id, number, or name in any of the languages. */

import { localisedNames } from '../../cases/desk.ts';
import { indexNames, type NameIndex } from '../../cases/names.ts';
import type { NameEntry } from '../../core/render.ts';
import { findClause } from '../../core/ruleset.ts';
import { plain } from '../../core/spelling.ts';
import { loadProfiles } from '../../data/index.ts';
import { LOCALES } from '../../data/locales.ts';
import { nearest } from '../../data/nearest.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Session } from '../session.ts';

/** The kinds of things that can be asked about. */
export const SUBJECTS = ['clause', 'card', 'country', 'region', 'issue', 'profile', 'state', 'term'] as const;
/** A thing of the rules, by kind and id. */
export interface Subject {
  readonly kind: (typeof SUBJECTS)[number];
  readonly id: string;
}

/** Everything that can be asked about, under every name it has. */
export class Index {
  readonly #board: Board;
  readonly #names = new Map<string, Subject[]>();
  /** Names as they are written, for suggestions. */
  readonly #written = new Set<string>();
  /** Names of cards and countries as people write them. */
  readonly #shortNames: NameIndex;

  constructor(board: Board, session: Session) {
    this.#board = board;
    const { rules } = board;
    this.#shortNames = indexNames(rules, localisedNames(session));
    for (const { id, title } of rules.cards) this.#add({ kind: 'card', id }, id, title);
    for (const { id, name } of rules.countries) this.#add({ kind: 'country', id }, id, name);
    for (const { id, name } of rules.regions) this.#add({ kind: 'region', id }, id, name);
    for (const id of Object.keys(rules.issues)) this.#add({ kind: 'issue', id }, id);
    for (const id of Object.keys(loadProfiles())) this.#add({ kind: 'profile', id }, id);
    for (const id of new Set(Object.values(rules.clauses).flatMap(({ terms }) => terms)))
      this.#add({ kind: 'term', id }, id);
    for (const { step } of twilightStruggle.steps.rows)
      if (step.path !== '') this.#add({ kind: 'state', id: step.path }, step.path);
    const { turnZero } = rules;
    for (const locale of LOCALES) {
      const { names, messages } = session.texts(locale);
      // A crisis, and a statecraft card by what it does, are clauses.
      const named = [
        ...turnZero.crises.map(({ id, clause }) => ({ clause, id, word: `word.crisis.${id}` })),
        ...turnZero.statecraft.map(({ id, cancels, kept }) => ({
          clause: cancels ? 'TZ-3.b' : kept ? 'TZ-3.c' : 'TZ-3.a',
          id,
          word: `word.option.${id}`,
        })),
      ].filter(({ clause }) => rules.clauses[clause]);
      for (const { clause, id, word } of named)
        this.#add(
          { kind: 'clause', id: clause },
          ...[id, messages[word]].flatMap((name) => (typeof name === 'string' ? name : [])),
        );
      this.#addAll('card', names.cards);
      this.#addAll('country', names.countries);
      this.#addAll('region', names.regions);
      this.#addAll('term', names.terms);
    }
  }

  /** What a text may mean; several things if it is ambiguous, none if it is unknown. */
  find(text: string): readonly Subject[] {
    const wanted = text.trim();
    const prefixed = /^(clause|card|country|region|issue|profile|state|term)[:\s]+(.+)$/i.exec(wanted);
    if (prefixed) {
      const kind = prefixed[1]?.toLowerCase();
      const own = [...this.find(prefixed[2] ?? ''), ...(this.#names.get(plain(prefixed[2] ?? '')) ?? [])];
      return own.filter((subject) => subject.kind === kind).filter(isFirst);
    }
    const { rules } = this.#board;
    // A clause that says another thing in each edition carries the edition behind its number.
    const spellings = [wanted, wanted.toUpperCase(), `${wanted}/${rules.edition}`];
    const clause = spellings.map((each) => findClause(rules, each)).find((each) => each !== undefined);
    const found = [...(clause ? [{ kind: 'clause', id: clause.id } as const] : []), ...this.#numbered(wanted)];
    const all = [...found, ...this.#statesEnding(wanted), ...(this.#names.get(plain(wanted)) ?? [])].filter(isFirst);
    if (all.length === 0) return this.#short(wanted);
    // The glossary lists many things that have an entry of their own.
    return all.every(({ kind }) => kind === 'term') ? all : all.filter(({ kind }) => kind !== 'term');
  }

  /** The one card and the one country with a name that begins so, is written short so, or has this part. */
  #short(text: string): Subject[] {
    const { rules } = this.#board;
    const card = rules.cards.find(({ number }) => number === this.#shortNames.card(text));
    const country = rules.countries[this.#shortNames.country(text) ?? -1];
    return [
      ...(card ? [{ kind: 'card', id: card.id } as const] : []),
      ...(country ? [{ kind: 'country', id: country.id } as const] : []),
    ];
  }

  /** Names that a misspelt text may have meant. */
  nearest(text: string): string[] {
    const near = nearest(text, [...this.#written, ...Object.keys(this.#board.rules.clauses)], 6);
    return near.filter((name, at) => near.findIndex((other) => plain(other) === plain(name)) === at).slice(0, 3);
  }

  /** A bare number is that of a card or of an issue; `6` is also the section. */
  #numbered(text: string): Subject[] {
    const number = Number(/^#?(\d+)$/.exec(text)?.[1]);
    if (Number.isNaN(number)) return [];
    const { cards, issues, clauses } = this.#board.rules;
    return [
      ...(clauses[`${number}.0`] ? [{ kind: 'clause', id: `${number}.0` } as const] : []),
      ...cards.flatMap((card) => (card.number === number ? [{ kind: 'card', id: card.id } as const] : [])),
      ...Object.values(issues).flatMap((issue) =>
        issue.number === number ? [{ kind: 'issue', id: issue.id } as const] : [],
      ),
    ];
  }

  /** `headline.choosing` for `turn.headline.choosing`, if no other state ends like that. */
  #statesEnding(text: string): Subject[] {
    const ending = twilightStruggle.steps.rows.filter(({ step }) => step.path.endsWith(`.${text}`));
    return ending.length === 1 ? ending.map(({ step }) => ({ kind: 'state', id: step.path })) : [];
  }

  #addAll(kind: Subject['kind'], entries: Readonly<Record<string, NameEntry>>): void {
    for (const [id, { name, title, form, forms = [] }] of Object.entries(entries)) {
      this.#add({ kind, id }, ...[name, title, form, ...forms].filter((word) => word !== undefined));
    }
  }

  #add(subject: Subject, ...names: readonly string[]): void {
    for (const name of names) {
      this.#written.add(name);
      const key = plain(name);
      const known = this.#names.get(key) ?? [];
      if (!known.some(({ kind, id }) => kind === subject.kind && id === subject.id))
        this.#names.set(key, [...known, subject]);
    }
  }
}

const isFirst = ({ kind, id }: Subject, at: number, list: readonly Subject[]): boolean =>
  list.findIndex((other) => other.kind === kind && other.id === id) === at;
