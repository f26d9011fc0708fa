import { describe, expect, it } from 'vitest';
import { NAMES, RULES } from './fixtures.ts';
import { logNames } from './names.ts';

describe('names of cards', () => {
  it('are found for every card, starred or not', () => {
    for (const { title, number } of RULES.cards) {
      expect(NAMES.card(title)).toBe(number);
      expect(NAMES.card(`${title}*`)).toBe(number);
    }
  });

  it.each([
    ['Mideast Scoring', 3],
    ['"Ask Not What Your Country..."*', 77],
    ['"We Will Bury You"*', 50],
    ['"One Small Step..."', 80],
    ['How I Learned To Stop Worrying*', 46],
    ['Nixon Plays The China Card*', 71],
    ['AWACS Sale To Saudis*', 110],
    ['The Cambridge Five', 104],
  ])("are found in the log's own spelling: %s", (printed, number) => {
    expect(NAMES.card(printed)).toBe(number);
  });

  it.each([
    ['  red   scare/purge ', 31],
    ['Red Scare Purge', 31],
    ['“LONE GUNMAN” *', 62],
    ['U-2 Incident', 60],
    ['Soviets Shoot Down KAL 007*', 89],
    ['China Card', 6],
    ['Cambridge Five', 104],
  ])('are found whatever their case, blanks, quotes, hyphens and article: %j', (printed, number) => {
    expect(NAMES.card(printed)).toBe(number);
  });

  it.each(['', '*', 'Nasserist', 'Europe', 'constructor'])('are not found where there is none: %j', (printed) => {
    expect(NAMES.card(printed)).toBeUndefined();
  });

  it('are not found for cards that the tables lack', () => {
    const few = logNames({ ...RULES, cards: RULES.cards.filter((card) => card.number > 100) });
    expect(few.card('Mideast Scoring')).toBeUndefined();
    expect(few.card('Mideast scoring*')).toBeUndefined();
    expect(few.card('Che')).toBe(107);
  });
});

describe('names of countries', () => {
  it('are found for every country', () => {
    for (const { name, id } of RULES.countries) {
      expect(NAMES.country(name)).toBe(id);
      expect(NAMES.country(` ${name.toUpperCase()} `)).toBe(id);
    }
  });

  it.each([
    ['UK', 'united-kingdom'],
    ['U.K.', 'united-kingdom'],
    ['Spain / Portugal', 'spain-portugal'],
    ['Dominican Rep', 'dominican-republic'],
    ['S. Korea', 'south-korea'],
  ])('are found in other spellings: %s', (printed, id) => {
    expect(NAMES.country(printed)).toBe(id);
  });

  it('are not found for a superpower or a region', () => {
    expect(NAMES.country('USSR')).toBeUndefined();
    expect(NAMES.country('Africa')).toBeUndefined();
  });
});

describe('names of regions', () => {
  it('are found for all regions of the rules', () => {
    for (const { name, id } of RULES.regions) expect(NAMES.region(name)).toBe(id);
    expect(NAMES.region('Mideast')).toBe('middle-east');
    expect(NAMES.region('Antarctica')).toBeUndefined();
  });
});
