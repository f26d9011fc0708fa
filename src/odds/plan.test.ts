import { describe, expect, it } from 'vitest';
import type { CasePosition } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { rest } from '../core/judge.ts';
import { loadRuleset } from '../data/index.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { plansOf } from './plan.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const COUPS = { Mexico: { us: 2 }, Zimbabwe: { us: 1 } };

function plans(position: CasePosition, duties = { scoring: true, milops: true }) {
  const stated: CasePosition = {
    turn: 5,
    phase: 'action_round',
    action_round: 6,
    phasing: 'USSR',
    influence: COUPS,
    china: { holder: 'US', face: 'up' },
    ...position,
  };
  const result = ruleCase(rules, { position: stated, action: [] });
  if (!result.ok) throw new Error(result.problem.message.text);
  const { board } = rest(twilightStruggle, result.ruling.end);
  return plansOf(board, 1, duties);
}

const reliance = (position: CasePosition, duties?: { scoring: boolean; milops: boolean }) => {
  const found = plans(position, duties);
  return typeof found === 'string' ? found : found.map((plan) => plan.reliance);
};

const ussr = (...cards: string[]): NonNullable<CasePosition['hands']> => ({
  ussr: cards,
  us: { known: [], hidden: 6 },
});

describe('In the last two rounds', () => {
  it('a scoring card and a coup can both be played', () => {
    expect(reliance({ defcon: 3, hands: ussr('Africa Scoring', 'Arms Race', 'Fidel') })).toEqual(['certain']);
  });

  it('two scoring cards leave no round for military operations (4.5.D.e, 8.2.1)', () => {
    const hands = ussr('Africa Scoring', 'Middle East Scoring', 'Arms Race');
    expect(reliance({ defcon: 3, hands })).toEqual(['none', 'certain', 'none']);
    expect(reliance({ defcon: 3, hands }, { scoring: true, milops: false })).toEqual(['certain']);
  });

  it('two Operations are no three military operations, unless the coup lowers DEFCON, too (8.1.3)', () => {
    const hands = ussr('Africa Scoring', 'Fidel');
    expect(reliance({ defcon: 3, hands, influence: { Zimbabwe: { us: 1 } } })).toEqual(['none', 'certain', 'none']);
    expect(reliance({ defcon: 3, hands, influence: { Mexico: { us: 1 } } })).toEqual(['certain']);
  });

  it('military operations of the headline count', () => {
    const hands = ussr('Africa Scoring', 'Fidel');
    expect(reliance({ defcon: 3, milops: { ussr: 1 }, hands })).toEqual(['certain']);
  });
});

describe('At DEFCON 2', () => {
  it('a coup in a battleground is no part of a plan (8.1.3)', () => {
    const hands = ussr('Arms Race', 'Containment');
    expect(reliance({ defcon: 2, influence: { Angola: { us: 1 } }, hands })).toEqual(['none', 'certain', 'none']);
    expect(reliance({ defcon: 2, hands })).toEqual(['certain']);
  });

  it('Duck and Cover goes to the space race, or is not played', () => {
    const found = plans({ defcon: 2, milops: { ussr: 2 }, hands: ussr('Duck and Cover', 'Fidel') });
    const uses = typeof found === 'string' ? [] : found[0].way.flatMap(({ links }) => links.map(({ fact }) => fact));
    expect(found).toMatchObject([{ reliance: 'certain' }]);
    expect(uses).toContainEqual({ type: 'use', by: 1, use: 'space' });
  });

  it('Olympic Games are no danger where they are played for Operations', () => {
    const found = plans({ action_round: 7, defcon: 2, milops: { ussr: 2 }, hands: ussr('Olympic Games') });
    expect(found).toMatchObject([{ reliance: 'certain', rounds: 1 }]);
  });
});

describe('A plan', () => {
  it('begins with the headline, where there is one', () => {
    const position: CasePosition = {
      phase: 'headline',
      defcon: 3,
      hands: ussr('Africa Scoring', 'Arms Race', 'Fidel'),
    };
    expect(plans(position)).toMatchObject([{ reliance: 'certain', rounds: 8 }]);
  });

  it('needs the whole hand, and a card to be played', () => {
    expect(reliance({ hands: { ussr: { known: ['Fidel'], hidden: 1 } } })).toBe('hand');
    expect(reliance({ phase: 'deal' })).toBe('hand');
  });
});
