/**
 * The other game as a library of the same shape, from which the same models and pages are made; and what only it has: a front
 * page with all its rules, and a deck.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findClause, type Locale } from '../../../../src/core/ruleset.ts';
import { LOCALES } from '../../../../src/data/locales.ts';
import type { ClauseSource, Sources } from '../../../../src/data/sources.ts';
import type { Texts } from '../../../../src/data/texts.ts';
import { type CaseInput, suiteCases } from '../../../../src/games/guerra-fria/desk/index.ts';
import { explainId } from '../../../../src/games/guerra-fria/desk/lookup.ts';
import { wordsIn } from '../../../../src/games/guerra-fria/desk/texts.ts';
import { guerraFria } from '../../../../src/registry/guerra-fria.ts';
import { entryOf } from '../../../plugins/rulebook/clauses.ts';
import type { Content } from '../../../plugins/rulebook/content.ts';
import { defined, type Library, makeLibrary } from '../../../plugins/rulebook/library.ts';
import type { Words } from '../../../words/index.ts';
import type { DeckCard, GuerraFriaModel } from '../../models.ts';
import type { GuerraFriaData } from './walker.ts';

const GAME = 'guerra-fria';

/** Its clauses, disputes, scenarios and cases, where those of the first game stand in its library. */
export function guerraFriaLibrary(content: Content, locale: Locale, words: Words): Library {
  const { rules, texts, features, code, suite } = content.guerraFria;
  const clauses = inOrder(Object.values(rules.clauses)).map(
    // The rules stand on one page, and in one edition.
    (clause): ClauseSource => ({ ...clause, section: GAME, editions: [] }),
  );
  const own: Content = {
    ...content,
    sources: { ...content.sources, clauses, issues: Object.values(rules.issues), cards: [] } as Sources,
    rules: {
      ...content.rules,
      deluxe: { ...content.rules.deluxe, clauses: rules.clauses },
      second: { ...content.rules.second, clauses: {} },
    },
    texts: Object.fromEntries(
      LOCALES.map((each): [Locale, Texts] => {
        const { clauses: summaries, issues, terms } = texts[each]!;
        const names = { ...content.texts[each]!.names, terms: terms as Texts['names']['terms'] };
        return [each, { ...content.texts[each], clauses: summaries, issues, names } as Texts];
      }),
    ) as Content['texts'],
    translated: Object.fromEntries(
      LOCALES.map((each) => [each, new Set(Object.keys(texts[each]!.clauses))]),
    ) as unknown as Content['translated'],
    features,
    code,
    suite,
  };
  return makeLibrary(own, locale, words, GAME);
}

/** The rules of the game on one page, and how much there is of everything. */
export function guerraFriaModel(library: Library): GuerraFriaModel {
  const { content, locale } = library;
  const { sources, suite } = content;
  return {
    clauses: library.clauses.map((clause) => ({
      ...entryOf(library, clause),
      ...(locale !== 'es' && { source: library.summaryIn('es', clause.id) }),
      issues: sources.issues.filter(({ clauses }) => clauses.includes(clause.id)).map(({ id }) => library.issue(id)),
    })),
    counts: {
      clauses: library.clauses.length,
      cards: Object.values(content.guerraFria.rules.deck).reduce((sum, copies) => sum + copies, 0),
      issues: sources.issues.length,
      cases: suite.sections.reduce((sum, { cases }) => sum + cases.length, 0),
    },
  };
}

/** The cards of a deck, with the clauses that speak of them. */
export function deckModel(library: Library): readonly DeckCard[] {
  const { rules, texts } = library.content.guerraFria;
  const { locale } = library;
  const nameIn = (each: Locale, id: string): string => texts[each]!.names.cards[id]?.name ?? id;
  return Object.entries(rules.deck)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([id, copies]) => {
      const entry = explainId({ rules, texts, steps: guerraFria.steps }, id, locale);
      const cited = (entry?.clauses ?? []).map((clause) => findClause(rules, clause)?.id ?? clause);
      return {
        id,
        name: nameIn(locale, id),
        copies,
        names: LOCALES.map((each) => ({ locale: each, name: nameIn(each, id) })),
        clauses: defined(cited.map(library.clause)),
      };
    });
}

/** Cards with an order before those with a number. */
const placeOf = (card: string): number => (/^\d+$/.test(card) ? Number(card) : -1);

/** JavaScript puts whole numbers such as "3" before all other keys; the document does not. */
const inOrder = <T extends { readonly id: string }>(clauses: readonly T[]): readonly T[] =>
  [...clauses].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/** Its cases. */
export const guerraFriaCases = (root: string): readonly CaseInput[] =>
  suiteCases(parse(readFileSync(path.join(root, 'features/guerra-fria/cases.yaml'), 'utf8')));

/** What its referee needs in a browser; its texts are short. */
export function guerraFriaData({ content, locale }: Library): GuerraFriaData {
  const { rules, texts } = content.guerraFria;
  const { terms: _, ...own } = texts[locale]!;
  return {
    rules: {
      ...rules,
      clauses: Object.fromEntries(
        Object.entries(rules.clauses).map(([id, clause]) => [id, { ...clause, summary: '', terms: [] }]),
      ),
    },
    texts: { ...own, terms: {} },
    spellings: wordsIn(LOCALES.map((language) => texts[language]!)),
    mistakes: { locale, mistakes: content.texts[locale]!.mistakes },
  };
}
