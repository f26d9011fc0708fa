/**
 * Logs damaged by a program: the report names the damage at most once, and accuses nobody.
 *
 * `DAMAGED=20` makes twenty of each kind for every log instead of one.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fuzz/random.ts';
import { INVENTED_GAME } from '../fixture-log.ts';
import { ABSENT, PLAYDEK, REAL_GAMES } from '../fixtures.ts';
import { replayLog } from '../replay.ts';
import { writeRandomGame } from '../written/random-log.ts';
import { DAMAGE_KINDS, piecesOf } from './damage.ts';

const EACH = Number(process.env.DAMAGED ?? 1);

/** Some of the real games only, unless many logs are asked for. */
const REAL = EACH > 1 ? REAL_GAMES : REAL_GAMES.slice(0, 4);

const written = [7, 8, 9, 10].map((seed) => writeRandomGame(PLAYDEK, seeded(seed)));

describe.each([
  ['the invented game and random ones', [INVENTED_GAME, ...written]],
  [`real games${ABSENT}`, REAL.map(({ text }) => text)],
])('%s', (_name, texts) => {
  it.skipIf(texts.length === 0).each(DAMAGE_KINDS)('$kind', ({ isLost, apply }) => {
    let named = 0;
    let logs = 0;
    for (const [index, text] of texts.entries()) {
      for (let n = 0; n < EACH; n++) {
        const damaged = apply(piecesOf(text), seeded(1000 * n + index));
        if (damaged === undefined) continue;
        const report = replayLog(PLAYDEK, damaged);
        expect(report.violations, `log ${index}, damage ${n}`).toEqual([]);
        expect(report.damage.length).toBeLessThanOrEqual(1);
        logs++;
        named += report.damage.length;
      }
    }
    // What closes a turn and says nothing of its own leaves no trace in another place.
    if (isLost) expect(named / logs).toBeGreaterThan(0.99);
  });
});
