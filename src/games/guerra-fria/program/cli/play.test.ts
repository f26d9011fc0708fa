import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { arbiter, type Circumstances, testFolder } from '../../../../cli/fixtures.ts';
import { GAME } from './fixtures.ts';

let count = 0;
const newFile = (): string => join(testFolder, `play-${++count}.yaml`);

const play = (typed: readonly string[], options: readonly string[] = [], around: Circumstances = {}) =>
  arbiter(['play', ...options, ...GAME], {
    ...around,
    stdin: typed.map((line) => `${line}\n`).join(''),
  });

interface Saved {
  readonly action: readonly {
    readonly selections: Readonly<Record<string, string>>;
    readonly result?: { readonly winners: unknown };
  }[];
}
const saved = (file: string): Saved => parse(readFileSync(file, 'utf8')) as Saved;

describe('arbiter play --game guerra-fria', () => {
  it('plays rounds with random players and saves a record that replays', async () => {
    const file = newFile();
    const { code, out, err } = await play(['+4 west 4', '', 'R west -2 north +2', '', 'quit'], ['--save', file]);
    expect(code).toBe(0);
    expect(out).toContain('Guerra fría, round 1\n  South: West 0, North 0, East 0, reserve 0');
    expect(out).toContain('2.4.2.1.a  marker of South against West: 0 → 4');
    expect(out).toContain('Guerra fría, round 3\n  South: West 2, North 2, East 0, reserve 0');
    expect(out).toContain('nobody has won by round 3');
    expect(out).not.toContain('> ');
    expect(err).toBe(`written: ${file}\n`);
    const replay = await arbiter(['replay', file, ...GAME]);
    expect(replay.code).toBe(0);
    expect(replay.out).toContain('2 rounds, 8 selections and 1 result checked');
  });

  it('is the same game for the same seed, with no null moves of the random players', async () => {
    const typed = Array.from({ length: 30 }, () => '+4');
    const one = await play(typed, ['--seed', '5']);
    expect((await play(typed, ['--seed', '5'])).out).toBe(one.out);
    expect((await play(typed, ['--seed', '6'])).out).not.toBe(one.out);
    expect(one.out).not.toContain('✗');
  });

  it('needs no confirmation from a pipe, and stops at the end of input', async () => {
    const file = newFile();
    const { code, out } = await arbiter(['play', '--save', file, ...GAME], {
      stdin: '+4 west 4\r\nA north',
    });
    expect(code).toBe(0);
    expect(out).toContain('nobody has won by round 3');
    expect(saved(file).action.map(({ selections }) => selections.south)).toEqual([
      '+4 west 4 north 0 east 0',
      'A north',
    ]);
  });

  it('leaves out a round that not everybody has laid for, and writes no record without a round', async () => {
    const file = newFile();
    const none = await play(['+4'], ['--seats', 'south,west', '--save', file]);
    expect([none.code, existsSync(file)]).toEqual([0, false]);
    expect(none.out).toContain('South has laid six cards');
    expect(none.err).toBe(`no round was played: ${file} is not written\n`);
    await play(['+4', '+4', '+4 west 4'], ['--seats', 'south,west', '--save', file]);
    expect(saved(file).action).toHaveLength(1);
  });

  it('takes cards back until they are turned up', async () => {
    const file = newFile();
    const typed = ['undo', '+4 west 1', 'undo', '+4 west 2', '+4 south 3', 'undo', '+4 south 4', '', 'undo', 'quit'];
    const { out } = await play(typed, ['--seats', 'west south', '--save', file]);
    expect(out.match(/there is nothing to take back/g)).toHaveLength(2);
    expect(out.match(/takes the cards back/g)).toHaveLength(2);
    const { selections = {} } = saved(file).action[0] ?? {};
    expect([selections.south, selections.west]).toEqual(['+4 west 2 north 0 east 0', '+4 south 4 north 0 east 0']);
  });

  it('says which condition a null move fails, before and after the reveal', async () => {
    const { out, err } = await play(['+4 west 9 north 9']);
    const reason = 'the numbers of South add up to 18, more than 12';
    expect(err).toContain(`${reason} (2.4.2.1.b)`);
    expect(out).toContain(`✗ 2.4.2.1.b  ${reason}`);
    expect(out).toContain('the selection of South is null');
  });

  it('lists the moves, or those that begin in a way', async () => {
    const { out } = await play(['?', '? a', '? xyz']);
    expect(out).toContain('+4 West 0 North 0 East 4');
    expect(out).toContain('\n  A East    A North   A West\n');
    expect(out).toContain('no move begins with "xyz"');
  });

  it('explains what it cannot read and asks again', async () => {
    const { code, out, err } = await play(['+4 wset 1', '+4 west', '+4 west 40', 'hello', '+4']);
    expect(code).toBe(0);
    expect(err).toContain('unknown player "wset"; did you mean "west"?');
    expect(err).toContain('? lists the moves');
    expect(out).toContain('Guerra fría, round 2');
  });

  it('plays until somebody wins, and looks at nothing that is typed after that', async () => {
    const file = newFile();
    const typed = ['+4 west 4', '+4', '+4 east 4', '+4', 'A north', '+4', 'A south', '+4', 'nonsense'];
    const { out, err } = await play(typed, ['--seats', 'east,north,west,south', '--save', file]);
    expect(out).toContain('South and North win the game');
    expect(err).toBe(`written: ${file}\n`);
    expect(saved(file).action.at(-1)?.result?.winners).toEqual(['north', 'south']);
    expect((await arbiter(['replay', file, '--all', ...GAME])).code).toBe(0);
  });

  it('speaks the language asked for', async () => {
    const { code, out } = await play(['+4 oeste 4', 'undo', '? A'], ['--lang', 'es', '--seats', 'sur']);
    expect(code).toBe(0);
    expect(out).toContain('Sur ha colocado seis cartas');
    expect(out).toContain('A Norte');
  });

  it.each([
    [['--seats', 'soth'], 'did you mean "south"?'],
    [['--seats', ','], 'names nobody'],
    [['--seed', 'x'], '--seed takes a whole number'],
    [['--save', '/no/such/folder/x.yaml'], 'cannot be written (ENOENT)'],
    [['--edition', 'deluxe'], 'leave out --edition'],
  ])('%j is a mistake in the call', async (options, message) => {
    const { code, out, err } = await play([], options);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
