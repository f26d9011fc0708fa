import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../../src/data/index.ts';
import { laidOver, overlayOf } from '../../src/run/overlay.ts';

const arrived = (base: unknown, value: unknown): string => {
  const sent = overlayOf(base, value);
  return JSON.stringify(laidOver(base, sent && JSON.parse(JSON.stringify(sent))));
};

describe('what a value has that another has not', () => {
  it('gives back any value, whatever the other is, with its fields in their order', () => {
    const named = fc.record({ id: fc.constantFrom('a', 'b', 'c'), value: fc.jsonValue() });
    const value = fc.oneof(
      fc.jsonValue(),
      fc.array(named),
      fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.array(named)),
    );
    fc.assert(fc.property(value, value, (base, other) => arrived(base, other) === JSON.stringify(other)));
  });

  it('gives back the second edition from the first, in a quarter of its length at most', () => {
    const [deluxe, second] = (['deluxe', 'second'] as const).map((edition) => {
      const loaded = loadRuleset('twilight-struggle', edition);
      return loaded.ok ? loaded.rules : undefined;
    });
    expect(arrived(deluxe, second)).toBe(JSON.stringify(second));
    expect(JSON.stringify(overlayOf(deluxe, second)).length).toBeLessThan(JSON.stringify(second).length / 4);
  });
});
