/** Names as players write them. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import { indexNames } from './names.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;
const names = indexNames(rules, { countries: { 'saudi-arabia': ['Саудовская Аравия'], zaire: ['Congo'] } });
const titles = new Map(rules.cards.map(({ number, id }) => [number, id]));

describe('a card', () => {
  it.each([
    ['Truman', 'truman-doctrine'],
    ['Ortega', 'ortega-elected-in-nicaragua'],
    ['Voice of America', 'the-voice-of-america'],
    ['Cambridge Five', 'the-cambridge-five'],
    ['Red Scare', 'red-scare-purge'],
    ['Purge', 'red-scare-purge'],
    ['Marshall', 'marshall-plan'],
    ['Nixon', 'nixon-plays-the-china-card'],
    ['5 Year Plan', 'five-year-plan'],
    ['CMC', 'cuban-missile-crisis'],
    ['WWBY', 'we-will-bury-you'],
    ['SALT', 'salt-negotiations'],
    ['KAL', 'soviets-shoot-down-kal-007'],
    ['China', 'the-china-card'],
    ['U-2', 'u2-incident'],
    ['War Games', 'wargames'],
    ['Suezcrisis', 'suez-crisis'],
  ])('%s is %s', (name, id) => expect(titles.get(names.card(name) ?? 0)).toBe(id));

  it('is none where a name fits several', () => {
    expect([names.card('Nuclear'), names.cardsLike('Nuclear')]).toEqual([
      undefined,
      ['Nuclear Test Ban', 'Nuclear Subs'],
    ]);
  });
});

describe('a country', () => {
  it.each([
    ['W. Germany', 'west-germany'],
    ['S. Korea', 'south-korea'],
    ['Congo', 'zaire'],
    ['Laos', 'laos-cambodia'],
    ['Spain', 'spain-portugal'],
    ['Portugal', 'spain-portugal'],
    ['Saudi', 'saudi-arabia'],
    ['Саудовская', 'saudi-arabia'],
    ['UK', 'united-kingdom'],
  ])('%s is %s', (name, id) => expect(rules.countries[names.country(name) ?? -1]?.id).toBe(id));

  it('is none where a name fits several', () => {
    expect(names.country('Korea')).toBeUndefined();
    expect([...names.countriesLike('Korea')].sort()).toEqual(['North Korea', 'South Korea']);
  });
});

describe('a name in one word or two', () => {
  it.each(['Suez-Crisis', 'War Games', 'war_games', 'Suezcrisis', 'De Colonization', "De'Colonization"])(
    'is found: %s',
    (name) => expect(names.card(name)).toBeDefined(),
  );

  // U+200B and U+FEFF are seen by nobody.
  it.each([',', '.', ' / ', ' – ', '\u200b', '\ufeff'])('is found across no %j, however long it is', (sign) => {
    const divided = (name: string): string => `${name.slice(0, 3)}${sign}${name.slice(3)}`;
    const long = [...names.countries, ...names.cards].filter((name) => /^\p{L}{4}/u.test(name)).map(divided);
    expect(long.filter((name) => names.country(name) ?? names.card(name))).toEqual([]);
  });
});
