import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { INVENTED_GAME } from '../../logs/replay/fixture-log.ts';
import { arbiter, fileOf } from '../fixtures.ts';
import { Progress } from '../progress.ts';

const EXAMPLE = fileURLToPath(new URL('../../../features/twilight-struggle/extended-example.yaml', import.meta.url));
const COMMAND = fileURLToPath(new URL('../arbiter.cjs', import.meta.url));

const right = fileOf(INVENTED_GAME, 'right.txt');
const wrong = fileOf(
  INVENTED_GAME.replace(
    'Turn 1, US AR3: Marshall Plan*: Event: Marshall Plan*',
    'Turn 1, US AR3: Marshall Plan*: Coup (4 Ops):\nTarget: Poland',
  ),
  'wrong.txt',
);
const replay = (...argv: readonly string[]) => arbiter(['replay', ...argv]);

describe('the report of a replay', () => {
  it('shows the first violation with the position before it, the clause, and what would have been legal', async () => {
    const { code, out } = await replay(wrong);
    expect(code).toBe(1);
    expect(out).toContain('1 VIOLATION · ');
    expect(out).toContain('line 55   8.1.5   DEFCON 3 closes Europe');
    expect(out).toContain('before it: turn 1, DEFCON 3, VP USSR 3');
    expect(out).toContain('would have been legal: US: target Syria; US: target Iraq; US: target Iran\n');
  });

  it('has the same in JSON', async () => {
    const { out } = await replay(wrong, '--format', 'json');
    const [{ first, violations }] = JSON.parse(out);
    expect(first).toMatchObject(violations[0]);
    expect(first.position).toMatchObject({ turn: 1, defcon: 3, vp: -3 });
    expect(first.instead).toEqual(['US: target Syria', 'US: target Iraq', 'US: target Iran']);
  });

  it('has in JSON what each hand held before the first violation, and what else it may have held', async () => {
    const [{ first }] = JSON.parse((await replay(wrong, '--format', 'json')).out);
    const { us, ussr } = first.hands;
    expect(first.position.hands.us).toEqual(us.hidden === 0 ? us.known : { known: us.known, hidden: us.hidden });
    expect(us.known).toContain('containment');
    for (const hand of [us, ussr]) {
      expect(hand.known.length + hand.hidden).toBeLessThanOrEqual(8);
      expect(hand.possible.filter((card: string) => hand.known.includes(card))).toEqual([]);
    }
  });

  it('has the same in Markdown, where a log cannot break a table', async () => {
    const hostile = fileOf(
      INVENTED_GAME.replace('\nTurn 1, US AR1', '\na | b <script>\n\nTurn 1, US AR1'),
      'hostile.txt',
    );
    const { out } = await replay(wrong, hostile, '--format', 'md', '--all');
    expect(out).toContain('before it: turn 1, DEFCON 3, VP USSR 3');
    expect(out).toContain('would have been legal');
    expect(out).toContain('a \\| b \\<script\\>');
  });

  it.each([
    ['es', 'INFRACCI', 'habría sido legal'],
    ['it', 'VIOLAZION', 'sarebbe stato legale'],
    ['ru', 'НАРУШЕНИ', 'было бы допустимо'],
  ])('is in the language %s', async (lang, verdict, instead) => {
    const { out } = await replay(wrong, '--lang', lang);
    expect(out).toContain(verdict);
    expect(out).toContain(instead);
    expect(out).not.toMatch(/label\.|claim\.|log\./);
  });

  it('leaves out the names of the players if it is asked to', async () => {
    const named = (await replay(right, '--format', 'html')).out;
    const anonymous = (await replay(right, '--format', 'html', '--anonymise')).out;
    expect([named, anonymous].map((page) => page.includes('Anna'))).toEqual([true, false]);
  });
});

describe('pages of many games', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'pages-')), 'new', 'folder');
  afterAll(() => rmSync(dirname(dirname(folder)), { recursive: true }));

  it('need a folder', async () => {
    const { code, err, out } = await replay(right, wrong, '--format', 'html');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--output FOLDER');
    expect((await replay(right, '--output', folder)).err).toContain('--format html --output FOLDER');
  });

  it('are written there, called as the logs are, and no two alike; a file that is no log is told', async () => {
    const { code, err, out } = await replay(
      right,
      wrong,
      right,
      EXAMPLE,
      COMMAND,
      '--format',
      'html',
      '--output',
      folder,
    );
    expect(code).toBe(2);
    expect(err).toContain('arbiter.cjs: ');
    const pages = ['extended-example.html', 'right-2.html', 'right.html', 'wrong.html'];
    expect(readdirSync(folder).toSorted()).toEqual(['.judged.jsonl', ...pages, 'index.html'].toSorted());
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    for (const page of pages) expect(index).toContain(`href="${page}"`);
    for (const page of pages) expect(out).toContain(join(folder, page));
    expect(readFileSync(join(folder, 'wrong.html'), 'utf8')).toContain('8.1.5 · ');
    expect(out).toContain('total: 4 files');
  });

  it('are not written again for a game that has not changed, and the index is whole all the same', async () => {
    const again = join(folder, 'again');
    const call = [right, wrong, '--format', 'html', '--output', again] as const;
    await replay(...call);
    const page = join(again, 'right.html');
    writeFileSync(page, 'as it was left');
    const { code, out } = await replay(...call);
    expect(code).toBe(1);
    expect(readFileSync(page, 'utf8')).toBe('as it was left');
    expect(out).not.toContain(page);
    expect(out).toContain('total: 2 files');
    expect(readFileSync(join(again, 'index.html'), 'utf8')).toContain('href="right.html"');
  });

  it('cannot be written where there is a file, or nothing can be made', async () => {
    for (const place of [join(right, 'below'), '/proc/pages']) {
      const { code, err } = await replay(right, '--format', 'html', '--output', place);
      expect([code, err.split('\n').length]).toEqual([2, 2]);
      expect(err).toContain('cannot be written');
    }
  });
});

describe('a position out of a game', () => {
  it.each([
    ['a log', right, 'T2 US AR3', { turn: 2, action_round: 3, phasing: 'US' }],
    ['a record', EXAMPLE, 'T2 USSR AR3', { turn: 2, action_round: 3, phasing: 'USSR' }],
  ])('can be taken from %s', async (_what, file, moment, position) => {
    const { code, out } = await replay(file, '--position-at', moment);
    expect(code).toBe(0);
    expect(parse(out).position).toMatchObject(position);
    const legal = await arbiter(['legal', fileOf(out)]);
    expect(legal.code).toBe(0);
  });

  it('tells in JSON what each hand may hold at that moment', async () => {
    const { out } = await replay(right, '--position-at', 'T1 USSR AR1', '--format', 'json');
    const { at, position, hands } = JSON.parse(out);
    expect(at).toEqual({ name: 'T1 USSR AR1', line: 26 });
    expect(position.hands.ussr).toEqual({ known: hands.ussr.known, hidden: hands.ussr.hidden });
    expect(hands.ussr.known.length + hands.ussr.hidden).toBe(7);
    expect(hands.ussr.possible.length).toBeGreaterThan(hands.ussr.hidden);
  });
});

describe('--what-if', () => {
  const ask = (action: string, file = right, ...more: readonly string[]) => replay(file, '--what-if', action, ...more);

  it.each([
    ['coup iran, die 2', 0],
    ['coup panama with olympic games, die 2', 0],
    ['coup poland, die 2', 1],
    ['place poland 2, hungary', 0],
    ['realign panama us 3 ussr 4, panama us 1 ussr 1, panama us 2 ussr 2', 0],
    ['event socialist governments', 3],
    ['space, die 1', 0],
    ['die 2', 0],
    ['{card: socialist-governments, as: ops, coup: panama, die: 6}', 0],
  ])('takes "T1 USSR AR1: %s", exit code %i', async (action, code) => {
    const answer = await ask(`T1 USSR AR1: ${action}`);
    expect(answer.err).toBe('');
    expect(answer.code).toBe(code);
  });

  it('takes a line for a moment, and a headline', async () => {
    expect((await ask('30: die 2')).out).toContain('T1 USSR AR1');
    expect((await ask('T1 headline: headline us nuclear test ban')).code).toBe(0);
  });

  it('says where the game stops making sense, why, and what differs there', async () => {
    const { out } = await ask('T1 USSR AR1: place poland 3');
    expect(out).toContain('goes on        14 entries more can be played as they were');
    expect(out).toMatch(/stops at +T2 USSR AR2 \(line 132\)/);
    expect(out).toMatch(/DEFCON +3 → 4/);
    expect(out).toMatch(/Poland +0\/4 \(USSR\) → 0\/7 \(USSR\)/);
  });

  it('says the same in JSON, with the position', async () => {
    const { out } = await ask('T1 USSR AR1: place poland 3', right, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      at: { name: 'T1 USSR AR1' },
      verdict: 'legal',
      played: 14,
      halt: { name: 'T2 USSR AR2', line: 132 },
      over: null,
      position: { turn: 2, defcon: 4 },
    });
  });

  it('works on a record', async () => {
    const { code, out } = await ask('T1 USSR AR1: die 5', EXAMPLE);
    expect(code).toBe(0);
    expect(out).toContain('LEGAL');
  });

  it.each([
    ['T1 USSR AR1 coup iran', 'takes "MOMENT: ACTION"'],
    ['T1 USSR AR1: cup iran', 'did you mean "coup"?'],
    ['T1 USSR AR1: coup irn', 'did you mean "Iran"?'],
    ['T1 USSR AR1: coup iran with natto', 'did you mean "NATO"?'],
    ['T1 USSR AR1: {card: [', 'cannot read the keys'],
    ['T1 US AR1: die 3', 'nothing of this kind is rolled'],
    ['T9 US AR9: pass', 'its last entry is T3 USSR AR2'],
  ])('explains what it cannot take in "%s"', async (text, says) => {
    const { code, err } = await ask(text);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('many files', () => {
  it('end with a table and a total', async () => {
    const { out } = await replay(right, wrong, '--lang', 'en');
    expect(out).toMatch(/file +lines +checked +unread +not judged +violations +first\n/);
    expect(out).toMatch(/total: 2 files +\d+ +\d+ +0 +\d+ +\d+\n$/);
  });

  it('are judged in threads as in one, in their order, and one that cannot be read holds up none', async () => {
    const few = [right, wrong, fileOf('1. e4 e5', 'chess.txt'), EXAMPLE];
    const one = JSON.parse((await replay(...few, '--format', 'json')).out);
    const times = 4;
    const files = Array.from({ length: times }, () => few).flat();
    const many = await arbiter(['replay', ...files, '--format', 'json'], { env: { ARBITER_THREADS: '3' } });
    expect(many.code).toBe(2);
    expect(JSON.parse(many.out)).toEqual(Array.from({ length: times }, () => one).flat());
    expect(many.err.match(/chess\.txt/g)?.length).toBe(times);
  });

  it('show a bar on a terminal only', async () => {
    expect((await replay(right, right, right)).err).toBe('');
    const shown = (isTTY: boolean): string => {
      let text = '';
      const progress = new Progress({ stderr: { isTTY, write: (more) => (text += more) } }, 4, 0);
      progress.step('game.txt');
      return text;
    };
    expect([shown(true), shown(false)]).toEqual([`\r${'█'.repeat(6)}${'░'.repeat(18)} 1/4 game.txt`, '']);
  });

  it('leave whole what was done when they are broken off', async () => {
    const files = Array.from({ length: 3000 }, () => right);
    const child = spawn(process.execPath, [COMMAND, 'replay', ...files]);
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stderr.on('data', (data) => (err += data));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    const [, done] = /broken off after (\d+) of 3000 files/.exec(err) ?? [];
    expect(out.match(/^NO VIOLATION · /gm)).toHaveLength(Number(done));
  });
});

describe('what is no log', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'is empty'],
    ['a binary file', Uint8Array.from({ length: 4000 }, (_, n) => n % 256), 'not a text file'],
    ['a log of another game', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6', 'not'],
    ['a file of 100 MB', new Uint8Array(100_000_000).fill(65), 'larger than'],
  ])('%s is refused', async (_what, content, says) => {
    const file = fileOf(content, 'no-log.txt');
    const { code, out, err } = await replay(file);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });
});
