/** Cards, countries and regions, explained. */
import { stringify } from 'yaml';
import { type Entry, section, word } from './explain-entry.ts';
import { cited, type Known } from './explain-rules.ts';
import { casesAbout, scenariosTagged } from './explain-uses.ts';

export function explainCard(known: Known, id: string): Entry {
  const { board, language, texts } = known;
  const { rules, tables } = board;
  const number = tables.cardNumber.get(id);
  const card = rules.cards.find((entry) => entry.id === id);
  if (!card || number === undefined) throw new Error(`there is no card ${id}`);
  const citation = `card:${id}`;
  const facts = word(language, 'card-facts', {
    ...(card.side !== 'neutral' && { side: card.side === 'us' ? 0 : 1 }),
    period: card.period,
    n: card.ops,
  });
  const flags = (['starred', 'ongoing', 'war', 'optional'] as const)
    .filter((flag) => card[flag])
    .map((flag) => word(language, flag));
  const printed = card.printed === card.number ? [] : [word(language, 'printed', { n: card.printed })];
  const overridden = Object.values(rules.clauses).filter(({ exceptions }) => exceptions.includes(citation));
  const issues = Object.values(rules.issues).filter(({ cards }) => cards.includes(id));
  const related = rules.cards.filter((other) => other.id !== id && mentions(other, card));
  const unverified = rules.unverified.filter(({ where }) => where.startsWith(`cards.${id}.`));
  const names = [number, String(number), id, card.title];
  return {
    kind: 'card',
    id,
    title: `${number}. ${texts.names.cards[id]?.title ?? card.title}`,
    summary: [facts, ...flags, ...printed].join('; '),
    sections: [
      ...section('conditions', conditions(card).map(program)),
      ...section('event', [...card.intrinsic, ...card.event].map(program)),
      ...section('notes', card.notes),
      ...section(
        'unverified',
        unverified.map(({ where, why }) => `${where.split('.').at(-1)}: ${why}`),
      ),
      ...section(
        'overrides',
        overridden.map((clause) => cited(known, clause.id)),
      ),
      ...section(
        'cards',
        related.map((other) => cited(known, `card:${other.id}`)),
      ),
      ...section(
        'issues',
        issues.map((issue) => `${issue.id} (${issue.number}): ${texts.issues[issue.id]?.question ?? ''}`),
      ),
      ...section(
        'scenarios',
        scenariosTagged(`@card:${id}`, texts.locale).map(({ title, file }) => `${title} (${file})`),
      ),
      ...section(
        'cases',
        casesAbout({ cards: names }).map(({ title, file }) => `${title} (${file})`),
      ),
    ],
  };
}

type CardEntry = Known['board']['rules']['cards'][number];

/** Does the program of a card name another, or the other way round? */
function mentions(a: CardEntry, b: CardEntry): boolean {
  const names = (from: CardEntry, to: CardEntry): boolean =>
    from.barredBy.includes(to.id) || JSON.stringify([from.event, from.requires, from.intrinsic]).includes(`"${to.id}"`);
  return names(a, b) || names(b, a);
}

function conditions(card: CardEntry): object[] {
  return [
    ...(card.requires ? [{ requires: card.requires }] : []),
    ...(card.barredBy.length > 0 ? [{ barredBy: card.barredBy }] : []),
    ...(card.timing ? [{ timing: card.timing }] : []),
  ];
}

/** A step in the words of the data, on one line. */
const program = (step: object): string => stringify(step, { collectionStyle: 'flow', lineWidth: 0 }).trim();

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
    sections: [
      ...section('neighbours', country.adjacent.map(name)),
      ...section(
        'region',
        [...new Set(regions)].map((region) => language.names.of.region?.(region, undefined) ?? region),
      ),
      ...section(
        'cards',
        cards.map((card) => cited(known, `card:${card.id}`)),
      ),
    ],
  };
}

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
  const closed = Object.entries(board.rules.defcon.closed)
    .filter(([, regions]) => regions.includes(id))
    .map(([level]) => `DEFCON ${level}`);
  return {
    kind: 'region',
    id,
    title: language.names.of.region?.(id, undefined) ?? region.name,
    summary: closed.length === 0 ? '' : `8.1.5: ${closed.join(', ')}`,
    sections: [
      ...section(
        'scoring',
        scoring === null ? [] : [`${scoring.presence} / ${scoring.domination} / ${scoring.control}`],
      ),
      ...section('battlegrounds', battlegrounds.map(name)),
      ...section('members', region.countries.map(name)),
    ],
  };
}
