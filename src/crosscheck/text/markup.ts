/** Source text -> lines free of markup, each character still knowing its column. */
import { decodeHTML } from 'entities/lib/decode.js';
import type { Piece, Suppression } from '../types.ts';
import { inReadingOrder } from './columns.ts';

export type DocumentFormat = 'text' | 'markdown' | 'html';

export interface PlainLine {
  readonly number: number;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Marked as a heading by the markup. */
  readonly heading: boolean;
  readonly marker?: string;
  /** Front matter, pictures and other lines that carry no rule. */
  readonly matter: boolean;
  /** Behind the `>` of a Markdown quotation. */
  readonly quoted?: true;
}

export interface PlainText {
  readonly lines: readonly PlainLine[];
  readonly suppressions: readonly Suppression[];
}

const SUPPRESSION = /crosscheck-ignore\s+([a-z-]+|all)\s*:\s*([^\n]*?)\s*(?:-->|\*\/|$)/;

const ACCEPTANCE = /crosscheck-accept\s+([^:<>\n]{1,80}?)\s*:\s*([^\n]*?)\s*(?:-->|\*\/|$)/;

/** Guesses the format from the file name and, failing that, from the text. */
export function formatOf(name: string, text: string): DocumentFormat {
  if (/\.html?$/i.test(name) || /^\s*<(?:!doctype|html)/i.test(text)) return 'html';
  // What the text of a document of Word is written down as.
  if (/\.(?:md|markdown|docx|odt)$/i.test(name)) return 'markdown';
  if (/\.pdf$/i.test(name)) return 'text';
  const marks = text.slice(0, 20_000).match(/^(?:#{1,6} |> |\* |!\[|---$)/gm)?.length ?? 0;
  return marks >= 3 ? 'markdown' : 'text';
}

/** Strips the markup of a document line by line. */
export function stripMarkup(source: string, format: DocumentFormat): PlainText {
  const raw = linesOf(source);
  const suppressions = findSuppressions(source);
  const bare = raw.map((line) =>
    SUPPRESSION.test(line) || ACCEPTANCE.test(line) ? line.replace(/<!--[^<>]*-->/g, blank) : line,
  );
  const lines = format === 'html' ? stripHtml(bare) : stripLines(bare, format === 'markdown');
  return { lines, suppressions };
}

const linesOf = (source: string) => source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

/** The comments that suppress a check; without a reason nothing is suppressed. */
export function findSuppressions(source: string): Suppression[] {
  return linesOf(source).flatMap((line, index) => {
    const match = SUPPRESSION.exec(line);
    return match?.[2] ? [{ line: index + 1, check: match[1]!, reason: match[2] }] : [];
  });
}

/** The terms that a comment accepts for the whole document; without a reason none. */
export function findAccepted(source: string): string[] {
  return linesOf(source).flatMap((line) => {
    const match = ACCEPTANCE.exec(line);
    return match?.[2] ? [match[1]!] : [];
  });
}

const blank = (text: string) => ' '.repeat(text.length);

// Text and Markdown ------------------------------------------------------------------------------------------------------

function stripLines(raw: readonly string[], markdown: boolean): PlainLine[] {
  const end = frontMatterEnd(raw);
  if (markdown)
    return raw.map((line, index) => {
      if (index <= end) return { ...plain(index + 1, line, 0), matter: true };
      return { ...stripMarkdown(index + 1, line), ...(/^\s*>/.test(line) && { quoted: true as const }) };
    });
  let [item, last] = [0, ''];
  return inReadingOrder(raw).map(({ number: row, before, text }) => {
    if (row <= end + 1) return { ...plain(row, text, before), matter: true };
    const number = Number(/^\s*(\d{1,2})\.\s/.exec(text)?.[1] ?? Number.NaN);
    // The last word of a sentence cut at the margin, "… a total of / 7. Now", is no item of a list.
    const isCut = number > 1 && number !== item + 1 && /[\p{L},]\s*$/u.test(last);
    last = text;
    if (isCut || isNumberedHeading(raw, row - 1)) return plain(row, text, before);
    item = Number.isNaN(number) ? item : number;
    return stripBullet(row, text, before);
  });
}

/** "3. Preparation": a short title with a number and no neighbour that goes on with it is no item of a list. */
function isNumberedHeading(raw: readonly string[], at: number): boolean {
  if (!/^\s*\d{1,2}\.\s+\p{Lu}[^.:;!?…]{2,60}$/u.test(raw[at]!.trimEnd())) return false;
  const neighbour = (step: 1 | -1) => {
    let row = at + step;
    while (raw[row]?.trim() === '') row += step;
    return raw[row] ?? '';
  };
  return !/^\s*\d{1,2}[.)]\s/.test(neighbour(-1)) && !/^\s*(?:\d{1,2}[.)]\s|\p{Ll})/u.test(neighbour(1));
}

/** Last line of a front matter block at the top, or -1. */
function frontMatterEnd(raw: readonly string[]): number {
  if (raw[0]?.trim() !== '---') return -1;
  return raw.findIndex((line, index) => index > 0 && line.trim() === '---');
}

const BULLET = /^(\s*)([•·●▪◦‣*+–—-]|\d{1,2}[.)](?![.\d]))(?:\s+|$)/;

function stripBullet(number: number, line: string, before: number): PlainLine {
  const bullet = BULLET.exec(line);
  if (!bullet || isBareLabel(bullet[2]!, line)) return plain(number, line, before);
  return { ...plain(number, line.slice(bullet[0].length), before + bullet[0].length), marker: bullet[2]! };
}

/** `6.` alone on a line is the number of a heading, not an empty list item. */
const isBareLabel = (marker: string, line: string): boolean => /\d/.test(marker) && line.trim() === marker;

function stripMarkdown(number: number, line: string): PlainLine {
  let at = /^[\s>]*/.exec(line)![0].length;
  let marker: string | undefined;
  for (let bullet = BULLET.exec(line.slice(at)); bullet; bullet = BULLET.exec(line.slice(at))) {
    if (line.slice(at).startsWith('**') || isBareLabel(bullet[2]!, line.slice(at))) break;
    marker = bullet[2]!;
    at += bullet[0].length;
  }
  const hash = /^#{1,6}\s+/.exec(line.slice(at));
  if (hash) at += hash[0].length;
  const body = line.slice(at);
  if (/^!\[[^\]]*\]\([^)]*\)\s*$/.test(body) || /^(?:-{3,}|\*{3,})$/.test(body))
    return { ...plain(number, '', 0), matter: body !== '' };
  const { text, pieces } = stripInline(number, body, at);
  return { number, text, pieces, heading: hash !== null, matter: false, ...(marker && { marker }) };
}

const INLINE =
  /!\[[^[\]]{0,300}\]\([^)]{0,500}\)|\\(?=[*_\\#])|\*{1,3}|(?<![\p{L}\d])_{1,2}(?=\p{L})|`+|\[(?=[^[\]]{0,300}\]\()|\]\([^)]{0,500}\)|<[^>]{1,80}>/gu;

/** Removes emphasis, links and pictures; what is left keeps its columns. An asterisk in brackets is text. */
function stripInline(number: number, body: string, column: number): { text: string; pieces: Piece[] } {
  let text = '';
  let from = 0;
  const pieces: Piece[] = [];
  const keep = (to: number) => {
    if (to > from) pieces.push({ offset: text.length, line: number, column: column + from + 1 });
    text += body.slice(from, to);
  };
  for (const match of body.matchAll(INLINE)) {
    if (match[0].startsWith('*') && body[match.index - 1] === '(' && body[match.index + match[0].length] === ')')
      continue;
    keep(match.index);
    from = match.index + match[0].length;
  }
  keep(body.length);
  return trimmed(text, pieces);
}

function plain(number: number, text: string, column: number): PlainLine {
  const start = /^\s*/.exec(text)![0].length;
  return {
    number,
    text: text.trim(),
    pieces: [{ offset: 0, line: number, column: column + start + 1 }],
    heading: false,
    matter: false,
  };
}

function trimmed(text: string, pieces: readonly Piece[]): { text: string; pieces: Piece[] } {
  const start = /^\s*/.exec(text)![0].length;
  const moved = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]?.offset ?? text.length;
    if (next <= start) return [];
    const lost = Math.max(0, start - piece.offset);
    return [{ ...piece, offset: piece.offset + lost - start, column: piece.column + lost }];
  });
  return { text: text.trim(), pieces: moved };
}

// HTML -------------------------------------------------------------------------------------------------------------------

const TAG = /<!--(?:(?!<!--)[\s\S])*?-->|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
const BREAKING = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 tr td th table section article header footer nav blockquote'.split(' '),
);

/** Block tags break lines, others vanish; script and style are dropped. */
function stripHtml(raw: readonly string[]): PlainLine[] {
  const source = raw.join('\n').replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, (text) => text.replace(/[^\n]/g, ' '));
  const lines: PlainLine[] = [];
  let [line, lineStart, text, heading, marker] = [1, 0, '', false, undefined as string | undefined];
  let pieces: Piece[] = [];
  const flush = () => {
    const kept = trimmed(text, pieces);
    lines.push({
      number: kept.pieces[0]?.line ?? line,
      ...kept,
      heading,
      matter: false,
      ...(marker && kept.text !== '' && { marker }),
    });
    // `<li><p>` is one item.
    if (kept.text !== '') marker = undefined;
    [text, pieces] = ['', []];
  };
  const add = (run: string, at: number) => {
    if (run === '') return;
    pieces.push({ offset: text.length, line, column: at - lineStart + 1 });
    text += run;
  };
  const addLines = (part: string, offset: number) => {
    let at = offset;
    for (const [index, run] of part.split('\n').entries()) {
      if (index > 0) {
        line++;
        lineStart = at;
        if (text !== '' && !text.endsWith(' ')) text += ' ';
      }
      add(run, at);
      at += run.length + 1;
    }
  };
  let from = 0;
  for (const match of source.matchAll(TAG)) {
    addLines(source.slice(from, match.index), from);
    from = match.index + match[0].length;
    if (match[3]) add(decodeHTML(match[0]).replace('\u00A0', ' '), match.index);
    // The number of a clause in a cell of its own belongs to the text in the next.
    else if (/^t[dh]$/i.test(match[2] ?? '') && /^\s*(?:\d[\d.]{0,7}|[A-I])\.?\s*$/.test(text)) text += ' ';
    else if (match[2] && BREAKING.has(match[2].toLowerCase())) {
      flush();
      if (/^h\d$/i.test(match[2])) heading = match[1] !== '/';
      if (/^li$/i.test(match[2])) marker = match[1] === '/' ? undefined : '•';
    } else
      for (const run of match[0].matchAll(/\n/g)) {
        line++;
        lineStart = match.index + run.index + 1;
      }
  }
  addLines(source.slice(from), from);
  flush();
  return lines;
}
