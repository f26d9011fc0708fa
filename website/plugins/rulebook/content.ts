/** Everything the site is made of, read once per build: rules, texts, scenarios, and where the code names a clause. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../../src/core/ruleset.ts';
import { type CodePlace, indexCode } from '../../../src/data/code-places.ts';
import { gatherSources } from '../../../src/data/gather.ts';
import { layHouse } from '../../../src/data/house.ts';
import {
  type Diagnostic,
  formatDiagnostic,
  loadRuleset,
  loadTexts,
  type ReadSuccess,
  readYaml,
} from '../../../src/data/index.ts';
import { LOCALES, TARGET_LOCALES } from '../../../src/data/locales.ts';
import { parsedRules, rulesPaths } from '../../../src/data/parsed.ts';
import { EDITIONS, type Edition, type Sources } from '../../../src/data/sources.ts';
import type { Texts } from '../../../src/data/texts.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import type { GuerraFriaRuleset, GuerraFriaTexts } from '../../../src/registry/guerra-fria.ts';
import { guerraFriaTools } from '../../../src/registry/tools.ts';
import type { TranslationsModel } from '../../src/models.ts';
import { type Feature, readFeatures } from './features.ts';
import { guideOutputs, type Outputs } from './outputs.ts';
import { runScenarios } from './results.ts';
import { readGuerraFriaSuite, readSuite, type Suite } from './suite.ts';
import { type CrosscheckFiles, readCoverage } from './translations.ts';

/** The rules as they are printed, or as a house plays them. */
export interface RulesContent {
  /** The rules files as they are printed, by path. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly sources: Sources;
  readonly rules: Readonly<Record<Edition, Ruleset>>;
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** The second game. */
  readonly guerraFria: {
    readonly rules: GuerraFriaRuleset;
    readonly texts: Readonly<Record<Locale, GuerraFriaTexts>>;
  };
}

/** Files of house rules, one for each game. */
export interface Houses {
  readonly twilightStruggle?: string | undefined;
  readonly guerraFria?: string | undefined;
}

export interface Content extends Omit<RulesContent, 'guerraFria'> {
  /** The second game with the same of its own. */
  readonly guerraFria: RulesContent['guerraFria'] & Pick<Content, 'features' | 'code' | 'suite'>;
  /** Clause, card and issue texts that exist in a language, before English fills the gaps. */
  readonly translated: Readonly<Record<Locale, ReadonlySet<string>>>;
  readonly features: Readonly<Record<Locale, readonly Feature[]>>;
  /** Clause or `card:id` -> where the code names it. */
  readonly code: ReadonlyMap<string, readonly CodePlace[]>;
  readonly outputs: Outputs;
  readonly suite: Suite;
  readonly coverage: TranslationsModel;
  readonly crosscheck: CrosscheckFiles;
  /** Clause, or `issue:id` -> what people type when they look for it, beside its own words. */
  readonly searchWords: Readonly<Record<string, readonly string[]>>;
}

/** Docusaurus evaluates this file anew for every language; what is read stays with the process. */
const kept = globalThis as { rulebookContent?: Promise<Content> };

/**
 * The content of the site; read once, whatever the number of languages built in this process.
 * @param houses rules that the site is built under; cases and scenarios are run under those of the book
 */
export function readContent(root: string, houses: Houses = {}): Promise<Content> {
  kept.rulebookContent ??= readAll(root, houses);
  return kept.rulebookContent;
}

const each = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

/** The rules with their words in every language, those of a house laid over them. */
export function readRules({ twilightStruggle, guerraFria }: Houses): RulesContent {
  const house = twilightStruggle === undefined ? undefined : readHouse(twilightStruggle);
  const other = guerraFria === undefined ? undefined : readHouse(guerraFria);
  const printed = parsedFiles();
  return {
    files: printed,
    sources: gatherSources(house ? layHouse(printed, house).values : printed),
    rules: each(EDITIONS, (edition) => {
      const own = loadRuleset('twilight-struggle', edition, house && { house });
      if (!own.ok) throw refused(own.diagnostics);
      return own.rules;
    }),
    texts: each(LOCALES, (locale) => loadTexts(locale, house)),
    guerraFria: {
      rules: guerraFriaTools.rules(other),
      texts: each(LOCALES, (locale) => guerraFriaTools.texts(locale, other)),
    },
  };
}

function readHouse(file: string): ReadSuccess {
  const read = readYaml(file, readFileSync(file));
  if (!read.ok) throw refused(read.diagnostics);
  return read;
}

const refused = (diagnostics: readonly Diagnostic[]): Error =>
  new Error(diagnostics.map((problem) => formatDiagnostic(problem)).join('\n'));

async function readAll(root: string, houses: Houses): Promise<Content> {
  const [results, outputs, suite, suiteOfGuerraFria, coverage] = await Promise.all([
    runScenarios(root),
    guideOutputs(root),
    readSuite(root),
    readGuerraFriaSuite(root),
    readCoverage(root),
  ]);
  const rules = readRules(houses);
  const values = rules.files;
  return {
    ...rules,
    guerraFria: {
      ...rules.guerraFria,
      features: each(LOCALES, (locale) => readFeatures(root, locale, results, 'guerra-fria')),
      code: indexCode(root, 'guerra-fria'),
      suite: suiteOfGuerraFria,
    },
    translated: each(LOCALES, (locale) => translatedIds(values, locale, rules.sources)),
    features: each(LOCALES, (locale) => readFeatures(root, locale, results)),
    code: indexCode(root, 'twilight-struggle'),
    outputs,
    suite,
    coverage,
    crosscheck: gatherCrosscheck(values),
    searchWords: readSearchWords(root, rules.sources),
  };
}

function readSearchWords(root: string, { clauses, issues }: Sources): Content['searchWords'] {
  const file = path.join(root, 'website/data/search-words.yaml');
  const words = parse(readFileSync(file, 'utf8')) as Content['searchWords'];
  const known = new Set([...clauses.map(({ id }) => id), ...issues.map(({ id }) => `issue:${id}`)]);
  const unknown = Object.keys(words).filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`${file} names clauses or questions that do not exist: ${unknown.join(', ')}`);
  return words;
}

/** The files below `rules/`, parsed once per process. */
const parsedFiles = (): ReadonlyMap<string, unknown> =>
  new Map(
    rulesPaths().map((file) => {
      const parsed = parsedRules(file);
      if (!parsed.ok) throw refused(parsed.diagnostics);
      return [file, parsed.value];
    }),
  );

function gatherCrosscheck(values: ReadonlyMap<string, unknown>): CrosscheckFiles {
  const file = <T>(name: string): T => values.get(`shared/crosscheck/${name}.yaml`) as T;
  return {
    lexicons: each(TARGET_LOCALES, (locale) => file(locale)),
    messages: each(LOCALES, (locale) => ({ ...file('messages.en'), ...file<object>(`messages.${locale}`) })),
    concepts: each(TARGET_LOCALES, (locale) => file(`concepts.${locale}`) ?? {}),
    contrasts: file('contrasts'),
    statements: file('statements'),
    printed: file('printed'),
    examples: file('examples'),
    residue: file<{ readonly patterns: readonly string[] }>('residue').patterns,
  };
}

function translatedIds(values: ReadonlyMap<string, unknown>, locale: Locale, sources: Sources): ReadonlySet<string> {
  if (locale === 'en') return new Set([...sources.clauses.map(({ id }) => id), ...sources.issues.map(({ id }) => id)]);
  const keys = (name: string) =>
    Object.keys((values.get(`twilight-struggle/i18n/${locale}/${name}.yaml`) ?? {}) as object);
  return new Set([...keys('clauses'), ...keys('issues')]);
}
