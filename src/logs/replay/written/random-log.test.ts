/** Random games written down and read back: a wide net for plays that the real games at hand do not have. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fuzz/random.ts';
import { PLAYDEK } from '../fixtures.ts';
import { replayLog } from '../replay.ts';
import { writeRandomGame } from './random-log.ts';

describe('a random game that is written down', () => {
  it.each(Array.from({ length: 40 }, (_, i) => 5000 + i))('is read back without a violation (seed %i)', (seed) => {
    const text = writeRandomGame(PLAYDEK, seeded(seed));
    const report = replayLog(PLAYDEK, text);
    expect(report.unread).toEqual([]);
    expect(report.violations).toEqual([]);
    expect(report.notAdjudicated).toBe(0);
  });
});
