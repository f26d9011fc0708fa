import { describe, expect, it } from 'vitest';
import { position } from '../games/twilight-struggle/table.fixture.ts';
import { canonicalClause, findClause } from './ruleset.ts';

describe('the number of a clause', () => {
  it.each([
    ['4.5C', '4.5.C'],
    ['4.5.C', '4.5.C'],
    ['4.5C.n', '4.5.C.n'],
    [' 6.3.4 ', '6.3.4'],
    ['OPT-1', 'OPT-1'],
    ['LW-2', 'LW-2'],
    ['TZ.12.d', 'TZ-12.d'],
  ])('%s is written %s', (given, written) => {
    expect(canonicalClause(given)).toBe(written);
  });

  it('finds its clause either way', () => {
    const { rules } = position();
    expect(findClause(rules, '4.5C')?.id).toBe('4.5.C');
    expect(findClause(rules, '99.9')).toBeUndefined();
  });
});
