/** Plain queries, as people type them, against what the search puts first. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '../../../src/core/ruleset.ts';
import { loadAskingWords } from '../../../src/data/index.ts';
import { LOCALES as EVERY, COMPLETE_LOCALES as LOCALES } from '../../../src/data/locales.ts';
import { commonWords, makeSearch, type Search } from '../../src/find/search.ts';
import { deckModel, guerraFriaLibrary } from '../../src/games/guerra-fria/rulebook.ts';
import { wordsOf } from '../../words/index.ts';
import { type Content, type RulesContent, readRules } from './content.ts';
import { findEntries, readQueryWords, spokenLanguages } from './find.ts';
import { makeLibrary } from './library.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Language of the site, what is typed, and the page that should stand first. Written before the search was tried. */
const QUERIES: readonly (readonly [Locale, string, string])[] = [
  ['en', 'golpe', '/rulebook/6.3'],
  ['en', 'DEFCON suicide', '/rulebook/8.1.3'],
  ['en', 'cost of influence', '/rulebook/6.1.2.a'],
  ['en', 'военные операции', '/rulebook/8.2'],
  ['en', 'Блокада', '/cards/blockade'],
  ['en', 'carta China', '/rulebook/9.6'],
  ['en', 'Quagmire', '/cards/quagmire'],
  ['en', 'CMC', '/cards/cuban-missile-crisis'],
  ['en', 'Alemania Occidental', '/board/west-germany'],
  ['en', 'Iran', '/board/iran'],
  ['en', 'S. Korea', '/board/south-korea'],
  ['en', 'who loses when DEFCON drops to 1 during the opponent event', '/issues/defcon-blame'],
  ['en', 'boycott olympic games victory points', '/issues/olympic-boycott-vp'],
  ['en', 'What does the Spanish book say about realignment modifiers?', '/rulebook/6.2.2.c#in-es'],
  ['en', 'hand size', '/rulebook/4.5.B'],
  ['es', 'headline', '/rulebook/4.5.C'],
  ['es', 'campo de batalla', '/rulebook/2.1.4.a'],
  ['es', 'carrera espacial', '/rulebook/6.4'],
  ['es', 'suicidio DEFCON', '/rulebook/8.1.3'],
  ['es', 'Guerra de Corea', '/cards/korean-war'],
  ['es', 'Blockade', '/cards/blockade'],
  ['es', 'otan', '/cards/nato'],
  ['es', 'Polonia', '/board/poland'],
  ['es', 'South Africa', '/board/south-africa'],
  ['es', 'Япония', '/board/japan'],
  ['es', 'dos Temor Rojo suman', '/issues/red-scare-stacking'],
  ['es', 'realineamiento sin influencia del rival', '/issues/realignment-without-rival'],
  ['it', 'coup', '/rulebook/6.3'],
  ['it', 'operazioni militari', '/rulebook/8.2'],
  ['it', 'controllo di un paese', '/rulebook/2.1.7'],
  ['it', 'punteggio', '/rulebook/10.1'],
  ['it', 'Blocco', '/cards/blockade'],
  ['it', 'Five Year Plan', '/cards/five-year-plan'],
  ['it', 'piano marshall', '/cards/marshall-plan'],
  ['it', 'Germania Ovest', '/board/west-germany'],
  ['it', 'Egypt', '/board/egypt'],
  ['it', 'Polonia', '/board/poland'],
  ['it', 'a quale punto si scarta la casella 6', '/issues/space-box-six-timing'],
  ['it', 'NORAD dopo Quagmire', '/issues/norad-after-quagmire'],
  ['ru', 'realignment', '/rulebook/6.2'],
  ['ru', 'переворот', '/rulebook/6.3'],
  ['ru', 'поле боя', '/rulebook/2.1.4.a'],
  ['ru', 'карта Китая', '/rulebook/9'],
  ['ru', 'Блокада', '/cards/blockade'],
  ['ru', 'Decolonization', '/cards/decolonization'],
  ['ru', 'НАТО', '/cards/nato'],
  ['ru', 'Западная Германия', '/board/west-germany'],
  ['ru', 'Cuba', '/board/cuba'],
  ['ru', 'Иран', '/board/iran'],
  ['ru', 'можно ли потратить операции события на космическую гонку', '/issues/event-operations-space'],
  ['ru', 'бойкот олимпийских игр победные очки', '/issues/olympic-boycott-vp'],
  // The other game.
  ['en', 'valid attack', '/guerra-fria/rulebook/2.5.a'],
  ['en', 'Guerra fría 2.4.2.1.b', '/guerra-fria/rulebook/2.4.2.1.b'],
  ['en', 'null-alliance', '/guerra-fria/issues/null-alliance'],
  ['en', 'ENTRADA', '/guerra-fria/cards#IN'],
  ['es', 'ataque victorioso', '/guerra-fria/rulebook/2.5.b'],
  ['es', 'ALLY', '/guerra-fria/cards#ALLY'],
  ['it', 'mossa nulla', '/guerra-fria/rulebook/2.4.2.n'],
  ['ru', 'видят ли игроки счётчики', '/guerra-fria/issues/markers-public'],
];

/** Queries by field, and what they must and must not find. */
const FIELDS: readonly (readonly [Locale, string, readonly string[], readonly string[]])[] = [
  [
    'en',
    'side:ussr ops>=3 war:mid starred',
    ['/cards/we-will-bury-you'],
    ['/cards/brush-war', '/cards/vietnam-revolts'],
  ],
  ['es', 'bando:urss ops>=3 época:media es:asterisco', ['/cards/we-will-bury-you'], ['/cards/brush-war']],
  ['en', 'clause:8.1 kind:prohibition', ['/rulebook/8.1.5.c'], ['/rulebook/8.1', '/rulebook/6.2.1']],
  ['en', 'touches:containment in:card', ['/cards/brezhnev-doctrine'], ['/cards/nato']],
  ['en', 'region:asia bg', ['/board/japan', '/board/thailand'], ['/board/burma', '/board/iran']],
  ['ru', 'регион:Азия признак:bg', ['/board/japan'], ['/board/burma']],
  ['it', 'regione:asia stability:4', ['/board/australia'], ['/board/burma']],
  ['en', 'in:country -region:europe bg stability<=1', ['/board/angola'], ['/board/poland', '/board/libya']],
  ['en', 'ops:2-3 side:us late', [], ['/cards/brush-war']],
];

let content: Content;
const searches = new Map<Locale, Search>();

function searchIn(locale: Locale): Search {
  const known = searches.get(locale);
  if (known) return known;
  const library = guerraFriaLibrary(content, locale, wordsOf(locale));
  const other = { library, suite: [], deck: deckModel(library) };
  const entries = findEntries(makeLibrary(content, locale, wordsOf(locale)), [], ROOT, other);
  const fillers = loadAskingWords(locale)?.fillers ?? [];
  const words = readQueryWords(ROOT);
  const made = makeSearch({ entries, words, fillers, spoken: spokenLanguages(), common: commonWords(entries) });
  searches.set(locale, made);
  return made;
}

beforeAll(() => {
  const rules: RulesContent = readRules({});
  const none = { en: [], es: [], it: [], ru: [] };
  const translated = Object.fromEntries(EVERY.map((locale) => [locale, new Set()]));
  const searchWords = parse(readFileSync(path.join(ROOT, 'website/data/search-words.yaml'), 'utf8'));
  const nothing = { features: none, code: new Map(), suite: { sections: [], failed: new Map() } };
  const guerraFria = { ...rules.guerraFria, ...nothing };
  content = { ...rules, ...nothing, guerraFria, translated, searchWords } as unknown as Content;
});

describe('the search puts first', () => {
  it.each(QUERIES)('(%s) for "%s" %s', (locale, line, to) => {
    const found = searchIn(locale)(line).entries.map((entry) => entry.to);
    expect(found[0]).toBe(to);
  });

  it.each(LOCALES)('(%s) a rule before a chart, and no page twice', (locale) => {
    for (const line of ['DEFCON', 'coup', '6.3']) {
      const { entries } = searchIn(locale)(line);
      expect(new Set(entries.map(({ to, title }) => to + title)).size).toBe(entries.length);
      const kinds = entries.map(({ kind }) => kind);
      expect(kinds.indexOf('clause')).toBeLessThan(kinds.includes('chart') ? kinds.indexOf('chart') : kinds.length);
    }
  });
});

describe('a query', () => {
  it.each(FIELDS)('(%s) %s', (locale, line, wanted, unwanted) => {
    const found = searchIn(locale)(line).entries.map((entry) => entry.to);
    expect(found.length).toBeGreaterThan(0);
    for (const to of wanted) expect(found).toContain(to);
    for (const to of unwanted) expect(found).not.toContain(to);
  });

  it.each(LOCALES)('(%s) that the guide shows finds something', (locale) => {
    const file = locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
    const guide = readFileSync(path.join(ROOT, 'website', file, 'search.md'), 'utf8');
    const shown = [...guide.matchAll(/`([^`\n]{1,80})`/gu)]
      .map(([, code = '']) => code)
      .filter((code) => /[:=<>]./u.test(code));
    expect(shown.length).toBeGreaterThan(12);
    for (const line of shown.filter((each) => each.length > 2)) {
      const { query, entries } = searchIn(locale)(line);
      expect([line, query.unknown]).toEqual([line, []]);
      expect([line, query.text]).toEqual([line, '']);
      expect([line, entries.length > 0]).toEqual([line, true]);
    }
  });

  it('names the fields that do not exist', () => {
    expect(searchIn('en')('colour:red ops:3').query.unknown).toEqual(['colour']);
  });
});
