/** Engines measured by the suite: our own, the reference clients, and some that misbehave. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownSchemas } from '../../data/own-schemas.ts';
import { arbiter, fileOf } from '../fixtures.ts';
import type { Compliance } from './compliance.ts';

const OURS = `${process.execPath} src/cli/arbiter.cjs engine`;
const CASES = ['features/suite/01-rulebook-examples.yaml'];

async function measured(engine: string, ...more: readonly string[]): Promise<{ code: number; result: Compliance }> {
  const { code, out } = await arbiter(['suite', ...CASES, '--engine', engine, '--format', 'json', ...more]);
  return { code, result: JSON.parse(out) as Compliance };
}

/** An engine of one line that answers every request with this. */
const saying = (answer: string): string =>
  `${process.execPath} ${fileOf(
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { do: kind, fact } = JSON.parse(line);
  if (kind === 'quit') break;
  ${answer}
}`,
    'engine.mjs',
  )}`;

const SAY = (what: string): string => `process.stdout.write(${what} + '\\n');`;
const only = (result: Compliance): readonly string[] =>
  Object.entries(result.outcomes).flatMap(([outcome, n]) => (n > 0 ? [outcome] : []));

describe('arbiter suite --engine', () => {
  it('finds nothing wrong with our own engine', async () => {
    const { code, result } = await measured(OURS);
    expect([code, only(result)]).toEqual([0, ['passed']]);
    expect(result.cases).toBeGreaterThan(20);
    expect(result.withChoices).toBeGreaterThan(result.cases / 2);
    expect(result.levels.every(({ reached }) => reached)).toBe(true);
  });

  it.each(['python3 features/engines/reference.py', `${process.execPath} features/engines/reference.mjs`])(
    'holds nothing against an engine that says what it does not know: %s',
    async (engine) => {
      const { result } = await measured(engine);
      expect(only(result).filter((outcome) => outcome !== 'passed')).toEqual(['unexpressible']);
    },
    60_000,
  );

  it('tells play by another reading from a mistake', async () => {
    const { code, result } = await measured(`${OURS} --policy exact-counts=may-stop`);
    expect(only(result).filter((outcome) => outcome !== 'passed' && outcome !== 'reading')).toEqual([]);
    expect(code).toBe(0);
  });

  it.each<[string, string, string]>([
    ['ends', 'process.exit(3);', 'crash'],
    ['says nothing', '', 'timeout'],
    ['talks', SAY(`'hello'`), 'nonsense'],
    ['answers no object', SAY(`'[1]'`), 'nonsense'],
    ['takes everything', SAY(`JSON.stringify({ ok: true, choices: null, state: {} })`), 'accepts-illegal'],
    ['takes nothing', SAY(`JSON.stringify({ ok: kind !== 'apply' })`), 'refuses-legal'],
    ['has its own state', SAY(`JSON.stringify({ ok: true, state: { vp: 7 } })`), 'differs'],
    ['has its own choices', SAY(`JSON.stringify({ ok: true, choices: [] })`), 'differs'],
  ])(
    'goes on when an engine %s, and says so',
    async (_title, answer, outcome) => {
      const file = fileOf(ONE);
      const { out, code, err } = await arbiter([
        'suite',
        file,
        '--engine',
        saying(answer),
        '--timeout',
        '2',
        '--format',
        'json',
      ]);
      const result = JSON.parse(out) as Compliance;
      expect([err, code]).toEqual(['', 1]);
      expect(only(result)).toContain(outcome);
    },
    60_000,
  );

  it('reports as text, Markdown and a page, and draws a badge', async () => {
    const badge = join(tmpdir(), `badge-${process.pid}.svg`);
    for (const format of ['text', 'md', 'html']) {
      const argv = [
        'suite',
        fileOf(ONE),
        '--engine',
        saying(SAY(`'{"ok":true}'`)),
        '--name',
        'A <b>',
        '--badge',
        badge,
      ];
      const { out } = await arbiter([...argv, '--format', format]);
      expect(out).toContain(format === 'html' ? 'A &lt;b&gt;' : 'A <b>');
      expect(out).toContain('accepts what is illegal');
    }
    expect(readFileSync(badge, 'utf8')).toMatch(/^<svg .*0\/\d levels/s);
  });

  it('writes the suite fact by fact, the same every time, by its schema', async () => {
    const paths = [1, 2].map((n) => join(tmpdir(), `atomic-${process.pid}-${n}.json`));
    for (const path of paths)
      await arbiter(['suite', 'features/suite/06-cards-together.yaml', ...CASES, '--atomic', path]);
    const [first = '', second] = paths.map((path) => readFileSync(path, 'utf8'));
    expect(first).toBe(second);
    expect(ownSchemas()('engine.schema.json', JSON.parse(first), new Map())).toEqual([]);
    const ids = (JSON.parse(first) as { cases: { id: string }[] }).cases.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it('takes --format html for a report on an engine only', async () => {
    expect(await arbiter(['suite', ...CASES, '--format', 'html'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--engine'),
    });
  });
});

const ONE = `
- id: A
  position: {defcon: 2, influence: {Iran: {us: 2}}, hands: {ussr: [Fidel, Nasser], us: [NATO, Truman Doctrine]}}
  action: [{kind: play, player: USSR, card: Fidel, as: ops, coup: Iran, die: 3}]
  expect: {legal: false, reason: 8.1.5}
- id: B
  position: {vp: 0, influence: {Iran: {us: 2}}, hands: {ussr: [Nasser, Fidel], us: [NATO, Truman Doctrine]}}
  action: [{kind: play, player: USSR, card: Nasser, as: event}]
  expect: {legal: true, influence: {Egypt: {ussr: 2, us: 0}}}
`;

describe('the page on other engines', () => {
  it('shows a session that our own engine answers word for word', () => {
    const page = readFileSync('website/docs/engines.md', 'utf8');
    const session = /```\n(\{"do":"new"[\s\S]*?)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
    const asked = session.filter((line) => line.startsWith('{"do"'));
    const { stdout } = spawnSync(process.execPath, ['src/cli/arbiter.cjs', 'engine'], {
      input: `${asked.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect(asked.length).toBeGreaterThan(4);
    expect(stdout.trim().split('\n')).toEqual(session.filter((line) => !line.startsWith('{"do"')));
  });
});
