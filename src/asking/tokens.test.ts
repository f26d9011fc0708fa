/** Where a sentence of a question ends. */
import { describe, expect, it } from 'vitest';
import { loadAskingWords } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import { askingLanguage } from './language.ts';
import { tokensOf } from './tokens.ts';

/** The words that begin a sentence behind another one. */
const opening = (locale: string, text: string): readonly string[] => {
  const words = loadAskingWords(locale);
  if (!words) throw new Error(`nobody asks in ${locale}`);
  return tokensOf(text, askingLanguage(locale, words)).flatMap(({ word, opens }) => (opens ? [word] : []));
};

describe.each(LOCALES.filter((locale) => loadAskingWords(locale)))('in %s a sentence', (locale) => {
  it('ends at a dot with a space behind it', () => {
    expect(opening(locale, 'Quagmire. Brezhnev')).toEqual(['brezhnev']);
  });

  it('ends at no dot behind a single letter, or behind an abbreviation of the language', () => {
    const { abbreviations = [] } = loadAskingWords(locale) ?? {};
    expect(abbreviations.length).toBeGreaterThan(0);
    expect(['W', ...abbreviations].filter((word) => opening(locale, `${word}. Brezhnev`).length > 0)).toEqual([]);
  });
});

describe('an abbreviation', () => {
  it.each([
    ['en', '2 infl. in Italy'],
    ['es', 'la URSS y EE. UU. juegan'],
    ['ru', '2 опер. очка'],
    ['de', '2 Punkte bzw. 3'],
  ])('is no end of a sentence: %s, %s', (locale, text) => {
    expect(opening(locale, text)).toEqual([]);
  });
});
