/** The sentences of the features: cucumber expressions as patterns, and what stands in their places. */
import type { ScenarioNames } from './scenarios.ts';

/** Ways to say each thing, by the id of what is said. */
export type Sentences = Readonly<Record<string, string | readonly string[]>>;

/** A sentence, ready to be found in a text. */
export interface Sentence {
  readonly id: string;
  readonly written: string;
  readonly pattern: RegExp;
  readonly takes: readonly string[];
}

/** No sentence is longer. */
const LONGEST = 300;

/** Every way to say one of these things. */
export const compiledOf = (sentences: Sentences): readonly Sentence[] =>
  Object.entries(sentences).flatMap(([id, written]) =>
    [written].flat().map((each): Sentence => ({ id, written: each, ...compiled(each) })),
  );

/** A sentence with what stands in its places: ids and numbers. */
export interface Understood<S extends Sentence = Sentence> {
  readonly sentence: S;
  readonly values: Readonly<Record<string, string | number>>;
  /** The first name that means nothing. */
  readonly unknown: string | undefined;
}

/** The sentences that a text may be; without an unknown name first. */
export function readingsOf<S extends Sentence>(
  text: string,
  sentences: readonly S[],
  names: ScenarioNames,
): readonly Understood<S>[] {
  if (text.length > LONGEST) return [];
  const fitting = sentences.flatMap((sentence) => {
    const match = sentence.pattern.exec(text);
    return match ? [valuesOf(sentence, match.slice(1), names)] : [];
  });
  return fitting.toSorted((a, b) => Number(a.unknown !== undefined) - Number(b.unknown !== undefined));
}

function valuesOf<S extends Sentence>(
  sentence: S,
  written: readonly (string | undefined)[],
  names: ScenarioNames,
): Understood<S> {
  const read = sentence.takes.map((key, index) => [key, meantBy(key, written[index] ?? '', names)] as const);
  const at = read.findIndex(([, value]) => value === undefined);
  return {
    sentence,
    values: Object.fromEntries(read) as Understood['values'],
    unknown: at < 0 ? undefined : written[at],
  };
}

function meantBy(key: string, written: string, names: ScenarioNames): string | number | undefined {
  const kind = key.replace(/\d$/, '');
  if (kind === 'int') return Number(written);
  if (kind === 'clause' || kind === 'option') return written;
  if (kind === 'country') return names.country(written);
  if (kind === 'region') return names.region(written);
  return kind === 'side' ? names.side(written) : names.card(written);
}

/** A cucumber expression as a pattern: `{name}`, `(optional)`, `one/other`. */
function compiled(expression: string): Pick<Sentence, 'pattern' | 'takes'> {
  const takes: string[] = [];
  const source = expression
    .replace(/[.*+?^$[\]\\]/g, '\\$&')
    .replace(/[^\s{}()]+/gu, (word) => (word.includes('/') ? `(?:${word.replaceAll('/', '|')})` : word))
    .replace(/\(([^?][^()]*)\)/gu, '(?:$1)?')
    .replace(/\{([a-z]+\d?)\}/g, (_, name: string) => {
      takes.push(name);
      return PATTERN[name.replace(/\d$/, '')] ?? '(\\S.*?)';
    });
  return { pattern: new RegExp(`^${source}$`, 'iu'), takes };
}

const PATTERN: Readonly<Record<string, string>> = {
  int: '(-?\\d{1,3})',
  clause: '(\\d[\\d.A-Ia-i]*|card:[a-z\\d-]+)',
  option: '([a-z\\d-]+)',
};
