import { describe, expect, it } from 'vitest';
import { adjacentControlled, controller, controls, inRegion, toControl } from './board.ts';
import { country, type Pair, position } from './table.fixture.ts';
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
    const landOf = (id: string): number => {
      const seen = new Set([country(id)]);
      for (const at of seen) for (const next of board.tables.countries[at]?.adjacent ?? []) seen.add(next);
      return seen.size;
    };
    expect([landOf('mexico'), landOf('france')]).toEqual([20, 64]);
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
