/** What players call things is found as what they mean, and no ordinary word is taken for a name. */

import { describe, expect, it } from 'vitest';
import { CaseDesk } from '../cases/desk.ts';
import { plain } from '../cases/names.ts';
import { Given } from '../cli/args.ts';
import { Session } from '../cli/session.ts';
import { loadAskingWords, loadPhrases } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import { featureSentences, madeReady } from './asker.ts';
import { nicknamesOf } from './called.ts';
import { spansOf } from './names.ts';
import { tokensOf } from './tokens.ts';

const session = new Session(new Given(new Map()), {}, { locale: 'en' });
const { names, languages } = madeReady(
  LOCALES.flatMap((locale) => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    return words ? [{ locale, words, ...featureSentences(phrases), names: session.texts(locale).names }] : [];
  }),
  new CaseDesk(session).nameIndex(),
  session.rules('deluxe'),
);
const KINDS = ['card', 'country', 'region'] as const;

/** What a text may be as a whole, by its kind. */
function wholes(text: string, language: (typeof languages)[number]) {
  const { words, isFiller, isWord, isKnown } = language;
  const tokens = tokensOf(text, language);
  const spans = spansOf(tokens, names, words, isFiller, isWord, isKnown)[0] ?? [];
  return spans.filter(({ end }) => end === tokens.length);
}

const named = (locale: string) => {
  const language = languages.find((each) => each.locale === locale);
  if (!language) throw new Error(`nobody asks in ${locale}`);
  return language;
};

describe.each(languages.map((language) => [language.locale, language] as const))('in %s', (_, language) => {
  const { nicknames = {} } = language.words;
  const all = KINDS.flatMap((kind) =>
    Object.entries(nicknames[kind] ?? {}).flatMap(([id, called]) => called.map((name) => ({ kind, id, name }))),
  );

  it('each nickname is found as what it stands for', () => {
    const find = nicknamesOf(language.words);
    expect(all.filter(({ id, name }) => find(plain(name.replaceAll('*', '')))?.value !== id)).toEqual([]);
  });

  it('no nickname is the name of another card, country or region', () => {
    const others = all.flatMap(({ kind, id, name }) =>
      wholes(name.replaceAll('*', ''), language)
        .filter((span) => span.exact && span.kind === kind && span.value !== id)
        .map(({ value }) => `${name}: ${id}, ${value}`),
    );
    expect(others).toEqual([]);
  });

  it('each nickname is of something in the game', () => {
    const { cards, countries, regions } = session.rules('deluxe');
    const ids = new Set([...cards, ...countries].map(({ id }) => id));
    const places = new Set([...Object.keys(regions), ...names.regions.values()]);
    expect(all.filter(({ kind, id }) => !(kind === 'region' ? places : ids).has(id))).toEqual([]);
  });

  it('no word that says little is a part of a name', () => {
    const little = [...language.words.fillers, ...(language.words.loose ?? [])].filter((word) =>
      /^\p{L}+$/u.test(word),
    );
    const taken = little.flatMap((word) =>
      wholes(word, language)
        .filter(({ kind, exact }) => (kind === 'card' || kind === 'country') && !exact)
        .map(({ value }) => `${word}: ${value}`),
    );
    expect(taken).toEqual([]);
  });
});

describe('a name', () => {
  it('that goes on after a nickname is the whole of it', () => {
    const [longest] = wholes('АВАКС саудитам', named('ru'));
    expect(longest).toMatchObject({ kind: 'card', value: 'awacs-sale-to-saudis', exact: true });
  });

  it.each([
    ['ru', 'Пакт США-Япония', 'us-japan-mutual-defense-pact'],
    ['ru', 'пактом с Японией', 'us-japan-mutual-defense-pact'],
    ['ru', 'Варшавского пакта', 'warsaw-pact-formed'],
    ['ru', 'Ю. Корея', 'south-korea'],
    ['de', 'des Warschauer Pakts', 'warsaw-pact-formed'],
    ['de', 'Suez-Krise', 'suez-crisis'],
    ['de', 'Mittelamerika-Wertung', 'central-america-scoring'],
    ['de', 'Saudiarabien', 'saudi-arabia'],
    ['it', 'Punteggio Sudest Asiatico', 'southeast-asia-scoring'],
    ['it', 'crisi missilistica cubana', 'cuban-missile-crisis'],
    ['es', 'Arenas movedizas', 'quagmire'],
    ['es', 'Pacto con Japón', 'us-japan-mutual-defense-pact'],
    ['en', 'Rearguards', 'colonial-rear-guards'],
  ])('in %s, %s is %s', (locale, text, id) => {
    const found = text.split(' ').map((_, from) => wholes(text.split(' ').slice(from).join(' '), named(locale)));
    expect(found.flat().map(({ value }) => value)).toContain(id);
  });

  it.each([
    ['en', 'return'],
    ['it', 'carta rossa'],
    ['de', 'zwischen'],
    ['es', 'rojos'],
  ])('in %s, %s is none', (locale, text) => {
    const found = text.split(' ').flatMap((word) => wholes(word, named(locale)));
    expect(found.filter(({ kind }) => kind === 'card' || kind === 'country')).toEqual([]);
  });

  // U+200B is seen by nobody.
  it.each([', ', '. ', ': ', ' (', '/', '\u200b'])('is read as one word across no %j, however long it is', (sign) => {
    const divided = ['Ir|an', 'Mexi|co', 'Afgha|nistan', 'De|colonization', 'Qua|gmires'].flatMap((name) => {
      const found = wholes(name.replace('|', sign), named('en'));
      return found.map(({ value }) => `${name}: ${value}`);
    });
    expect(divided).toEqual([]);
  });
});
