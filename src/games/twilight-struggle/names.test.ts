/** What things are called in a sentence, in every language: the form that the sentence asks for, or nothing. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/ruleset.ts';
import { loadRuleset, loadTexts } from '../../data/index.ts';
import { claimOf, makeNames } from './names.ts';
import { card, country } from './table.fixture.ts';
import { makeTables, US, USSR } from './tables.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe', { policies: { 'chinese-civil-war': 'on' } });
if (!loaded.ok) throw new Error('the rules do not load');
const tables = makeTables(loaded.rules);
const namesIn = (locale: Locale) => makeNames(tables, loadTexts(locale));

type Row = readonly [locale: Locale, value: number | string, form: string | undefined, called: string | undefined];

const named = (key: string) => (locale: Locale, value: number | string, form: string | undefined, called?: string) =>
  expect(namesIn(locale).of[key]?.(value, form)).toBe(called);

const [mexico, kingdom, civilWar] = ['mexico', 'united-kingdom', 'chinese-civil-war'].map((id) =>
  id === 'chinese-civil-war' ? tables.countries.findIndex((each) => each.id === id) : country(id),
) as [number, number, number];

describe('a country', () => {
  it.each<Row>([
    ['en', mexico, undefined, 'Mexico'],
    ['en', mexico, 'the', 'Mexico'],
    ['en', mexico, 'in', 'in Mexico'],
    ['en', mexico, 'to', 'to Mexico'],
    ['en', mexico, 'by', 'by Mexico'],
    ['en', mexico, 'for', 'for Mexico'],
    ['en', kingdom, undefined, 'United Kingdom'],
    ['en', kingdom, 'the', 'the United Kingdom'],
    ['en', kingdom, 'of', 'of the United Kingdom'],
    ['es', mexico, 'in', 'en México'],
    ['es', mexico, 'of', 'de México'],
    ['it', mexico, undefined, 'Messico'],
    ['it', mexico, 'in', 'in Messico'],
    ['it', mexico, 'of', 'del Messico'],
    ['ru', mexico, 'the', 'Мексика'],
    ['ru', mexico, 'in', 'в Мексике'],
    ['ru', mexico, 'of', 'Мексики'],
    ['ru', mexico, 'instrumental', 'Мексикой'],
  ])('in %s, %s in the form %s, is called %s', named('country'));

  it.each<Row>([
    ['en', civilWar, undefined, 'Chinese Civil War'],
    ['en', civilWar, 'in', 'in the Chinese Civil War'],
  ])('that stands for the civil war is called so: in %s %s in the form %s is %s', named('country'));

  it.each<Row>([
    ['ru', mexico, 'id', 'mexico'],
    ['en', civilWar, 'id', 'chinese-civil-war'],
    ['en', 999, undefined, undefined],
    ['en', 999, 'id', undefined],
    ['it', mexico, 'instrumental', undefined],
  ])('in %s, %s in the form %s, is %s: an id is the same everywhere, and what has no name has none', named('country'));
});

describe('a region', () => {
  it.each<Row>([
    ['en', 'middle-east', undefined, 'Middle East'],
    ['en', 'middle-east', 'in', 'in the Middle East'],
    ['es', 'africa', 'of', 'de África'],
    ['it', 'europe', 'of', "dell'Europa"],
    ['ru', 'middle-east', 'in', 'на Ближнем Востоке'],
    ['ru', 'middle-east', 'id', 'middle-east'],
    ['en', 'atlantis', undefined, undefined],
  ])('in %s, %s in the form %s, is called %s', named('region'));
});

describe('a side', () => {
  it.each<Row>([
    ['en', US, undefined, 'US'],
    ['en', 'ussr', 'the', 'the USSR'],
    ['en', USSR, 'by', 'by the USSR'],
    ['es', USSR, undefined, 'URSS'],
    ['es', USSR, 'the', 'la URSS'],
    ['es', US, 'for', 'para EE. UU.'],
    ['it', US, undefined, 'Stati Uniti'],
    ['it', USSR, 'of', "dell'URSS"],
    ['ru', USSR, 'id', 'ussr'],
    ['en', 2, undefined, undefined],
    ['en', 'china', undefined, undefined],
  ])('in %s, %s in the form %s, is called %s: a label has no article', named('side'));

  it.each(['implementer', 'awaited'])('is called the same as %s', (key) => {
    expect(namesIn('en').of[key]?.(USSR, 'the')).toBe('the USSR');
  });
});

describe('a card', () => {
  it.each<Row>([
    ['en', card('nato'), undefined, 'NATO'],
    ['es', card('nato'), undefined, '«OTAN»'],
    [
      'es',
      card('ask-not-what-your-country-can-do-for-you'),
      undefined,
      '«No preguntes qué puede hacer tu país por ti…»',
    ],
    ['it', card('nato'), 'of', 'di «NATO»'],
    ['it', card('the-china-card'), undefined, 'La Carta Cina'],
    ['it', card('the-china-card'), 'of', 'della Carta Cina'],
    ['ru', card('nato'), 'nom', 'карта «НАТО»'],
    ['ru', card('nato'), 'gen', 'карты «НАТО»'],
    ['ru', card('nato'), 'dat', 'карте «НАТО»'],
    ['ru', card('nato'), 'acc', 'карту «НАТО»'],
    ['ru', card('nato'), 'ins', 'картой «НАТО»'],
    ['ru', card('the-china-card'), 'gen', 'Карты Китая'],
    ['en', card('the-china-card'), undefined, 'the China Card'],
    ['en', 0, undefined, 'a hidden card'],
    ['en', card('nato'), 'id', 'nato'],
    ['en', 999, undefined, undefined],
    ['en', card('nato'), 'gen', undefined],
  ])('in %s, %s in the form %s, is called %s', named('card'));

  it.each(['owed', 'spared'])('is called the same as the one that is %s', (key) => {
    expect(namesIn('en').of[key]?.(card('nato'), undefined)).toBe('NATO');
  });

  it('or a side may be what something is done by', () => {
    const { by } = namesIn('es').of;
    expect([by?.(card('nato'), undefined), by?.('ussr', 'by')]).toEqual(['«OTAN»', 'por la URSS']);
  });
});

describe('a clause', () => {
  it.each<Row>([
    ['en', '6.3.4', undefined, '6.3.4'],
    ['ru', 'card:nato', undefined, 'карта 21'],
    ['es', 'card:nato', 'title', '«OTAN»'],
    ['en', 'card:no-such-card', undefined, undefined],
    ['en', 'see card:nato', undefined, 'see card:nato'],
  ])('in %s, %s in the form %s, is called %s: a number, or the card with the rule', named('clause'));
});

describe('an option', () => {
  it.each<Row>([
    ['en', 'boycott', undefined, 'boycott'],
    ['it', 'europe', undefined, 'Europa'],
    ['en', '3', undefined, '3'],
    ['en', 5, undefined, '5'],
    ['en', '6', undefined, undefined],
    ['en', '0', undefined, undefined],
    ['en', '13', undefined, undefined],
    ['en', '3b', undefined, undefined],
  ])('in %s, %s in the form %s, is called %s: what a card offers, a region, or a level of DEFCON', named('option'));
});

describe('a step of the game', () => {
  it.each<Row>([
    ['en', 'turn.headline.choosing', undefined, 'the headlines'],
    ['en', 'turn.actionRounds.choosingCard', undefined, 'a card to be played'],
    ['en', 'turn.actionRounds.trapped.discarding', undefined, 'a discard to the trap'],
    ['en', 'turn.actionRounds.between', undefined, 'what happens by itself'],
  ])('in %s, %s (%s), is called %s by the longest end that has a word', named('step'));
});

describe('other words', () => {
  it.each<[string, string, string | undefined, string]>([
    ['mode', 'coup', undefined, 'a coup'],
    ['mode', 'coup', 'id', 'coup'],
    ['use', 'space', undefined, 'on the space race'],
    ['order', 'event-first', undefined, 'the event first, then the Operations'],
    ['how', 'wargames', undefined, 'Wargames'],
    ['period', 'mid', undefined, 'Mid War'],
    ['fact', 'place', undefined, 'placing a marker'],
    ['edition', 'second', undefined, 'second edition'],
  ])('of the kind %s: %s in the form %s is %s', (key, value, form, called) => {
    expect(namesIn('en').of[key]?.(value, form)).toBe(called);
  });

  it.each(['issue', 'reading', 'what', 'expected', 'came'])('stand for themselves: %s', (key) => {
    expect(namesIn('en').of[key]?.('some-id', undefined)).toBe('some-id');
  });
});

describe('lists and numbers', () => {
  it('name their members', () => {
    const { each } = namesIn('en');
    expect(each.countries?.(mexico, 'in')).toBe('in Mexico');
    expect(each.places?.(mexico, undefined)).toBe('Mexico');
    for (const key of ['cards', 'choices']) expect(each[key]?.(card('nato'), undefined)).toBe('NATO');
    expect(each.options?.('boycott', undefined)).toBe('boycott');
  });

  it('are joined by "or" where one of them is meant', () => {
    expect([...(namesIn('en').either ?? [])].sort()).toEqual(['choices', 'crises', 'options', 'places', 'regions']);
  });

  it.each<[Locale, number, string]>([
    ['en', 3, 'US 3'],
    ['en', -5, 'USSR 5'],
    ['en', 0, '0'],
    ['es', -1, 'URSS 1'],
  ])('in %s a place of %d on the victory point track is "%s" (10.2.1)', (locale, n, called) => {
    expect(namesIn(locale).number(n, 'vp')).toBe(called);
  });

  it('have no other forms', () => {
    expect(namesIn('en').number(3, 'ops')).toBeUndefined();
  });
});

describe('what a fact claims', () => {
  it('is said of the side that does it', () => {
    expect(claimOf({ type: 'place', by: USSR, country: mexico })).toStrictEqual({
      message: 'claim.place',
      args: { side: USSR, country: mexico },
    });
  });

  it('is said of nobody for a die', () => {
    expect(claimOf({ type: 'roll', die: 4 })).toStrictEqual({ message: 'claim.roll', args: { die: 4 } });
  });
});
