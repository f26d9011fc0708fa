/**
 * The figures of Turn Zero, the promo cards and the Late War scenario, one by one, against the table that says which sources have
 * them.
 */
import { readRules } from '../../rule-mutation/material.ts';
import type { Looked, Proof } from '../proof.ts';
import { table } from '../tables.ts';

type Tree = { readonly [key: string]: unknown };

/** Facts of which the same sources say the same. */
export interface Compared {
  readonly agree: readonly string[];
  readonly differ?: Readonly<Record<string, string>>;
  readonly issue?: string;
  readonly option?: string;
  readonly follows?: string;
  readonly unverified?: string;
  readonly ours?: string;
  /** By the place in the rules. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The table. */
export interface ComparedTable {
  readonly sources: Readonly<Record<string, { readonly by: string }>>;
  readonly compared: readonly Compared[];
}

export const readCompared = table<ComparedTable>('variants-compared');

/** How a fact is cited, or a reading chosen, is no fact of a source. */
const NO_FACT = new Set(['policy', 'clause', 'issue', 'when']);

type Facts = [place: string, value: unknown][];

function leaves(value: unknown, path: string): Facts {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object')) {
    return value.flatMap((item: Tree, index) => leaves(item, `${path}.${item.id ?? index}`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) =>
    NO_FACT.has(key) || (key === 'id' && typeof item === 'string') ? [] : leaves(item, `${path}.${key}`),
  );
}

function factsOfCards({ period, cards }: { readonly period: string; readonly cards: readonly Tree[] }): Facts {
  return cards.flatMap((card): Facts => {
    const path = `cards.${card.id}`;
    const { requires, timing, intrinsic, event, readings } = card;
    // Of an event the figures count, and the lists of what they are about.
    const figures = leaves({ requires, timing, intrinsic, event, readings }, path).filter(
      ([, value]) => typeof value === 'number' || Array.isArray(value),
    );
    const { number, ops, side, starred = false } = card;
    return [...leaves({ period, number, ops, side, starred }, path), ...figures];
  });
}

/** Figures that stand in a clause and nowhere else. */
const factsOfClauses = (clauses: readonly { readonly id: string; readonly facts?: Tree }[]): Facts =>
  clauses
    .filter(({ id }) => /^(LW|TZ)-/.test(id))
    .flatMap(({ id, facts = {} }) => leaves(facts, `clauses.${id}`))
    .filter(([, value]) => typeof value === 'number');

/** Every such fact of the rules files, by its place. */
export function statedFacts(): ReadonlyMap<string, unknown> {
  const files = new Map(readRules().map(({ path, read }) => [path.replace(/^.*twilight-struggle\//, ''), read.value]));
  const file = (name: string) => files.get(`${name}.yaml`) as never;
  const { turnZero, lateWar } = file('variants') as Tree;
  return new Map([
    ...leaves(turnZero, 'turnZero'),
    ...leaves(lateWar, 'lateWar'),
    ...['promo-early', 'promo-mid', 'promo-late', 'turn-zero'].flatMap((name) => factsOfCards(file(`cards/${name}`))),
    ...['13-optional', '14-turn-zero'].flatMap((name) => factsOfClauses(file(`clauses/${name}`))),
  ]);
}

function* lookAtCompared(): Iterable<Looked> {
  const stated = statedFacts();
  const sourced = new Map(readCompared().compared.flatMap(({ facts }) => Object.entries(facts)));
  for (const place of new Set([...stated.keys(), ...sourced.keys()])) {
    const [is, was] = [stated, sourced].map((facts) => JSON.stringify(facts.get(place)));
    yield is === was
      ? undefined
      : { detail: `${place} is ${is ?? 'nothing'}, but the sources have ${was ?? 'nothing'}`, differences: [] };
  }
}

export const COMPARED_PROOFS: readonly Proof[] = [
  { id: 'compared', clauses: [], method: 'enumeration', editions: ['deluxe'], kept: true, look: lookAtCompared },
];
