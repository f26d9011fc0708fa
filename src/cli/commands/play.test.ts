import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseFact } from '../../cases/case.ts';
import type { GameRecord } from '../../logs/record/record.ts';
import { arbiter, testFolder } from '../fixtures.ts';

const play = (typed: readonly string[], ...options: readonly string[]) =>
  arbiter(['play', ...options], { stdin: typed.map((line) => `${line}\n`).join('') });

/** The facts of a record, one after the other. */
const saved = (file: string): CaseFact[] =>
  (parse(readFileSync(file, 'utf8')) as GameRecord).entries.flatMap(({ facts = [] }) => facts);
const newFile = (name: string): string => join(testFolder, `${name}.yaml`);
const times = (n: number, line: string): string[] => Array.from({ length: n }, () => line);

describe('arbiter play', () => {
  it('plays a game against random choices whose record replay finds right', async () => {
    const file = newFile('random');
    const { code, out, err } = await play(times(80, '1'), '--opponent', 'random', '--seed', '4', '--save', file);
    expect(code).toBe(0);
    expect(out).toContain('USSR · awaited: the free markers of the USSR');
    expect(out).toContain('3.2         USSR influence in Finland: 1 → 2');
    expect(out).not.toContain('US · awaited');
    expect(out).not.toContain('> ');
    expect(err).toBe(`written: ${file}\n`);
    expect(saved(file).length).toBeGreaterThan(80);
    const replayed = await arbiter(['replay', file, '--format', 'json']);
    expect(replayed.code).toBe(0);
    const [report] = JSON.parse(replayed.out);
    expect(report).toMatchObject({ violations: [], undetermined: [], notAdjudicated: 0 });
    expect(report.checked.influence).toBeGreaterThan(5);
  });

  it('shows the odds of each target, the board in 80 columns, and says what was done', async () => {
    // Eight choices of the set-up and the headline, then the first card for Operations: a coup.
    const typed = [...times(8, '1'), '2', '3', 'board', 'quit'];
    const { out } = await play(typed, '--opponent', 'random', '--odds');
    expect(out).toMatch(/Iran \(control 33\.3%\)/);
    expect(out).toContain('USSR: a coup\n');
    const board = out.slice(out.indexOf('\n', out.lastIndexOf('Panama (control')));
    expect(board).toMatch(/Europe: Canada 2–0/);
    expect(board).toMatch(/Hand: /);
    expect(board.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('writes over no file that is there, unless it is told to', async () => {
    const file = newFile('there');
    writeFileSync(file, 'a longer game');
    const refused = await play(['quit'], '--save', file);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('is there already')]);
    expect(readFileSync(file, 'utf8')).toBe('a longer game');
    expect((await play(times(3, '1'), '--save', file, '--force')).code).toBe(0);
    expect(saved(file).length).toBeGreaterThan(2);
  });

  it('is the same game for the same seed', async () => {
    const options = ['--opponent', 'random', '--side', 'us', '--seed'];
    const one = await play(times(30, '1'), ...options, '9');
    expect((await play(times(30, '1'), ...options, '9')).out).toBe(one.out);
    expect((await play(times(30, '1'), ...options, '8')).out).not.toBe(one.out);
  });

  it('takes back what one side did, but not across the other side', async () => {
    const file = newFile('undo');
    const { out } = await play(['undo', '1', 'undo', ...times(6, '2'), 'undo', '1', 'quit'], '--save', file);
    expect(out.match(/there is nothing to take back/g)).toHaveLength(2);
    expect(out.match(/taken back/g)).toHaveLength(1);
    expect(saved(file).filter(({ type }) => type === 'place')).toHaveLength(7);
  });

  it('does not take back a headline once both are known', async () => {
    const { out } = await play([...times(15, '1'), 'undo'], '--seed', '3');
    expect(out).toContain('headline of the');
    expect(out).toContain('there is nothing to take back');
  });

  it('asks for dice that are typed', async () => {
    const file = newFile('dice');
    const { out } = await play(times(60, '1'), '--dice', 'typed', '--seed', '2', '--save', file);
    expect(out).toContain('die 1');
    const rolled = saved(file).flatMap(({ type, die }) => (type === 'roll' ? [die] : []));
    expect(new Set(rolled)).toEqual(new Set([1]));
  });

  it('explains what it cannot read', async () => {
    const { code, out, err } = await play(['99', 'Poland', '?']);
    expect(code).toBe(0);
    expect(err.match(/a number from 1 to 9, or \?, undo, quit/g)).toHaveLength(2);
    expect(out.match(/4 Poland/g)).toHaveLength(2);
    expect(out).toContain('the game stops here');
  });

  it.each([
    [['--side', 'us'], '--side needs --opponent random'],
    [['--opponent', 'randm'], 'did you mean "random"?'],
    [['--seed', '-x'], '--seed'],
    [['--save', '/no/such/folder/x.json'], 'cannot be written (ENOENT)'],
  ])('%j is a mistake in the call', async (options, message) => {
    const { code, out, err } = await play([], ...options);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
