/** What meetings are found, and what is said of each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../data/index.ts';
import { EDITIONS, type Edition } from '../../data/sources.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { meetingRows } from './index.ts';
import { ringsOf } from './order.ts';
import { TABLES } from './sayings.ts';

function rulesOf(edition: Edition): Ruleset {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}
const rules = rulesOf('deluxe');
const rows = meetingRows(rules);
const AMES = 'card:aldrich-ames-remix';
const between = (act: string, one: string, other: string) =>
  rows.find((row) => row.act === act && row.of.includes(one) && row.of.includes(other));

describe('where two speak to one act with opposite results', () => {
  it.each([
    ['coup', 'card:nato', 'card:de-gaulle-leads-france', 'card:de-gaulle-leads-france', 'card'],
    ['coup', '8.1.5', 'card:junta', 'card:junta', '8.1.5'],
    ['coup', '8.1.5', 'card:cia-created', '8.1.5', '8.1.5'],
    ['coup', 'card:the-reformer', 'card:ortega-elected-in-nicaragua', 'card:the-reformer', 'card'],
    ['event opec', 'card:north-sea-oil', '7.1', 'card:north-sea-oil', '7.5'],
    ['value card-ops', 'card:containment', 'card:red-scare-purge', 'both', '7.4'],
    ['value coup-die', 'card:latin-american-death-squads', 'card:salt-negotiations', 'both', '6.3.2'],
    ['round', 'card:kremlin-flu', 'card:missile-envy', 'entry', '#112'],
    ['value coup-defcon', '6.3.4', 'card:nuclear-subs', 'card:nuclear-subs', '6.3.4'],
    ['round', '10.1.5', 'card:missile-envy', '10.1.5', '5.5'],
    ['round', 'card:quagmire', 'card:missile-envy', 'entry', '#7'],
    ['effect norad', 'card:quagmire', 'card:norad', 'card:quagmire', 'card'],
  ])('%s, %s and %s: %s prevails by %s', (act, one, other, prevails, by) => {
    expect(between(act, one, other)).toMatchObject({ prevails, by });
  });

  it.each([
    ['card:missile-envy', '#113'],
    ['card:quagmire', '#114'],
  ])("the second edition's Aldrich Ames and %s: as %s has it", (other, by) => {
    const row = meetingRows(rulesOf('second')).find(({ of }) => of.includes(AMES) && of.includes(other));
    expect(row).toMatchObject({ act: 'round', prevails: 'entry', by });
  });

  it.each([
    ['coup', 'card:us-japan-mutual-defense-pact', 'card:che'],
    ['value card-ops', 'card:containment', 'card:brezhnev-doctrine'],
    ['round', 'card:quagmire', 'card:bear-trap'],
  ])('but not where places, sides or results differ: %s, %s and %s', (act, one, other) => {
    expect(between(act, one, other)).toBeUndefined();
  });

  it('is never without an order, in either edition', () => {
    const open = EDITIONS.flatMap((edition) => meetingRows(rulesOf(edition)).filter(({ by }) => by === undefined));
    expect(open).toEqual([]);
  });

  it('is told where nothing gives an order', () => {
    const { 'kremlin-flu-and-missile-envy': _entry, ...issues } = rules.issues;
    const open = meetingRows({ ...rules, issues } as Ruleset).filter(({ by }) => by === undefined);
    expect(open.map(({ act, of }) => [act, ...of])).toEqual([['round', 'card:missile-envy', 'card:kremlin-flu']]);
  });

  it('has no order where each overrides the next', () => {
    const excepted = (id: string, by: string) => ({ [id]: { ...rules.clauses[id], exceptions: [by] } });
    const clauses = { ...rules.clauses, ...excepted('6.3.5', '8.1.5'), ...excepted('8.1.5', '6.3.5') };
    expect(ringsOf(rules)).toEqual([]);
    expect(ringsOf({ ...rules, clauses } as Ruleset)).toEqual([['8.1.5', '6.3.5', '8.1.5']]);
  });
});

describe('the tables that meetings are looked for in', () => {
  const folder = fileURLToPath(new URL('../../games/twilight-struggle/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );

  it('are all that the game has', async () => {
    const tables = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/^export const (\w+): Table</gm)].map(
        ([, table]) => [name, table as string] as const,
      ),
    );
    expect(tables.length).toBeGreaterThan(20);
    const looked = new Set<unknown>(TABLES.map(([, checks]) => checks));
    for (const [name, table] of tables) {
      const held = (await import(join(folder, name))) as Readonly<Record<string, unknown>>;
      expect(looked.has(held[table]), table).toBe(true);
    }
  });

  it('tell of a pass that is a right, against the rule that only an empty hand passes', () => {
    expect(between('pass', '6.4.4.d', '5.1.a')).toMatchObject({ prevails: '6.4.4.d' });
  });
});
