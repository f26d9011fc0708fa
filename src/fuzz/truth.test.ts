import { describe, expect, it } from 'vitest';
import { dangerTruth, errorsOff, oddsTruth } from './truth.ts';

describe('In random games', () => {
  it('the play that loses the game was marked when it was chosen, and the way it names loses', () => {
    const { fatal } = dangerTruth(12, 11);
    expect(fatal.length).toBeGreaterThan(3);
    expect(fatal.filter(({ danger, replayed }) => !danger.loss || !replayed)).toEqual([]);
  });

  it('dice come out as often as foretold, of every kind of roll', () => {
    const found = oddsTruth(6, 3);
    for (const kind of ['coup', 'realignment', 'space']) expect(found.get(kind)?.rolls ?? 0).toBeGreaterThan(10);
    for (const frequency of found.values()) expect(errorsOff(frequency)).toBeLessThan(4);
  });
});
