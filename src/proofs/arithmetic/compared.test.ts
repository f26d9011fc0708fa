/** Every figure of Turn Zero, the promo cards and the Late War scenario against the table that says which sources have it. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../data/index.ts';
import { type Compared, readCompared, statedFacts } from './compared.ts';

const { sources, compared } = readCompared();
const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const stated = statedFacts();
const rows = compared.flatMap((group) => Object.entries(group.facts).map(([fact, value]) => ({ fact, value, group })));
const nameOf = ({ facts, agree }: Compared): string => `${agree.join(', ') || 'no source'}: ${Object.keys(facts)[0]} …`;

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
