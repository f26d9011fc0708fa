/** What Operations are used for: one of the ways open to them, with somewhere to go. 6.0 */
import { describe, expect, it } from 'vitest';
import type { Board } from '../board.ts';
import {
  choices,
  done,
  follow,
  forbidding,
  type Given,
  mode,
  place,
  play,
  position,
  target,
  use,
} from '../table.fixture.ts';

const given: Given = {
  us: ['nato', 'duck-and-cover'],
  ussr: ['comecon', 'nasser'],
  influence: { kenya: [2, 1], cuba: [0, 1] },
};
const operations = (more: Given = {}): Board =>
  follow(position({ ...given, ...more }), play('ussr', 'comecon'), use('ussr', 'operations'));
const MIXED: Given = { policies: { 'mix-influence-realign': 'on' } };

describe('6.0.a the points of a card', () => {
  const placing = (more: Given): Board => follow(operations(more), mode('ussr', 'influence'), ...place('ussr', 'cuba'));

  it.each(['realignment', 'coup', 'influence'] as const)('once spent on influence are not for %s', (other) => {
    expect(forbidding(placing({}), mode('ussr', other))).toEqual(['6.0.a']);
  });

  it.each([
    ['realignment', []],
    ['influence', ['6.0.a']],
    ['coup', ['6.0.a']],
  ] as const)('may be mixed where that is played, of influence and realignments only: %s', (other, clauses) => {
    expect(forbidding(placing(MIXED), mode('ussr', other))).toEqual(clauses);
  });

  it('of a coup that has been announced are not mixed with anything', () => {
    const couping = follow(operations(MIXED), mode('ussr', 'coup'));
    expect(forbidding(couping, mode('ussr', 'influence'))).toEqual(['6.0.a']);
    expect(forbidding(couping, mode('ussr', 'realignment'))).toEqual(['6.0.a']);
  });

  it('are offered mixed again, each way that has somewhere to go', () => {
    expect(choices(placing(MIXED), 'mode')).toEqual(['realignment']);
    expect(choices(placing({}), 'mode')).toEqual([]);
  });

  it('are no attempt in the space race when they are used otherwise (6.4.1)', () => {
    const board = follow(operations(), mode('ussr', 'influence'));
    expect(board.state.spaceUsed).toEqual([0, 0]);
  });
});

describe('6.0 a way without anywhere to go', () => {
  const policies = { 'realignment-without-rival': 'forbidden' };
  // DEFCON 2 leaves Africa and the Americas open, and the US is nowhere there.
  const nowhere: Given = { policies, defcon: 2, influence: { cuba: [0, 1], italy: [2, 0] } };

  it('is not offered', () => {
    expect(choices(operations(nowhere), 'mode')).toEqual(['influence']);
  });

  it('may be named, and then another', () => {
    const vain = follow(operations(nowhere), mode('ussr', 'coup'));
    expect(choices(vain, 'mode')).toEqual(['influence']);
    expect(forbidding(vain, mode('ussr', 'influence'))).toEqual([]);
    expect(forbidding(vain, mode('ussr', 'coup'))).toEqual(['6.0.a']);
  });

  it('may be left where no way has any, even of Operations that must be used', () => {
    const wall = (influence: Given['influence']): Board =>
      follow(
        position({
          turn: 8,
          phasing: 'us',
          us: ['tear-down-this-wall', 'nato'],
          ussr: ['comecon'],
          policies: { ...policies, 'event-operations-optional': 'compulsory' },
          influence: influence ?? {},
        }),
        play('us', 'tear-down-this-wall'),
        use('us', 'event'),
      );
    expect(forbidding(wall({ poland: [0, 3] }), done('us'))).toEqual(['card:tear-down-this-wall']);
    expect(forbidding(wall({ cuba: [0, 1] }), done('us'))).toEqual([]);
  });

  it('is of no use once something has been done with the points (6.0.a)', () => {
    const realigning = follow(operations({ policies }), mode('ussr', 'realignment'), target('ussr', 'kenya'), {
      type: 'rolls',
      us: 1,
      ussr: 6,
    });
    // Kenya was the only target, and the US is gone from it.
    expect(choices(realigning, 'target')).toEqual([]);
    expect(forbidding(realigning, mode('ussr', 'influence'))).toEqual(['6.0.a']);
  });
});
