import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { median } from './clock.ts';
import { type Figure, formatGroups, type Group, isReached, readable } from './figure.ts';
import { generatedDocument, generatedLogs } from './material.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A short look, for programs. */
async function shortLook(): Promise<{ readonly machine: string; readonly groups: readonly Group[] }> {
  const args = ['--import', 'tsx', main, '--quick', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 });
  return JSON.parse(stdout);
}

const look = shortLook();
const figures = async (): Promise<Figure[]> => (await look).groups.flatMap((group) => group.figures);

// Twenty seconds by itself, more when other tests run beside it.
describe('a short look at the speed', () => {
  it('measures the yardstick, both games, memory, and what the commands cost', async () => {
    const { groups } = await look;
    expect(groups.map(({ title }) => title.replace(/[,:].*/, ''))).toEqual([
      'Yardstick',
      'Twilight Struggle',
      'Guerra fría',
      'Memory over 400 random games',
      'Replaying a game',
      'Odds and dangers',
      'Commands from nothing',
      'Logs from nothing',
      'Cross-checking a rulebook from nothing',
    ]);
  });

  it('finds a number for everything', async () => {
    for (const { name, value } of await figures()) {
      expect([name, Number.isFinite(value)]).toEqual([name, true]);
      if (!name.startsWith('growth')) expect([name, value > 0]).toEqual([name, true]);
    }
  });

  it('says what is wanted of every figure that the project has promised', async () => {
    const wanted = (await figures()).filter(({ target }) => target).map(({ name }) => name);
    expect(wanted).toEqual([
      'decisions a second',
      'whole games a second',
      'the same games through the API, of the speed without it',
      'growth from the first to the last',
      'a game, the one in the middle',
      'odds of a roll',
      'the table over all targets',
      'dangers of a hand of nine',
      'rule, one case, from then on',
      expect.stringMatching(/^own document/),
    ]);
  });

  it('holds what it measures in time against the yardstick of the same run', async () => {
    const found = (await figures()).find(({ name }) => name === 'decisions a second');
    expect(found?.ratio).toMatch(/^one decision = [\d.,]+ chess positions$/);
  });
});

describe('a figure', () => {
  const figure = (value: number, kind: 'atLeast' | 'atMost'): Figure => ({
    name: 'games',
    value,
    unit: 'a second',
    target: { value: 100, kind },
  });

  it('reaches a target from the right side', () => {
    expect([99, 100, 101].map((value) => isReached(figure(value, 'atLeast')))).toEqual([false, true, true]);
    expect([99, 100, 101].map((value) => isReached(figure(value, 'atMost')))).toEqual([true, true, false]);
  });

  it('is printed with its target, whether or not that is reached', () => {
    const text = formatGroups([{ title: 'Games', figures: [figure(99, 'atLeast'), figure(99, 'atMost')] }]);
    expect(text.split('\n')).toEqual([
      'Games',
      '  games  99 a second  at least 100: not reached',
      '  games  99 a second  at most 100: reached',
    ]);
  });

  it('is rounded to what can be relied upon', () => {
    expect([1234567.8, 0.012345, 12.3456].map(readable)).toEqual(['1,234,568', '0.0123', '12.3']);
  });

  it('of several is the one in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
  });
});

describe('what is measured in a clean clone', () => {
  it('are logs as long as those of real games, the same every time', () => {
    const [log = ''] = generatedLogs(1);
    expect(log.split('\n').length).toBeGreaterThan(300);
    expect(generatedLogs(1)).toEqual([log]);
  });

  it('is a document that grows with the part of the canon that is asked for', () => {
    const [half, whole] = [generatedDocument(0.5), generatedDocument(1)];
    expect(whole.startsWith(half)).toBe(true);
    expect(whole.length).toBeGreaterThan(1.5 * half.length);
  });
});
