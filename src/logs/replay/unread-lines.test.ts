import { describe, expect, it } from 'vitest';
import { INVENTED_GAME } from './fixture-log.ts';
import { PLAYDEK } from './fixtures.ts';
import { replayLog } from './replay.ts';

const changed = (from: string, to: string) => replayLog(PLAYDEK, INVENTED_GAME.replace(from, to));

describe('a line that cannot be read', () => {
  it.each([
    ['US +4 in West Germany', 'US +4 in Wst Germany'],
    ['USSR +1 in Hungary [0][1]', 'USSR +1 iin Hungary [0][1]'],
    ['USSR -1 in Iran [0][0]', 'USSR -1 inn Iran [0][0]'],
    ['Event: Korean War*', 'Evnt: Korean War*'],
    ['SUCCESS: 5 [ + 3', 'SUCCES: 5 [ + 3'],
    ['US gains 1 VP. Score is US 1.', 'US gains one VP. Score is US 1.'],
    ['USSR Military Ops to 3', 'USSR Militry Ops to 3'],
    ['DEFCON degrades to 4', 'DEFCN degrades to 4'],
  ])('is held against nobody: %s', (from, to) => {
    const { unread, violations } = changed(from, to);
    expect(unread).toHaveLength(1);
    expect(violations).toEqual([]);
  });

  it('leaves open what may follow from it, and is named as the reason', () => {
    const { damage, undetermined } = changed('US +4 in West Germany', 'US +4 in Wst Germany');
    expect(damage).toMatchObject([{ code: 'unread-line', line: 10 }]);
    expect(undetermined.length).toBeGreaterThan(0);
  });

  it('excuses nothing above its round, and is not told of where nothing is wrong below it', () => {
    const wrong = INVENTED_GAME.replace('Score is US 1.', 'Score is US 2.');
    const report = replayLog(PLAYDEK, wrong.replace('USSR +1 in Pakistan', 'USSR +1 inn Pakistan'));
    expect(report.violations.map(({ clause }) => clause)).toEqual(['10.2']);
  });

  it('excuses nothing if it is a remark of somebody', () => {
    const wrong = INVENTED_GAME.replace('Score is US 6.', 'Score is US 7.').replace(
      'USSR Military Ops to 3',
      'USSR Military Ops to 4',
    );
    const report = replayLog(PLAYDEK, wrong.replace('\nTurn 1, USSR AR1', 'good luck, have fun\n\nTurn 1, USSR AR1'));
    expect(report.unread).toHaveLength(1);
    expect(report.violations.map(({ clause }) => clause)).toContain('8.2');
  });

  it('is no remark where a whole log is written in other words', () => {
    const { violations, unread } = replayLog(PLAYDEK, INVENTED_GAME.replaceAll(/^US(SR)? (?=[+-])/gm, 'Player $1 '));
    expect(unread.length).toBeGreaterThan(40);
    expect(violations).toEqual([]);
  });
});

describe('a line that is missing', () => {
  it.each([
    ['the target of a coup', 'Target: Panama\n'],
    ['the die of a coup', 'SUCCESS: 5 [ + 3 - 2x2 = 4 ]\n'],
    ['the die of the space race', 'Die roll: 2 -- Success! (Needed 3 or less)\n'],
    ['the die of a war', 'DEFEAT: 2 < 4\n'],
  ])('is told of the log, not of a player: %s', (_what, line) => {
    expect(INVENTED_GAME).toContain(line);
    const { damage, violations } = changed(line, '');
    expect(violations).toEqual([]);
    expect(damage).toMatchObject([{ code: 'lacking' }]);
  });
});
