/** The words of a language for the game's things: names, summaries, message templates. Pure. */

import type { ListWords } from '../core/lists.ts';
import type { NameEntry, Words } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import { GAME_FOLDER, gatherSources, type Values } from './gather.ts';
import { type Language, languageOf } from './language.ts';
import type { Phrasebook } from './phrasebook.ts';
import { type Called, factsByEdition, fillSentences } from './sentences.ts';
import { EDITIONS, type Edition, type Sources } from './sources.ts';

export type { NameEntry };

type Named = Readonly<Record<string, NameEntry>>;

export interface TextNames {
  readonly sides: Named;
  /** The verdicts. */
  readonly kinds: Named;
  readonly regions: Named;
  readonly countries: Named;
  readonly cards: Named;
  readonly terms: Named;
  /** Boxes of the space race by number, for each edition. */
  readonly space: Readonly<Record<Edition, Named>>;
  /** How the texts of cards are said; only of a language, not of its files. */
  readonly sentences?: Sentences;
}

/** The phrasebook of a language, and whose words stand in for what it lacks. */
export interface Sentences {
  readonly book: Phrasebook;
  readonly lists: ListWords;
  readonly english?: TextNames;
}

export interface Texts {
  readonly locale: Locale;
  readonly language: Language;
  /** Message id -> template with `{placeholders}`, or one for each outcome of a test. */
  readonly messages: Words;
  /** What is said about something handed in: the English sentence -> the same in this language. None for English. */
  readonly mistakes: Readonly<Record<string, string>>;
  readonly names: TextNames;
  /** Clause id -> summary. */
  readonly clauses: Readonly<Record<string, { readonly summary: string }>>;
  /** Issue id -> question and options. */
  readonly issues: Readonly<
    Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>
  >;
}

type Entries<T> = Record<string, T>;

/** The texts of a language; English, which the data itself provides, where a translation is missing. */
export function gatherTexts(values: Values, locale: Locale): Texts {
  const texts = gatherTemplates(values, locale);
  const facts = factsByEdition(gatherSources(values));
  return { ...texts, clauses: fillSentences(texts.clauses, facts, locale, calledBy(texts.names)) };
}

/** How sentences are written in a language: the forms of names, such as `in` or `the`, for each kind of parameter. */
export interface Writing {
  readonly side?: string;
  readonly country?: string;
  readonly region?: string;
  readonly plural?: readonly string[];
  /** Sentence -> the forms that it wants instead. */
  readonly but?: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
}

/** What the sentences of clauses call things by these names; where they lack a form, the plain name. */
export const calledBy =
  (names: TextNames): Called =>
  (id, form = 'name') => {
    const entry = entryOf(names, id, form);
    if (entry && form.startsWith(':')) return form.slice(1);
    const word = entry?.[form] ?? entry?.name ?? entry?.title;
    return typeof word === 'string' ? word : undefined;
  };

/** The same, but nothing for a form that the names do not have. */
export const calledStrictly =
  (names: TextNames): Called =>
  (id, form) => {
    const entry = entryOf(names, id, form);
    if (!entry || form === undefined || EDITIONS.some((each) => each === form)) return entry?.name ?? entry?.title;
    if (form.startsWith(':')) return entry.forms?.find((each) => each === form.slice(1));
    const word = entry[form];
    return typeof word === 'string' ? word : undefined;
  };

/** The ids of what sentences may name: regions, countries, cards and boxes. */
export const nameIds = ({ regions, countries, cards, space }: TextNames): readonly string[] => [
  ...[regions, countries, cards].flatMap((named) => Object.keys(named)),
  ...Object.keys(space.deluxe).map((box) => `space-${box}`),
];

/** The names of a thing; `space-6` is a box of the space race, of the edition that the form says. */
export function entryOf({ sides, regions, countries, cards, space }: TextNames, id: string, form?: string) {
  const box = /^space-(\d+)$/.exec(id)?.[1];
  if (box !== undefined) return space[form === 'second' ? form : 'deluxe'][box];
  return sides[id] ?? regions[id] ?? countries[id] ?? cards[id];
}

/** The same with the sentences of the clauses as they are written, placeholders and all. */
export function gatherTemplates(values: Values, locale: Locale): Texts {
  const english = englishTexts(values);
  if (locale === 'en') return english;
  const file = <T>(name: string) => (values.get(`${GAME_FOLDER}/i18n/${locale}/${name}.yaml`) ?? {}) as Entries<T>;
  const language = languageOf(values, locale);
  return {
    locale,
    language,
    messages: sharedMessages(values, locale),
    mistakes: mistakesOf(values, locale),
    names: {
      ...overlayNames(english.names, file('names') as Partial<TextNames>),
      sentences: { book: file('sentences'), lists: language.lists, english: english.names },
    },
    clauses: { ...english.clauses, ...file('clauses') },
    issues: { ...english.issues, ...file('issues') },
  };
}

/** The sentences that all games share; English where a translation is missing. */
export const sharedMessages = (values: Values, locale: Locale): Words => ({
  ...messagesOf(values, 'en'),
  ...messagesOf(values, locale),
});

function englishTexts(values: Values): Texts {
  const sources = gatherSources(values);
  const written = (values.get(`${GAME_FOLDER}/i18n/en/names.yaml`) ?? {}) as Partial<TextNames>;
  const language = languageOf(values, 'en');
  return {
    locale: 'en',
    language,
    messages: messagesOf(values, 'en'),
    mistakes: {},
    names: {
      ...overlayNames(englishNames(sources), written),
      sentences: {
        book: (values.get(`${GAME_FOLDER}/i18n/en/sentences.yaml`) ?? {}) as Phrasebook,
        lists: language.lists,
      },
    },
    clauses: Object.fromEntries(sources.clauses.map(({ id, summary }) => [id, { summary }])),
    issues: Object.fromEntries(sources.issues.map(({ id, question, options }) => [id, { question, options }])),
  };
}

/** The sentences about what was handed in, which are shared, too; none for English. */
export const mistakesOf = (values: Values, locale: Locale): Texts['mistakes'] =>
  (values.get(`shared/mistakes.${locale}.yaml`) ?? {}) as Texts['mistakes'];

function messagesOf(values: Values, locale: Locale): Words {
  return (values.get(`shared/messages.${locale}.yaml`) ?? {}) as Words;
}

/** The names that the data itself gives. */
export function englishNames({
  map,
  regions,
  cards,
  tracks,
}: Pick<Sources, 'map' | 'regions' | 'cards' | 'tracks'>): TextNames {
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    Object.fromEntries(list.map(({ id, name }) => [id, { name }]));
  const boxes = (edition: Edition) =>
    Object.fromEntries(tracks.spaceRace[edition].flatMap(({ box, name }) => (name === null ? [] : [[box, { name }]])));
  return {
    sides: { us: { name: 'US' }, ussr: { name: 'USSR' } },
    kinds: { legal: { form: 'legal' }, illegal: { form: 'illegal' }, undetermined: { form: 'undetermined' } },
    regions: named([...regions.regions, ...regions.subregions]),
    countries: named(map.countries),
    cards: Object.fromEntries(cards.flatMap((file) => file.cards.map(({ id, title }) => [id, { title }]))),
    terms: {},
    space: { deluxe: boxes('deluxe'), second: boxes('second') },
  };
}

/** Entry by entry: a language file may leave entries out, not parts of an entry. */
export function overlayNames(base: TextNames, over: Partial<TextNames>): TextNames {
  return {
    sides: { ...base.sides, ...over.sides },
    kinds: { ...base.kinds, ...over.kinds },
    regions: { ...base.regions, ...over.regions },
    countries: { ...base.countries, ...over.countries },
    cards: { ...base.cards, ...over.cards },
    terms: { ...base.terms, ...over.terms },
    space: {
      deluxe: { ...base.space.deluxe, ...over.space?.deluxe },
      second: { ...base.space.second, ...over.space?.second },
    },
  };
}
