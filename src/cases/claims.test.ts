/** A number that a case claims is told to be right or wrong, with how it comes about. */
import { describe, expect, it } from 'vitest';
import type { CasePosition } from './case.ts';
import { claimsOf } from './claims.ts';
import { ruled } from './ruled.fixture.ts';

const mexico: CasePosition = { turn: 5, phasing: 'US', influence: { Mexico: { ussr: 2 } } };
const coup = { kind: 'play', player: 'US', card: 'Containment', as: 'ops', coup: 'Mexico', die: 4 };

const claims = (expect: Readonly<Record<string, unknown>>, position: CasePosition, ...action: readonly object[]) =>
  claimsOf({ expect }, ruled(position, ...action)).map(
    ({ key, state, found, how }) => `${key} ${state} ${found} ${how.map(({ clause }) => clause).join(' ')}`,
  );

describe('a number that is claimed', () => {
  it.each([
    [
      'influence in a country',
      { influence: { Mexico: { us: 1, ussr: 1 } } },
      ['influence.Mexico.ussr wrong 0 6.3.2.b', 'influence.Mexico.us right 1 6.3.2.b'],
    ],
    ['DEFCON', { defcon: 5 }, ['defcon wrong 4 6.3.4']],
    ['military operations', { milops: { US: 3 } }, ['milops.US right 3 6.3.3']],
    ['the Operations value', { ops_value: 4 }, ['ops_value wrong 3 2.2.2']],
    ['the modifier of a coup', { coup_die_modifier: 1 }, ['coup_die_modifier wrong 0 6.3.2']],
    ['a track that nothing changes', { vp: 0, space: { ussr: 2 } }, ['space.ussr wrong 0 ', 'vp right 0 ']],
  ])('is held against what the coup comes to: %s', (_title, expected, told) => {
    expect(claims(expected, mexico, coup)).toEqual(told);
  });

  it('of victory points is what a side gains, wherever the marker stood', () => {
    const japan: CasePosition = { turn: 5, phasing: 'US', vp: -4, influence: { Japan: { us: 4 } } };
    const asia = { kind: 'play', player: 'US', card: 'Asia Scoring', as: 'event' };
    expect(claims({ vp_gained: { us: 4, ussr: -4 }, vp: 1, tally: { us: 5 } }, japan, asia)).toEqual([
      'vp wrong 0 10.1.2.c',
      'tally.us wrong 4 10.1.2',
      'vp_gained.us right 4 10.1.2.c',
      'vp_gained.ussr right -4 10.1.2.c',
    ]);
  });

  it('of a marker or a roll is that of the one that is meant', () => {
    const panama: CasePosition = { turn: 5, phasing: 'US', influence: { Panama: { us: 1, ussr: 3 } } };
    const place = { kind: 'play', player: 'US', card: 'NATO', as: 'ops', place: { Panama: 4 } };
    expect(claims({ marker_costs: [2, 2] }, panama, place)).toEqual([
      'marker_costs.1 wrong 1 6.1.2',
      'marker_costs.0 right 2 6.1.2.a',
    ]);
    const rolls = { kind: 'play', player: 'US', card: 'NATO', as: 'ops', realign: [{ in: 'Panama', us: 1, ussr: 6 }] };
    expect(claims({ roll_modifiers: { 0: { us: 1 } } }, panama, rolls)).toEqual(['roll_modifiers.0.us wrong 0 6.2.2']);
  });

  it('does not come about where the play is not allowed, but what its points are worth is told', () => {
    const closed = { ...mexico, influence: { Iran: { ussr: 2 } }, defcon: 2 };
    expect(claims({ defcon: 1, milops: { us: 3 }, ops_value: 4 }, closed, { ...coup, coup: 'Iran' })).toEqual([
      'defcon none 2 ',
      'milops.us none 0 ',
      'ops_value wrong 3 2.2.2',
    ]);
  });

  it('is open as long as dice that are not stated decide, but for what was settled before them', () => {
    const { die: _, ...unrolled } = coup;
    expect(claims({ influence: { Mexico: { ussr: 0 } }, ops_value: 3 }, mexico, unrolled)).toEqual([
      'influence.Mexico.ussr open 2 ',
      'ops_value right 3 2.2.2',
    ]);
  });

  it('beside it only what is wrong is told of whatever else a case expects', () => {
    const expected = { legal: false, cards: { Containment: 'removed' }, winner: 'none' };
    expect(claims(expected, mexico, coup)).toEqual(['legal wrong true ', 'cards.Containment wrong discard ']);
  });
});
