import { describe, expect, it } from 'vitest';
import { writeFact } from '../cases/facts.ts';
import { CaseError } from '../core/case-problem.ts';
import { loadRuleset } from '../data/index.ts';
import { playGame } from '../fuzz/game.ts';
import { pick, seeded } from '../fuzz/random.ts';
import { agreements, newGame } from '../fuzz/table.ts';
import type { Agreement } from './agreement.ts';
import { openMatch, type TwilightMatch } from './twilight-struggle.ts';

const open = (agreement: Agreement): TwilightMatch => openMatch(newGame(agreement).rules, agreement);
const plain: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };

/** A random game, move by move through the object that programs play on. */
function played(agreement: Agreement, seed: number): { match: TwilightMatch; facts: ReturnType<typeof writeFact>[] } {
  const { facts } = playGame(agreement, seeded(seed), { every: 0 });
  const match = open(agreement);
  const written = facts.map((fact) => writeFact(fact, match.board));
  for (const fact of written) {
    const taken = match.apply(fact);
    if (!taken.ok) throw new Error(JSON.stringify([fact, taken]));
  }
  return { match, facts: written };
}

describe('a game that a program plays', () => {
  it.each(agreements().filter((_, index) => index % 9 === 0))('comes out as the referee has it: %j', (agreement) => {
    const { match, facts } = played(agreement, 5);
    const { end } = playGame(agreement, seeded(5), { every: 0 });
    expect(match.board.state).toEqual(end.state);
    expect(match.facts).toEqual(facts);
  });

  it('takes exactly what it offers', () => {
    const random = seeded(8);
    const match = open({ ...plain, hands: 'hidden' });
    while (!match.isOver) {
      const choices = match.choices();
      expect(choices.length).toBeGreaterThan(0);
      const choice = pick(random, choices);
      if (!match.apply(choice).ok) throw new Error(JSON.stringify(choice));
    }
    expect(match.choices()).toEqual([]);
    expect(match.state.over).not.toBeNull();
  });

  it('goes back step by step, through the same positions', () => {
    const { match, facts } = played(plain, 3);
    const again = open(plain);
    const states = facts.map((fact) => {
      const before = again.state;
      again.apply(fact);
      return before;
    });
    for (const state of states.toReversed()) {
      expect(match.undo()).toBe(true);
      expect(match.state).toEqual(state);
    }
    expect(match.undo()).toBe(false);
  });

  it('goes forth again after going back, from any place', () => {
    const { match, facts } = played(plain, 3);
    const { state } = match;
    for (const back of [1, 31, 32, 33, 64, facts.length]) {
      for (let n = 0; n < back; n++) match.undo();
      for (const fact of facts.slice(-back)) expect(match.apply(fact).ok).toBe(true);
      expect(match.state).toEqual(state);
    }
  });

  it('has copies that go their own way', () => {
    const { match, facts } = played(plain, 3);
    const copy = match.clone();
    for (let n = 0; n < 40; n++) copy.undo();
    expect(match.facts).toHaveLength(facts.length);
    expect(copy.facts).toHaveLength(facts.length - 40);
    for (const fact of facts.slice(-40)) copy.apply(fact);
    expect(copy.state).toEqual(match.state);
  });

  it('refuses what the rules forbid, with the tests, and stays where it was', () => {
    const match = openMatch(newGame(plain).rules, { position: { defcon: 2, hands: { ussr: ['Fidel'] } } });
    match.apply({ type: 'play', card: 'Fidel' });
    match.apply({ type: 'use', use: 'operations' });
    const { state } = match;
    const refused = match.apply({ type: 'mode', by: 'us', mode: 'coup' });
    expect(refused).toMatchObject({ ok: false, findings: [{ force: 'forbids', message: 'not-your-decision' }] });
    expect(match.state).toBe(state);
    expect(match.judge({ type: 'mode', mode: 'influence' })).toMatchObject({ verdict: 'legal' });
    expect(match.state).toBe(state);
  });

  it.each<[unknown, string]>([
    [undefined, 'cannot be undefined'],
    [{ type: 'use', use: 'ops' }, '"use" cannot be "ops"'],
    [{ type: 'place', country: 'Frnce' }, 'unknown country "Frnce"'],
    [{ type: 'play', card: 'Fidel', by: 7 }, '"by" cannot be 7'],
    [{ type: 'play' }, '"card" is missing in the fact of type "play"'],
    [{ type: 'lay' }, '"type" cannot be "lay"'],
  ])('says what is wrong with a fact that is none: %j', (fact, message) => {
    const answer = open(plain).apply(fact as never);
    expect(answer).toMatchObject({ ok: false, problem: expect.any(CaseError) });
    expect('problem' in answer && answer.problem.message).toContain(message);
  });

  it('does not begin at a position that makes no sense', () => {
    const { rules } = newGame(plain);
    expect(() => openMatch(rules, { position: { defkon: 3 } as never })).toThrow(CaseError);
    expect(() => openMatch(rules, { position: { influence: { Frnce: { us: 1 } } } })).toThrow(CaseError);
  });
});

describe('the position of such a game', () => {
  it('states everything, whatever the edition', () => {
    const loaded = loadRuleset('twilight-struggle', 'second');
    if (!loaded.ok) throw new Error('the rules do not load');
    const { state } = openMatch(loaded.rules, {
      position: { base: 'setup', turn: 2, influence: { Poland: { ussr: 4 } } },
    });
    expect(state).toMatchObject({
      turn: 2,
      defcon: 5,
      influence: { poland: { us: 0, ussr: 4 }, 'united-kingdom': { us: 5, ussr: 0 } },
      control: { us: ['australia', 'united-kingdom'], ussr: ['east-germany', 'north-korea', 'poland'] },
      hands: { us: { known: [], hidden: null } },
      awaits: 'turn.actionRounds.choosingCard',
      by: 'ussr',
      over: null,
    });
  });
});
