/** The corpus of random games: the same through the command line, the API and the protocol, and what parting looks like. */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CorpusLine, FactLine, GameLine } from '../../fuzz/corpus.ts';
import { grouped, ungrouped } from '../../fuzz/corpus.ts';
import { gamesOf } from '../../fuzz/corpus-compare.ts';
import { type Fact, loadRules, start } from '../../index.ts';
import { arbiter, fileOf } from '../fixtures.ts';

const path = join(tmpdir(), `corpus-${process.pid}.jsonl.gz`);
let lines: CorpusLine[] = [];

beforeAll(async () => {
  await arbiter(['fuzz', '--games', '3', '--seed', '4', '--record-all', path]);
  lines = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusLine);
});

/** A copy with one line changed, as a file. */
const spoiled = (change: (line: FactLine) => FactLine | undefined): string => {
  let done = false;
  const text = lines.map((line) => {
    const changed = !done && 'fact' in line ? change(line) : undefined;
    done ||= changed !== undefined;
    return JSON.stringify(changed ?? line);
  });
  expect(done).toBe(true);
  return fileOf(text.join('\n'), 'other.jsonl');
};

describe('a corpus', () => {
  it('is the same again from the same seed', async () => {
    const again = `${path}.again.gz`;
    await arbiter(['fuzz', '--games', '3', '--seed', '4', '--record-all', again]);
    expect(readFileSync(again).equals(readFileSync(path))).toBe(true);
    expect((await arbiter(['compare', path, again])).out).toMatch(/3 games, \d+ decisions: 3 equal, 0 part/);
  });

  it('plays the same through the protocol', async () => {
    const { code, out } = await arbiter([
      'compare',
      path,
      '--engine',
      `${process.execPath} src/cli/arbiter.cjs engine`,
      '--timeout',
      '3600',
    ]);
    expect([code, out]).toEqual([0, expect.stringContaining('3 equal, 0 part')]);
  });

  it('plays the same through the API', async () => {
    for (const { head, facts } of gamesOf(lines)) {
      const { edition, policies, ...beginning } = head as GameLine;
      const game = start(await loadRules({ edition, policies }), beginning as never);
      let state: object = head.state;
      for (const { choices, fact, state: changed } of facts) {
        if (choices) expect(grouped(game.choices() as never)).toEqual(choices);
        expect(game.apply(fact as Fact)).toEqual({ ok: true });
        state = { ...state, ...changed };
      }
      expect(game.state).toEqual(state);
    }
  });
});

describe('arbiter compare', () => {
  it('names the decision, and the clauses by which a position differs', async () => {
    const other = spoiled((line) =>
      line.state.defcon === undefined ? undefined : { ...line, state: { ...line.state, defcon: 5 } },
    );
    const { code, out } = await arbiter(['compare', path, other]);
    expect(code).toBe(1);
    expect(out).toMatch(/decision \d+, turn \d+: .*\n {2}defcon: \d against 5\n {2}decided by .*\d\.\d/);
  });

  it('names the clause that forbids what the other lists', async () => {
    const other = spoiled(({ choices, ...line }) => {
      if (!choices || line.fact.type !== 'target') return undefined;
      const listed = ungrouped(choices);
      return {
        ...line,
        choices: grouped([
          ...listed,
          { ...(listed[0] as Fact), country: 'taiwan' } as never,
          { ...(listed[0] as Fact), country: 'canada' } as never,
        ]),
      };
    });
    const { out } = await arbiter(['compare', path, other, '--format', 'json']);
    const [parted] = (JSON.parse(out) as { parted: { clauses: string[]; differences: unknown[] }[] }).parted;
    expect(parted?.differences).toHaveLength(1);
    expect(parted?.clauses.length).toBeGreaterThan(0);
  });

  it('names no reading where none explains why an engine refuses', async () => {
    // It answers as ours does until the third fact, and refuses that.
    const engine = fileOf(
      `import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
const ours = spawn(process.execPath, ['src/cli/arbiter.cjs', 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: ours.stdout })[Symbol.asyncIterator]();
let applied = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { do: asked } = JSON.parse(line);
  if (asked === 'apply' && ++applied === 3) console.log(JSON.stringify({ ok: false, reason: 'no' }));
  else {
    ours.stdin.write(line + '\\n');
    console.log((await answers.next()).value);
    if (asked === 'quit') break;
  }
}
ours.kill();
`,
      'refusing.mjs',
    );
    const command = `${process.execPath} ${engine}`;
    const { out } = await arbiter(['compare', path, '--engine', command, '--timeout', '3600', '--format', 'json']);
    const { parted } = JSON.parse(out) as { parted: { at: number; readings: string[]; differences: object[] }[] };
    expect(parted[0]).toMatchObject({ at: 3, readings: [], differences: [{ key: 'fact' }] });
  });

  it('tries no reading of a variant that the edition does not have', async () => {
    const second = `${path}.second.gz`;
    await arbiter(['fuzz', '--games', '1', '--seed', '4', '--edition', 'second', '--record-all', second]);
    const written = gunzipSync(readFileSync(second)).toString('utf8').trim().split('\n');
    const other = written.map((line) => {
      const { choices, ...rest } = JSON.parse(line) as FactLine;
      return JSON.stringify(
        choices && rest.fact ? { ...rest, choices: grouped(ungrouped(choices).slice(1)) } : JSON.parse(line),
      );
    });
    const { code, out } = await arbiter(['compare', second, fileOf(other.join('\n'), 'other.jsonl')]);
    expect([code, out]).toEqual([1, expect.stringContaining('1 part')]);
  });

  it.each([
    [['compare', 'nothing.jsonl', 'nothing.jsonl']],
    [['compare', 'nothing.jsonl']],
    [['compare', 'package.json', 'package.json']],
  ])('refuses %j', async (argv) => {
    expect((await arbiter(argv)).code).toBe(2);
  });
});
