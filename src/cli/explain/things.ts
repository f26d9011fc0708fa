/** Cards, countries and regions, explained. */
import { EDITIONS, loadFactWords } from '../../data/index.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { cardPage } from '../../text/index.ts';
import { type Entry, sectionsOf, word } from './entry.ts';
import { cited, type Known } from './rules.ts';
import { casesAbout, scenariosTagged } from './uses.ts';

/** A card: its facts, its event, what it overrides and what is disputed about it. */
export function explainCard(known: Known, id: string): Entry {
  const { board, texts } = known;
  const { rules, tables } = board;
  const number = tables.cardNumber.get(id);
  const page = number === undefined ? undefined : cardPage(rules, number, texts, otherEdition(known));
  if (!page) throw new Error(`there is no card ${id}`);
  const { text } = page;
  const citation = `card:${id}`;
  const overridden = Object.values(rules.clauses).filter(({ exceptions }) => exceptions.includes(citation));
  const names = [
    page.number,
    String(page.number),
    id,
    ...rules.cards.flatMap((card) => (card.id === id ? card.title : [])),
  ];
  const conditions = [...text.timing, text.prerequisite, text.forbids].filter((line) => line !== undefined);
  const after = [text.lasting, text.removed].filter((line) => line !== undefined);
  return {
    kind: 'card',
    id,
    title: `${page.number}. ${page.title}`,
    // The title has the Deluxe number; the facts begin with the printed one.
    summary: page.facts.slice(page.printed === page.number ? 1 : 0).join(' · '),
    sections: sectionsOf({
      conditions,
      event: [...text.sentences, ...after],
      cards: [
        ...text.relations.map(({ sentence }) => sentence),
        ...page.mentions.map((other) => cited(known, `card:${other.id}`)),
      ],
      editions: text.editionNotes,
      notes: page.notes,
      unverified: page.unverified.map(({ field, why }) => `${field}: ${why}`),
      overrides: overridden.map((clause) => cited(known, clause.id)),
      issues: page.issues.map((issue) => `${issue.id} (${issue.number}): ${issue.question} ● ${issue.reading}`),
      scenarios: scenariosTagged(`@${citation}`, texts.locale).map(({ title, file }) => `${title} (${file})`),
      cases: casesAbout({ cards: names }).map(({ title, file }) => `${title} (${file})`),
    }),
  };
}

/** The rules of the edition that is not being explained, for the differences. */
function otherEdition({ board, rules }: Known): Ruleset | undefined {
  const edition = EDITIONS.find((name) => name !== board.rules.edition);
  return edition && rules(edition);
}

/** A country: stability, neighbours, regions, cards that name it. */
export function explainCountry(known: Known, id: string): Entry {
  const { board, language } = known;
  const index = board.tables.countryIndex.get(id);
  const country = index === undefined ? undefined : board.tables.countries[index];
  if (!country || index === undefined) throw new Error(`there is no country ${id}`);
  const name = (where: number): string => language.names.of.country?.(where, undefined) ?? '';
  const regions = [
    country.region,
    ...board.rules.regions
      .filter(({ parent, countries }) => parent !== null && countries.includes(id))
      .map((region) => region.id),
  ];
  const facts = [
    word(language, 'country-facts', { n: country.stability, region: country.region }),
    ...(country.battleground ? [word(language, 'battleground')] : []),
    ...(country.superpower === undefined || country.superpower === null
      ? []
      : [word(language, 'superpower', { side: country.superpower })]),
  ];
  const cards = board.rules.cards.filter(({ event, intrinsic }) =>
    JSON.stringify([event, intrinsic]).includes(`"${id}"`),
  );
  return {
    kind: 'country',
    id,
    title: name(index),
    summary: facts.join('; '),
    sections: sectionsOf({
      neighbours: country.adjacent.map(name),
      region: [...new Set(regions)].map((region) => language.names.of.region?.(region, undefined) ?? region),
      cards: cards.map((card) => cited(known, `card:${card.id}`)),
    }),
  };
}

/** A region: its countries and what scoring it is worth. */
export function explainRegion(known: Known, id: string): Entry {
  const { board, language } = known;
  const region = board.rules.regions.find((entry) => entry.id === id);
  if (!region) throw new Error(`there is no region ${id}`);
  const name = (country: string): string =>
    language.names.of.country?.(board.tables.countryIndex.get(country) ?? -1, undefined) ?? country;
  const battlegrounds = region.countries.filter(
    (country) => board.rules.countries.find((entry) => entry.id === country)?.battleground,
  );
  const { scoring } = region;
  const control = scoring?.control === 'win' ? loadFactWords(known.texts.locale).words?.win : scoring?.control;
  const closed = Object.entries(board.rules.defcon.closed)
    .filter(([, regions]) => regions.includes(id))
    .map(([level]) => `DEFCON ${level}`);
  return {
    kind: 'region',
    id,
    title: language.names.of.region?.(id, undefined) ?? region.name,
    summary: closed.length === 0 ? '' : `8.1.5: ${closed.join(', ')}`,
    sections: sectionsOf({
      scoring: scoring === null ? [] : [`${scoring.presence} / ${scoring.domination} / ${control}`],
      battlegrounds: battlegrounds.map(name),
      members: region.countries.map(name),
    }),
  };
}
