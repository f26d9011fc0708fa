import { describe, expect, it } from 'vitest';
import { nearestShape } from './nearest.ts';
import { SHAPES } from './shapes.ts';

describe('the nearest shape', () => {
  it.each([
    ['Evnt: Nasser*', 'B07'],
    ['USSR +2 inn Burma [0][2]', 'B01'],
    ['US - 1 in Burma [0][2]', 'B02'],
    ['Coup (two Ops):', 'B04'],
    ['DEFCON degraded to 3', 'B14'],
    ['SUCCES: 4 [ + 4 - 2x2 = 4 ]', 'B09'],
    ['USSR gains three VP. Score is USSR 4.', 'B16'],
    ['Turn 3 USSR round 2: Che: Coup (3 Ops):', 'H03'],
    ['US discarded Fidel*', 'B39'],
    ['Anna plays as USSR.', 'S11'],
    ['RESHUFFLE', 'B42'],
  ])('of %j is %s', (line, id) => {
    expect(nearestShape(line)).toBe(id);
  });

  it.each(['', 'x', 'The weather is fine today', '12345', '=====', '¿Qué?'])('of %j is none', (line) => {
    expect(nearestShape(line)).toBeNull();
  });

  it('of an example is its own in the body, and some header of those that name a turn', () => {
    for (const { id, example } of SHAPES) {
      if (id.startsWith('B')) expect(nearestShape(example)).toBe(id);
      if (example.startsWith('Turn')) expect(nearestShape(example)).toMatch(/^H/);
    }
  });
});
