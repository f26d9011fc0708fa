/** The ways to say things, as the words of the languages have them. */
import { describe, expect, it } from 'vitest';
import { loadAskingWords } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';

/** What is said of a country is not understood without it. */
const OF_A_COUNTRY = ['act.coup', 'act.realign', 'act.place', 'act.remove', 'position.control', 'position.influence'];

describe.each(LOCALES)('every way to say, in %s,', (locale) => {
  const { phrases = {} } = loadAskingWords(locale) ?? {};

  it.each(OF_A_COUNTRY.filter((id) => phrases[id] !== undefined))('%s names the country', (id) => {
    const without = [phrases[id] ?? ''].flat().flatMap((ways) => ways.split('|'));
    expect(without.filter((way) => !/\{country\d?\}/.test(way))).toEqual([]);
  });
});
