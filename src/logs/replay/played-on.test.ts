import { describe, expect, it } from 'vitest';
import { INVENTED_GAME } from './fixture-log.ts';
import { PLAYDEK } from './fixtures.ts';
import { replayLog } from './replay.ts';

/** A coup in a battleground at DEFCON 2, instead of what the US plays after the USSR has lowered it. 8.1.3, 10.3.1.d */
const COUP = [
  'Turn 2, US AR2: UN Intervention: Coup (1 Ops):',
  'Target: Algeria',
  'FAILURE: 1 [ + 1 - 2x2 = -2 ]',
  'US Military Ops to 1',
  'DEFCON degrades to 1',
];

const lines = INVENTED_GAME.split('\n');
const at = lines.findIndex((line) => line.startsWith('Turn 2, US AR2'));
const end = lines.findIndex((line) => line.startsWith('Turn 2, USSR AR3'));
const playedOn = [...lines.slice(0, at), ...COUP, '', ...lines.slice(end)];

describe('a log that goes on after nuclear war', () => {
  const report = replayLog(PLAYDEK, playedOn.join('\n'));

  it('has the end and the winner of the rules', () => {
    expect(report.ending).toMatchObject({ state: 'over', winner: 'ussr', how: 'defcon-1', line: at + COUP.length });
    expect(report.ending.text).toContain('log.end-played-on');
  });

  it('is told so once, and nothing that stands after the end is held against anybody', () => {
    expect(report.violations).toEqual([]);
    expect(report.damage).toMatchObject([{ code: 'played-on', line: at + COUP.length + 2 }]);
    expect(report.notAdjudicated).toBe(playedOn.slice(at + COUP.length + 1).filter((line) => line !== '').length);
  });

  it('has the same end whatever is wrong after it', () => {
    const wrong = playedOn.join('\n').replace('Score is USSR 6', 'Score is USSR 5');
    expect(replayLog(PLAYDEK, wrong)).toEqual(report);
  });

  it('names what was wrong before the end', () => {
    const wrong = playedOn.join('\n').replace('Score is US 1.', 'Score is US 2.');
    expect(replayLog(PLAYDEK, wrong).violations.map(({ clause }) => clause)).toEqual(['10.2']);
  });

  it('is not over where entries are missing before it goes on', () => {
    const next = playedOn.findIndex((line) => line.startsWith('Turn 2, USSR AR4'));
    const gap = [...playedOn.slice(0, at + COUP.length + 1), ...playedOn.slice(next)].join('\n');
    const { damage, violations, ending } = replayLog(PLAYDEK, gap);
    expect(violations).toEqual([]);
    expect(damage.map(({ code }) => code)).toEqual(['missing']);
    expect(ending.state).toBe('open');
  });
});
