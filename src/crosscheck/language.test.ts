import { eld } from 'eld/extrasmall';
import { expect, test } from 'vitest';
import { TARGET_LOCALES } from '../data/locales.ts';
import { ownBook } from '../planted-errors/books.ts';
import { isInLanguage } from './language.ts';

const detect = (text: string) => eld.detect(text).language;

test.each(TARGET_LOCALES)('a document is in the language of most of it, whatever it quotes (%s)', (locale) => {
  const { source } = ownBook(locale);
  const quoted = 'The player who holds the card may place the markers of the other superpower there. '.repeat(15);
  // The quotation stands where the sample begins.
  const at = (source.length >> 1) - 4000;
  const mixed = `${source.slice(0, at)}\n${quoted}\n${source.slice(at)}`;
  expect(isInLanguage(mixed, locale, detect)).toEqual({ ok: true, found: locale });
  expect(isInLanguage(quoted, locale, detect)).toEqual({ ok: false, found: 'en' });
});
