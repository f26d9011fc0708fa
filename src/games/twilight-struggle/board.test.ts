import { describe, expect, it } from 'vitest';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import {
  addInfluence,
  adjacentControlled,
  type Board,
  controller,
  controls,
  endGame,
  influence,
  inRegion,
  toControl,
} from './board.ts';
import type { Result } from './scoring/result.ts';
import { country, type Pair, position, told } from './table.fixture.ts';
import { US, USSR } from './tables.ts';

const sideName = (side: 0 | 1 | undefined): string => (side === undefined ? 'nobody' : side === US ? 'us' : 'ussr');

describe('2.1.7 control', () => {
  it.each<[string, Pair, string, string]>([
    ['israel', [4, 0], 'us', 'needs as much influence as the stability number (2.1.7.a)'],
    ['israel', [3, 0], 'nobody', 'less is not enough (2.1.7.a)'],
    ['israel', [5, 1], 'us', 'and a lead of the stability number (2.1.7.b)'],
    ['israel', [5, 2], 'nobody', 'a smaller lead is not enough (2.1.7.b)'],
    ['israel', [1, 5], 'ussr', 'works for either side'],
    ['nigeria', [0, 1], 'ussr', 'one marker controls a country of stability 1'],
    ['nigeria', [1, 1], 'nobody', 'equal influence controls nothing'],
    ['united-kingdom', [5, 0], 'us', 'five control the United Kingdom'],
  ])('%s with %j belongs to %s: %s', (id, markers, owner) => {
    const board = position({ influence: { [id]: markers } });
    expect(sideName(controller(board, country(id)))).toBe(owner);
  });

  it.each<[Pair, number]>([
    [[0, 0], 3],
    [[2, 0], 1],
    [[3, 0], 0],
    [[1, 2], 4],
    [[4, 2], 1],
  ])('with %j in France the US lacks %d for control', (markers, lacks) => {
    const board = position({ influence: { france: markers } });
    expect(toControl(board, US, country('france'))).toBe(lacks);
    expect(controls(board, US, country('france'))).toBe(lacks === 0);
  });
});

describe('2.1.1 regions', () => {
  it.each([
    ['austria', 'eastern-europe', true, '2.1.1.b'],
    ['austria', 'western-europe', true, '2.1.1.b'],
    ['finland', 'eastern-europe', true, '2.1.1.b'],
    ['finland', 'western-europe', true, '2.1.1.b'],
    ['canada', 'europe', true, '2.1.1.n'],
    ['turkey', 'europe', true, '2.1.1.n'],
    ['libya', 'middle-east', true, '2.1.1.n'],
    ['egypt', 'middle-east', true, '2.1.1.n'],
    ['egypt', 'africa', false, '2.1.1.n'],
    ['thailand', 'asia', true, '2.1.2'],
    ['thailand', 'southeast-asia', true, '2.1.1.c'],
    ['taiwan', 'southeast-asia', false, '2.1.1.c'],
    ['mexico', 'central-america', true, '2.1.1'],
    ['colombia', 'south-america', true, '2.1.1'],
  ])('%s in %s: %s (%s)', (id, region, inside) => {
    expect(inRegion(position(), region, country(id))).toBe(inside);
  });
});

describe('2.1.6 adjacency', () => {
  const board = position();

  it('works both ways', () => {
    for (const { index, adjacent } of board.tables.countries) {
      for (const neighbour of adjacent) expect(board.tables.countries[neighbour]?.adjacent).toContain(index);
    }
  });

  it('makes two lands, the Americas and the rest, which no line joins', () => {
    const landOf = (id: string): ReadonlySet<number> => {
      const seen = new Set([country(id)]);
      for (const at of seen) for (const next of board.tables.countries[at]?.adjacent ?? []) seen.add(next);
      return seen;
    };
    const [americas, rest] = [landOf('mexico'), landOf('france')];
    expect([...americas].filter((index) => rest.has(index))).toEqual([]);
    expect(americas.size + rest.size).toBe(board.tables.countries.length);
  });

  it.each([
    ['canada', US],
    ['mexico', US],
    ['cuba', US],
    ['japan', US],
    ['finland', USSR],
    ['poland', USSR],
    ['romania', USSR],
    ['afghanistan', USSR],
    ['north-korea', USSR],
  ])('%s touches a superpower (2.1.6.c)', (id, side) => {
    expect(board.tables.countries[country(id)]?.superpower).toBe(side);
  });

  it('lets no other country touch one', () => {
    expect(board.tables.countries.filter(({ superpower }) => superpower !== undefined)).toHaveLength(9);
  });

  it('counts neighbours that a side controls', () => {
    const at = position({
      influence: { 'west-germany': [4, 0], austria: [4, 0], poland: [0, 3], czechoslovakia: [2, 0] },
    });
    expect(adjacentControlled(at, US, country('east-germany'))).toBe(2);
    expect(adjacentControlled(at, USSR, country('east-germany'))).toBe(1);
  });
});

describe('2.1.6 influence', () => {
  const board = position({ influence: { france: [2, 0] } });
  const add = (delta: number) => (at: Board) => addInfluence(at, US, country('france'), delta, '6.1.1');

  it.each([
    [2, 2, 4],
    [-1, -1, 1],
    [-5, -2, 0],
    [200, 97, 99],
  ])('a change of %d changes it by %d and is told: there are %d', (delta, changed, to) => {
    const after = twilightStruggle.copy(board);
    expect(addInfluence(after, US, country('france'), delta, '6.1.1')).toBe(changed);
    expect(influence(after, US, country('france'))).toBe(to);
    expect(told(board, add(delta))).toEqual([
      {
        clause: '6.1.1',
        force: 'applies',
        message: 'change.influence',
        args: { side: US, country: country('france'), from: 2, to },
      },
    ]);
  });

  it('that does not change is not told of', () => {
    expect(told(board, add(0))).toEqual([]);
  });
});

describe('10.3 the end of the game', () => {
  const won: Result = { winner: USSR, how: 'vp-20', clause: '10.3.1.a' };
  const drawn: Result = { winner: 'draw', how: 'final-scoring', clause: '10.3.2' };

  it('is told with the winner, or without one', () => {
    expect(told(position(), (board) => endGame(board, won))).toEqual([
      expect.objectContaining({ clause: '10.3.1.a', message: 'end.win', args: { side: USSR, how: 'vp-20' } }),
    ]);
    expect(told(position(), (board) => endGame(board, drawn))).toEqual([
      expect.objectContaining({ clause: '10.3.2', message: 'end.draw', args: { how: 'final-scoring' } }),
    ]);
  });

  it('is the first that comes, and leaves nothing to be done', () => {
    const board = position();
    endGame(board, won);
    endGame(board, drawn);
    expect([board.state.result, board.state.agenda]).toEqual([won, []]);
  });
});
