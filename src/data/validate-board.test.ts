import { describe, expect, it } from 'vitest';
import { broken } from './small-game.fixture.ts';

describe('one mistake about the board is reported once, with its place and a remedy', () => {
  it('if a country is misspelt', () => {
    expect(broken('map.yaml', '[france, austria]', '[frnace, austria]')).toMatchInlineSnapshot(`
      "small/map.yaml:3:91 unknown country "frnace"
        2 | …ility: 3, battleground: true, region: europe, adjacent: [italy]}
      > 3 | …ity: 2, battleground: true, region: europe, adjacent: [frnace, austria]}
          |                                                         ^^^^^^
        4 | …ability: 4, region: europe, adjacent: [italy]}
        expected one of france, italy, austria
        did you mean "france"?"
    `);
  });

  it('if a connection goes one way only', () => {
    expect(broken('map.yaml', '[france, austria]', '[austria]')).toMatchInlineSnapshot(`
      "small/map.yaml:2:93 "france" names "italy" as a neighbour, but not the other way round
        1 |
      > 2 | …ity: 3, battleground: true, region: europe, adjacent: [italy]}
          |                                                         ^^^^^
        3 | …y: 2, battleground: true, region: europe, adjacent: [austria]}
        add france to the neighbours of italy, or remove italy here"
    `);
  });

  it('if a country has stability 9', () => {
    expect(broken('map.yaml', 'stability: 4', 'stability: 9')).toMatchInlineSnapshot(`
      "small/map.yaml:4:45 "stability" cannot be 9
        3 |   - {id: italy, name: Italy, stability: 2, battleground: true, region: europe, adjacent: [france, austria]}
      > 4 |   - {id: austria, name: Austria, stability: 9, region: europe, adjacent: [italy]}
          |                                             ^
        expected a stability from 1 to 5"
    `);
  });

  it('if a region lacks a country', () => {
    expect(broken('regions.yaml', 'countries: 3', 'countries: 4')).toMatchInlineSnapshot(`
      "small/regions.yaml:4:16 Europe should have 4 countries, but the map has 3
        3 |     name: Europe
      > 4 |     countries: 4
          |                ^
        5 |     battlegrounds: [france, italy]"
    `);
  });

  it('if a battleground is left out', () => {
    expect(broken('regions.yaml', '[france, italy]', '[italy]')).toMatchInlineSnapshot(`
      "small/regions.yaml:5:20 "france" is a battleground of this region in map.yaml, but is not listed here
        4 |     countries: 3
      > 5 |     battlegrounds: [italy]
          |                    ^^^^^^^
        6 |     scoring: {presence: 3, domination: 7, control: win}"
    `);
  });

  it('if the setup does not add up', () => {
    expect(broken('setup.yaml', 'total: 3', 'total: 4')).toMatchInlineSnapshot(`
      "small/setup.yaml:2:15 the total is 4, but fixed and free influence add up to 3
        1 | deluxe:
      > 2 |   us: {total: 4, fixed: {italy: 1}, free: {count: 2, region: europe}}
          |               ^
        3 |   ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}"
    `);
  });

  it('if a key of a map is no country', () => {
    expect(broken('setup.yaml', 'italy: 1', 'itlay: 1')).toMatchInlineSnapshot(`
      "small/setup.yaml:2:26 unknown country "itlay"
        1 | deluxe:
      > 2 |   us: {total: 3, fixed: {itlay: 1}, free: {count: 2, region: europe}}
          |                          ^^^^^
        3 |   ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}
        expected one of france, italy, austria
        did you mean "italy"?"
    `);
  });
});
