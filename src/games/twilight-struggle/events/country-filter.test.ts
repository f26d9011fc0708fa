/** Filters of countries: what each key of one leaves in. */
import { describe, expect, it } from 'vitest';
import type { Board } from '../board.ts';
import { card, country, position } from '../table.fixture.ts';
import { US } from '../tables.ts';
import { countriesMatching, matchesCountry } from './country-filter.ts';
import { freshFrame } from './frame.ts';
import type { CountryFilter } from './vocabulary.ts';

const board: Board = position({ influence: { chile: [1, 0], peru: [1, 0], iran: [1, 0] } });
const frame = freshFrame(card('nato'), US);

function matching(filter: CountryFilter, bound = frame.bound): (string | undefined)[] {
  const found = countriesMatching(board, { ...frame, bound }, filter).list();
  return found.map((where) => board.tables.countries[where]?.id).toSorted();
}

describe('a filter of countries', () => {
  const bound = { first: { countries: [country('chile')] } };

  it('leaves in those that an earlier step has chosen, and none if it has chosen none', () => {
    expect(matching({ has: 'us', in: 'first' }, bound)).toEqual(['chile']);
    expect(matching({ has: 'us', in: 'second' }, bound)).toEqual([]);
    expect(matching({ has: 'us', in: 'second' }, { second: {} })).toEqual([]);
  });

  it('takes out those that an earlier step has chosen, and none if it has chosen none', () => {
    expect(matching({ has: 'us', notIn: 'first' }, bound)).toEqual(['iran', 'peru']);
    expect(matching({ has: 'us', notIn: 'second' }, bound)).toEqual(['chile', 'iran', 'peru']);
    expect(matching({ has: 'us', notIn: 'second' }, { second: {} })).toEqual(['chile', 'iran', 'peru']);
  });

  it('matches nothing while its region is still to be picked', () => {
    expect(matching({ has: 'us', region: { pick: ['asia', 'africa'] } } as CountryFilter)).toEqual([]);
  });

  it('matches the regions of the scoring cards that an earlier step has chosen, none of none', () => {
    const scoring = { cards: { cards: [card('south-america-scoring')] } };
    expect(matching({ has: 'us', regionOf: 'cards' }, scoring)).toEqual(['chile', 'peru']);
    expect(matching({ has: 'us', regionOf: 'cards' }, {})).toEqual([]);
    expect(matching({ has: 'us', regionOf: 'cards' }, { cards: {} })).toEqual([]);
  });

  it('is asked of one country as it is of all', () => {
    for (const filter of [{ has: 'us' }, { id: ['chile'] }] as const)
      for (const id of ['chile', 'peru', 'cuba'])
        expect(matchesCountry(board, frame, filter, country(id))).toBe(matching(filter).includes(id));
  });
});
