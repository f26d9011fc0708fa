/** Which files `arbiter rule` takes: with several cases, without a claim, of an edition or a variant that there is not. */
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';

describe('a file of several cases', () => {
  const two = `- {id: a, position: {turn: 5, phasing: US, influence: {Mexico: {ussr: 2}}}, action: {kind: play, player: US, card: 4, as: ops, coup: Mexico, die: 4}}
- {id: b, position: {}, action: {kind: pass, player: USSR}}`;

  it('is ruled on one after the other; the worst decides', async () => {
    const { code, out } = await arbiter(['rule', fileOf(two), '--format', 'json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).map(({ id, verdict }: { id: string; verdict: string }) => [id, verdict])).toEqual([
      ['a', 'legal'],
      ['b', 'undetermined'],
    ]);
  });

  it('can be asked about one', async () => {
    expect((await arbiter(['rule', fileOf(two), '--id', 'a'])).code).toBe(0);
    expect((await arbiter(['rule', fileOf(two), '--id', 'c'])).err).toContain('has no case "c"');
    expect((await arbiter(['rule', fileOf(two), '--format', 'yaml'])).err).toContain('name one with --id');
  });
});

describe('a case without a claim', () => {
  it('is no case for a ruling', async () => {
    const { code, err } = await arbiter(['rule', fileOf('position: {turn: 3}')]);
    expect(code).toBe(2);
    expect(err).toContain('arbiter legal, arbiter score');
  });

  it('of an edition nobody has modelled is said to be one', async () => {
    const { code, err } = await arbiter(['rule', fileOf(`edition: 1st\n${MEXICO.trim()}`)]);
    expect(code).toBe(2);
    expect(err).toContain('the 1st edition is not modelled');
  });
});

describe('a variant', () => {
  it('is refused, with its place, in an edition that does not have it', async () => {
    const { code, err } = await arbiter([
      'rule',
      fileOf(MEXICO.replace('position:', 'edition: second\npolicies: {late-war-scenario: "on"}\nposition:')),
    ]);
    expect(code).toBe(2);
    expect(err).toContain(':3:31 the option "on" of the issue "late-war-scenario" rests on LW-1');
  });
});
