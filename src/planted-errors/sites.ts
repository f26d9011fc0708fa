/** Where in a text something can be exchanged for something else, and for what: everything that a language's lists offer. */
import type { Block } from '../crosscheck/types.ts';

export const KINDS = [
  'number',
  'side',
  'negation',
  'comparison',
  'region',
  'card',
  'dropped',
  'added',
  'order',
  'modality',
  'timing',
] as const;
export type Kind = (typeof KINDS)[number];

export type Pair = readonly [string, string];
interface Swaps {
  readonly exchange: readonly Pair[];
  readonly replace?: readonly Pair[];
}

/** What can go wrong in a language: a file `rules/shared/planted-errors/<language>.yaml`. */
export interface Words extends Readonly<Record<'side' | 'negation' | 'comparison' | 'modality' | 'timing', Swaps>> {
  /** The words for two, three and so on. */
  readonly numbers: readonly string[];
  readonly names: Readonly<Record<'region' | 'card', readonly (readonly string[])[]>>;
  /** Words that deny what follows. */
  readonly denials: readonly string[];
  /** What is put before a number `of` such things, unless one of `not` stands there. */
  readonly bounds: { readonly put: readonly string[]; readonly of: readonly string[]; readonly not: readonly string[] };
  /** Places that a rule about something can be limited to. */
  readonly limits: { readonly of: readonly string[]; readonly to: readonly string[] };
  readonly added: readonly string[];
  /** Other words for those of our own clauses, so that a program can write a book that does not speak like them. */
  readonly reworded?: readonly Pair[];
}

/** Characters `from` to `to` of a block, and what is put there. */
export interface Site {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** What of a list can be exchanged: each kind with its pairs, made once for a language. */
export type Exchanges = readonly (readonly [Kind, readonly Pair[]])[];

const SWAPPED = ['side', 'negation', 'comparison', 'modality', 'timing'] as const;

/** All pairs of a language, by the kind of error that they make. */
export function exchangesOf(words: Words): Exchanges {
  const named = (['region', 'card'] as const).map((kind) => [kind, namePairs(words.names[kind])] as const);
  return [...SWAPPED.map((kind) => [kind, swapPairs(words[kind])] as const), ...named];
}

function swapPairs({ exchange, replace = [] }: Swaps): readonly Pair[] {
  return [
    ...exchange.flatMap(([a, b]): Pair[] => [
      [a, b],
      [b, a],
    ]),
    ...replace,
  ];
}

/** Every place of a block where an error can be put by exchanging words, with the kind of the error. */
export function* sitesIn(block: Block, exchanges: Exchanges, words: Words): Generator<readonly [Kind, Site]> {
  // "May not" and "must not" forbid alike.
  for (const [kind, pairs] of exchanges)
    for (const site of occurrences(block.text, pairs))
      if (kind !== 'modality' || !isDenied(block.text, site, words)) yield [kind, site];
  for (const site of boundsIn(block.text, words)) yield ['comparison', site];
  for (const site of limitsIn(block.text, words)) yield ['region', site];
  for (const site of numbersIn(block, words)) yield ['number', site];
}

function isDenied(text: string, { from, to }: Site, { denials }: Words): boolean {
  const before =
    text
      .slice(0, from)
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  const first = /^\p{L}+/u.exec(text.slice(from, to))?.[0] ?? '';
  return [before, first].some((word) => denials.includes(word.toLowerCase()));
}

/** An exact number that becomes a bound: "at least" or "at most" before a number of things. */
function* boundsIn(text: string, { bounds, numbers }: Words): Generator<Site> {
  const number = `(?:\\d{1,2}|${numbers.join('|')})`;
  const pattern = new RegExp(`(?<![\\p{L}\\d.,–-])${number}(?= (?:${bounds.of.join('|')})(?!\\p{L}))`, 'giu');
  for (const { index, 0: found } of text.matchAll(pattern)) {
    const before = text.slice(0, index).trimEnd().toLowerCase();
    if (bounds.put.some((each) => before.endsWith(each)) || bounds.not.some((each) => endsWithWord(before, each)))
      continue;
    for (const put of bounds.put) yield { from: index, to: index + found.length, put: `${put} ${found}` };
  }
}

const endsWithWord = (text: string, word: string) =>
  text.endsWith(word) && !/\p{L}/u.test(text[text.length - word.length - 1] ?? ' ');

/** What is said of the whole world, said of one place. */
function limitsIn(text: string, { limits }: Words): readonly Site[] {
  return occurrences(
    text,
    limits.of.flatMap((phrase) => limits.to.map((place): Pair => [phrase, `${phrase} ${place}`])),
  );
}

function namePairs(groups: readonly (readonly string[])[]): readonly Pair[] {
  return groups.flatMap((group) =>
    group.flatMap((name) => group.flatMap((other): Pair[] => (other === name ? [] : [[name, other]]))),
  );
}

/** Where a phrase stands that can be exchanged: of phrases that begin at one place only the longest. */
function occurrences(text: string, pairs: readonly Pair[]): readonly Site[] {
  const lower = text.toLowerCase();
  const all = pairs.flatMap(([was, is]) => {
    const found: Site[] = [];
    const wanted = was.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      const to = at + wanted.length;
      const isWhole = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[to] ?? ' ');
      if (isWhole) found.push({ from: at, to, put: likeCase(text.slice(at, to), is) });
    }
    return found;
  });
  return all.filter(
    (each) =>
      !all.some(
        (other) => other.from <= each.from && other.to >= each.to && other.to - other.from > each.to - each.from,
      ),
  );
}

function likeCase(was: string, is: string): string {
  return /^\p{Lu}/u.test(was) && /^\p{Ll}/u.test(is) ? is[0]!.toUpperCase() + is.slice(1) : is;
}

/** Numbers in digits and words, each one or two more or less; those of clauses, and references to them, are none of the rule's. */
function numbersIn({ text, label }: Block, { numbers }: Words): readonly Site[] {
  const head = label ? (text.indexOf(label) === 0 ? label.length : 0) : 0;
  const digits = [...text.matchAll(/(?<![\p{L}\d.,:#/])\d{1,3}(?![\p{L}\d]|[.,/]\d)/gu)]
    .filter(({ index }) => index >= head)
    .flatMap(({ index, 0: found }) =>
      [-2, -1, 1, 2].flatMap((step) => {
        const value = Number(found) + step;
        return value > 0 ? [{ from: index, to: index + found.length, put: String(value) }] : [];
      }),
    );
  const words = numbers.flatMap((word, at) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'))].flatMap(({ index, 0: found }) =>
      [numbers[at - 1], numbers[at + 1]].flatMap((other) =>
        other === undefined ? [] : [{ from: index, to: index + found.length, put: likeCase(found, other) }],
      ),
    ),
  );
  return [...digits, ...words].sort((a, b) => a.from - b.from);
}

/** Our own text in the other words of the list. */
export function reword(text: string, { reworded = [] }: Words): string {
  const other = new Map(reworded.map(([from, to]) => [from.toLowerCase(), to]));
  const longest = [...other.keys()].sort((a, b) => b.length - a.length);
  if (longest.length === 0) return text;
  return text.replace(new RegExp(`(?<!\\p{L})(?:${longest.join('|')})(?!\\p{L})`, 'giu'), (found) =>
    likeCase(found, other.get(found.toLowerCase())!),
  );
}
