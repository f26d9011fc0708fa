/** Readings in company, and where two sets of rules part. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../data/index.ts';
import type { Edition } from '../../data/sources.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { suiteCases } from '../../rule-mutation/material.ts';
import { covering, type Question, questionsOf } from './pairs.ts';
import { smallestParting } from './parting.ts';

function rulesOf(edition: Edition, policies = {}): Ruleset {
  const loaded = loadRuleset('twilight-struggle', edition, { policies });
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

describe('agreements that cover every pair', () => {
  const questions: readonly Question[] = [
    ['a', ['1', '2']],
    ['b', ['1', '2', '3']],
    ['c', ['1', '2']],
  ];
  const rows = covering(questions);

  it('bring each pair of options together, and count it once', () => {
    const pairs = rows.flatMap(({ fresh }) => fresh.map((pair) => pair.flat().join(' ')));
    expect(new Set(pairs).size).toBe(2 * 3 + 2 * 2 + 3 * 2);
    expect(pairs.length).toBe(new Set(pairs).size);
  });

  it('never bring two together that cannot both hold', () => {
    const apart = covering(questions, new Set(['a=1 c=2', 'c=2 a=1']));
    for (const { choices } of apart) expect(choices.flat().join(' ')).not.toMatch(/a 1 .*c 2/);
    expect(apart.flatMap(({ fresh }) => fresh)).toHaveLength(2 * 3 + 2 * 2 + 3 * 2 - 1);
  });

  it('settle every question, and are fewer than the pairs', () => {
    for (const { choices } of rows) expect(choices.map(([issue]) => issue)).toEqual(['a', 'b', 'c']);
    expect(rows.length).toBeLessThan(10);
  });

  it('leave out a question about clauses that the edition lacks', () => {
    const ids = (edition: Edition) => questionsOf(rulesOf(edition)).map(([id]) => id);
    expect(ids('deluxe')).toContain('chinese-civil-war');
    expect(ids('second')).not.toContain('chinese-civil-war');
  });
});

describe('two sets of rules', () => {
  const cases = suiteCases().filter(({ position }) => JSON.stringify(position).includes('quagmire'));

  it('part in a case that has nothing that it could do without', () => {
    const found = smallestParting(rulesOf('deluxe'), rulesOf('deluxe', { 'trap-scoring-card': 'permitted' }), cases);
    expect(found?.one.against).toContain('card:quagmire');
    expect(found?.other.against ?? []).not.toContain('card:quagmire');
    expect(Object.keys(found?.input.position ?? {}).sort()).toEqual(['effects', 'hands']);
  });

  it('that are the same part nowhere', () => {
    expect(smallestParting(rulesOf('deluxe'), rulesOf('deluxe'), cases)).toBeUndefined();
  });
});
