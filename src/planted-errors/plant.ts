/**
 * Errors put into a rulebook one at a time. What is exchanged for what is data of the language (`words/*.yaml`); nothing
 * here looks at how the cross-check works beyond its reading of a page into paragraphs and sentences.
 */
import { placeOf } from '../crosscheck/text/place.ts';
import type { Block, DocumentText, Sentence } from '../crosscheck/types.ts';
import { pick, type Random } from '../fuzz/random.ts';

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

type Pair = readonly [string, string];
interface Swaps {
  readonly exchange: readonly Pair[];
  readonly replace?: readonly Pair[];
}

/** What can go wrong in a language. */
export interface Words extends Readonly<Record<'side' | 'negation' | 'comparison' | 'modality' | 'timing', Swaps>> {
  readonly locale: string;
  /** The words for two, three and so on. */
  readonly numbers: readonly string[];
  readonly names: Readonly<Record<'region' | 'card', readonly (readonly string[])[]>>;
  readonly added: readonly string[];
  /** Other words for those of our own clauses, so that a program can write a book that does not speak like them. */
  readonly reworded?: readonly Pair[];
}

/** Characters `start` to `end` of the source are replaced. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface PlantedError {
  readonly kind: Kind;
  /** What it says now instead of what: for the report. */
  readonly was: string;
  readonly is: string;
  /** The lines of the paragraphs it is in. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** The sentences it is in, as they are numbered in the unspoilt document. */
  readonly sentences: readonly number[];
  readonly edits: readonly Edit[];
}

/** The source with an error in it; its lines keep their numbers. */
export function spoil(source: string, edits: readonly Edit[]): string {
  let text = source;
  for (const { start, end, text: put } of [...edits].sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + put + text.slice(end);
  return text;
}

/**
 * All errors that can be put into the rule text of a document.
 * @param isRuleText whether a line (1-based) is rule text and no preface, quotation or note
 * @param random chooses by how much a number is wrong and which sentence is added; without it they come in turn
 */
export function plant(
  document: DocumentText,
  source: string,
  words: Words,
  isRuleText: (line: number) => boolean,
  random?: Random,
): readonly PlantedError[] {
  const locate = locator(source);
  const blocks = document.blocks.filter(
    (block) =>
      (block.kind === 'paragraph' || block.kind === 'item') &&
      linesOf(block).every(isRuleText) &&
      block.sentences.length > 0,
  );
  const swaps = (['side', 'negation', 'comparison', 'modality', 'timing'] as const).map(
    (kind) =>
      [
        kind,
        [
          ...words[kind].exchange.flatMap(
            ([a, b]) =>
              [
                [a, b],
                [b, a],
              ] as Pair[],
          ),
          ...(words[kind].replace ?? []),
        ],
      ] as const,
  );
  const names = (['region', 'card'] as const).map((kind) => [kind, namePairs(words.names[kind])] as const);
  const found: PlantedError[] = [];
  const put = (kind: Kind, block: Block, changes: readonly Change[], was: string, is: string): void => {
    const edits = changes.flatMap(({ from, to, text }) => {
      const range = locate(block, from, to);
      return range ? [{ ...range, text: keepLines(source.slice(range.start, range.end), text) }] : [];
    });
    if (edits.length < changes.length) return;
    const touched = block.sentences.filter(({ start, end }) =>
      changes.some(({ from, to }) => (from < end && to > start) || from === end),
    );
    found.push({ kind, was, is, lines: [spanOf(block)], sentences: touched.map(({ index }) => index), edits });
  };
  for (const block of blocks) {
    for (const [kind, pairs] of [...swaps, ...names])
      for (const { from, to, put: text } of occurrences(block.text, pairs))
        put(kind, block, [{ from, to, text }], block.text.slice(from, to), text);
    for (const { from, to, put: text } of numbersIn(block, words, random))
      put('number', block, [{ from, to, text }], block.text.slice(from, to), text);
    for (const [index, sentence] of block.sentences.entries()) {
      if (!isRule(sentence)) continue;
      const [from, to] = bodyOf(block, sentence);
      put('dropped', block, [{ from: block.sentences.length === 1 ? 0 : from, to, text: '' }], sentence.text, '');
      const next = block.sentences[index + 1];
      if (next && isRule(next)) {
        const [nextFrom, nextTo] = bodyOf(block, next);
        const texts = [block.text.slice(from, to), block.text.slice(nextFrom, nextTo)] as const;
        put(
          'order',
          block,
          [
            { from, to, text: texts[1] },
            { from: nextFrom, to: nextTo, text: texts[0] },
          ],
          texts[0],
          texts[1],
        );
      }
    }
    const last = block.sentences.at(-1)!;
    if (isRule(last)) {
      const text = random ? pick(random, words.added) : words.added[found.length % words.added.length]!;
      put('added', block, [{ from: last.end, to: last.end, text: ` ${text}` }], '', text);
    }
  }
  return distinct([...found, ...neighbours(blocks, source, locate)]);
}

/** What two pairs of the lists put alike at one place is one error. */
function distinct(errors: readonly PlantedError[]): readonly PlantedError[] {
  const seen = new Set<string>();
  return errors.filter(({ kind, edits }) => {
    const key = `${kind} ${JSON.stringify(edits)}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Two paragraphs or items that stand next to one another, exchanged. */
function neighbours(blocks: readonly Block[], source: string, locate: ReturnType<typeof locator>): PlantedError[] {
  return blocks.flatMap((block, index): PlantedError[] => {
    const next = blocks[index + 1];
    if (!next || next.index !== block.index + 1 || !isRule(block.sentences[0]!) || !isRule(next.sentences[0]!))
      return [];
    const ends = [block, next].map((each) => {
      const [from] = bodyOf(each, each.sentences[0]!);
      return locate(each, from, each.sentences.at(-1)!.end);
    });
    if (!ends[0] || !ends[1] || ends[0].end > ends[1].start) return [];
    const [a, b] = ends.map((each) => source.slice(each!.start, each!.end)) as [string, string];
    const edits = [
      { ...ends[0], text: keepLines(a, oneLine(b)) },
      { ...ends[1], text: keepLines(b, oneLine(a)) },
    ];
    const sentences = [...block.sentences, ...next.sentences].map((each) => each.index);
    return [{ kind: 'order', was: oneLine(a), is: oneLine(b), lines: [spanOf(block), spanOf(next)], sentences, edits }];
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A sentence that lays something down, and no caption or the line that announces a list. */
function isRule({ words, text }: Sentence): boolean {
  return words.length >= 6 && /[.;)”"]$/u.test(text.trimEnd());
}

/** A sentence without the number or letter of its clause. */
function bodyOf(block: Block, { start, end, text }: Sentence): readonly [number, number] {
  const label = start === 0 ? /^(?:\d+(?:\.\d+)+\.?|[A-I][.)]?|\d+\.)\s+/u.exec(text) : null;
  return [start + (block.label && label ? label[0].length : 0), end];
}

/** The replacement has as many line breaks as what it replaces, so that all other lines keep their numbers. */
function keepLines(before: string, text: string): string {
  const missing = before.split('\n').length - text.split('\n').length;
  if (missing <= 0) return text;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length < missing) return text + '\n'.repeat(missing);
  let result = text;
  for (let i = missing; i > 0; i--) {
    const at = spaces[Math.floor((i * spaces.length) / (missing + 1))]!;
    result = `${result.slice(0, at)}\n${result.slice(at + 1)}`;
  }
  return result;
}

function linesOf({ pieces }: Block): number[] {
  return pieces.map(({ line }) => line);
}

function spanOf(block: Block): readonly [number, number] {
  const lines = linesOf(block);
  return [Math.min(...lines), Math.max(...lines)];
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

function namePairs(groups: readonly (readonly string[])[]): readonly Pair[] {
  return groups.flatMap((group) =>
    group.flatMap((name) => group.flatMap((other): Pair[] => (other === name ? [] : [[name, other]]))),
  );
}

/** Where a phrase stands that can be exchanged: of phrases that begin at one place only the longest. */
function occurrences(text: string, pairs: readonly Pair[]): readonly { from: number; to: number; put: string }[] {
  const lower = text.toLowerCase();
  const all = pairs.flatMap(([was, is]) => {
    const found: { from: number; to: number; put: string }[] = [];
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

/** Numbers in digits and words; those of clauses, and references to them, are none of the rule's. */
function numbersIn(
  { text, label }: Block,
  { numbers }: Words,
  random?: Random,
): readonly { from: number; to: number; put: string }[] {
  const head = label ? (text.indexOf(label) === 0 ? label.length : 0) : 0;
  const digits = [...text.matchAll(/(?<![\p{L}\d.,:#/])\d{1,3}(?![\p{L}\d]|[.,/]\d)/gu)]
    .filter(({ index }) => index >= head)
    .map((match) => ({ from: match.index, to: match.index + match[0].length, put: another(Number(match[0]), random) }));
  const words = numbers.flatMap((word, index) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'))].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      put: likeCase(match[0], otherWord(numbers, index, random)),
    })),
  );
  return [...digits, ...words].sort((a, b) => a.from - b.from);
}

/** One more or one less, as it comes; with chance, up to two. */
function another(value: number, random?: Random): string {
  if (!random) return String(value > 2 && value % 2 === 0 ? value - 1 : value + 1);
  return String(value + pick(random, value > 2 ? [-2, -1, 1, 2] : [1, 2]));
}

function otherWord(numbers: readonly string[], index: number, random?: Random): string {
  const near = random ? [index - 1, index + 1] : [index + 1, index - 2];
  const words = near.flatMap((at) => numbers[at] ?? []);
  return random ? pick(random, words) : words[0]!;
}

/** Offsets of a block -> offsets of the source, if the source reads the same there. */
function locator(source: string) {
  const starts = [0];
  for (const match of source.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  const plain = (text: string) =>
    text
      .replace(/-?\s+/g, '')
      .normalize('NFC')
      .replace(/["“”«»„'’‘]/g, '"');
  return (block: Block, from: number, to: number): { start: number; end: number } | undefined => {
    const at = (offset: number) => {
      const { line, column } = placeOf(block.pieces, offset);
      return starts[line - 1]! + column - 1;
    };
    const start = at(from);
    const end = to === from ? at(Math.max(0, to - 1)) + 1 : at(to - 1) + 1;
    if (to === from) return { start: end, end };
    const same = plain(source.slice(start, end)) === plain(block.text.slice(from, to));
    return same ? { start, end } : undefined;
  };
}

/** So many of each kind, spread evenly over the document; with chance, each anywhere in its part of it. */
export function sample(errors: readonly PlantedError[], perKind: number, random?: Random): readonly PlantedError[] {
  return KINDS.flatMap((kind) => {
    const own = errors.filter((each) => each.kind === kind);
    if (own.length <= perKind) return own;
    const within = () => (random ? random.below(1000) / 1000 : 0.5);
    return Array.from({ length: perKind }, (_, index) => own[Math.floor(((index + within()) * own.length) / perKind)]!);
  });
}
