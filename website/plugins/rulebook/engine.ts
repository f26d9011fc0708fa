/** What the referee needs in a browser: both editions, and the words of one language. No more than it reads. */

import { featureSentences } from '../../../src/asking/asker.ts';
import { localisedNames } from '../../../src/cases/desk.ts';
import type { Words as Templates } from '../../../src/core/render.ts';
import type { GameFolder } from '../../../src/data/house.ts';
import { loadAskingWords, loadPhrases } from '../../../src/data/index.ts';
import { COMPLETE_LOCALES, LOCALES } from '../../../src/data/locales.ts';
import { readSchemas } from '../../../src/data/own-schemas.ts';
import type { Sentences, TextNames, Texts } from '../../../src/data/texts.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import type { AskingData } from '../../src/run/answer.ts';
import type { EngineData } from '../../src/run/engine.ts';
import type { HouseData } from '../../src/run/house.ts';
import type { Library } from './library.ts';

export function engineData({ content, locale }: Library): EngineData {
  const { rules, texts, sources } = content;
  return {
    rules: { deluxe: lean(rules.deluxe), second: lean(rules.second) },
    texts: leanTexts(texts[locale]!),
    profiles: Object.fromEntries(Object.entries(sources.profiles).map(([id, { policies }]) => [id, policies])),
    extraNames: everyName(content),
  };
}

/** Without the prose that no rule reads: summaries come in the reader's language, notes stand on the card pages. */
function lean(rules: Ruleset): Ruleset {
  return {
    ...rules,
    clauses: Object.fromEntries(
      Object.entries(rules.clauses).map(([id, clause]) => [id, { ...clause, summary: '', terms: [] }]),
    ),
    issues: Object.fromEntries(
      Object.entries(rules.issues).map(([id, issue]) => [
        id,
        {
          ...issue,
          question: '',
          evidence: [],
          options: Object.fromEntries(Object.keys(issue.options).map((option) => [option, ''])),
        },
      ]),
    ),
    cards: rules.cards.map((card) => ({ ...card, notes: [] })),
  };
}

function leanTexts(texts: Texts): Texts {
  const named = <T extends object>(entries: T): T =>
    Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => {
        const { forms: _, avoid: __, ...kept } = entry as Record<string, unknown>;
        return [id, kept];
      }),
    ) as T;
  const { sides, kinds, regions, countries, cards, space } = texts.names;
  const names: TextNames = {
    sides: named(sides),
    kinds: named(kinds),
    regions: named(regions),
    countries: named(countries),
    cards: named(cards),
    terms: {},
    space,
    ...(texts.names.sentences && { sentences: sentencesOf(texts.names.sentences, named) }),
  };
  const clauses = Object.fromEntries(Object.entries(texts.clauses).map(([id, { summary }]) => [id, { summary }]));
  const issues = Object.fromEntries(
    Object.entries(texts.issues).map(([id, { question, options }]) => [id, { question, options }]),
  );
  const { locale, language, messages, mistakes } = texts;
  return { locale, language, messages, mistakes, names, clauses, issues };
}

/** English is not sent along where the language has words for everything. */
function sentencesOf({ book, lists, english }: Sentences, named: <T extends object>(entries: T) => T): Sentences {
  if (!english?.sentences || COMPLETE_LOCALES.includes(lists.locale)) return { book, lists };
  const { sides, countries, regions, cards, sentences } = english;
  const { kinds, space } = english;
  const names = { sides: named(sides), regions: named(regions), countries: named(countries), cards: named(cards) };
  return { book, lists, english: { ...names, kinds, space, terms: {}, sentences } };
}

/** Every name of a country or a card in any language, as the command line knows them. */
export const everyName = ({ texts }: Library['content']): EngineData['extraNames'] =>
  localisedNames({ texts: (locale) => texts[locale]! });

/** What house rules are laid over and checked by at the desk: the rules files, and the sentences of one language. */
export function houseData({ content: { files }, locale }: Library, game: GameFolder = 'twilight-struggle'): HouseData {
  const isOwn = (path: string): boolean =>
    path.startsWith(`${game}/`) && (!path.includes('/i18n/') || path.includes(`/i18n/${locale}/`));
  return { values: Object.fromEntries([...files].filter(([path]) => isOwn(path))), schemas: readSchemas() };
}

/** What a question is written with in a language. */
function writingIn(locale: Library['locale'], { sides, regions, countries, cards }: TextNames): AskingData['writing'] {
  const { written, keywords = {} } = loadPhrases(locale) ?? {};
  return { keywords, ...(written && { written }), names: { sides, regions, countries, cards } };
}

/** What questions in every language are understood with; and what each clause speaks of, by which it is found. */
export const askingData = ({ content: { texts, rules }, locale }: Library): AskingData => ({
  sources: LOCALES.flatMap((locale) => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    const { sides, regions } = texts[locale]!.names;
    return words ? [{ locale, words, ...featureSentences(phrases), names: { sides, regions } }] : [];
  }),
  terms: Object.fromEntries(Object.values(rules.deluxe.clauses).map(({ id, terms }) => [id, terms])),
  writing: writingIn(locale, texts[locale]!.names),
});

/** What the rulings of every game say in the same words: `label.verdict.legal` and its like. */
export const labelsOf = ({ content, locale }: Library): Templates =>
  Object.fromEntries(Object.entries(content.texts[locale]!.messages).filter(([id]) => id.startsWith('label.')));
