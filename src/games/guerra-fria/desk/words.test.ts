/** What people call seats and cards: ids and names in any language, whatever their case and accents. */
import { describe, expect, it } from 'vitest';
import { loadGuerraFriaTexts } from '../program/data/load.ts';
import { namesIn, type Texts, wordsIn } from './texts.ts';
import { makeWords } from './words.ts';

const words = makeWords({ seats: { west: ['Oeste', 'Óvest '] }, cards: { IN: ['Entrada'], '0': ['blanca'] } });

describe('a word for a player', () => {
  it.each([
    ['west', 1],
    ['WEST', 1],
    [' oeste ', 1],
    ['ovest', 1],
    ['north', 2],
    ['', undefined],
    ['nobody', undefined],
  ])('"%s" means seat %s', (word, seat) => {
    expect(words.seat(word)).toBe(seat);
  });
});

describe('a word for a card', () => {
  it.each([
    ['in', 'IN'],
    ['ENTRADA', 'IN'],
    ['ally', 'ALLY'],
    ['blanca', 0],
    [0, 0],
    [12, 12],
    ['12', 12],
    [13, undefined],
    ['012', undefined],
    ['1x', undefined],
    ['x1', undefined],
    [-1, undefined],
    ['', undefined],
  ])('"%s" means the card %s', (word, card) => {
    expect(words.card(word)).toBe(card);
  });

  it('is one of those offered for "did you mean"', () => {
    expect(words.seats).toEqual(['south', 'west', 'oeste', 'ovest', 'north', 'east']);
    expect(words.cards).toEqual(['in', 'entrada', 'out', 'ally', '0', 'blanca']);
  });
});

describe('the words of several languages', () => {
  const language = (seats: Texts['names']['seats'], cards: Texts['names']['cards'] = {}): Texts => ({
    ...loadGuerraFriaTexts('en'),
    names: { ...loadGuerraFriaTexts('en').names, seats, cards },
  });

  it('are taken together, but for one that means different things', () => {
    const spanish = language({ west: { name: 'Oeste', forms: ['O'] } }, { IN: { name: 'ENTRADA' } });
    const german = language(
      { west: { name: 'West' }, east: { name: 'Ost', forms: ['O'] } },
      { IN: { forms: ['HIN'] } },
    );
    expect(wordsIn([spanish, german])).toEqual({
      seats: { west: ['Oeste', 'West'], east: ['Ost'] },
      cards: { IN: ['ENTRADA', 'IN', 'HIN'] },
    });
  });

  it('that mean the same in both are kept', () => {
    const one = language({ west: { name: 'Ovest', forms: ['O'] } });
    expect(wordsIn([one, one]).seats).toEqual({ west: ['Ovest', 'O'] });
  });
});

describe('the names in a sentence', () => {
  const { of, each, number } = namesIn(loadGuerraFriaTexts('es'));

  it.each([
    ['player', 'west', undefined, 'Oeste'],
    ['player', 'west', 'of', 'de Oeste'],
    ['player', 'west', 'id', 'west'],
    ['target', 'south', 'against', 'contra Sur'],
    ['move', 'R', undefined, '[R]'],
    ['player', 'nobody', undefined, undefined],
    ['player', 'west', 'no-form', undefined],
  ])('of the kind %s: %s in the form %s is %s', (key, id, form, name) => {
    expect(of[key]?.(id, form)).toBe(name);
  });

  it('are those of the members of a list too; numbers have none', () => {
    expect(each.players?.('east', undefined)).toBe('Este');
    expect(number(4, 'name')).toBeUndefined();
  });
});
