/** Everything the site is made of, read once per build: rules, texts, scenarios, and where the code names a clause. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../../../src/core/ruleset.ts';
import { compileRuleset } from '../../../src/data/compile.ts';
import { gatherSources } from '../../../src/data/gather.ts';
import { loadGuerraFria, loadGuerraFriaTexts } from '../../../src/data/guerra-fria.ts';
import { resolvePolicies } from '../../../src/data/policies.ts';
import { EDITIONS, type Edition, type Sources } from '../../../src/data/sources.ts';
import { gatherTexts, type Texts } from '../../../src/data/texts.ts';
import type { Texts as GuerraFriaTexts } from '../../../src/games/guerra-fria/desk/texts.ts';
import type { Ruleset as GuerraFriaRuleset } from '../../../src/games/guerra-fria/ruleset.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import type { TranslationsModel } from '../../src/models.ts';
import { type CodePlace, indexCode } from './code.ts';
import { type Feature, readFeatures } from './features.ts';
import { guideOutputs, type Outputs } from './outputs.ts';
import { runScenarios } from './results.ts';
import { readSuite, type Suite } from './suite.ts';
import { type CrosscheckFiles, readCoverage } from './translations.ts';

export interface Content {
  readonly sources: Sources;
  readonly rules: Readonly<Record<Edition, Ruleset>>;
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** Clause, card and issue texts that exist in a language, before English fills the gaps. */
  readonly translated: Readonly<Record<Locale, ReadonlySet<string>>>;
  readonly features: Readonly<Record<Locale, readonly Feature[]>>;
  /** Clause or `card:id` -> where the code names it. */
  readonly code: ReadonlyMap<string, readonly CodePlace[]>;
  readonly outputs: Outputs;
  readonly suite: Suite;
  readonly coverage: TranslationsModel;
  readonly crosscheck: CrosscheckFiles;
  /** The second game. */
  readonly guerraFria: {
    readonly rules: GuerraFriaRuleset;
    readonly texts: Readonly<Record<Locale, GuerraFriaTexts>>;
  };
}

/** Docusaurus evaluates this file anew for every language; what is read stays with the process. */
const kept = globalThis as { rulebookContent?: Content };

/** The content of the site; read once, whatever the number of languages built in this process. */
export function readContent(root: string): Content {
  kept.rulebookContent ??= readAll(root);
  return kept.rulebookContent;
}

function readAll(root: string): Content {
  const values = readYamlFiles(path.join(root, 'rules'), ['twilight-struggle', 'shared']);
  const sources = gatherSources(values);
  const results = runScenarios(root);
  const policies = resolvePolicies(sources.issues, sources.profiles);
  if (!policies.ok) throw new Error('the preferred readings of the register cannot be resolved');
  const each = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
  return {
    sources,
    rules: each(EDITIONS, (edition) => compileRuleset(sources, edition, policies.policies)),
    texts: each(LOCALES, (locale) => gatherTexts(values, locale)),
    translated: each(LOCALES, (locale) => translatedIds(values, locale, sources)),
    features: each(LOCALES, (locale) => readFeatures(root, locale, results)),
    code: indexCode(root),
    outputs: guideOutputs(root),
    suite: readSuite(root),
    coverage: readCoverage(root),
    crosscheck: gatherCrosscheck(values),
    guerraFria: { rules: guerraFriaRules(), texts: each(LOCALES, loadGuerraFriaTexts) },
  };
}

function guerraFriaRules(): GuerraFriaRuleset {
  const loaded = loadGuerraFria();
  if (!loaded.ok) throw new Error('the rules of Guerra fría cannot be loaded');
  return loaded.rules;
}

function readYamlFiles(root: string, folders: readonly string[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.yaml')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(root, file).split(path.sep).join('/');
      values.set(name, parse(readFileSync(file, 'utf8')));
    }
  }
  return values;
}

function gatherCrosscheck(values: ReadonlyMap<string, unknown>): CrosscheckFiles {
  const file = <T>(name: string): T => values.get(`shared/crosscheck/${name}.yaml`) as T;
  return {
    lexicons: { es: file('es'), it: file('it'), ru: file('ru') },
    messages: { en: file('messages.en'), es: file('messages.es'), it: file('messages.it'), ru: file('messages.ru') },
    concepts: { es: file('concepts.es'), it: file('concepts.it'), ru: file('concepts.ru') },
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
