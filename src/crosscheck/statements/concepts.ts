/** What a sentence says, whatever its language: the names, numbers and concepts in it, in their order. */
import { remember } from '../../core/remember.ts';
import type { Canon } from '../canon.ts';
import type { Denials } from '../lexicon.ts';
import { makePhrasebook } from '../text/phrases.ts';
import { isCapitalised } from '../text/words.ts';
import type { Word } from '../types.ts';

/** Concept -> how the language says it. */
export type Concepts = Readonly<Record<string, readonly string[]>>;

/** `us`, `atleast`, `#8`, `@europe`; `from` and `to` are indexes of words, `to` excluded. */
export interface Token {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** What is needed to understand a language: the part of a canon that does not depend on its clauses. */
export interface Speech extends Pick<Canon, 'names' | 'concepts' | 'stem'> {
  readonly lexicon: Pick<Canon['lexicon'], 'numbers' | 'denials'>;
}

const bookOf = remember((concepts: Concepts, { stem }: Speech) =>
  makePhrasebook(
    Object.entries(concepts).flatMap(([id, phrases]) => phrases.map((phrase) => [phrase, id] as const)),
    stem,
    true,
  ),
);

/** The concepts, names and numbers that a run of words says, each word counted once. */
export function tokensIn(words: readonly Word[], canon: Speech): readonly Token[] {
  const found = [
    ...canon.names.find(words).flatMap(({ value, from, to }) => {
      // "Che" and "Junta" are cards, and words.
      const isWord = value.kind === 'card' && to - from === 1 && !isCapitalised(words[from]!.text);
      return value.kind === 'space' || isWord ? [] : [{ id: `@${value.id}`, from, to }];
    }),
    ...bookOf(canon.concepts, canon)
      .find(words)
      .map(({ value, from, to }) => ({ id: value, from, to })),
  ];
  // Of two that overlap the longer one counts, and of two equal ones the name.
  const kept = found.filter(
    (each, index) =>
      !found.some((other, at) => {
        const [own, theirs] = [each.to - each.from, other.to - other.from];
        return other.from < each.to && each.from < other.to && (theirs > own || (theirs === own && at < index));
      }),
  );
  const taken = new Set(kept.flatMap(({ from, to }) => range(from, to)));
  const numbers = words.flatMap(({ fold }, at): Token[] => {
    if (taken.has(at)) return [];
    const value = /^\d{1,4}$/.test(fold) ? Number(fold) : canon.lexicon.numbers[fold];
    // A word for one is an article as often as not.
    if (value === undefined || (value === 1 && !/\d/.test(fold))) return [];
    return [{ id: `#${value}`, from: at, to: at + 1 }];
  });
  const all = [...kept, ...numbers].sort((a, b) => a.from - b.from);
  return all.filter(({ id, from }, index) => {
    const before = all[index - 1];
    // "Two (2)" is one number.
    return !(
      id.startsWith('#') &&
      before?.id === id &&
      from === before.to &&
      words[from]!.start - words[from - 1]!.end <= 2
    );
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Words that deny; those of the second kind deny nothing more where one of the first stands before them. */
const DENIALS = new Set([
  'not',
  'maynot',
  'mustnot',
  'neednot',
  'forbid',
  'notenough',
  'uncontrolled',
  'notbattleground',
]);
const ECHOES = new Set(['nothing', 'never']);

/**
 * How often each concept is said; `negated` is how often something is denied.
 * @param denials what "nobody" does beside "not" in the language
 */
export function countsOf(
  tokens: readonly Token[],
  words: readonly Word[],
  denials: Denials = 'echo',
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let [negated, last] = [0, Number.NEGATIVE_INFINITY];
  for (const { id, from, to } of tokens) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (id === 'notenough') counts.set('enough', (counts.get('enough') ?? 0) + 1);
    const isEcho = ECHOES.has(id) && denials !== 'apart';
    if (!ECHOES.has(id) && !DENIALS.has(id)) continue;
    // "No controla ningún país": one denial, unless a comma parts them.
    const isOne =
      isEcho && (denials === 'with-not' || (from - last <= REACH && words[from]!.start - words[from - 1]!.end <= 1));
    if (!isOne) negated++;
    last = to;
  }
  counts.set('negated', negated);
  return counts;
}

/** So many words after a denial an echo belongs to it. */
const REACH = 9;
