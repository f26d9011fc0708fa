/** Lines -> blocks: cut lines and hyphenated words joined, headings, list items, notes and examples told apart. */
import { counted } from '../../core/grouped.ts';
import type { Block, BlockKind, Piece, Residue } from '../types.ts';
import type { PlainLine } from './markup.ts';
import { fold } from './words.ts';

/** A block before its sentences are cut. */
export type RawBlock = Omit<Block, 'index' | 'sentences'>;

export interface BlockOptions {
  /** Openers such as `Ejemplo` and `Nota`, by kind. */
  readonly openers: Readonly<Record<'example' | 'note', readonly string[]>>;
  /** Lines that are no text: patterns of page furniture and web navigation. */
  readonly residue: readonly RegExp[];
  /** Words that cannot end a line. */
  readonly articles: ReadonlySet<string>;
  /** Folded abbreviations, whose dot ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** Is a word made of two parts at a line's end one word? */
  readonly isWord?: ((word: string) => boolean) | undefined;
}

export interface Blocks {
  readonly blocks: readonly RawBlock[];
  readonly residue: readonly Residue[];
}

/** `6.3.4`, `10.0`, `2.` before a capital, `TZ-3`; a step letter only with its dot or bracket. */
const LABEL =
  /^(\d{1,2}(?:\.\d{1,2}){1,3}|[A-Z]{2,3}-\d{1,2})\.?(?=\s|$)|^(\d{1,2})\.?\s+(?=\p{Lu})|^([A-I])[.)]\s|^([B-DF-H])(?:\s(?=\p{Lu}\p{L}+ (?:\p{Lu}|\p{L}+:)))/u;
const ENDED = /[.!?:;…»”"')\]*]$/u;

/** Cuts plain lines into blocks. */
export function cutBlocks(lines: readonly PlainLine[], options: BlockOptions): Blocks {
  const furniture = repeatedLines(lines);
  const residue: Residue[] = [];
  const isResidue = (line: PlainLine) => {
    if (line.text === '') return false;
    const place = { line: line.number, column: line.pieces[0]?.column ?? 1, text: line.text };
    const found = line.matter || furniture.has(line.text) || options.residue.some((each) => each.test(line.text));
    if (found) residue.push({ ...place, expected: line.matter });
    return found;
  };
  const margin = marginOf(lines);
  const blocks: RawBlock[] = [];
  let open: { line: PlainLine; text: string; pieces: Piece[]; label?: string } | undefined;
  // What an example or a note within a quotation goes on as, until the quotation ends.
  let quoted: BlockKind | undefined;
  const close = () => {
    if (open && open.text !== '') {
      const block = finish(open, options);
      const goesOn = open.line.quoted && block.kind === 'paragraph' && quoted !== undefined;
      blocks.push(goesOn ? { ...block, kind: quoted! } : block);
      if (open.line.quoted && (block.kind === 'example' || block.kind === 'note')) quoted = block.kind;
    }
    open = undefined;
  };
  // An empty line parts paragraphs; beside the furniture of a page it need not.
  let [gap, turned] = [false, false];
  for (const line of lines) {
    if (isResidue(line)) {
      turned = true;
      continue;
    }
    if (!line.quoted) {
      if (open?.line.quoted) close();
      quoted = undefined;
    }
    if (line.text === '' && line.marker === undefined) {
      gap = true;
      continue;
    }
    const isCut = turned && margin !== undefined && open !== undefined && isUnended(open.text, options);
    if (open && continues(open, line, gap && !isCut, margin, options)) append(open, line, options);
    else {
      close();
      const label = labelOf(line.text);
      open = { line, text: line.text, pieces: [...line.pieces], ...(label && { label }) };
    }
    [gap, turned] = [false, false];
  }
  close();
  return { blocks, residue };
}

/** Short lines that come again and again are page furniture; list items and labels may repeat. */
function repeatedLines(lines: readonly PlainLine[]): ReadonlySet<string> {
  const short = lines.filter(
    ({ text, marker, heading }) => text.length > 3 && text.length < 60 && !marker && !heading && !text.endsWith('.'),
  );
  const counts = counted(short.map(({ text }) => text));
  return new Set([...counts].filter(([, count]) => count >= 5).map(([text]) => text));
}

/** Does the document break lines at a margin? Then most lines end without punctuation, and none is long. */
function isWrapped(texts: readonly string[]): boolean {
  const cut = texts.filter((text) => !ENDED.test(text)).length;
  return (
    texts.length > 5 && cut / texts.length > 0.5 && texts.filter((text) => text.length > 130).length < texts.length / 20
  );
}

/** How many characters a full line has, in a document that breaks lines at a margin. */
function marginOf(lines: readonly PlainLine[]): number | undefined {
  const texts = lines.map(({ text }) => text).filter((text) => text.length > 30);
  if (!isWrapped(texts)) return undefined;
  return texts.map(({ length }) => length).sort((a, b) => a - b)[Math.floor(texts.length * 0.95)];
}

function labelOf(text: string): string | undefined {
  const match = LABEL.exec(text);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
}

type Open = { line: PlainLine; text: string; pieces: Piece[]; label?: string };

function continues(
  open: Open,
  next: PlainLine,
  gap: boolean,
  margin: number | undefined,
  options: BlockOptions,
): boolean {
  if (next.heading || open.line.heading) return false;
  // A bullet that stands alone on its line belongs to what follows.
  if (open.text === '') return !next.marker;
  if (next.marker || opens(next.text, options)) return false;
  if (/^\p{Ll}/u.test(next.text) && isUnended(open.text, options)) return margin !== undefined || !gap;
  const label = labelOf(next.text);
  // "… except for / 10.1.5 and its note": a number that a sentence goes on with is none of a clause.
  const isCited =
    (isUnended(open.text, options) && /^[\d.]+\s+[\p{Ll}(]/u.test(next.text)) ||
    (isUnfinished(open.text, options) && (/^\d+$/.test(label ?? '') || /^[\d.]+$/.test(next.text)));
  if (gap || !margin || (label && !isCited)) return false;
  // A quotation under a short heading opens a block of its own.
  if (/^[“"«„]/u.test(next.text) && open.text.length < 60 && !ENDED.test(open.text)) return false;
  if (isHeadingLike(next.text) !== isCapitalsOnly(open.text)) return false;
  if (isCapitalsOnly(open.text) || !/[.!?:]["”»)]?$/u.test(open.text)) return true;
  // A line too short for the word that follows it ends a paragraph.
  const last = lastLine(open);
  const isFull = last + next.text.search(/\s|$/) >= margin * 0.9;
  return isFull && (last > Math.min(45, margin * 0.7) || isAbbreviated(open.text, options));
}

/** Does it end in the middle of a sentence, by its punctuation? */
const isUnended = (text: string, options: BlockOptions): boolean => !ENDED.test(text) || isAbbreviated(text, options);

function isAbbreviated(text: string, { abbreviations }: BlockOptions): boolean {
  const last = /(?<!\p{L})(\p{L}+)\.$/u.exec(text)?.[1];
  return last !== undefined && abbreviations.has(fold(last));
}

/** Does it end with a word after which something must come? */
function isUnfinished(text: string, { articles }: BlockOptions): boolean {
  return articles.has(/(?<!\p{L})\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '');
}

const lastLine = ({ text, pieces }: Open): number => text.length - (pieces.at(-1)?.offset ?? 0);

/** Headings of printed rules are often set in capitals. */
function isCapitalsOnly(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 2 && letters === letters.toUpperCase();
}

/** The last word of a sentence may be an abbreviation on a line of its own. */
const isHeadingLike = (text: string): boolean => isCapitalsOnly(text) && !/[.,;)»”"]$/u.test(text);

function opens(text: string, { openers }: BlockOptions): boolean {
  const first = /^[«"“*]*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase();
  return first !== undefined && [...openers.example, ...openers.note].includes(first) && /^[^:]{0,40}:/u.test(text);
}

function append(open: Open, next: PlainLine, { isWord }: BlockOptions): void {
  const broken = /(?<!\p{L})(\p{L}+)[-\u00AD]$/u.exec(open.text);
  const tail = /^(\p{Ll}+)/u.exec(next.text);
  if (broken && tail) {
    const whole = broken[1] + tail[1]!;
    if (!isWord || isWord(whole)) open.text = open.text.slice(0, -1);
  } else if (open.text !== '') open.text += ' ';
  const shift = open.text.length;
  open.pieces.push(...next.pieces.map((piece) => ({ ...piece, offset: piece.offset + shift })));
  open.text += next.text;
  const label = shift === 0 ? labelOf(next.text) : undefined;
  if (label) open.label = label;
}

function finish(open: Open, options: BlockOptions): RawBlock {
  const { line, text, pieces, label } = open;
  const kind = kindOf(open, options);
  return { kind, text, pieces, ...(label && { label }), ...(line.marker && { marker: line.marker }) };
}

function kindOf({ line, text, label }: Open, { openers }: BlockOptions): BlockKind {
  if (line.heading) return 'heading';
  const first = /^[«"“*\s]*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  if (/^[^:.]{0,40}[:.\d]/u.test(text)) {
    if (openers.example.includes(first)) return 'example';
    if (openers.note.includes(first)) return 'note';
  }
  if (/^["“«„*\\]{1,3}/u.test(text) && /["”»“]\s*\.?\s*[-–—]\s*"?\p{Lu}/u.test(text)) return 'quote';
  if (line.marker) return 'item';
  if (isCapitalsOnly(text) && text.length < 80) return 'heading';
  const bare = label ? text.replace(LABEL, '').trim() : text;
  const short = bare.length < 60 && !/[.:;!?,]$/u.test(bare) && !/[.;]\s/u.test(bare);
  return short && /^[«"“¿¡]?\p{Lu}/u.test(bare) ? 'heading' : 'paragraph';
}
