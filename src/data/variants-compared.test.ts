/** Every figure of Turn Zero, the promo cards and the Late War scenario against the table that says which sources have it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadRuleset } from './index.ts';

type Tree = { readonly [key: string]: unknown };

interface Group {
  readonly agree: readonly string[];
  readonly differ?: Readonly<Record<string, string>>;
  readonly issue?: string;
  readonly option?: string;
  readonly follows?: string;
  readonly unverified?: string;
  readonly ours?: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const read = (file: string): Tree => parse(readFileSync(file, 'utf8')) as Tree;
const RULES = 'rules/twilight-struggle';
const { sources, compared } = read('features/witnesses/variants-compared.yaml') as unknown as {
  readonly sources: Readonly<Record<string, { readonly by: string }>>;
  readonly compared: readonly Group[];
};
const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

/** How a fact is cited, or a reading chosen, is no fact of a source. */
const NO_FACT = new Set(['policy', 'clause', 'issue', 'when']);

function leaves(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object')) {
    return value.flatMap((item: Tree, index) => leaves(item, `${path}.${item.id ?? index}`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) =>
    NO_FACT.has(key) || (key === 'id' && typeof item === 'string') ? [] : leaves(item, `${path}.${key}`),
  );
}

function factsOfCards(file: string): [string, unknown][] {
  const { period, cards } = read(`${RULES}/cards/${file}.yaml`) as { period: string; cards: readonly Tree[] };
  return cards.flatMap((card): [string, unknown][] => {
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
const factsOfClauses = Object.values(rules.clauses)
  .filter(({ id }) => /^(LW|TZ)-/.test(id))
  .flatMap(({ id }) => leaves(rawClause(id)?.facts ?? {}, `clauses.${id}`))
  .filter(([, value]) => typeof value === 'number');

function rawClause(id: string): { facts?: Tree } | undefined {
  const files = ['13-optional', '14-turn-zero'].flatMap(
    (file) => parse(readFileSync(`${RULES}/clauses/${file}.yaml`, 'utf8')) as { id: string; facts?: Tree }[],
  );
  return files.find((clause) => clause.id === id);
}

const { turnZero, lateWar } = read(`${RULES}/variants.yaml`);
const stated = new Map<string, unknown>([
  ...leaves(turnZero, 'turnZero'),
  ...leaves(lateWar, 'lateWar'),
  ...['promo-early', 'promo-mid', 'promo-late', 'turn-zero'].flatMap(factsOfCards),
  ...factsOfClauses,
]);
const rows = compared.flatMap((group) => Object.entries(group.facts).map(([fact, value]) => ({ fact, value, group })));
const nameOf = ({ facts, agree }: Group): string => `${agree.join(', ') || 'no source'}: ${Object.keys(facts)[0]} …`;

describe('the sources of Turn Zero, the promo cards and the Late War scenario', () => {
  it('are given for every figure, once, with the value that the rules have', () => {
    expect(rows.map(({ fact }) => fact).sort()).toEqual([...stated.keys()].sort());
    for (const { fact, value } of rows) expect([fact, value]).toEqual([fact, stated.get(fact)]);
    expect(rows.length).toBeGreaterThan(250);
  });

  it.each(compared.map((group) => [nameOf(group), group] as const))(
    'are two different hands, or it is said what is followed: %s',
    (_, group) => {
      const { agree, differ = {}, issue, option, follows, unverified, ours } = group;
      for (const name of [...agree, ...Object.keys(differ)]) expect(Object.keys(sources)).toContain(name);
      const hands = new Set(agree.map((name) => sources[name]?.by));
      if (hands.size < 2)
        expect([option, follows, unverified, ours].filter((why) => why !== undefined)).toHaveLength(1);
      // Where a source differs, the register or a mark on the clause says so.
      if (Object.keys(differ).length > 0) expect(issue ?? unverified).toBeDefined();
      for (const id of [issue, option]) if (id !== undefined) expect(Object.keys(rules.issues)).toContain(id);
    },
  );

  it('are marked on the clause where one alone has a figure, so that a ruling says it', () => {
    const marked = Object.values(rules.clauses).filter(({ id, unverified }) => /^(LW|TZ)-/.test(id) && unverified);
    expect(marked.map(({ id }) => id)).toEqual(compared.flatMap(({ unverified }) => unverified ?? []));
  });
});
