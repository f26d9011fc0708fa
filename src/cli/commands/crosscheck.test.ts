/** The options of `arbiter crosscheck`. The documents are our own clauses, with slips put in. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonReport } from '../../crosscheck/output/json.ts';
import { SEVERITIES } from '../../crosscheck/types.ts';
import { arbiter, fileOf } from '../fixtures.ts';
import { loadResources } from './crosscheck-resources.ts';

let book = '';
beforeAll(() => {
  const { canon } = loadResources('es', 'deluxe');
  const clauses = canon.clauses.filter(({ section, heading }) => section === '6' && !heading);
  const text = clauses
    .map(({ id, official, summary }) => (id === official ? `${id} ${summary}` : summary))
    .join('\n\n');
  // A term that misleads, a number, and a word twice: high, high and low.
  book = fileOf(
    text.replace('operaciones', 'operaciones operaciones').replace(/\btirada\b/, 'rodillo'),
    'section-6.txt',
  );
});

const call = (...options: string[]) =>
  arbiter(['crosscheck', book, '--locale', 'es', '--sections', '6', '--lang', 'en', ...options]);
const findings = async (...options: string[]) =>
  (JSON.parse((await call('--format', 'json', ...options)).out) as JsonReport).findings;

describe('--min-severity', () => {
  test.each(['low', 'medium', 'high', 'critical'] as const)(
    '%s leaves out what matters less, and nothing else',
    async (least) => {
      const all = await findings();
      const rank = SEVERITIES.indexOf(least);
      expect(await findings('--min-severity', least)).toEqual(
        all.filter(({ severity }) => SEVERITIES.indexOf(severity) <= rank),
      );
    },
  );

  test('has something to leave out here, in every format', async () => {
    const all = await findings();
    expect(new Set(all.map(({ severity }) => severity)).size).toBeGreaterThan(1);
    for (const format of ['text', 'md', 'html', 'sarif']) {
      const [whole, part] = [await call('--format', format), await call('--format', format, '--min-severity', 'high')];
      expect(whole.code, format).toBe(1);
      expect(part.out.length, format).toBeLessThan(whole.out.length);
    }
  });

  test('with nothing left finds nothing wrong', async () => {
    const { code, out } = await call('--min-severity', 'critical');
    expect([code, out]).toEqual([0, expect.stringContaining('Nothing to find')]);
  });

  test('of another name is refused', async () => {
    expect((await call('--min-severity', 'serious')).err).toContain('low, medium, high, critical');
  });
});

describe('--glossary', () => {
  test('makes the terms of a file right, and says what it does not know', async () => {
    const csv = fileOf('en,es\nrealignment roll,reajuste\nZeppelin,dirigible\n', 'house.csv');
    const { err } = await call('--glossary', csv);
    expect(err).toContain('1 entry names nothing that this game has: Zeppelin');
    const ours = (await findings('--glossary', csv)).filter(({ expected }) => expected === 'reajuste');
    expect(ours.length).toBeGreaterThan(3);
    expect(ours[0]?.message).toContain('house.csv says “reajuste”');
  });

  test.each([
    ['without its columns', 'a,b\nx,y\n', '"en" and "es"'],
    ['with nothing of this game', 'en,es\nZeppelin,dirigible\n', 'nothing that this game has'],
    ['of another kind of XML', '<xliff/>', 'no TBX'],
  ])('%s is refused', async (_, text, said) => {
    const { code, err } = await call('--glossary', fileOf(text));
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });
});

describe('--usage and --accept', () => {
  test('a named usage makes its terms right', async () => {
    const before = await findings();
    const after = await findings('--usage', 'printed');
    expect(before.filter(({ expected }) => expected === 'país conflictivo')).toEqual([]);
    expect(after.filter(({ expected }) => expected === 'país conflictivo').length).toBeGreaterThan(0);
  });

  test('a usage that the language has not is refused with those it has', async () => {
    const { code, err } = await call('--usage', 'prited');
    expect([code, err]).toEqual([2, expect.stringContaining('there are printed')]);
  });

  test('an accepted wording is no finding any more', async () => {
    const isIt = ({ phrase }: { phrase: string }) => /rodillo/i.test(phrase);
    expect((await findings()).some(isIt)).toBe(true);
    expect((await findings('--accept', 'rodillo')).some(isIt)).toBe(false);
  });
});
