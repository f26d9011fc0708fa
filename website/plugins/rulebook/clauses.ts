/** Models of the rulebook: its contents, a page for each section and one for each clause. */
import { LOCALES, TARGET_LOCALES } from '../../../src/data/locales.ts';
import type { ClauseSource } from '../../../src/data/sources.ts';
import type {
  ClauseEntry,
  ClauseLink,
  ClausePageModel,
  RulebookModel,
  SectionPageModel,
  StateLink,
  SuiteSection,
} from '../../src/models.ts';
import { factsOf } from './facts.ts';
import { defined, editionsOf, isHeading, type Library, slugOf } from './library.ts';
import type { ShownOf } from './shown.ts';
import { casesAbout } from './suite.ts';

export function rulebookModel(library: Library): RulebookModel {
  return {
    sections: sectionIds(library).map((id) => {
      const own = library.clauses.filter((clause) => clause.section === id);
      const first = own.find((clause) => clause.normative) ?? own[0];
      return {
        ...library.section(id),
        count: own.length,
        first: first ? library.summaryIn(library.locale, first.id) : '',
      };
    }),
  };
}

const sectionIds = (library: Library): string[] => [...new Set(library.clauses.map((clause) => clause.section))];

export function sectionModels(library: Library): readonly SectionPageModel[] {
  const ids = sectionIds(library);
  return ids.map((id, index): SectionPageModel => {
    const [previous, next] = [ids[index - 1], ids[index + 1]];
    return {
      ...library.section(id),
      clauses: library.clauses.filter((clause) => clause.section === id).map((clause) => entryOf(library, clause)),
      ...(previous !== undefined && { previous: library.section(previous) }),
      ...(next !== undefined && { next: library.section(next) }),
    };
  });
}

export function entryOf(library: Library, clause: ClauseSource): ClauseEntry {
  return {
    id: clause.id,
    slug: slugOf(clause.id),
    kind: clause.kind,
    heading: isHeading(clause.summary),
    summary: library.summaryIn(library.locale, clause.id),
    normative: clause.normative,
    editions: editionsOf(clause.editions),
    differs: differs(library, clause),
    disputed: library.content.sources.issues.some((issue) => issue.clauses.includes(clause.id)),
    depth: clause.id.split('.').length - 1,
  };
}

/** Has one edition a number, or a place in the book, that the other has not? */
export const differs = (library: Library, { id, editions, numbers = {} }: ClauseSource): boolean =>
  editions.length > 1 &&
  (factsOf(library, id).some(({ edition }) => edition !== undefined) || new Set(Object.values(numbers)).size > 1);

/** A page for every clause, except those that are a section themselves. */
export function clauseModels(
  library: Library,
  states: ReadonlyMap<string, readonly StateLink[]>,
  suite: readonly SuiteSection[],
  shownOf: ShownOf = () => undefined,
): readonly ClausePageModel[] {
  const sections = new Set(sectionIds(library));
  const all = library.clauses;
  const own = all.filter((clause) => !sections.has(clause.id));
  const known = new Set(all.map(({ id }) => id));
  const parents = new Map(all.map((clause) => [clause.id, parentOf(clause.id, known)]));
  const quoted = new Map(library.cards.map((card) => [card, quotedIn(card.notes ?? [])]));
  return own.map((clause, index): ClausePageModel => {
    const shown = shownOf(clause.id);
    const link = (other: ClauseSource | undefined) => other && library.clause(other.id);
    const [previous, next] = [link(own[index - 1]), link(own[index + 1])];
    const citing = (list: 'see' | 'exceptions') =>
      all.filter((other) => other[list]?.includes(clause.id)).flatMap((other) => library.clause(other.id) ?? []);
    return {
      game: library.game,
      ...entryOf(library, clause),
      section: library.section(clause.section),
      above: ancestors(clause.id, parents).flatMap((id) => (sections.has(id) ? [] : (library.clause(id) ?? []))),
      below: all
        .filter((other) => parents.get(other.id) === clause.id)
        .flatMap((other): ClauseLink[] => defined([library.clause(other.id)])),
      ...(previous && { previous }),
      ...(next && { next }),
      numbers: clause.numbers ?? {},
      facts: factsOf(library, clause.id),
      terms: (clause.terms ?? []).flatMap(
        (term) => library.content.texts[library.locale]!.names.terms[term]?.form ?? [],
      ),
      see: defined((clause.see ?? []).map(library.rule)),
      seenFrom: citing('see'),
      exceptions: defined((clause.exceptions ?? []).map(library.rule)),
      exceptionTo: citing('exceptions'),
      ...(clause.unverified !== undefined && { unverified: clause.unverified }),
      issues: library.content.sources.issues
        .filter((issue) => issue.clauses.includes(clause.id))
        .map((issue) => library.issue(issue.id)),
      cards: defined(
        library.cards.filter((card) => quoted.get(card)?.has(clause.id)).map((card) => library.card(card.id)),
      ),
      scenarios: library.scenarios((tags) => tags.includes(`clause:${clause.id}`)),
      cases: casesAbout(suite, ({ clauses }) => clauses.some(({ id }) => id === clause.id)),
      states: [clause.id, ...ancestors(clause.id, parents).reverse()].map((id) => states.get(id)).find(Boolean) ?? [],
      ...(shown && { shown }),
      code: library.content.code.get(clause.id) ?? [],
      languages: LOCALES.map((locale) => ({
        locale,
        summary: library.summaryIn(locale, clause.id),
        translated: library.content.translated[locale]!.has(clause.id),
        checked: library.game === 'twilight-struggle' && TARGET_LOCALES.includes(locale),
      })),
    };
  });
}

/** The clauses that notes quote, as in `[R 2.1.2, 10.3.2]`. Notes write `4.5C` for `4.5.C`. */
function quotedIn(notes: readonly string[]): ReadonlySet<string> {
  const written = notes.flatMap((note) =>
    [...note.matchAll(/\[([^\]]*)\]/g)].flatMap(([, words = '']) => words.split(/[\s,;]+/)),
  );
  return new Set(written.flatMap((word) => [word, word.replace(/(?<=[^.])([A-I])(?=$|\.)/, '.$1')]));
}

/** The clause under which another stands: `6.3.4` for `6.3.4.a`, `6.3` for `6.3.4`. */
function parentOf(id: string, known: ReadonlySet<string>): string | undefined {
  for (let rest = id; ; ) {
    const cut = Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('/'));
    if (cut < 0) return undefined;
    rest = rest.slice(0, cut);
    if (known.has(rest)) return rest;
  }
}

function ancestors(id: string, parents: ReadonlyMap<string, string | undefined>): string[] {
  const parent = parents.get(id);
  return parent === undefined ? [] : [...ancestors(parent, parents), parent];
}
