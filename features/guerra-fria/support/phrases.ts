/** The sentences of these features as data: `../phrases/<language>.yaml`. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FOLDER = new URL('../phrases/', import.meta.url);

/** The languages that have a phrase file. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace('.yaml', ''))
  .sort();
export type Language = string;

/** A sentence pattern of one language. */
export interface Phrase {
  readonly id: string;
  /** Cucumber expression. */
  readonly expression: string;
  /** Names of its parameters in the order of the sentence; numbers tell repeated ones apart, `player1`. */
  readonly takes: readonly string[];
}

type PhraseFile = Readonly<Record<'given' | 'when' | 'then', Readonly<Record<string, string>>>>;

/** All phrases of one language. Cucumber knows `{player}` but not `{player1}`: the numbers are ours. */
export function readPhrases(language: Language): readonly Phrase[] {
  const file = parse(readFileSync(new URL(`${language}.yaml`, FOLDER), 'utf8')) as PhraseFile;
  return Object.values(file).flatMap((phrases) =>
    Object.entries(phrases).map(([id, text]) => ({
      id,
      expression: text.replace(/\{([a-z]+)\d\}/g, '{$1}'),
      takes: [...text.matchAll(/\{([a-z]+\d?)\}/g)].map(([, name]) => name as string),
    })),
  );
}
