/** The sentences of the features as data: `features/phrases/<language>.yaml`, read and checked. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { PACKAGE_ROOT } from '../../src/data/files.ts';
import { COMPLETE_LOCALES } from '../../src/data/locales.ts';

const FOLDER = pathToFileURL(join(PACKAGE_ROOT, 'features/phrases/'));

/** A sentence pattern of one language. */
export interface Phrase {
  readonly id: string;
  readonly language: string;
  readonly keyword: 'given' | 'when' | 'then';
  /** Cucumber expression. */
  readonly expression: string;
  /** Names of its parameters in the order of the sentence; numbers tell repeated ones apart, `int1`. */
  readonly takes: readonly string[];
}

type PhraseFile = Readonly<Record<Phrase['keyword'], Readonly<Record<string, string | readonly string[]>>>>;

/** The languages that have a phrase file. */
export function phraseLanguages(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''))
    .sort();
}

/** All phrases of one language. */
export function readPhrases(language: string): readonly Phrase[] {
  const file = parse(readFileSync(new URL(`${language}.yaml`, FOLDER), 'utf8')) as PhraseFile;
  return (['given', 'when', 'then'] as const).flatMap((keyword) =>
    Object.entries(file[keyword] ?? {}).flatMap(([id, expressions]) =>
      [expressions].flat().map((expression) => ({ id, language, keyword, ...unnumbered(expression) })),
    ),
  );
}

/**
 * What is wrong with the phrases of a language, given the parameters each step takes and whether it is a
 * given, when or then: steps without a phrase, phrases without a step, other parameters, another heading.
 */
export function phraseProblems(
  language: string,
  phrases: readonly Phrase[],
  steps: ReadonlyMap<string, Pick<Phrase, 'keyword' | 'takes'>>,
): readonly string[] {
  const named = new Set(phrases.map(({ id }) => id));
  // A language that is not whole yet has the sentences it has.
  const whole = COMPLETE_LOCALES.includes(language);
  const missing = [...steps.keys()].filter((id) => whole && !named.has(id)).map((id) => `${id} has no phrase`);
  const wrong = phrases.flatMap(({ id, keyword, takes }) => {
    const step = steps.get(id);
    if (!step) return [`${id} is not a step`];
    if (step.keyword !== keyword) return [`${id} belongs under ${step.keyword}`];
    return sameSet(step.takes, takes) ? [] : [`${id} takes ${braced(step.takes)}, not ${braced(takes)}`];
  });
  return [...missing, ...wrong].map((problem) => `features/phrases/${language}.yaml: ${problem}`);
}

/** Cucumber knows `{int}` but not `{int1}`: the numbers are ours and only name the argument. */
function unnumbered(expression: string): Pick<Phrase, 'expression' | 'takes'> {
  return {
    expression: expression.replace(/\{([a-z]+)\d\}/g, '{$1}'),
    takes: [...expression.matchAll(/\{([a-z]+\d?)\}/g)].map(([, name]) => name!),
  };
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(' ') || 'nothing';
}
