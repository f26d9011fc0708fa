/** Sources + edition + policies -> the ruleset that the adjudicator reads: plain JSON, everything decided. Pure. */
import type { Clause } from '../core/ruleset.ts';
import type { Card, CardUnder, Country, Region, Ruleset, SpaceBox } from '../games/twilight-struggle/ruleset.ts';
import { type Called, factsByEdition, fillSentences } from './sentences.ts';
import {
  type CardFields,
  type CardReading,
  type CardSource,
  type CardsSource,
  type ClauseSource,
  type CountrySource,
  type Edition,
  isPrinted,
  type RegionsSource,
  type Sources,
  type SpaceBoxSource,
  type UnverifiedMark,
} from './sources.ts';
import { calledBy, englishNames } from './texts.ts';

/**
 * Compiles valid sources.
 * @param policies the option in force for every issue
 */
export function compileRuleset(
  sources: Sources,
  edition: Edition,
  policies: Readonly<Record<string, string>>,
): Ruleset {
  const { map, regions, tracks } = sources;
  return {
    game: 'twilight-struggle',
    edition,
    clauses: compileClauses(sources, edition),
    issues: Object.fromEntries(sources.issues.map((issue) => [issue.id, issue])),
    policies,
    unverified: collectUnverified(sources, edition),
    countries: map.countries.map(compileCountry),
    regions: compileRegions(regions, map.countries),
    cards: compileCards(sources.cards, edition, policies),
    spaceRace: tracks.spaceRace[edition].map(compileBox),
    defcon: tracks.defcon,
    victoryPoints: tracks.victoryPoints,
    militaryOperations: tracks.militaryOperations,
    periods: tracks.turnRecord.periods,
    turns: tracks.turnRecord.turns,
    setup: sources.setup[edition],
    civilWar: sources.variants.chineseCivilWar,
    turnZero: sources.variants.turnZero,
    lateWar: sources.variants.lateWar,
    southeastAsia: regions.southeastAsiaScoring.vpPerControlledCountry,
    finalScoring: regions.finalScoring,
  };
}

// Board ---------------------------------------------------------------------------------------------------------------

function compileCountry(country: CountrySource): Country {
  const { id, name, stability, region, adjacent } = country;
  return {
    id,
    name,
    stability,
    battleground: country.battleground ?? false,
    region,
    subregions: country.subregions ?? [],
    adjacent,
    superpower: country.superpower ?? null,
  };
}

function compileRegions(source: RegionsSource, countries: readonly CountrySource[]): Region[] {
  const regions = source.regions.map(({ id, name, scoring }) => {
    const members = countries.filter((country) => country.region === id).map((country) => country.id);
    return { id, name, parent: null, countries: members, scoring };
  });
  const subregions = source.subregions.map(({ id, name, parent, countries: members }) => {
    return { id, name, parent, countries: members, scoring: null };
  });
  return [...regions, ...subregions];
}

/** A value that no source gives stands as 0, and among the unverified. */
function compileBox({ unverified: _, vpFirst, vpSecond, ...box }: SpaceBoxSource): SpaceBox {
  return { ...box, vpFirst: vpFirst ?? 0, vpSecond: vpSecond ?? 0 };
}

// Cards ---------------------------------------------------------------------------------------------------------------

function compileCards(
  files: readonly CardsSource[],
  edition: Edition,
  policies: Readonly<Record<string, string>>,
): Card[] {
  return files
    .flatMap(({ period, cards }) =>
      cards.filter((card) => isPrinted(card, edition)).map((card) => compileCard(card, period, edition, policies)),
    )
    .sort((a, b) => a.number - b.number);
}

function compileCard(
  source: CardSource,
  period: Card['period'],
  edition: Edition,
  policies: Readonly<Record<string, string>>,
): Card {
  const { number: printed, confirmed: _, unverified: __, ...changes } = source.changes?.[edition] ?? {};
  const { readings = [] } = source;
  const printedFields: CardFields = { ...source, ...changes };
  const inForce = readings.filter(({ under }) => policies[under.issue] === under.when);
  const fields: CardFields = Object.assign({ ...printedFields }, ...inForce);
  return {
    number: source.number,
    printed: printed ?? source.number,
    id: source.id,
    title: fields.title,
    ops: fields.ops,
    side: fields.side,
    period,
    starred: fields.starred ?? false,
    ...(fields.unstarred && { unstarred: fields.unstarred }),
    ongoing: fields.ongoing ?? false,
    scoring: fields.scoring ?? false,
    war: fields.war ?? false,
    optional: fields.optional ?? false,
    ...(source.deck && { deck: source.deck }),
    ...(fields.requires && { requires: fields.requires }),
    barredBy: fields.barredBy ?? [],
    ...(fields.timing && { timing: fields.timing }),
    intrinsic: fields.intrinsic ?? [],
    event: fields.event,
    ...(readings.length > 0 && {
      readings: [
        underReading({ ...printedFields, barredBy: printedFields.barredBy ?? [] }),
        ...readings.map(underReading),
      ],
    }),
    notes: source.notes ?? [],
  };
}

const underReading = ({ under, requires, barredBy, timing, event }: Partial<CardReading>): CardUnder => ({
  ...(under && { under }),
  ...(requires && { requires }),
  ...(barredBy && { barredBy }),
  ...(timing && { timing }),
  ...(event && { event }),
});

// Clauses -------------------------------------------------------------------------------------------------------------

function compileClauses(sources: Sources, edition: Edition): Record<string, Clause> {
  const facts = factsByEdition(sources);
  const clauses: Record<string, Clause> = {};
  for (const source of sources.clauses)
    if (source.editions.includes(edition))
      clauses[source.id] = compileClause(source, facts[edition]?.[source.id] ?? {});
  const called = calledBy(englishNames(sources));
  const plain: Called = (id, form) =>
    form === 'plain' ? called(id, undefined)?.replace(/^The /, 'the ') : called(id, form);
  return fillSentences(clauses, facts, 'en', plain);
}

function compileClause(source: ClauseSource, facts: Clause['facts']): Clause {
  return {
    id: source.id,
    section: source.section,
    kind: source.kind,
    summary: source.summary,
    facts,
    terms: source.terms ?? [],
    see: source.see ?? [],
    exceptions: source.exceptions ?? [],
    normative: source.normative,
    ...(source.unverified !== undefined && { unverified: source.unverified }),
  };
}

// What is not certain -------------------------------------------------------------------------------------------------

function collectUnverified(sources: Sources, edition: Edition): Ruleset['unverified'] {
  const marks = (prefix: string, list: readonly UnverifiedMark[] = []) =>
    list.flatMap(({ fields, why }) => fields.map((field) => ({ where: prefix + field, why })));
  const boxes = sources.tracks.spaceRace[edition];
  const cards = sources.cards.flatMap((file) => file.cards).sort((a, b) => a.number - b.number);
  return [
    ...marks('', sources.game.editions[edition].unverified),
    ...boxes.flatMap((box) => marks(`spaceRace.${box.box}.`, box.unverified)),
    ...cards.flatMap((card) => marks(`cards.${card.id}.`, card.changes?.[edition]?.unverified)),
  ];
}
