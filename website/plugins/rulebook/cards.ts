/** Models of the cards: the list, and a page for each. */

import { stringify } from 'yaml';
import { canonicalClause } from '../../../src/core/ruleset.ts';
import { LOCALES } from '../../../src/data/locales.ts';
import { EDITIONS } from '../../../src/data/sources.ts';
import type { CardEntry, CardPageModel, NoteModel, SuiteSection } from '../../src/models.ts';
import { defined, editionsOf, type Library, slugOf } from './library.ts';
import { casesAbout } from './suite.ts';
import { cardWords } from './text.ts';

type Source = Library['cards'][number];

export function cardEntries(library: Library): readonly CardEntry[] {
  return library.cards.map((card) => entryOf(library, card));
}

function entryOf(library: Library, card: Source): CardEntry {
  return {
    id: card.id,
    number: card.number,
    title: library.card(card.id)?.title ?? card.title,
    side: card.side,
    ops: card.ops,
    period: card.period,
    starred: card.starred ?? false,
    ongoing: card.ongoing ?? false,
    scoring: card.scoring ?? false,
    war: card.war ?? false,
    optional: card.optional ?? false,
    editions: editionsOf(card.editions),
    ...cardWords(library, card.id),
    disputed: library.content.sources.issues.filter((issue) => issue.cards.includes(card.id)).length,
  };
}

/** A page for every card. */
export function cardModels(library: Library, suite: readonly SuiteSection[]): readonly CardPageModel[] {
  const ids = new Set(library.cards.map((card) => card.id));
  const countries = new Set(library.content.sources.map.countries.map((country) => country.id));
  const mentions = new Map(library.cards.map((card) => [card.id, mentioned(library, card, ids)]));
  return library.cards.map((card, index): CardPageModel => {
    const link = (other: Source | undefined) => other && library.card(other.id);
    const [previous, next] = [link(library.cards[index - 1]), link(library.cards[index + 1])];
    const named = new Set([
      ...(mentions.get(card.id) ?? []),
      ...library.cards.filter((other) => mentions.get(other.id)?.has(card.id)).map(({ id }) => id),
    ]);
    named.delete(card.id);
    const notes = (card.notes ?? []).map((note) => noteOf(library, note));
    const cited = new Set(
      notes.flatMap(({ parts }) =>
        parts.flatMap((part) => (typeof part === 'object' && 'clause' in part ? [part.clause] : [])),
      ),
    );
    const overriding = library.clauses
      .filter((clause) => clause.exceptions?.includes(`card:${card.id}`))
      .map(({ id }) => id);
    const strings = stringsIn([card.event, card.intrinsic, card.requires]);
    return {
      ...entryOf(library, card),
      names: LOCALES.map((locale) => ({
        locale,
        name: library.content.texts[locale]!.names.cards[card.id]?.title ?? card.title,
      })),
      ...(previous && { previous }),
      ...(next && { next }),
      notes,
      programs: EDITIONS.flatMap((edition) => {
        const { confirmed: _, unverified: __, number: ___, ...program } = card.changes?.[edition] ?? {};
        return Object.keys(program).length > 0 ? [{ edition, program: stringify(program).trim() }] : [];
      }),
      unverified: EDITIONS.flatMap((edition) =>
        (card.changes?.[edition]?.unverified ?? []).map(({ fields, why }) => ({
          edition,
          what: fields.map((field) => library.words.card.fields[field as 'number' | 'event'] ?? field).join(', '),
          why,
        })),
      ),
      related: defined(library.cards.filter((other) => named.has(other.id)).map((other) => library.card(other.id))),
      clauses: defined(
        library.clauses
          .filter(({ id }) => cited.has(id) || overriding.includes(id))
          .map(({ id }) => library.clause(id)),
      ),
      issues: library.content.sources.issues
        .filter((issue) => issue.cards.includes(card.id))
        .map((issue) => library.issue(issue.id)),
      countries: [...new Set(strings.filter((text) => countries.has(text)))].map(library.country),
      scenarios: library.scenarios((_tags, scenario) =>
        scenario.steps.some((step) => namesCard(library, step.text, card.id)),
      ),
      cases: casesAbout(suite, ({ cards }) => cards.some(({ id }) => id === card.id)),
      program: stringify({
        ...(card.requires && { requires: card.requires }),
        ...(card.barredBy && { barredBy: card.barredBy }),
        ...(card.timing && { timing: card.timing }),
        ...(card.intrinsic && { intrinsic: card.intrinsic }),
        event: card.event,
      }),
    };
  });
}

/** Does a sentence of a scenario name the card? Titles are whole words there. */
function namesCard(library: Library, sentence: string, id: string): boolean {
  const title = library.card(id)?.title;
  if (!title) return false;
  const at = sentence.indexOf(title);
  if (at < 0) return false;
  const letter = /[\p{L}\p{N}]/u;
  return !letter.test(sentence[at - 1] ?? '') && !letter.test(sentence[at + title.length] ?? '');
}

/** Other cards that a card's program or notes speak of. */
function mentioned(library: Library, card: Source, ids: ReadonlySet<string>): ReadonlySet<string> {
  const { notes = [], number: _, id: __, changes: ___, ...program } = card;
  const direct = stringsIn(program).flatMap((text) => (ids.has(text) ? [text] : []));
  const prose = notes.join('\n');
  const titled = library.cards
    .filter((other) => other.title.length > 4 && prose.includes(other.title))
    .map((other) => other.id);
  return new Set([...direct, ...titled].filter((id) => id !== card.id));
}

/** Every string inside a value, keys left out. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** A note with its clauses and issues as links. */
export function noteOf(library: Library, note: string): NoteModel {
  const issues = new Set(library.content.sources.issues.map(({ id }) => id));
  const parts: NoteModel['parts'][number][] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else if (text !== '') parts.push(text);
  };
  for (const word of note.split(/([\s[\],;():]+)/)) {
    const clause = /^(\d{1,2}(\.\d+)+[A-Z]?(\.[a-z])?|OPT-\d)\.?$/.test(word)
      ? library.clause(canonicalClause(word.replace(/\.$/, '')))
      : undefined;
    if (clause) parts.push({ clause: clause.id, slug: slugOf(clause.id) });
    else if (issues.has(word)) parts.push({ issue: word });
    else add(word);
  }
  return { parts };
}
