/** Links of one language, shared by all page models. */
import type { Locale } from '../../../src/core/ruleset.ts';
import { canonicalClause } from '../../../src/core/ruleset.ts';
import type { CardSource, ClauseSource, Edition } from '../../../src/data/sources.ts';
import { EDITIONS } from '../../../src/data/sources.ts';
import type {
  CardLink,
  ClauseLink,
  CountryLink,
  GameName,
  IssueLink,
  RuleLink,
  ScenarioModel,
  SectionLink,
} from '../../src/models.ts';
import type { Words } from '../../words/index.ts';
import type { Content } from './content.ts';
import type { Feature, Scenario } from './features.ts';

/** The address of a clause below `/rulebook/`: its number. */
export const slugOf = (id: string): string => id.replaceAll('/', '-');

/** Some clauses are no more than the heading under which others stand. */
export const isHeading = (summary: string): boolean => summary.startsWith('Heading:');

/** `Heading: placing influence markers.` in any language becomes `Placing influence markers`. */
function headingOf(summary: string): string {
  const title = summary.replace(/^[^:]+:\s*/, '').replace(/\.$/, '');
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

export interface Library {
  readonly game: GameName;
  readonly locale: Locale;
  readonly content: Content;
  readonly words: Words;
  readonly clause: (id: string) => ClauseLink | undefined;
  readonly card: (id: string) => CardLink | undefined;
  readonly rule: (id: string) => RuleLink | undefined;
  readonly issue: (id: string) => IssueLink;
  readonly country: (id: string) => CountryLink;
  readonly section: (id: string) => SectionLink;
  readonly clauses: readonly ClauseSource[];
  readonly cards: readonly (CardSource & { readonly period: 'early' | 'mid' | 'late' })[];
  readonly scenarios: (matches: (tags: readonly string[], scenario: Scenario) => boolean) => readonly ScenarioModel[];
  readonly summaryIn: (locale: Locale, id: string) => string;
}

export function makeLibrary(
  content: Content,
  locale: Locale,
  words: Words,
  game: GameName = 'twilight-struggle',
): Library {
  const { sources } = content;
  const texts = content.texts[locale]!;
  const clauses = new Map(sources.clauses.map((clause) => [clause.id, clause]));
  const cards = sources.cards
    .flatMap((file) => file.cards.map((card) => ({ ...card, period: file.period })))
    .sort((a, b) => a.number - b.number);
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const issues = new Map(sources.issues.map((issue) => [issue.id, issue]));
  const summaryIn = (language: Locale, id: string): string => {
    const source = content.texts.en!.clauses[id]?.summary ?? '';
    const summary = content.texts[language]!.clauses[id]?.summary ?? source;
    return isHeading(source) ? headingOf(summary) : summary;
  };

  const clause = (id: string): ClauseLink | undefined => {
    const known = clauses.has(id) ? id : canonicalClause(id);
    return clauses.has(known) ? { id: known, slug: slugOf(known), summary: summaryIn(locale, known) } : undefined;
  };
  const card = (id: string): CardLink | undefined => {
    const source = cardById.get(id);
    if (!source) return undefined;
    return {
      id,
      number: source.number,
      title: texts.names.cards[id]?.title ?? source.title,
      side: source.side,
      ops: source.ops,
    };
  };
  return {
    game,
    locale,
    content,
    words,
    clause,
    card,
    rule: (id) => {
      const asCard = id.startsWith('card:') ? card(id.slice('card:'.length)) : undefined;
      if (asCard) return { card: asCard };
      const asClause = clause(id);
      return asClause && { clause: asClause };
    },
    issue: (id) => ({
      id,
      number: issues.get(id)?.number ?? 0,
      question: texts.issues[id]?.question ?? issues.get(id)?.question ?? id,
    }),
    country: (id) => ({ id, name: texts.names.countries[id]?.name ?? id }),
    section: (id) => ({
      id,
      title: words.sections[id as keyof Words['sections']] ?? words.charts.gameNames[id as GameName] ?? id,
    }),
    clauses: sources.clauses,
    cards,
    scenarios: (matches) =>
      content.features[locale]!.flatMap((feature) =>
        feature.scenarios
          .filter((scenario) => matches(scenario.tags, scenario))
          .map((scenario) => scenarioModel(feature, scenario)),
      ),
    summaryIn,
  };
}

export const scenarioModel = (
  { name: feature, file }: Feature,
  { name, rule, steps, result }: Scenario,
): ScenarioModel => ({ feature, file, name, rule, steps, ...(result && { result }) });

export const defined = <T>(list: readonly (T | undefined)[]): T[] =>
  list.filter((item): item is T => item !== undefined);

/** The editions in which something stands, in a fixed order. */
export const editionsOf = (editions: readonly Edition[] | undefined): readonly Edition[] =>
  EDITIONS.filter((edition) => editions?.includes(edition) ?? true);
