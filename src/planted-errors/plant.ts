/**
 * Errors put into a rulebook one at a time. What is exchanged for what is data of the language, in `rules`; nothing
 * here looks at how the cross-check works beyond its reading of a page into paragraphs and sentences.
 */
import { placeOf } from '../crosscheck/text/place.ts';
import type { Block, DocumentText, Sentence } from '../crosscheck/types.ts';
import type { Random } from '../fuzz/random.ts';
import { exchangesOf, KINDS, type Kind, sitesIn, type Words } from './sites.ts';

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
 */
export function plant(
  document: DocumentText,
  source: string,
  words: Words,
  isRuleText: (line: number) => boolean,
): readonly PlantedError[] {
  const locate = locator(source);
  const isText = (block: Block) => linesOf(block).every(isRuleText) && block.sentences.length > 0;
  const blocks = document.blocks.filter((block) => ['paragraph', 'item'].includes(block.kind) && isText(block));
  const exchanges = exchangesOf(words);
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
    for (const [kind, { from, to, put: text }] of sitesIn(block, exchanges, words))
      put(kind, block, [{ from, to, text }], block.text.slice(from, to), text);
    for (const [index, sentence] of block.sentences.entries()) {
      if (!isRule(sentence)) continue;
      const [from, to] = bodyOf(block, sentence);
      put('dropped', block, [{ from: block.sentences.length === 1 ? 0 : from, to, text: '' }], sentence.text, '');
      for (const text of words.added)
        put('added', block, [{ from: sentence.end, to: sentence.end, text: ` ${text}` }], '', text);
      for (const next of block.sentences.slice(index + 1, index + 1 + APART)) {
        if (!isRule(next)) continue;
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
  }
  return distinct([...found, ...neighbours(document.blocks.filter(isText), source, locate)]);
}

/** So far apart may two sentences of a paragraph stand that change places. */
const APART = 2;

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

/** Two paragraphs, items or steps that stand next to one another, exchanged; a step changes its place and keeps its letter. */
function neighbours(blocks: readonly Block[], source: string, locate: ReturnType<typeof locator>): PlantedError[] {
  const isWhole = ({ kind, label, sentences: [first] }: Block) =>
    kind === 'paragraph' || kind === 'item' ? isRule(first!) : kind === 'heading' && /^[A-I]$/.test(label ?? '');
  return blocks.flatMap((block, index): PlantedError[] => {
    const next = blocks[index + 1];
    if (!next || next.index !== block.index + 1 || !isWhole(block) || !isWhole(next)) return [];
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
const isRule = ({ words, text }: Sentence): boolean => words.length >= 6 && /[.;)”"]$/u.test(text.trimEnd());

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

const linesOf = ({ pieces }: Block): number[] => pieces.map(({ line }) => line);

function spanOf(block: Block): readonly [number, number] {
  const lines = linesOf(block);
  return [Math.min(...lines), Math.max(...lines)];
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

/** So many of each kind, spread evenly over the document; with chance, each anywhere in its part of it. None comes twice. */
export function sample(errors: readonly PlantedError[], perKind: number, random?: Random): readonly PlantedError[] {
  return KINDS.flatMap((kind) => {
    const own = errors.filter((each) => each.kind === kind);
    if (own.length <= perKind) return own;
    return Array.from({ length: perKind }, (_, index) => {
      const [from, to] = [index, index + 1].map((each) => Math.floor((each * own.length) / perKind)) as [
        number,
        number,
      ];
      return own[from + (random ? random.below(to - from) : Math.floor((to - from) / 2))]!;
    });
  });
}
