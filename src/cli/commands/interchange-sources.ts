/** The texts of this package as translation units and concepts. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '../../core/grouped.ts';
import type { NameEntry } from '../../core/render.ts';
import { parseTemplate, shownIn } from '../../core/render-template.ts';
import { RULES_ROOT, readRulesFile } from '../../data/files.ts';
import { formatDiagnostic, loadTemplates, loadTexts, readYaml } from '../../data/index.ts';
import { LOCALES } from '../../data/locales.ts';
import type { TextNames, Texts } from '../../data/texts.ts';
import type { Concept, ConceptTerm } from '../../interchange/glossary.ts';
import { pairUp, type TransFile, type TransUnit } from '../../interchange/units.ts';
import { entryOf, hashOf, hashOfEntry, readHashes, type SourceHashes } from './source-hashes.ts';

/** Where the texts of a language lie, below the rules folder. */
export const placesOf = (locale: string) => ({
  clauses: `twilight-struggle/i18n/${locale}/clauses.yaml`,
  issues: `twilight-struggle/i18n/${locale}/issues.yaml`,
  names: `twilight-struggle/i18n/${locale}/names.yaml`,
  messages: `shared/messages.${locale}.yaml`,
  mistakes: `shared/mistakes.${locale}.yaml`,
  findings: `shared/crosscheck/messages.${locale}.yaml`,
  ...wordPlaces(locale),
});

/** Files of words whose translations do not remember from which text they were made. The site stands beside the rules. */
export const wordPlaces = (locale: string) => ({
  facts: `shared/facts.${locale}.yaml`,
  sentences: `twilight-struggle/i18n/${locale}/sentences.yaml`,
  site: `../website/words/${locale}.json`,
});
export const isUndated = (id: string): boolean => id.slice(0, id.indexOf('/')) in wordPlaces('');

type Dated = Readonly<Record<string, { readonly from?: string }>>;
type OwnTexts = {
  readonly clauses?: Texts['clauses'] & Dated;
  readonly issues?: Texts['issues'] & Dated;
  readonly names?: Partial<TextNames>;
  readonly messages?: Texts['messages'];
  readonly mistakes?: Texts['mistakes'];
  readonly findings?: Readonly<Record<string, string>>;
} & Readonly<Partial<Record<keyof ReturnType<typeof wordPlaces>, unknown>>>;

/** What is written in a language, without the English that stands in for what is not. */
function readOwn(locale: string, root: string): OwnTexts {
  const entries = Object.entries(placesOf(locale)).flatMap(([part, path]) => {
    return existsSync(join(root, path)) ? [[part, readOnce(path, readRulesFile(root, path))] as const] : [];
  });
  return Object.fromEntries(entries) as OwnTexts;
}

/** What a file said when it was last read: most are read again as they were. */
const lastRead = new Map<string, { readonly bytes: Uint8Array; readonly value: unknown }>();

function readOnce(path: string, bytes: Uint8Array): unknown {
  const known = lastRead.get(path);
  if (known && Buffer.compare(known.bytes, bytes) === 0) return known.value;
  const read = readYaml(`rules/${path}`, bytes);
  if (!read.ok) throw new Error(read.diagnostics.map((each) => formatDiagnostic(each)).join('\n'));
  const value = read.value ?? {};
  lastRead.set(path, { bytes, value });
  return value;
}

let source: OwnTexts | undefined;

/** The English that comes with the package, read once. */
const ownEnglish = (): OwnTexts => (source ??= readOwn('en', RULES_ROOT));

/** Texts and their translations, which lie in one file. */
export interface Pair {
  /** First part of the ids. */
  readonly part: string;
  readonly source: unknown;
  readonly target: unknown;
}

/** Everything there is to translate for *Twilight Struggle*, each part beside what is written in a language. */
export function pairsOf(locale: string, root: string = RULES_ROOT): readonly Pair[] {
  const english = loadTemplates('en');
  const own = readOwn(locale, root);
  return [
    {
      part: 'clauses',
      source: summariesOf(english.clauses),
      target: summariesOf(own.clauses),
    },
    {
      part: 'issues',
      source: questionsOf(english.issues),
      target: questionsOf(own.issues),
    },
    { part: 'messages', source: english.messages, target: own.messages },
    {
      part: MISTAKES,
      source: mistakeSentences(),
      target: byHash(own.mistakes),
    },
    {
      part: 'findings',
      source: ownEnglish().findings,
      target: own.findings,
    },
    {
      part: 'glossary',
      source: namesToTranslate(english),
      target: preferred(own.names ?? {}),
    },
  ];
}

/** What the numbers of clauses are called, the phrasebook of the cards, and the words of the site where that is there. */
function wordPairs(locale: string, root: string): readonly Pair[] {
  const [english, own] = [ownEnglish(), readOwn(locale, root)];
  return (['facts', 'sentences', 'site'] as const).flatMap((part) =>
    english[part] === undefined ? [] : [{ part, source: wordsAlone(english[part]), target: own[part] }],
  );
}

/** Without what is empty in English, or steers a phrasebook and is no text: which part of a phrase chooses, and how lists are joined. */
function wordsAlone(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === '' || ['by', 'lists', 'letters', 'joints'].includes(key) ? [] : [[key, wordsAlone(each)]],
    ),
  );
}

/** The part of the sentences that are their own keys: an entry is called by the hash of its source. */
export const MISTAKES = 'mistakes';

const byHash = (sentences: Texts['mistakes'] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(sentences).map(([sentence, said]) => [hashOf(sentence), said]));

let sentences: Readonly<Record<string, string>> | undefined;

/**
 * The sentences themselves, by their hashes. They stand in the code; `mistakes.test.ts` sees to it that each language of
 * this package has all of them.
 */
export function mistakeSentences(): Readonly<Record<string, string>> {
  sentences ??= Object.fromEntries(
    LOCALES.flatMap((locale) => Object.keys(readOwn(locale, RULES_ROOT).mistakes ?? {})).map((each) => [
      hashOf(each),
      each,
    ]),
  );
  return sentences;
}

/**
 * Everything there is to translate; the targets are empty in a language we do not have.
 * @param root the rules folder of the translations
 */
export function loadTransFile(locale: string, root: string = RULES_ROOT): TransFile {
  const english = new Map(Object.entries(summariesOf(loadTemplates('en').clauses)));
  const filled = new Map(
    Object.entries(summariesOf(loadTexts('en').clauses)).map(([id, text]) => [english.get(id) ?? '', text]),
  );
  const noted = (source: string) => noteOn(source, filled.get(source));
  const all = [...pairsOf(locale, root), ...wordPairs(locale, root)];
  const units = all.flatMap(({ part, source, target }) => pairUp(source, target, part, noted));
  const now = hashesNow(units);
  const from = rememberedHashes(locale, root);
  const isStale = ({ id, target }: TransUnit) =>
    target !== '' && !isUndated(id) && from[entryOf(id)] !== now[entryOf(id)];
  return {
    locale,
    units: units.map((unit) => (isStale(unit) ? { ...unit, fuzzy: true, note: STALE } : unit)),
  };
}

/**
 * Which placeholders a translator has to keep, where there are any.
 * @param filled the sentence as it is printed: what stands for each of them
 */
function noteOn(source: string, filled: string | undefined): { readonly note?: string } {
  const template = parseTemplate(source);
  const keys = template ? [...shownIn(template)] : [];
  if (keys.length === 0) return {};
  const keep = `keep {${keys.join('}, {')}}`;
  return {
    note: filled === undefined || filled === source ? keep : `${keep}; printed: ${filled}`,
  };
}

const STALE = 'the English text has changed since';

/** The hashes of the sources as they are. */
export function hashesNow(units: readonly TransUnit[]): SourceHashes {
  const entries = grouped(units, ({ id }) => entryOf(id));
  return Object.fromEntries([...entries].map(([id, own]) => [id, hashOfEntry(own.map(({ source }) => source))]));
}

/** The hashes of the sources of which the translations were made, wherever they stand. */
export function rememberedHashes(locale: string, root: string = RULES_ROOT): SourceHashes {
  const { clauses, issues, mistakes } = readOwn(locale, root);
  return {
    ...readHashes(locale, root),
    ...hashesBeside('clauses', clauses),
    ...hashesBeside('issues', issues),
    ...Object.fromEntries(Object.keys(byHash(mistakes)).map((hash) => [`${MISTAKES}/${hash}`, hash])),
  };
}

/** The hashes that stand beside the texts of a file. */
export function hashesBeside(part: string, entries: Dated = {}): SourceHashes {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, { from }]) => (from === undefined ? [] : [[`${part}/${idOf(id)}`, from]])),
  );
}

/** A slash in the id of a clause would be taken for a level. */
const idOf = (key: string) => key.replace(/\//g, '~');
export const keyOf = (id: string) => id.replace(/~/g, '/');

/** Clauses as they are translated: by id, without what is none of a translator's. */
export function summariesOf(clauses: Texts['clauses'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(clauses).map(([id, { summary }]) => [idOf(id), summary]));
}

/** Disputed questions with their options. */
export function questionsOf(issues: Texts['issues'] = {}): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(issues).map(([id, { question, options }]) => [id, { question, ...options }]),
  );
}

/** The terms that any language lists. */
const termIds = (): readonly string[] => [
  ...new Set(LOCALES.flatMap((locale) => Object.keys(loadTexts(locale).names.terms))),
];

/** English has no glossary of its own: its terms are their ids. */
function namesToTranslate(english: Texts): Record<string, string> {
  const terms = termIds().map((id) => [`terms/${id}`, english.names.terms[id]?.form ?? id.replace(/_/g, ' ')]);
  return {
    ...preferred(english.names),
    ...(Object.fromEntries(terms) as Record<string, string>),
  };
}

function preferred(names: Partial<TextNames>): Record<string, string> {
  const of = (kind: string, named: Readonly<Record<string, NameEntry>> = {}) =>
    Object.entries(named).flatMap(([id, { name, title, form }]) => {
      const text = name ?? title ?? form;
      return text === undefined ? [] : [[`${kind}/${id}`, text] as const];
    });
  return Object.fromEntries([
    ...of('terms', names.terms),
    ...of('sides', names.sides),
    ...of('kinds', names.kinds),
    ...of('regions', names.regions),
    ...of('countries', names.countries),
    ...of('cards', names.cards),
    ...of('space/deluxe', names.space?.deluxe),
    ...of('space/second', names.space?.second),
  ]);
}

/**
 * The glossary with all its forms.
 * @param locales the languages besides English
 */
export function loadConcepts(
  locales: readonly string[] = LOCALES.filter((each) => each !== 'en'),
  root: string = RULES_ROOT,
): readonly Concept[] {
  const english = loadTexts('en').names;
  const own = locales.map((locale) => [locale, readOwn(locale, root).names ?? {}] as const);
  const kinds = ['terms', 'regions', 'countries', 'cards'] as const;
  return kinds.flatMap((kind) => {
    const ids = Object.keys(kind === 'terms' ? loadTexts('es').names.terms : english[kind]);
    return ids.map((id): Concept => {
      const inEnglish = conceptTerm(english[kind][id], id.replace(/[_-]/g, ' '));
      const others = own.map(([locale, names]) => [locale, conceptTerm(names[kind]?.[id], '')]);
      const terms = {
        en: inEnglish,
        ...(Object.fromEntries(others) as Record<string, ConceptTerm>),
      };
      return { id: `${kind}/${id}`, subject: kind, terms };
    });
  });
}

function conceptTerm(entry: NameEntry | undefined, fallback: string): ConceptTerm {
  const form = entry?.form ?? entry?.name ?? entry?.title ?? fallback;
  return {
    form,
    forms: (entry?.forms ?? []).filter((each) => each !== form),
    avoid: (entry?.avoid ?? []) as ConceptTerm['avoid'],
  };
}
