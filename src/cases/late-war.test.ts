/** Positions of the Late War scenario: what it takes out of the game is in no hand. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import type { CaseInput } from './case.ts';
import { ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe', { policies: { 'late-war-scenario': 'on' } });
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const holding = (card: string): CaseInput => ({
  position: { base: 'setup', turn: 8, phase: 'action_round', phasing: 'US', hands: { us: [card] } },
  action: [{ kind: 'play', player: 'US', card, as: 'ops' }],
});

describe('a hand of the Late War scenario', () => {
  it.each(['Nasser', 'NATO', 'Mobutu Sese Seko'])('holds no asterisked card of the earlier periods: %s', (card) => {
    const result = ruleCase(rules, holding(card));
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problem.message.text).toContain('LW-4');
  });

  it.each(['Bear Trap', 'Duck and Cover', 'Wargames'])('may hold what the scenario leaves in: %s', (card) => {
    expect(ruleCase(rules, holding(card)).ok).toBe(true);
  });
});
