/** Loading the rules from disk: the doors through which Node programs reach `rules/`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rememberText } from '../core/remember.ts';
import type { Locale } from '../core/ruleset.ts';
import type { MistakeWords } from '../core/wording.ts';
import type { MapLayout } from '../drawing/map-model.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { AskingWords, FactWords } from './asking.ts';
import { compileRuleset } from './compile.ts';
import { type Diagnostic, formatDiagnostic } from './diagnostics.ts';
import { resolveFacts } from './facts.ts';
import { listFiles, PACKAGE_ROOT, RULES_ROOT, readRulesFile } from './files.ts';
import { GAME_FOLDER, gatherSources, type Values } from './gather.ts';
import { type Laid, layHouse, underHouse } from './house.ts';
import { validateLaid } from './house-check.ts';
import { type Kind, kindOf } from './kinds.ts';
import { LOCALES } from './locales.ts';
import { collectNames } from './names.ts';
import { ownSchemas } from './own-schemas.ts';
import { parsedRules, rulesPaths } from './parsed.ts';
import { type PolicyOptions, type Printed, resolvePolicies, unknown } from './policies.ts';
import { type ReadSuccess, readYaml } from './read.ts';
import { rulesFile, rulesFileIfRight } from './rules-file.ts';
import { EDITIONS, type Edition, isPrinted, type ProfileSource, type Sources } from './sources.ts';
import { gatherTemplates, gatherTexts, type Texts, type Writing } from './texts.ts';
import { validateFiles, validateRead } from './validate.ts';

export type { Diagnostic, Path, Place } from './diagnostics.ts';
export { formatDiagnostic } from './diagnostics.ts';
export type { Kind } from './kinds.ts';
export { didYouMean, nearest, oneOf } from './nearest.ts';
export type { PolicyOptions } from './policies.ts';
export { diagnosticAt, type ReadResult, type ReadSuccess, readYaml } from './read.ts';
export { EDITIONS, type Edition } from './sources.ts';
export type { NameEntry, Texts } from './texts.ts';

export type LoadResult =
  | { readonly ok: true; readonly rules: Ruleset }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Loads and compiles the rules of one edition. The YAML is parsed once per process, and the rules as they are printed are
 * compiled once.
 * @param options a profile, and policies on top of it
 * @returns the ruleset; or diagnostics about the options, or about rules files that cannot be compiled
 */
export function loadRuleset(game: 'twilight-struggle', edition: Edition, options: PolicyOptions = {}): LoadResult {
  const { house, policies = {}, profile = '' } = options;
  if (house || Object.keys(policies).length > 0) return compiled(game, edition, options);
  const name = `${game} ${edition} ${profile}`;
  const known = asPrinted.get(name) ?? compiled(game, edition, options);
  asPrinted.set(name, known);
  return known;
}

/** Rules under no readings but those of a profile. */
const asPrinted = new Map<string, LoadResult>();

function compiled(game: 'twilight-struggle', edition: Edition, options: PolicyOptions): LoadResult {
  if (game !== 'twilight-struggle') return fail([unknown('game', game, ['twilight-struggle'])]);
  if (!EDITIONS.includes(edition)) return fail([unknown('edition', edition, EDITIONS)]);
  const parsed = parseWanted(isRule);
  if (!(parsed instanceof Map)) return fail(parsed as Diagnostic[]);
  const laid = options.house && laidOnce(parsed, options.house);
  if (laid && laid.diagnostics.length > 0) return fail(laid.diagnostics);
  const sources = gatherSources(laid?.values ?? parsed);
  const policies = resolvePolicies(sources.issues, sources.profiles, options, printedIn(sources, edition));
  if (!policies.ok) return policies;
  try {
    const rules = compileRuleset(sources, edition, policies.policies);
    return {
      ok: true,
      rules:
        laid && options.house
          ? underHouse(rules, options.house, laid, resolveFacts(gatherSources(parsed), edition))
          : rules,
    };
  } catch (error) {
    // Loading does not validate, which would be slow; what cannot be compiled is explained all the same.
    const diagnostics = validateRules();
    if (diagnostics.length === 0) throw error;
    return fail(diagnostics);
  }
}

/** What an edition has. */
function printedIn({ clauses, cards }: Sources, edition: Edition): Printed {
  const ids = new Set(clauses.filter(({ editions }) => editions.includes(edition)).map(({ id }) => id));
  const all = cards.flatMap((file) => file.cards);
  const titles = new Set(all.filter((card) => isPrinted(card, edition)).map(({ id }) => id));
  return { clause: (id) => ids.has(id), card: (id) => titles.has(id) };
}

/**
 * Loads the texts of a language, once per process; an unknown language, or a text without translation, is English.
 * @param house the house rules whose values the sentences print
 * @throws Error if a rules file has no valid syntax
 */
export const loadTexts = (locale: Locale, house?: ReadSuccess): Texts =>
  house ? textsBy(gatherTexts, locale, house) : printedTexts(locale);

const printedTexts = rememberText((locale) => textsBy(gatherTexts, locale));

/**
 * The same for translators: with the sentences of the clauses as they are written, placeholders and all.
 * @throws Error if a rules file has no valid syntax
 */
export const loadTemplates = (locale: Locale): Texts => textsBy(gatherTemplates, locale);

function textsBy(gather: typeof gatherTexts, locale: Locale, house?: ReadSuccess): Texts {
  const known = LOCALES.includes(locale) ? locale : 'en';
  const values = parseWanted((path) => isRule(path) || isText(path, known));
  if (values instanceof Map) return gather(house ? laidOnce(values, house).values : values, known);
  throw new Error((values as Diagnostic[]).map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
}

/**
 * The sentences about what was handed in; undefined, which is English, if the language has none that can be read. They rest
 * on their own file alone, since they also tell what is wrong with the other rules files.
 */
export function loadMistakeWords(locale: Locale): MistakeWords | undefined {
  const read = rulesFileIfRight(`shared/mistakes.${locale}.yaml`);
  if (read === undefined) return undefined;
  const sentences = Object.entries(read as object).filter(([, said]) => typeof said === 'string');
  return { locale, mistakes: Object.fromEntries(sentences) as MistakeWords['mistakes'] };
}

const NOTHING_ASKED: AskingWords = { fillers: [], numbers: {}, me: [], opponent: [], phrases: {} };

/** How questions are asked in a language, as far as that has been written down; undefined if nothing has. */
export function loadAskingWords(locale: Locale): AskingWords | undefined {
  const read = rulesFileIfRight(`shared/asking.${locale}.yaml`);
  if (read === undefined) return undefined;
  const { concepts = {} } = sharedFile<{ concepts: Readonly<Record<string, Readonly<Record<string, string>>>> }>(
    'concepts.yaml',
  );
  const weighing = sharedFile<NonNullable<AskingWords['weighing']>>('weighing.yaml');
  return {
    ...NOTHING_ASKED,
    ...(read as AskingWords),
    ...sharedFile<Pick<AskingWords, 'asked' | 'examples' | 'cases'>>(`asked.${locale}.yaml`),
    concepts: Object.fromEntries(
      Object.entries(concepts).flatMap(([id, words]) => (words[locale] === undefined ? [] : [[id, words[locale]]])),
    ),
    ...(weighing.weights && { weighing: weighing as NonNullable<AskingWords['weighing']> }),
  };
}

/** A file that languages share; nothing of it if it is not there or cannot be read. */
const sharedFile = <T extends object>(name: string): Partial<T> =>
  (rulesFileIfRight(`shared/${name}`) ?? {}) as Partial<T>;

/** What the numbers of clauses are called in a language, put together once per process; in English where it has no word. */
export const loadFactWords: (locale: Locale) => FactWords = rememberText((locale) => {
  const [own, english] = [locale, 'en'].map((each) => sharedFile<FactWords>(`facts.${each}.yaml`));
  return { facts: { ...english?.facts, ...own?.facts }, words: { ...english?.words, ...own?.words } };
});

/** Sentences by what they say: one, or several ways. */
export type Sentences = Readonly<Record<string, string | readonly string[]>>;

/** The sentences of a language, as far as it has some, with the words that structure a feature. */
export type WrittenPhrases = Readonly<Partial<Record<'given' | 'when' | 'then', Sentences>>> & {
  readonly keywords?: Readonly<Record<string, string | readonly string[]>>;
  readonly written?: Writing;
};

/** The sentences of the features in a language, read once per process. */
export const loadPhrases = rememberText((locale): WrittenPhrases | undefined => {
  const path = join(PACKAGE_ROOT, `features/phrases/${locale}.yaml`);
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
});

/**
 * Where a drawing of the board has its countries.
 * @throws Error if the rules file has no valid syntax
 */
export const loadLayout = (): MapLayout => rulesFile(`${GAME_FOLDER}/layout.yaml`) as MapLayout;

/**
 * The named sets of policies, by id.
 * @throws Error if the rules file has no valid syntax
 */
export const loadProfiles = (): Readonly<Record<string, ProfileSource>> =>
  rulesFile(`${GAME_FOLDER}/profiles.yaml`) as Readonly<Record<string, ProfileSource>>;

/** The files with house rules laid over them, and whatever is wrong with the result. */
function laidOnce(values: Values, house: ReadSuccess): Laid {
  const laid = layHouse(values, house);
  if (laid.diagnostics.length > 0) return laid;
  return { ...laid, diagnostics: validateLaid(laid, house, ownSchemas()) };
}

function fail(diagnostics: readonly Diagnostic[]): LoadResult {
  return { ok: false, diagnostics };
}

/**
 * Validates the rules folder: syntax, shape, references, agreement.
 * @param root the folder; the rules of this package if absent
 * @returns every mistake once; none if all is well
 */
export function validateRules(root: string = RULES_ROOT): Diagnostic[] {
  const files = listFiles(root, '.yaml').map((path) => ({ path, source: readRulesFile(root, path) }));
  return validateFiles(files, ownSchemas(), 'rules/');
}

/**
 * Validates the syntax, the shape and the references of one text, against the ids of this package's rules.
 * @param kind which kind of rules file the text should be
 */
export function validateText(kind: Kind, fileName: string, text: string | Uint8Array): readonly Diagnostic[] {
  const values = parseWanted(isRule);
  const rules = values instanceof Map ? [...values].map(([path, value]) => ({ kind: kindOf(path), value })) : [];
  return validateRead(readYaml(fileName, text), kind, ownSchemas(), collectNames(rules));
}

/** The YAML files of `rules/` whose path is wanted; or what is wrong with their syntax. */
function parseWanted(wanted: (path: string) => boolean): Values | readonly Diagnostic[] {
  const values = new Map<string, unknown>();
  const diagnostics: Diagnostic[] = [];
  for (const path of rulesPaths().filter(wanted)) {
    const read = parsedRules(path);
    if (read.ok) values.set(path, read.value);
    else diagnostics.push(...read.diagnostics);
  }
  return diagnostics.length === 0 ? values : diagnostics;
}

const isRule = (path: string) => path.startsWith(`${GAME_FOLDER}/`) && !path.includes('/i18n/');
/** What a language is written in; English stands in for what it lacks. */
const isText = (path: string, locale: Locale) =>
  ['language', 'messages', 'mistakes'].some((name) =>
    [`shared/${name}.${locale}.yaml`, `shared/${name}.en.yaml`].includes(path),
  ) || [locale, 'en'].some((each) => path.startsWith(`${GAME_FOLDER}/i18n/${each}/`));
