/** What a position states that cannot have come about is told beside the ruling; a round that does not exist is none. */
import { describe, expect, it } from 'vitest';
import type { CaseAction, CasePosition } from './case.ts';
import { ruled } from './ruled.fixture.ts';

const coup = (card: string): Partial<CaseAction> & object => ({
  ...{ kind: 'play', player: 'US', card, as: 'ops', coup: 'Angola', die: 3 },
});
const angola = { phasing: 'US', influence: { Angola: { ussr: 1 } } } as const;
const oddIn = (position: CasePosition, card: string) =>
  ruled(position, coup(card)).odd.map(({ clause, message }) => `${clause} ${message}`);

describe('what cannot have come about', () => {
  it.each([
    ['a Mid War card that is played on turn 3', { turn: 3 }, 'Junta', '4.1.d odd.period'],
    [
      'a Late War card that is held on turn 7',
      { turn: 7, hands: { us: ['Wargames', 'Junta'] } },
      'Junta',
      '4.1.e odd.period',
    ],
    [
      'the lasting effect of a Late War card on turn 1',
      { turn: 1, effects: [{ name: 'north_sea_oil' }] },
      'Containment',
      '4.1.e odd.period',
    ],
    [
      'a hand of more cards than are dealt',
      { turn: 2, hands: { us: { known: ['Containment'], hidden: 8 } } },
      'Containment',
      '4.5.B odd.hand',
    ],
    [
      'two space race cards of a side that has no ability',
      { space_attempts_spent: { us: 2 } },
      'Containment',
      '6.4.2 odd.space',
    ],
  ] as const)('is told beside a legal play: %s', (_title, position, card, odd) => {
    expect(oddIn({ ...angola, ...(position as CasePosition) }, card)).toEqual([odd]);
    expect(ruled({ ...angola, ...(position as CasePosition) }, coup(card)).verdict).toBe('legal');
  });

  it.each([
    ['a Mid War card on turn 4', { turn: 4 }, 'Junta'],
    ['a Mid War card where no turn is stated', {}, 'Junta'],
    [
      'two space race cards of a side that may have had the ability',
      { space_attempts_spent: { us: 2 }, space: { us: 2, ussr: 2 } },
      'Containment',
    ],
    ['a full hand', { turn: 2, hands: { us: { known: ['Containment'], hidden: 7 } } }, 'Containment'],
  ] as const)('is not told of what is in order: %s', (_title, position, card) => {
    expect(oddIn({ ...angola, ...(position as CasePosition) }, card)).toEqual([]);
  });
});

describe('4.5.D a play belongs to one of the action rounds of the turn', () => {
  const verdict = (position: CasePosition, card = 'Containment') => {
    const { verdict: found, steps } = ruled({ ...angola, ...position }, coup(card));
    return found === 'illegal' ? steps.at(-1)?.findings[0]?.clause : found;
  };

  it('so that nothing is played in a seventh round of turn 3, or in an eighth of turn 5', () => {
    expect(verdict({ turn: 3, action_round: 7 })).toBe('4.5.D');
    expect(verdict({ turn: 5, action_round: 8 })).toBe('4.5.D');
  });

  it('but in an eighth that North Sea Oil or the space race gives', () => {
    expect(verdict({ turn: 8, action_round: 8, effects: [{ name: 'north_sea_oil_extra_round' }] })).toBe('legal');
    expect(verdict({ turn: 8, action_round: 8, space: { us: 8 } })).toBe('legal');
  });

  it('and nothing is refused where the turn is not stated', () => {
    expect(verdict({ action_round: 8 })).toBe('legal');
  });
});

describe('an option that is not stated', () => {
  const unrest = (place: Readonly<Record<string, number>>) =>
    ruled(
      { turn: 5, phasing: 'USSR' },
      { kind: 'play', player: 'USSR', card: 'South African Unrest', as: 'event', event: { place } },
    );

  it('is refused with the rest where none of the options goes with it', () => {
    const { verdict, findings } = unrest({ 'South Africa': 1, Kenya: 2 });
    expect(verdict).toBe('illegal');
    expect(findings.at(-1)?.message).toBe('play.whichever');
  });
});
