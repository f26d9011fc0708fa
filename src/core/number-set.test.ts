import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberSet, SET_LIMIT } from './number-set.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: SET_LIMIT - 1 }), { maxLength: SET_LIMIT });
const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

/** Holds a statement to what JavaScript's own sets say, for many sets. */
const agrees = (statement: (own: Set<number>, set: NumberSet, otherOwn: Set<number>, other: NumberSet) => void): void =>
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      statement(new Set(a), NumberSet.of(a), new Set(b), NumberSet.of(b));
    }),
  );

describe('a set of small numbers', () => {
  it('lists its members from the smallest on', () => {
    agrees((own, set) => expect(set.list()).toEqual(sorted(own)));
  });

  it('has its members and nothing else, inside the limit and beyond it', () => {
    agrees((own, set) => {
      for (let n = 0; n < SET_LIMIT + 40; n++) expect(set.has(n)).toBe(own.has(n));
    });
  });

  it('knows how many members it has', () => {
    agrees((own, set) => expect([set.size, set.isEmpty]).toEqual([own.size, own.size === 0]));
  });

  it('finds the next member above any number, and -1 above the last', () => {
    agrees((own, set) => {
      for (let n = -1; n < SET_LIMIT + 40; n++) expect(set.next(n)).toBe(sorted(own).find((m) => m > n) ?? -1);
    });
  });

  it('is joined with another, cut with it, and freed of it', () => {
    agrees((own, set, otherOwn, other) => {
      expect(set.and(other).list()).toEqual(sorted(own).filter((n) => otherOwn.has(n)));
      expect(set.or(other).list()).toEqual(sorted(new Set([...own, ...otherOwn])));
      expect(set.without(other).list()).toEqual(sorted(own).filter((n) => !otherOwn.has(n)));
    });
  });

  it('joins what its members stand for', () => {
    const multiples = Array.from({ length: SET_LIMIT }, (_, n) =>
      NumberSet.where(SET_LIMIT, (m) => n > 0 && m % n === 0),
    );
    agrees((own, set) => {
      const expected = Array.from({ length: SET_LIMIT }, (_, m) => m).filter((m) =>
        [...own].some((n) => n > 0 && m % n === 0),
      );
      expect(set.joined(multiples).list()).toEqual(expected);
    });
  });

  it('takes in a number, or gives it up', () => {
    agrees((own, set, otherOwn) => {
      for (const n of otherOwn) {
        expect(set.with(n, true).list()).toEqual(sorted(new Set([...own, n])));
        expect(set.with(n, false).list()).toEqual(sorted(own).filter((m) => m !== n));
      }
    });
  });

  it('keeps the members for which a test is true', () => {
    agrees((own, set, otherOwn) =>
      expect(set.filter((n) => otherOwn.has(n)).list()).toEqual(sorted(own).filter((n) => otherOwn.has(n))),
    );
  });

  it('is made of the numbers below a size for which a test is true', () => {
    expect(NumberSet.where(70, (n) => n % 33 === 0).list()).toEqual([0, 33, 66]);
    expect(NumberSet.where(0, () => true).isEmpty).toBe(true);
  });

  it.each([-1, SET_LIMIT, Number.NaN])('refuses %s as a member', (n) => {
    expect(() => NumberSet.of([n])).toThrow('cannot be a member');
  });
});
