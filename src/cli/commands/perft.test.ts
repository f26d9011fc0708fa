import { describe, expect, it } from 'vitest';
import { main } from '../main.ts';

const CASE = `
id: opening
title: The first round
edition: deluxe
position:
  base: setup
  turn: 1
  phase: action_round
  action_round: 1
  phasing: USSR
  influence: {Poland: {us: 0, ussr: 4}}
  hands: {us: [4, 5, 19], ussr: [8, 14, 31]}
action: []
expect: {}
`;

async function arbiter(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const sink = (key: 'out' | 'err') => ({ write: (text: string) => (said[key] += text) });
  async function* typed() {
    yield CASE;
  }
  const stdin = { [Symbol.asyncIterator]: typed };
  const code = await main(argv, { stdin, stdout: sink('out'), stderr: sink('err'), env: {} });
  return { code, ...said };
}

describe('arbiter perft', () => {
  it('counts to every depth', async () => {
    const { code, out } = await arbiter('perft', '-', '2', '--format', 'json');
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      {
        depth: 2,
        plies: [
          { depth: 1, sequences: 4, ended: 0 },
          { depth: 2, sequences: 11, ended: 0 },
        ],
      },
    ]);
  });

  it('splits the count by the first decision', async () => {
    const { out } = await arbiter('perft', '-', '2', '--divide');
    expect(out).toContain('3  play ussr fidel');
    expect(out).toContain('depth 2: 11');
  });

  it.each(['0', '99', 'deep'])('refuses the depth %s', async (depth) => {
    const { code, err } = await arbiter('perft', '-', depth);
    expect([code, err]).toEqual([2, expect.stringContaining('whole number from 1 to 12')]);
  });
});

describe('arbiter fuzz', () => {
  it('plays under the readings that are asked for, and says how fast', async () => {
    const { code, out } = await arbiter(
      'fuzz',
      '--games',
      '2',
      '--hands',
      'known',
      '--policy',
      'exact-counts=may-stop',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games, \d+ decisions\n/);
    expect(out).toMatch(/decisions\/s/);
  });

  it('refuses a number of games that is none', async () => {
    expect((await arbiter('fuzz', '--games', 'many')).code).toBe(2);
  });
});
