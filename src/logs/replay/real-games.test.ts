/**
 * The real games lie outside the repository. Their client enforces the rules, so they are the test for false alarms:
 * whatever the replay calls wrong in them is a mistake of ours.
 */
import { describe, expect, it } from 'vitest';
import { ABSENT, PLAYDEK, REAL_GAMES } from './fixtures.ts';
import { replayLog } from './replay.ts';

describe.skipIf(REAL_GAMES.length === 0)(`real games${ABSENT}`, () => {
  it.each(REAL_GAMES.map((game) => [game.file, game.text] as const))(
    '%s is judged to the last line and has no violation',
    (file, text) => {
      const report = replayLog(PLAYDEK, text, { file });
      expect(report.unread).toEqual([]);
      expect(report.violations).toEqual([]);
      expect(report.notAdjudicated).toBe(0);
    },
  );

  it('have no violation without their blank lines', () => {
    const found = REAL_GAMES.flatMap(
      ({ file, text }) => replayLog(PLAYDEK, text.replaceAll(/\n(?:[ \t]*\r?\n)+/g, '\n'), { file }).violations,
    );
    expect(found).toEqual([]);
  });

  it('have no end that the rules do not know', () => {
    for (const { text } of REAL_GAMES) {
      const { ending } = replayLog(PLAYDEK, text);
      expect(ending.state === 'over').toBe(ending.winner !== null);
    }
  });

  it.each([0, 7, 14])('have no violation when cut after any line (game %i)', (i) => {
    const lines = REAL_GAMES[i]?.text.split('\n') ?? [];
    for (let end = 1; end < lines.length; end++) {
      const { violations } = replayLog(PLAYDEK, lines.slice(0, end).join('\n'));
      expect(violations, `cut after line ${end}`).toEqual([]);
    }
  });

  /** Each game with a wrong score in its first third, and the violations of the whole. */
  const altered = [0, 7, 14].flatMap((i) => {
    const lines = REAL_GAMES[i]?.text.split('\n') ?? [];
    const at = lines.findIndex((line, n) => n > lines.length / 4 && /gains \d VP\. Score is USSR \d/.test(line));
    if (at < 0) return [];
    return [{ i, at: at + 1, wrong: lines.with(at, (lines[at] ?? '').replace(/USSR \d+\.$/, 'USSR 19.')) }];
  });

  it.each(altered)('have the verdicts of the whole when cut after a line (game $i altered)', ({ at, wrong }) => {
    const whole = replayLog(PLAYDEK, wrong.join('\n')).violations;
    expect(whole.map(({ line }) => line)).toContain(at);
    // The cuts of the games as they were leave nothing out; these show that a verdict stays once it has been given.
    for (let end = at - 30; end < wrong.length; end += end < at + 90 ? 1 : 11) {
      const cut = wrong.slice(0, end);
      const { violations } = replayLog(PLAYDEK, cut.join('\n'));
      expect(violations, `cut after line ${end}`).toEqual(whole.slice(0, violations.length));
      const lastEntry = cut.findLastIndex((line) => line.startsWith('Turn ')) + 1;
      expect(violations.length).toBeGreaterThanOrEqual(whole.filter(({ line }) => line < lastEntry).length);
    }
  });
});
