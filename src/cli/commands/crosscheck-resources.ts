/** Loading what the cross-check needs from disk: lexicons, dictionaries, the canon. Everything it does is pure again. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { Locale } from '../../core/ruleset.ts';
import { type Canon, type CanonTexts, type Contrasts, makeCanon, type WorkedExample } from '../../crosscheck/canon.ts';
import type { House } from '../../crosscheck/house.ts';
import type { Lexicon, Printed, Speller } from '../../crosscheck/lexicon.ts';
import type { Messages } from '../../crosscheck/messages.ts';
import { type Accepted, englishSpeech } from '../../crosscheck/self-statements.ts';
import type { Concepts } from '../../crosscheck/statements/concepts.ts';
import type { StatementData } from '../../crosscheck/statements/statements.ts';
import type { TargetLocale } from '../../crosscheck/types.ts';
import { type Edition, formatDiagnostic, loadRuleset, loadTexts } from '../../data/index.ts';
import { languageFile } from '../../data/locales.ts';
import { rulesFile } from '../../data/rules-file.ts';

/** Dictionaries as packages name them; optional, because their licences are not ours. */
const dictionaryOf = (locale: Locale): string | undefined => languageFile(locale).dictionary;

/** The package that holds the dictionary of a language, if it is not installed. */
export function missingDictionary(locale: Locale): string | undefined {
  const file = dictionaryOf(locale);
  return file !== undefined && dictionaryPath(file) === undefined ? file.split('/').slice(0, 2).join('/') : undefined;
}

/** One file of `rules/shared/crosscheck/`; undefined if it is not there. */
export const readCrosscheckFile = <T>(name: string): T => rulesFile(`shared/crosscheck/${name}.yaml`) as T;

export interface Resources {
  readonly canon: Canon;
  readonly messages: Messages;
  readonly residue: readonly RegExp[];
}

/** Loads the canon of an edition in a language, with the sentences in which findings are told. */
export function loadResources(
  locale: TargetLocale,
  edition: Edition,
  lang: string = locale,
  houses: readonly House[] = [],
): Resources {
  const canon = makeCanon({
    rules: rulesOf(edition),
    texts: loadTexts(locale) as unknown as CanonTexts,
    english: loadTexts('en') as unknown as CanonTexts,
    lexicon: readCrosscheckFile<Lexicon>(locale),
    concepts: readCrosscheckFile<Concepts | undefined>(`concepts.${locale}`) ?? {},
    contrasts: readCrosscheckFile<Contrasts>('contrasts'),
    statements: readCrosscheckFile<StatementData>('statements'),
    printed: readCrosscheckFile<Printed>('printed'),
    examples: readCrosscheckFile<readonly WorkedExample[]>('examples'),
    otherEdition: rulesOf(edition === 'deluxe' ? 'second' : 'deluxe').clauses,
    speller: loadSpeller(locale),
    englishSpeller: loadSpeller('en'),
    houses,
  });
  const { patterns } = readCrosscheckFile<{ readonly patterns: readonly string[] }>('residue');
  return {
    canon,
    messages: {
      ...readCrosscheckFile<Messages>('messages.en'),
      ...readCrosscheckFile<Messages | undefined>(`messages.${lang}`),
    },
    residue: patterns.map((each) => new RegExp(each, 'u')),
  };
}

/** What it takes to hold our own texts against their English source. */
export function loadOwnResources(locale: TargetLocale) {
  const texts = loadTexts('en') as unknown as CanonTexts;
  return {
    canon: loadResources(locale, 'deluxe').canon,
    english: englishSpeech(texts, readCrosscheckFile<Concepts>('concepts.en')),
    accepted: readCrosscheckFile<readonly Accepted[]>('accepted'),
  };
}

function rulesOf(edition: Edition) {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (loaded.ok) return loaded.rules;
  throw new Error(loaded.diagnostics.map((each) => formatDiagnostic(each)).join('\n'));
}

const spellers = new Map<string, Speller | undefined>();

/** The dictionary of a language, read when a word is first looked up; undefined if its package is not installed. */
export function loadSpeller(locale: Locale): Speller | undefined {
  const file = dictionaryOf(locale);
  if (!spellers.has(locale)) spellers.set(locale, file === undefined ? undefined : makeSpeller(file));
  return spellers.get(locale);
}

function makeSpeller(file: string): Speller | undefined {
  const path = dictionaryPath(file);
  if (path === undefined) return undefined;
  let read: ReturnType<typeof decodeTrie> | undefined;
  const trie = () => {
    read ??= readTrie(path);
    return read;
  };
  const known = new Map<string, boolean>();
  return {
    known(word) {
      const before = known.get(word);
      if (before !== undefined) return before;
      const found = trie().hasWord(word, true) || trie().hasWord(word.toLowerCase(), true);
      known.set(word, found);
      return found;
    },
    suggest: (word) => trie().suggest(word, { numSuggestions: 3, timeout: 5_000 }).slice(0, 3),
  };
}

function readTrie(path: string): ReturnType<typeof decodeTrie> {
  const bytes = readFileSync(path);
  return decodeTrie(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
}

/** The packages export their settings file only; the dictionary lies beside it. */
function dictionaryPath(file: string): string | undefined {
  const [scope, name, ...rest] = file.split('/');
  try {
    const path = join(dirname(createRequire(import.meta.url).resolve(`${scope}/${name}/cspell-ext.json`)), ...rest);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
