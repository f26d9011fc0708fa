import { describe, expect, it } from 'vitest';
import { seeded } from '../fuzz/random.ts';
import { logOfRecord, recordOfLog } from './convert.ts';
import { runRecord } from './record/run.ts';
import { makeRecord } from './record/write.ts';
import { INVENTED_GAME } from './replay/fixture-log.ts';
import { ABSENT, PLAYDEK, REAL_GAMES } from './replay/fixtures.ts';
import { replayLog } from './replay/replay.ts';
import { playRandomGame, writeRandomGame } from './replay/written/random-log.ts';

const GAMES = [
  { file: 'the invented game', text: INVENTED_GAME },
  ...[21, 22, 23].map((seed) => ({ file: `random game ${seed}`, text: writeRandomGame(PLAYDEK, seeded(seed)) })),
  ...REAL_GAMES.slice(0, process.env.CONVERT ? undefined : 5),
];

describe(`a game that is written as a record${ABSENT}`, () => {
  it.each(GAMES)('has the same verdicts and the same end: $file', ({ text }) => {
    const { form, report } = recordOfLog(PLAYDEK, text);
    if (!form) throw new Error('no record');
    const { outcomes } = runRecord(PLAYDEK, form);
    expect(outcomes).toHaveLength(form.entries.length);
    expect(outcomes.filter(({ verdict, differences }) => verdict === 'illegal' || differences.length > 0)).toEqual([]);
    const { result, vp } = outcomes.at(-1)?.after.state ?? {};
    expect(result ? (['us', 'ussr'] as const)[result.winner as 0 | 1] : null).toBe(report.ending.winner);
    expect(typeof vp).toBe('number');
  });

  it('is refused at the same place if it goes against the rules', () => {
    const wrong = INVENTED_GAME.replace('Target: Iraq', 'Target: Italy');
    const [first] = replayLog(PLAYDEK, wrong).violations;
    const { form } = recordOfLog(PLAYDEK, wrong);
    if (!form) throw new Error('no record');
    const { outcomes } = runRecord(PLAYDEK, form);
    expect(first?.line).toBe(INVENTED_GAME.split('\n').indexOf('Target: Iraq') + 1);
    expect(outcomes.at(-1)).toMatchObject({ verdict: 'illegal', entry: { turn: 1, round: 5, side: 'us' } });
  });
});

describe('victory points that were agreed on before the game', () => {
  const AGREED = INVENTED_GAME.replace('Scenario: Standard', 'Handicap VP: USSR +3\nScenario: Standard').replace(
    /Score is (even|(?:US|USSR) \d+)/g,
    (_said, score: string) => `Score is ${shifted(score, -3)}`,
  );

  it('stand in the record of a log, and come out alike', () => {
    expect(replayLog(PLAYDEK, AGREED).violations).toEqual([]);
    const { form } = recordOfLog(PLAYDEK, AGREED);
    if (!form) throw new Error('no record');
    expect(form.handicap).toMatchObject({ vp: -3 });
    const { outcomes } = runRecord(PLAYDEK, form);
    expect(outcomes.filter(({ verdict, differences }) => verdict === 'illegal' || differences.length > 0)).toEqual([]);
  });

  it('stand in the log of a record', () => {
    const game = { ...knownGame(), handicap: { us: 2, vp: 1 } };
    const text = logOfRecord(PLAYDEK, game, runRecord(PLAYDEK, game)) ?? '';
    expect(text).toContain('Handicap VP: US +1\n');
    expect(replayLog(PLAYDEK, text).violations).toEqual([]);
  });
});

/** A score as a log prints it, moved by some points. */
function shifted(score: string, by: number): string {
  const [side = 'even', n = '0'] = score.split(' ');
  const vp = (side === 'US' ? Number(n) : -Number(n)) + by;
  return vp === 0 ? 'even' : `${vp > 0 ? 'US' : 'USSR'} ${Math.abs(vp)}`;
}

describe('a record of facts with all cards known', () => {
  it('is written as a log that is judged alike', () => {
    const game = knownGame();
    const run = runRecord(PLAYDEK, game);
    const text = logOfRecord(PLAYDEK, game, run);
    const report = replayLog(PLAYDEK, text ?? '');
    expect(report.violations).toEqual([]);
    expect(report.unread).toEqual([]);
    expect(report.checked.influence).toBeGreaterThan(5);
  });

  it('is no log while hands are hidden, since a log prints those that are laid open', () => {
    const { form } = recordOfLog(PLAYDEK, INVENTED_GAME);
    if (!form) throw new Error('no record');
    expect(logOfRecord(PLAYDEK, form, runRecord(PLAYDEK, form))).toBeUndefined();
  });
});

/** The facts of a random game in which every card is known. */
function knownGame() {
  const { facts } = playRandomGame(PLAYDEK, seeded(5));
  return makeRecord(PLAYDEK, { hands: 'known', handicap: [2, 0] }, facts);
}
