/** Whatever a user hands in: one friendly message, exit code 2, nothing on standard output, never a stack trace. */
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO, testFolder } from './fixtures.ts';
import { TEXTS } from './hostile-texts.fixture.ts';
import { unreadable } from './input.ts';

const COMMANDS_WITH_A_FILE = ['rule', 'legal', 'score', 'suite', 'validate'];

describe.each(COMMANDS_WITH_A_FILE)('%s', (command) => {
  it.each(TEXTS)('refuses %s', async (_what, text, message) => {
    const { code, out, err } = await arbiter([command, fileOf(text)]);
    expect(`${out}${err}`).toContain(message);
    expect(code).toBe(command === 'validate' && out !== '' ? 1 : 2);
    expect(`${out}${err}`).not.toMatch(/\n\s+at .*:\d+:\d+/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing in a file may reach the terminal as a command
    expect(`${out}${err}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(`${out}${err}`.length).toBeLessThan(4000);
  });

  it('says that a file is missing, and which is meant', async () => {
    fileOf(MEXICO, 'mexico.yaml');
    const { code, err } = await arbiter([command, join(testFolder, 'mexco.yaml')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^arbiter: there is no file or folder .*mexco\.yaml; did you mean ".*mexico\.yaml"\?\n$/);
  });

  it('caps what it reads', async () => {
    const { code, err } = await arbiter([command, fileOf('#'.repeat(2_000_001))]);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(err).toContain('larger than 2,000,000 bytes');
  });

  it('caps standard input, and devices that never end', async () => {
    const { code, err } = await arbiter([command, '-'], { stdin: '#'.repeat(2_000_001) });
    expect([code, err]).toEqual([
      2,
      'arbiter: standard input is larger than 2,000,000 bytes, the most this command reads\n',
    ]);
    expect((await arbiter([command, '/dev/zero'])).code).toBe(2);
  });
});

describe('a folder', () => {
  it.each(['rule', 'legal', 'score'])('is no file for %s', async (command) => {
    const { code, err } = await arbiter([command, testFolder]);
    expect([code, err]).toEqual([2, `arbiter: ${testFolder} is a folder, not a file\n`]);
  });

  it('without cases is reported by suite', async () => {
    const empty = join(testFolder, 'empty');
    mkdirSync(empty, { recursive: true });
    const { code, err } = await arbiter(['suite', empty]);
    expect([code, err]).toEqual([2, `arbiter: there is no .yaml file below ${empty}\n`]);
  });
});

describe('the file system', () => {
  it.each([
    ['EACCES', 'no permission to read x.yaml'],
    ['EISDIR', 'x.yaml is a folder, not a file'],
    ['ENAMETOOLONG', 'that name is too long for a file'],
    ['EIO', 'x.yaml cannot be read (EIO)'],
  ])('failing with %s is one line', (code, message) => {
    expect(unreadable('x.yaml', Object.assign(new Error('bad'), { code })).message).toBe(`arbiter: ${message}`);
  });

  it('may have links that lead nowhere', async () => {
    const link = join(testFolder, 'loop.yaml');
    symlinkSync(link, link);
    const { code, err } = await arbiter(['rule', link]);
    expect([code, err.split('\n').length]).toEqual([2, 2]);
  });

  it.skipIf(process.getuid?.() === 0)('may refuse', async () => {
    const path = fileOf(MEXICO);
    chmodSync(path, 0);
    expect((await arbiter(['rule', path])).err).toBe(`arbiter: no permission to read ${path}\n`);
  });

  it('has names with null characters only in an attack', async () => {
    expect((await arbiter(['rule', 'a\u0000b'])).code).toBe(2);
  });
});
