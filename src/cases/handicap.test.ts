/** Influence beyond the set-up, agreed or bid: any number, either side; no more and no less of it. 3.2, 3.3 */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import type { CaseAction, CasePosition } from './case.ts';
import { ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const placed = { ussr: { Poland: 4, Yugoslavia: 2 }, us: { Italy: 4, 'West Germany': 3 } };

function setUp(handicap: NonNullable<CasePosition['handicap']>, bids: object) {
  const action = [{ kind: 'setup', ...placed, ...bids } as CaseAction];
  const result = ruleCase(rules, { position: { turn: 1, phase: 'setup', handicap }, action });
  if (!result.ok) throw new Error(result.problem.message.text);
  const { verdict, steps, facts } = result.ruling;
  const why = steps.at(-1)?.findings.find(({ force }) => force === 'forbids');
  return { verdict, why: why && `${why.clause} ${why.message}`, vp: facts.vp };
}

describe('a handicap', () => {
  it.each([
    ['two for the US', { us: 2 }, { us_bid: { Iran: 2 } }],
    ['one for the USSR', { ussr: 1 }, { ussr_bid: { Iraq: 1 } }],
    ['some for both', { us: 1, ussr: 1 }, { us_bid: { Iran: 1 }, ussr_bid: { Iraq: 1 } }],
  ])('is legal as it was agreed: %s', (_title, handicap, bids) => {
    expect(setUp(handicap, bids).verdict).toBe('legal');
  });

  it('is illegal where it falls short of what was agreed, or goes beyond it', () => {
    expect(setUp({ us: 2 }, { us_bid: { Iran: 1 } })).toMatchObject({
      verdict: 'illegal',
      why: '3.3 setup.bid-incomplete',
    });
    expect(setUp({ us: 2 }, { us_bid: { Iran: 3 } })).toMatchObject({ verdict: 'illegal', why: '3.3 setup.bid-count' });
    expect(setUp({ us: 2 }, {})).toMatchObject({ verdict: 'illegal', why: '3.3 setup.bid-incomplete' });
    expect(setUp({ ussr: 2 }, { ussr_bid: { Iraq: 1 } }).why).toBe('3.2 setup.bid-incomplete');
  });

  it('may be victory points', () => {
    expect(setUp({ vp: -2 }, {})).toMatchObject({ verdict: 'legal', vp: -2 });
  });
});
