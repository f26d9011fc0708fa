/** The invariants of the specification, I1 to I9: each holds at its border and is noticed one step beyond. */
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../index.ts';
import { loadGuerraFria } from '../program/data/load.ts';
import type { Seat } from '../seats.ts';
import { copyState, type Outcome, type State } from '../state.ts';
import { brokenInvariants } from './invariants.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const opening = makeBoard(loaded.rules).state;

const zeros = (count: number): number[] => new Array<number>(count).fill(0);
/** South has these missiles in reserve and against West, North and East; nobody else has any. */
const ofSouth = (missiles: readonly number[]): number[] => [...missiles, ...zeros(16 - missiles.length)];
const changed = (change: Partial<State>): State => ({ ...copyState(opening), ...change });

describe('the invariants', () => {
  const broken = (change: Partial<State>) =>
    brokenInvariants(opening, { ...copyState(opening), ...change }, [0, 0, 0, 0]).map((text) => text.slice(0, 2));

  it('hold where nothing happens, and notice what cannot be', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ markers: [4, ...zeros(15)] })).toEqual(['I1', 'I3']);
    expect(broken({ markers: [1, -1, ...zeros(14)] })).toEqual(['I5', 'I6', 'I2']);
    expect(broken({ result: { winners: [0, 1] } })).toEqual(['I8']);
    expect(broken({ attacks: [{ pair: [0, 2], attack: 1, defence: 0 }] })).toEqual(['I8', 'I9']);
  });

  it('are named with the round that broke them', () => {
    const [first] = brokenInvariants(changed({ round: 7 }), changed({ markers: ofSouth([4]) }), [0, 0, 0, 0]);
    expect(first).toBe('I1: total = 4 x [+4] in round 7');
  });

  type Row = readonly [what: string, move: string, before: number[], after: number[], broken: string[]];

  it.each<Row>([
    ['four more in reserve', '+4', [0], [4], []],
    ['twelve more at the markers', '+4', [8], [0, 12], []],
    ['thirteen more at the markers', '+4', [12], [3, 13], ['I5']],
    ['fewer at a marker', '+4', [0, 4], [5, 3], ['I5']],
    ['no four more', '+4', [4], [4], ['I3']],
    ['twelve from one marker to another', 'R', [0, 12], [0, 0, 12], []],
    ['twelve from one marker to two', 'R', [0, 12], [0, 0, 5, 7], []],
    ['thirteen from one marker to another', 'R', [3, 13], [3, 0, 13], ['I4']],
    ['thirteen from one marker to two', 'R', [3, 13], [3, 0, 6, 7], ['I4']],
    ['four back into the reserve', 'R', [0, 4], [4], ['I4', 'I5']],
    ['four out of the reserve', 'R', [4], [0, 4], ['I4', 'I5']],
    ['four from nowhere', 'R', [0, 4], [0, 8], ['I3', 'I4', 'I5']],
    ['four from nowhere into the reserve', 'R', [0, 4], [4, 4], ['I3', 'I4']],
    ['nothing at all', 'A', [0, 4], [0, 4], []],
    ['four from one marker to another', 'A', [0, 4], [0, 0, 4], ['I6']],
    ['four more in reserve', 'A', [0], [4], ['I3']],
    ['nothing at all', 'null', [1, 3], [1, 3], []],
    ['four from one marker to another', 'null', [0, 4], [0, 0, 4], ['I6']],
  ])('%s: by [%s] from %j to %j breaks %j', (_what, move, before, after, names) => {
    const owned = after.reduce((sum, missiles) => sum + missiles, 0);
    const broke = brokenInvariants(
      changed({ round: 2, markers: ofSouth(before) }),
      changed({ markers: ofSouth(after), outcomes: [{ move } as Outcome, null, null, null] }),
      [owned / 4, 0, 0, 0],
    );
    expect(broke.map((text) => text.slice(0, 2))).toEqual(names);
  });

  it.each<[string, number, [number, number][], Seat[], string[]]>([
    ['a victorious pair and its winners', 2, [[2, 1]], [0, 2], []],
    ['a victorious pair', 1, [[2, 1]], [0, 2], ['I9']],
    ['a victorious pair without winners', 2, [[2, 1]], [], ['I8']],
    ['as many missiles as the defence, and no winners', 2, [[2, 2]], [], []],
    ['as many missiles', 1, [[2, 2]], [], []],
    ['winners without a victory', 2, [[2, 2]], [0, 2], ['I8']],
    [
      'one victorious pair of two',
      2,
      [
        [2, 1],
        [1, 2],
      ],
      [0, 2],
      [],
    ],
    [
      'two victorious pairs',
      2,
      [
        [2, 1],
        [2, 1],
      ],
      [0, 2, 1, 3],
      ['I8'],
    ],
    ['one winner', 2, [[2, 1]], [0], ['I8']],
  ])('%s in round %d: %j with the winners %j breaks %j', (_what, round, forces, winners, names) => {
    const attacks = forces.map(([attack, defence], index) => ({
      pair: index === 0 ? ([0, 2] as const) : ([1, 3] as const),
      attack,
      defence,
    }));
    const result = winners.length > 0 ? { winners } : null;
    const broke = brokenInvariants(changed({ round }), changed({ attacks, result }), [0, 0, 0, 0]);
    expect(broke.map((text) => text.slice(0, 2))).toEqual(names);
  });
});
