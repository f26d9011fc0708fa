/**
 * Random games as other ages of the exporter would print them.
 *
 * `RANDOM_GAMES=1000` writes so many games instead of some in which there is something to rewrite.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fuzz/random.ts';
import { PLAYDEK } from '../fixtures.ts';
import { replayLog } from '../replay.ts';
import { HABITS } from './habits.ts';
import { writeRandomGame } from './random-log.ts';

/** Games with Grain Sales, with a held card discarded, and with UN Intervention during the U-2 Incident. */
const TELLING = [30000, 30013, 30015, 30016, 30054, 30062, 30169];

const MORE = Array.from({ length: Number(process.env.RANDOM_GAMES ?? 0) }, (_, n) => 31000 + n);

const texts = [...TELLING, ...MORE].map((seed) => writeRandomGame(PLAYDEK, seeded(seed)));

describe('a random game is read back without a violation where', () => {
  it.each(HABITS)('$habit', ({ rewrite }) => {
    const rewritten = texts.flatMap((text) => (rewrite(text) === text ? [] : [rewrite(text)]));
    expect(rewritten.length).toBeGreaterThan(0);
    for (const text of rewritten) {
      const { violations, unread, damage, notAdjudicated } = replayLog(PLAYDEK, text);
      expect({ violations, unread, damage, notAdjudicated }).toEqual({
        violations: [],
        unread: [],
        damage: [],
        notAdjudicated: 0,
      });
    }
  });
});
