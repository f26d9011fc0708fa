/** A third game, handed in from outside: every command has it, and nothing of the project names it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../registry/programs.ts';
import { fileOf, arbiter as run, testFolder } from '../fixtures.ts';
import { nim } from './nim-fixture/index.ts';

const games = [...GAMES, nim];
const at = (name: string): string => fileURLToPath(new URL(`nim-fixture/${name}`, import.meta.url));
const arbiter = (argv: readonly string[], stdin = '') => run([...argv, '--game', 'nim'], { games, stdin });

const TOO_MANY = 'position: {heaps: {a: 2, b: 1}}\naction: [{kind: take, player: first, heap: a, count: 3}]\n';
const ONE_EACH = 'position: {heaps: {a: 1, b: 1}}\naction: []\n';

describe('a game that is handed in', () => {
  it('is named by nothing outside its folder but this test', () => {
    const src = fileURLToPath(new URL('../..', import.meta.url));
    const naming = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('cli/standard/nim-fixture/'))
      .filter((path) => /\bnim\b/i.test(readFileSync(join(src, path), 'utf8')));
    expect(naming).toEqual(['cli/standard/index.ts', 'cli/standard/standard.test.ts']);
  });

  it('is unknown to whoever is not handed it', async () => {
    const { code, err } = await run(['rule', fileOf(TOO_MANY), '--game', 'nim']);
    expect([code, err]).toEqual([2, expect.stringContaining('--game cannot be "nim"')]);
  });

  it('is told from the others, whichever of them a file is handed to', async () => {
    const file = fileOf(ONE_EACH, 'heaps.yaml');
    expect((await run(['rule', file], { games })).err).toContain(
      'heaps.yaml is about Nim, not about Twilight Struggle\n  add: --game nim',
    );
    const other = fileOf('position: {reserve: {south: 4}}\naction: []\n', 'four.yaml');
    expect((await arbiter(['rule', other])).err).toContain(
      'four.yaml is about Guerra fría, not about Nim\n  add: --game guerra-fria',
    );
    expect((await arbiter(['rule', 'features/cases/headline-tie.yaml'])).err).toContain('leave out: --game nim');
    expect((await run(['help'], { games })).out).toMatch(/and with\s+--game nim\s+on Nim, and cites/);
  });

  it('is ruled on, with the clause and what would be legal', async () => {
    const { code, out } = await arbiter(['rule', fileOf(TOO_MANY)]);
    expect(code).toBe(1);
    expect(out).toContain('ILLEGAL · First takes 3 from heap A');
    expect(out).toContain('2.2: A player takes from one heap no more objects than lie there.');
    expect(out).toContain('First takes 2 from heap A');
    const json = JSON.parse((await arbiter(['rule', fileOf(TOO_MANY), '--format', 'json'])).out);
    expect(json).toMatchObject({ game: 'nim', verdict: 'illegal', position: { heaps: { a: 2, b: 1 } } });
    expect((await arbiter(['rule', fileOf(TOO_MANY), '--lang', 'es'])).out).toContain(
      'ILEGAL · Primero toma 3 de el montón A',
    );
  });

  it('is ruled on under another reading of what is disputed', async () => {
    const last = fileOf('position: {heaps: {b: 2}}\naction: [{kind: take, player: first, heap: b, count: 2}]\n');
    expect((await arbiter(['rule', last])).out).toMatch(/3\.1 {2}First wins[\s\S]*last-object: /);
    expect((await arbiter(['rule', last, '--policy', '1=loses'])).out).toMatch(/3\.1 {2}Second wins/);
    expect((await arbiter(['rule', last, '--policy', 'last-object=draw'])).err).toContain('one of wins, loses');
  });

  it('has its mistakes shown where they stand', async () => {
    const { code, err } = await arbiter(['rule', fileOf(TOO_MANY.replace('heap: a', 'haep: a'), 'typo.yaml')]);
    expect(code).toBe(2);
    expect(err).toMatch(/typo\.yaml:2:\d+ [\s\S]*did you mean "heap"\?/);
  });

  it('has its rules, cases and records checked by their own shapes, whoever is asked', async () => {
    for (const argv of [['validate'], ['validate', at('')], ['validate', at('record.yaml')]]) {
      expect(await arbiter(argv)).toMatchObject({ code: 0, out: expect.stringMatching(/^\d files?: no mistakes\n$/) });
    }
    expect(await run(['validate', at('')], { games })).toMatchObject({ code: 0, err: '' });
    const wrong = await run(['validate', fileOf('game: nim\naction: [{kind: take, haep: a}]\n', 'wrong.yaml')], {
      games,
    });
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringMatching(/wrong\.yaml:2:\d+ [\s\S]*did you mean "heap"\?/),
    ]);
  });

  it('lists its legal moves, or says why one is not', async () => {
    const { out } = await arbiter(['legal', fileOf(ONE_EACH)]);
    expect(out).toBe('First takes 1 from heap A\nFirst takes 1 from heap B\n');
    const asked = ['legal', fileOf(ONE_EACH), '--why-not', '{kind: take, player: second, heap: a, count: 1}'];
    expect(await arbiter(asked)).toMatchObject({ code: 1, out: expect.stringMatching(/ 2\.1 {2}.* no\n/) });
  });

  it('has its cases run as a suite', async () => {
    expect(await arbiter(['suite', at('cases.yaml')])).toMatchObject({
      code: 0,
      out: expect.stringContaining(' 0 failed'),
    });
    const wrong = `${TOO_MANY}expect: {verdict: legal}\n`;
    expect(await arbiter(['suite', fileOf(wrong)])).toMatchObject({
      code: 1,
      out: expect.stringContaining('found "illegal"'),
    });
  });

  it('explains its clauses and draws its chart', async () => {
    expect((await arbiter(['explain', '1'])).out).toContain('There are three heaps, of 3, 4 and 5 objects.');
    expect((await arbiter(['explain', 'last-object'])).out).toContain('✓ wins');
    expect((await arbiter(['explain', 'game', '--chart', '--format', 'json'])).out).toContain('"from": "turn"');
  });

  it('is replayed to the first violation, or to the result', async () => {
    expect(await arbiter(['replay', at('record.yaml')])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^LEGAL · /),
    });
    const record = readFileSync(at('record.yaml'), 'utf8');
    const other = fileOf(record.replace('count: 5', 'count: 6'));
    expect(await arbiter(['replay', other])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/:5 {2}2\.2 {2}First takes 6/),
    });
    const stated = fileOf(record.replace('{winner: first}', '{winner: second}'));
    expect((await arbiter(['replay', stated])).out).toContain('the record states winner: "second"');
    expect((await arbiter(['replay', other, '--format', 'md'])).out).toMatch(
      /^## .*\n\n\*\*ILLEGAL\*\* · [\s\S]*- line 5: `2\.2` First takes 6/,
    );
    expect((await arbiter(['replay', other, '--position-at', '5'])).out).toContain('turn: first');
  });

  it('is played at random, counted, and played at the keyboard, with a record that replays', async () => {
    const { code, out } = await arbiter(['fuzz', '--games', '5', '--format', 'json', '--record', testFolder]);
    expect([code, JSON.parse(out)]).toMatchObject([0, { games: 5, failures: [], endings: { over: 5 } }]);
    const counted = JSON.parse((await arbiter(['perft', fileOf(ONE_EACH), '2', '--format', 'json'])).out);
    expect(counted.plies).toEqual([
      { depth: 1, sequences: 2, ended: 0 },
      { depth: 2, sequences: 2, ended: 2 },
    ]);
    const file = join(testFolder, 'nim.yaml');
    const typed = 'board\n3\nundo\n3\nnonsense\n'.concat('1\n'.repeat(9));
    const played = await arbiter(['play', '--side', 'first', '--save', file], typed);
    expect(played.out).toContain('First takes 3 from heap A');
    expect(played.out).toMatch(/(First|Second) wins/);
    expect(played.err).toContain('a number from 1 to ');
    expect((await arbiter(['replay', file])).code).toBe(0);
  });

  it.each([
    ['--edition', 'deluxe'],
    ['--profile', 'playdek'],
  ])('has no %s', async (...option) => {
    expect((await arbiter(['rule', fileOf(TOO_MANY), ...option])).code).toBe(2);
  });
});
