/** The words of a language for the game's things: names, summaries, message templates. Pure. */
import type { Locale } from '../core/ruleset.ts';
import { GAME_FOLDER, gatherSources, type Values } from './gather.ts';
import type { Sources } from './sources.ts';

/** A name as a language file gives it: `name`, often `forms` by which it is recognised, cases the language needs. */
export interface NameEntry {
  readonly name?: string;
  readonly forms?: readonly string[];
  readonly [key: string]: unknown;
}

export interface Texts {
  readonly locale: Locale;
  /** Message id -> template with `{placeholders}`. */
  readonly messages: Readonly<Record<string, string>>;
  /** Group (`sides`, `countries`, `regions`, `cards`, `space`, `terms` …) -> id -> name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, NameEntry>>>>;
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
  const english = englishTexts(values);
  if (locale === 'en') return english;
  const file = <T>(name: string) => (values.get(`${GAME_FOLDER}/i18n/${locale}/${name}.yaml`) ?? {}) as Entries<T>;
  return {
    locale,
    messages: { ...english.messages, ...messagesOf(values, locale) },
    names: overlayNames(english.names, file('names')),
    clauses: { ...english.clauses, ...file('clauses') },
    issues: { ...english.issues, ...file('issues') },
  };
}

function englishTexts(values: Values): Texts {
  const sources = gatherSources(values);
  const written = (values.get(`${GAME_FOLDER}/i18n/en/names.yaml`) ?? {}) as Texts['names'];
  return {
    locale: 'en',
    messages: messagesOf(values, 'en'),
    names: overlayNames(englishNames(sources), written),
    clauses: Object.fromEntries(sources.clauses.map(({ id, summary }) => [id, { summary }])),
    issues: Object.fromEntries(sources.issues.map(({ id, question, options }) => [id, { question, options }])),
  };
}

function messagesOf(values: Values, locale: Locale): Record<string, string> {
  return (values.get(`shared/messages.${locale}.yaml`) ?? {}) as Record<string, string>;
}

function englishNames({ map, regions, cards }: Sources): Texts['names'] {
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    Object.fromEntries(list.map(({ id, name }) => [id, { name }]));
  return {
    sides: { us: { name: 'US' }, ussr: { name: 'USSR' } },
    regions: named([...regions.regions, ...regions.subregions]),
    countries: named(map.countries),
    cards: named(cards.flatMap((file) => file.cards.map(({ id, title }) => ({ id, name: title })))),
  };
}

/** Entry by entry: a language file may leave entries out, not parts of an entry. */
function overlayNames(base: Texts['names'], over: Texts['names']): Texts['names'] {
  const groups = { ...base };
  for (const [group, entries] of Object.entries(over)) groups[group] = { ...groups[group], ...entries };
  return groups;
}
