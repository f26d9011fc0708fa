import { describe, expect, it } from 'vitest';
import { pick, same } from './compare.ts';

describe('comparing', () => {
  it('looks only at the keys that are stated, at every depth', () => {
    const found = { us: { vp: 3, milops: 2 }, turn: 4 };
    expect(pick(found, { us: { vp: 1 } })).toEqual({ us: { vp: 3 } });
    expect(pick(found, { defcon: 5 })).toEqual({ defcon: undefined });
    expect(pick(found, 'all')).toBe(found);
    expect(pick([{ a: 1, b: 2 }], [{ a: 1 }])).toEqual([{ a: 1, b: 2 }]);
  });

  it.each([
    [1, 1, true],
    [0, -0, true],
    [1, '1', false],
    [null, {}, false],
    [undefined, null, false],
    [{ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 }, true],
    [[2, 3], [3, 2], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
  ])('%j and %j: %s', (a, b, equal) => {
    expect(same(a, b)).toBe(equal);
    expect(same(b, a)).toBe(equal);
  });
});
