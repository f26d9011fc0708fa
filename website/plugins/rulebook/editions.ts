/** What the editions differ in, gathered from the clauses and the cards. */
import { EDITIONS } from '../../../src/data/sources.ts';
import type { CardEntry, EditionsModel } from '../../src/models.ts';
import { differs } from './clauses.ts';
import { factsOf } from './facts.ts';
import { defined, type Library } from './library.ts';

export function editionsModel(library: Library, cards: readonly CardEntry[]): EditionsModel {
  const { clauses } = library;
  return {
    only: EDITIONS.map((edition) => {
      const own = <T extends { readonly editions: readonly string[] }>(list: readonly T[]): readonly T[] =>
        list.filter(({ editions }) => editions.length === 1 && editions[0] === edition);
      return {
        edition,
        clauses: defined(own(clauses).map(({ id }) => library.clause(id))),
        cards: defined(own(cards).map(({ id }) => library.card(id))),
      };
    }),
    clauses: clauses
      .filter((clause) => differs(library, clause))
      .flatMap(({ id, numbers = {} }) => {
        const clause = library.clause(id);
        const own = factsOf(library, id).filter(({ edition }) => edition !== undefined);
        return clause ? [{ clause, facts: own, numbers }] : [];
      }),
    cards: cards
      .filter(({ editions, editionNotes }) => editions.length > 1 && editionNotes.length > 0)
      .flatMap(({ id, editionNotes }) => {
        const card = library.card(id);
        return card ? [{ card, notes: editionNotes }] : [];
      }),
    uncertain: defined(
      clauses.filter(({ unverified }) => unverified !== undefined).map(({ id }) => library.clause(id)),
    ),
  };
}
