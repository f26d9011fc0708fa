import { describe, expect, it } from 'vitest';
import { arbiter, fileOf } from '../fixtures.ts';

const position = (hand: string): string =>
  fileOf(
    `position: {turn: 5, phase: action_round, action_round: 6, phasing: USSR, defcon: 3, influence: {Zimbabwe: {us: 1}}, ` +
      `china: {holder: US}, hands: {ussr: [${hand}], us: {known: [], hidden: 4}}}\n`,
  );

describe('arbiter plan', () => {
  it('tells the rounds of a plan, and what is not searched', async () => {
    const { code, out } = await arbiter(['plan', position('Africa Scoring, Arms Race')]);
    expect(code).toBe(0);
    expect(out).toMatch(/round 7: Arms Race, for Operations, a coup, Zimbabwe/);
    expect(out).toContain('Not searched');
  });

  it('says that there is none, and what can be done without the military operations', async () => {
    const { code, out } = await arbiter(['plan', position('Africa Scoring, Middle East Scoring')]);
    expect(code).toBe(1);
    expect(out).toContain('It cannot be done');
    expect(out).toMatch(/Without the military operations:\nIt can be done/);
  });

  it.each(['es', 'it', 'ru'])('speaks %s', async (lang) => {
    const { out } = await arbiter(['plan', position('Africa Scoring, Arms Race'), '--lang', lang]);
    expect(out).not.toContain('label.');
    expect(out).not.toContain('Not searched');
  });

  it('refuses a hand that is not known, in one sentence', async () => {
    const { code, err } = await arbiter(['plan', position('Fidel'), '--side', 'us']);
    expect([code, err.trim()]).toEqual([2, 'arbiter: a plan needs the whole hand of the side that makes it']);
  });
});

describe('arbiter legal --all', () => {
  it('lists every card with every use, after what must be done', async () => {
    const { code, out } = await arbiter(['legal', position('Africa Scoring, Arms Race'), '--all']);
    expect(code).toBe(0);
    expect(out).toContain('Military operations: 0 of 3; if it stays so, VP for the opponent: 3 (8.2.1)');
    expect(out).toMatch(/Arms Race +for its event +1 /);
    expect(out).toMatch(/box 1: 1\/2 \(50.0%\) \(6.4.1\)/);
    expect(out).not.toContain('label.');
  });
});
