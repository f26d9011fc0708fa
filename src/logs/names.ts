/** From the names that a log prints to the ids of the ruleset. */
import { remember } from '../core/remember.ts';
import type { Card, Country, Region } from '../games/twilight-struggle/ruleset.ts';

/** The tables of a ruleset that a log's names are looked up in; any `Ruleset` will do. */
export interface NameTables {
  readonly cards: readonly Pick<Card, 'number' | 'title'>[];
  readonly countries: readonly Pick<Country, 'id' | 'name'>[];
  readonly regions: readonly Pick<Region, 'id' | 'name'>[];
}

/** Each lookup ignores case, blanks, punctuation, accents and a final `*`; undefined means that there is no such name. */
export interface LogNames {
  /** Deluxe number of a card. */
  readonly card: (printed: string) => number | undefined;
  /** Id of a country. */
  readonly country: (printed: string) => string | undefined;
  /** Id of a scoring region or sub-region. */
  readonly region: (printed: string) => string | undefined;
}

/** Cards that the log calls otherwise than the card does, by Deluxe number. */
const CARDS_IN_LOG = {
  'Mideast Scoring': 3,
  '"Ask Not What Your Country..."': 77,
} as const;

/** Countries that the log, or the board's own labels, call otherwise than the rules. */
const COUNTRIES_IN_LOG = {
  UK: 'united-kingdom',
  'W. Germany': 'west-germany',
  'E. Germany': 'east-germany',
  'S. Korea': 'south-korea',
  'N. Korea': 'north-korea',
  'Dominican Rep': 'dominican-republic',
  'Southeast African States': 'se-african-states',
} as const;

const REGIONS_IN_LOG = { Mideast: 'middle-east' } as const;

/**
 * The lookups for one ruleset, made once for all its logs. Pass the Deluxe tables for logs of the digital edition:
 * it plays every Deluxe card, and a card that the tables lack leaves its lines unread.
 */
export const logNames = remember((rules: NameTables): LogNames => {
  const cards = index(
    rules.cards.map((card) => [card.title, card.number]),
    CARDS_IN_LOG,
  );
  const countries = index(
    rules.countries.map((country) => [country.name, country.id]),
    COUNTRIES_IN_LOG,
  );
  const regions = index(
    rules.regions.map((region) => [region.name, region.id]),
    REGIONS_IN_LOG,
  );
  return { card: lookup(cards), country: lookup(countries), region: lookup(regions) };
});

/** Spellings that are kept for each list of names; logs have about one for each name. */
const MOST_SPELLINGS = 1000;

/** Looks names up by their letters, and remembers the spellings that were found: logs repeat them. */
function lookup<Id>(names: ReadonlyMap<string, Id>): (printed: string) => Id | undefined {
  const found = new Map<string, Id>();
  return (printed) => {
    const known = found.get(printed);
    if (known !== undefined) return known;
    const id = names.get(keyOf(printed));
    if (id !== undefined && found.size < MOST_SPELLINGS) found.set(printed, id);
    return id;
  };
}

function index<Id>(
  own: readonly (readonly [string, Id])[],
  inLog: Readonly<Record<string, Id>>,
): ReadonlyMap<string, Id> {
  const ids = new Set(own.map(([, id]) => id));
  // A spelling of something that these tables lack must stay unknown, or it would name nothing.
  const extra = Object.entries(inLog).filter(([, id]) => ids.has(id));
  return new Map([...extra, ...own].map(([name, id]) => [keyOf(name), id]));
}

/** Letters and digits only: titles differ between sources in quotes, dots, hyphens, slashes, articles and capitals. */
function keyOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return plain.replace(/^[\s"'“”‘’]*the\s+/u, '').replace(/[^\p{L}\p{N}]/gu, '');
}
