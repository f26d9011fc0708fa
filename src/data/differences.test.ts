import { describe, expect, it } from 'vitest';
import { differencesBetween } from './differences.ts';
import { type Edition, loadRuleset, type PolicyOptions, readYaml } from './index.ts';

function rules(edition: Edition, options: PolicyOptions = {}) {
  const loaded = loadRuleset('twilight-struggle', edition, options);
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
  return loaded.rules;
}

const where = (...two: Parameters<typeof differencesBetween>) => differencesBetween(...two).map((each) => each.where);

describe('the differences between', () => {
  it('an edition and itself are none', () => {
    expect(differencesBetween(rules('deluxe'), rules('deluxe'))).toEqual([]);
  });

  it('the editions are told down to the value, with what the clauses restate', () => {
    const all = differencesBetween(rules('deluxe'), rules('second'));
    expect(all).toContainEqual({ where: 'setup.us.total', one: 25, other: 23 });
    expect(all).toContainEqual({ where: '3.3#total', one: 25, other: 23 });
    expect(all).toContainEqual({ where: 'cards.solidarity.printed', one: 101, other: 81 });
    expect(all).toContainEqual({ where: 'spaceRace.5.name', one: 'Lunar Orbit', other: 'Lunar Probe' });
    expect(all.find((each) => each.where === '12.0')).toMatchObject({ other: undefined });
  });

  it('profiles are readings, and what of a card depends on them', () => {
    const all = where(rules('deluxe'), rules('deluxe', { profile: 'playdek' }));
    expect(all).toContain('policies.oas-founded-starred');
    expect(all.filter((each) => !/^(policies|cards)\./.test(each))).toEqual([]);
  });

  it('a house and its edition are what the house changes, and what restates it', () => {
    const house = readYaml('house.yaml', 'title: Ours\nclauses: {6.3.4: {delta: -2}}');
    if (!house.ok) throw new Error('unreadable');
    expect(where(rules('deluxe'), rules('deluxe', { house }))).toEqual(['6.3.4#delta', '6.3.5.a#delta', '8.1.4#delta']);
  });
});
