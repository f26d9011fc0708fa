/** Who may buy off the Cuban Missile Crisis, when, and with which countries. */
import { describe, expect, it } from 'vitest';
import { testsOf } from '../../../core/judge.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import {
  choices,
  country,
  follow,
  forbidding,
  type Given,
  mode,
  order,
  payOff,
  play,
  position,
  target,
  use,
} from '../table.fixture.ts';

const CRISIS = 'card:cuban-missile-crisis';

/** The USSR is bound and could pay. */
const bound: Given = {
  defcon: 2,
  influence: { haiti: [1, 1], cuba: [0, 3], turkey: [2, 0] },
  happenedFor: { 'cuban-missile-crisis': 'us' },
  us: ['lone-gunman', 'nato'],
  ussr: ['fidel', 'nasser'],
};

describe('the offer to buy off the crisis', () => {
  it.each<[string, Given, (string | number)[]]>([
    ['the USSR from Cuba, in its own round', bound, ['cuba']],
    ['the USSR from Cuba, in the round of the US too', { ...bound, phasing: 'us' }, ['cuba']],
    [
      'the US from the one of its countries that can pay',
      { ...bound, happenedFor: { 'cuban-missile-crisis': 'ussr' } },
      ['turkey'],
    ],
    ['nobody without the crisis', { ...bound, happenedFor: {} }, []],
    ['nobody whose country holds too little', { ...bound, influence: { cuba: [0, 1] } }, []],
  ])('stands for %s', (_who, given, countries) => {
    expect(choices(position(given), 'cancel-crisis')).toEqual(countries);
  });

  it('is not made to the side that is not bound', () => {
    expect(forbidding(position(bound), payOff('us', 'turkey'))).toEqual([CRISIS]);
  });

  it('is told as not made, and as not payable, where there is no crisis', () => {
    const findings = testsOf(twilightStruggle, position({ ...bound, happenedFor: {} }), payOff('ussr', 'cuba'));
    expect(findings.map(({ force, clause, message }) => [force, clause, message])).toEqual([
      ['forbids', CRISIS, 'offer.open'],
      ['forbids', CRISIS, 'offer.payable'],
    ]);
  });

  it('is told with the side, the country and what it holds', () => {
    const findings = testsOf(twilightStruggle, position(bound), payOff('ussr', 'cuba'));
    expect(findings.map(({ args }) => args)).toEqual([{ side: 1 }, { side: 1, country: country('cuba'), n: 3 }]);
  });
});

describe('in the reading of the digital edition the crisis is bought off only when a coup is announced', () => {
  const given: Given = { ...bound, policies: { 'crisis-cancellation': 'at-coup' } };
  const operations = (how: 'coup' | 'influence') =>
    follow(position(given), play('ussr', 'nasser'), use('ussr', 'operations'), mode('ussr', how));
  const inRoundOfUs = position({ ...given, phasing: 'us', happened: ['marshall-plan'] });
  const ofUs = follow(inRoundOfUs, play('us', 'nato'), use('us', 'operations'), mode('us', 'coup'));
  const atCoupOfEvent = follow(
    position({ ...given, phasing: 'us' }),
    play('us', 'lone-gunman'),
    use('us', 'operations'),
    order('us', 'event-first'),
  );

  it.each([
    ['at its own coup', operations('coup'), true],
    ['at a coup that an event of the rival grants it', follow(atCoupOfEvent, mode('ussr', 'coup')), true],
    ['before it says what the points are for', atCoupOfEvent, false],
    ['when it places influence', operations('influence'), false],
    ['when the rival announces a coup', ofUs, false],
    ['before any card is played', position(given), false],
  ])('%s', (_when, board, open) => {
    expect(forbidding(board, payOff('ussr', 'cuba'))).toEqual(open ? [] : [CRISIS]);
    expect(choices(board, 'cancel-crisis')).toEqual(open ? ['cuba'] : []);
  });

  it('and the coup then goes on without loss', () => {
    const board = follow(operations('coup'), payOff('ussr', 'cuba'), target('ussr', 'haiti'));
    expect(board.state.result).toBeNull();
  });
});
