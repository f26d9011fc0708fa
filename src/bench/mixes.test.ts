/** The mixes that are played at random, and the record of what was played. */
import { describe, expect, it } from 'vitest';
import { jsonLines } from '../data/files.ts';
import { loadRuleset } from '../data/index.ts';
import { type Chunk, mixes, playChunk, RANDOM_GAMES_FILE } from './mixes.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const all = mixes(rules);
const chunks = jsonLines<Chunk>(RANDOM_GAMES_FILE);

describe('random games of every mix', () => {
  it('have every variant in some mix', () => {
    const on = new Set(Object.values(all).flatMap(({ policies }) => Object.keys(policies)));
    const variants = Object.values(rules.issues).filter(({ variant }) => variant);
    expect(variants.filter(({ id }) => !on.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.keys(all))('were played 10,000 times without a fault, each seed once: %s', (name) => {
    const own = chunks.filter(({ mix }) => mix === name);
    expect(own.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThanOrEqual(10_000);
    expect(own.filter(({ failures }) => failures > 0)).toEqual([]);
    expect(new Set(own.map(({ seed, code }) => `${code} ${seed}`)).size).toBe(own.length);
  });

  it('are the same games when the same line is played again', () => {
    const line = all['Late War, promos']!;
    expect(playChunk(line, 3, 4)).toEqual(playChunk(line, 3, 4));
  });
});
