/** Forms that the commands of both games have, through the same code: pages, Markdown, positions, another course of a game. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { arbiter, fileOf } from '../../../../cli/fixtures.ts';
import { ATTACK, GAME } from './fixtures.ts';

const RECORD = fileOf(`game: guerra-fria
action:
  - {kind: agree, talk: open}
  - kind: round
    selections: {south: +4 west 4, west: +4, north: +4 east 4, east: +4}
  - kind: round
    selections: {south: A north, west: +4 south 9, north: A south, east: +4}
    result: {winners: none}
  - {kind: talk, player: west, way: secretly}
`);
const replay = (...argv: readonly string[]) => arbiter(['replay', RECORD, ...argv, ...GAME]);

describe('arbiter replay --game guerra-fria', () => {
  it('takes the position before a round out of a game, as a case that rule and legal read', async () => {
    const { code, out } = await replay('--position-at', 'R2');
    expect(code).toBe(0);
    expect(parse(out)).toMatchObject({ position: { round: 2, attack: { south: { west: 4 } } }, action: [] });
    expect((await arbiter(['legal', fileOf(out), ...GAME])).code).toBe(0);
  });

  it.each(['jugada 2', 'раунд 2', 'r2', '7'])('knows round 2 as %s', async (moment) => {
    expect(parse((await replay('--position-at', moment)).out)).toMatchObject({ position: { round: 2 } });
  });

  it('keeps what lies on the table before a selection as actions', async () => {
    const one = (player: string) => `  - {kind: select, player: ${player}, selection: +4}\n`;
    const record = fileOf(`game: guerra-fria\naction:\n${['south', 'west', 'north', 'east'].map(one).join('')}`);
    const { out } = await arbiter(['replay', record, '--position-at', '5', ...GAME]);
    expect((parse(out) as { action: unknown[] }).action).toEqual([
      { kind: 'select', player: 'south', selection: 4 },
      { kind: 'select', player: 'west', selection: 4 },
    ]);
  });

  it('says what another selection would have led to, and in what the games differ', async () => {
    const { code, out } = await replay('--what-if', 'R2: west +4 south 4');
    expect(code).toBe(0);
    expect(out).toContain('as logged      West +4 South 9 North 0 East 0');
    expect(out).toMatch(/West → South +0 → 4/);
    expect(out).toMatch(/null move +R2 West → –/);
  });

  it('calls another selection that breaks a condition illegal, and tells the selections after it that become null', async () => {
    const { code, out } = await replay('--what-if', 'R1: oeste +4 sur 4 norte 3', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      at: { name: 'R1', line: 4 },
      verdict: 'illegal',
      findings: [{ clause: '2.4.2.1.c' }],
      played: 1,
      over: { winners: ['north', 'south'], round: 2 },
    });
  });

  it.each([
    ['R9: west A south', /no "R9"; its last entry is R2/],
    ['R1: weest A south', /did you mean "west"\?/],
    ['R1: west A sauth', /unknown player "sauth"/],
    ['nonsense', /takes "R3: south \+4 west 4"/],
  ])('explains what is wrong with %s', async (text, message) => {
    const { code, err } = await replay('--what-if', text);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('counts the rounds up to the end of the game, and none after it', async () => {
    expect((await replay()).out).toContain('(2 rounds, 8 selections and 1 result checked)');
  });

  it('writes Markdown, with the null selections if everything is asked for', async () => {
    const { out } = await replay('--format', 'md', '--all');
    expect(out).toContain('- line 9: `2.5.d` round 2');
    expect(out).toContain('`2.4.2.1.c` round 2, West would take 5 from the reserve');
  });

  it('writes a page to step through, with the markers of every moment and what came of it', async () => {
    const { out } = await replay('--format', 'html');
    expect(out).toContain('<table class="markers">');
    expect(out).toContain('2 VIOLATIONS');
    const data = /id="timeline">(.+?)<\/script>/.exec(out)?.[1] ?? '';
    const { steps, wrong } = JSON.parse(data) as { steps: unknown[]; wrong: number[] };
    expect([steps.length, wrong]).toEqual([5, [3, 4]]);
    expect(out).not.toContain('label.');
  });

  const folder = mkdtempSync(join(tmpdir(), 'guerra-fria-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a page for each of many records, with an index and a table', async () => {
    const { code, out } = await arbiter(['replay', RECORD, RECORD, '--format', 'html', '--output', folder, ...GAME]);
    expect(code).toBe(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.html'))).toHaveLength(3);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('North and South win the game');
    expect(out).toContain('total: 2 files');
  });
});

describe('arbiter score --game guerra-fria', () => {
  it('says what an attack of each pair would come to', async () => {
    const { code, out } = await arbiter(['score', fileOf(ATTACK.replace(/action:.*/, '')), 'south', 'norte', ...GAME]);
    expect(code).toBe(0);
    expect(out).toContain('2.5.b  South and North have 40 missiles against 30: the attack is victorious');
  });

  it('prints every pair for programs', async () => {
    const { out } = await arbiter(['score', fileOf('attack: {south: {west: 5}}'), '--format', 'json', ...GAME]);
    expect((JSON.parse(out) as { pairs: unknown[] }).pairs).toHaveLength(6);
    const { pairs } = JSON.parse(out) as { pairs: unknown[] };
    expect(pairs).toContainEqual({ pair: ['south', 'north'], attack: 5, defence: 0, victorious: true });
    expect(pairs).toContainEqual({ pair: ['west', 'east'], attack: 0, defence: 5, victorious: false });
  });
});

describe('arbiter play --game guerra-fria', () => {
  it('has the same words for one person against random players as the other game', async () => {
    const game = ['play', '--opponent', 'random', '--side', 'oeste', '--seed', '3', ...GAME];
    const { code, out } = await arbiter(game, { stdin: 'quit\n' });
    expect(code).toBe(0);
    expect(out).toContain('round 1');
    expect((await arbiter([...game, '--seats', 'south'], { stdin: '' })).code).toBe(2);
  });
});

describe('arbiter rule --verbose --game guerra-fria', () => {
  it('tells the tests too that go without saying', async () => {
    const plain = await arbiter(['rule', fileOf(ATTACK), ...GAME]);
    const all = await arbiter(['rule', fileOf(ATTACK), '--verbose', ...GAME]);
    expect(plain.out).not.toContain('2.4.1.1');
    expect(all.out).toContain('2.4.1.1');
  });
});
