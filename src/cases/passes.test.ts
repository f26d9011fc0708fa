/** Action rounds that are sat out. 4.5.D.f, 5.1.a */
import { describe, expect, it } from 'vitest';
import type { CaseAction, CasePosition } from './case.ts';
import { ruled } from './ruled.fixture.ts';

const passes = (player: 'US' | 'USSR'): CaseAction => ({ kind: 'pass', player });
const verdict = (position: CasePosition, ...actions: readonly CaseAction[]): string =>
  ruled({ turn: 5, action_round: 2, phasing: 'USSR', ...position }, ...actions).verdict;

describe('a round that is sat out', () => {
  it('is passed by a side without a card, after the other has sat it out as well', () => {
    expect(verdict({ hands: { us: [], ussr: [] } }, passes('USSR'), passes('US'))).toBe('legal');
  });

  it('is passed after any play of the other side', () => {
    const play: CaseAction = { kind: 'any_other_play', player: 'USSR' };
    expect(verdict({ hands: { us: [] } }, play, passes('US'))).toBe('legal');
    expect(verdict({ hands: { us: ['NATO'] } }, play, passes('US'))).toBe('illegal');
  });

  it('may be the last of the turn', () => {
    const turn: CaseAction = { kind: 'phase', phase: 'end_turn' };
    const last: CasePosition = { action_round: 7, hands: { us: [], ussr: [] }, milops: { us: 5, ussr: 5 } };
    expect(verdict(last, passes('USSR'), passes('US'), turn)).toBe('legal');
  });
});

describe('a game that is over', () => {
  it('has no play any more, whatever ended it', () => {
    const won: CasePosition = {
      phasing: 'US',
      vp: 18,
      influence: { Panama: { us: 1 } },
      hands: { us: ['Containment'] },
    };
    const play: CaseAction = { kind: 'play', player: 'US', card: 'Containment', as: 'ops', place: { Panama: 1 } };
    expect(verdict(won, { kind: 'award', side: 'US', vp: 1 }, play)).toBe('legal');
    expect(verdict(won, { kind: 'award', side: 'US', vp: 2 }, play)).toBe('illegal');
  });
});

describe('the order of headlines', () => {
  it('is not told while one of them is not stated', () => {
    const { findings } = ruled({ turn: 5, phase: 'headline' }, { kind: 'headline', us: { card: 'Africa Scoring' } });
    expect(findings.map(({ message }) => message)).not.toContain('headline.tie');
  });
});
