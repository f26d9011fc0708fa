/** A random game as a file: the agreement and the facts, in names that a person can read. */
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { SIDE_IDS, type Tables } from '../games/twilight-struggle/tables.ts';
import type { Failure } from './game.ts';
import { type Agreement, newGame } from './table.ts';

/** What a record file holds, as JSON. */
export interface FuzzRecord {
  readonly game: 'twilight-struggle';
  readonly agreement: Agreement;
  readonly breaks?: { readonly rule: string; readonly detail: string };
  readonly facts: readonly Readonly<Record<string, unknown>>[];
}

/** Writes a failing game with ids in place of numbers. */
export function writeRecord({ agreement, facts, fault }: Failure): FuzzRecord {
  const { tables } = newGame(agreement);
  return { game: 'twilight-struggle', agreement, breaks: fault, facts: facts.map((fact) => nameFact(tables, fact)) };
}

/** Reads the facts of a record back. Throws for an id that the edition does not have. */
export function readFacts(record: FuzzRecord): { readonly board: Board; readonly facts: readonly GameFact[] } {
  const board = newGame(record.agreement);
  return { board, facts: record.facts.map((fact) => numberFact(board.tables, fact)) };
}

const CARD_KEYS = ['card', 'us', 'ussr', 'cards'];

/** A fact with ids in place of numbers. */
export function nameFact(tables: Tables, fact: GameFact): Readonly<Record<string, unknown>> {
  const card = (number: unknown): unknown => tables.cards[Number(number)]?.id ?? number;
  return mapEntries(fact, (key, value) => {
    if (key === 'by') return SIDE_IDS[Number(value)];
    if (key === 'country') return tables.countries[Number(value)]?.id;
    if (!CARD_KEYS.includes(key) || fact.type === 'rolls') return value;
    return Array.isArray(value) ? value.map(card) : card(value);
  });
}

function numberFact(tables: Tables, fact: Readonly<Record<string, unknown>>): GameFact {
  const card = (id: unknown): number => (typeof id === 'number' ? id : found(tables.cardNumber.get(String(id)), id));
  return mapEntries(fact, (key, value) => {
    if (key === 'by') return SIDE_IDS.indexOf(value as 'us' | 'ussr');
    if (key === 'country') return found(tables.countryIndex.get(String(value)), value);
    if (!CARD_KEYS.includes(key) || fact.type === 'rolls') return value;
    return Array.isArray(value) ? value.map(card) : card(value);
  }) as unknown as GameFact;
}

function found(number: number | undefined, id: unknown): number {
  if (number === undefined) throw new Error(`this edition has no "${id}"`);
  return number;
}

const mapEntries = (fact: object, change: (key: string, value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fact).map(([key, value]) => [key, change(key, value)]));
