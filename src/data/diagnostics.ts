/** What is wrong where: one mistake, one message, with the place, what was expected and what to write instead. */

import { type MistakeWords, type Sayable, textOf, type Wording, wording, wordingIn } from '../core/wording.ts';
import { painted } from './paint.ts';

/** Keys and indices from the root of a file to a value. */
export type Path = readonly (string | number)[];

export interface Diagnostic {
  /** Kind of mistake, `yaml/duplicate-key`, `schema/unknown-key`, `reference/country`; stable, for tools. */
  readonly code: string;
  readonly file: string;
  /** From 1; 0 if the mistake is not in a text. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  readonly path: Path;
  /** One sentence without a full stop. */
  readonly message: string;
  /** What would have been right, in plain words. */
  readonly expected?: string;
  /** A remedy: "did you mean …?". */
  readonly hint?: string;
  /** The lines around the place with a caret under it. */
  readonly frame: string;
  /** Those of the three texts that can be said in other languages; `diagnosticIn` does. */
  readonly said?: Partial<Readonly<Record<TextKey, Wording>>>;
}

const TEXT_KEYS = ['message', 'expected', 'hint'] as const;
type TextKey = (typeof TEXT_KEYS)[number];

/** The texts of a diagnostic before they are put down in English. */
export interface DiagnosticTexts {
  readonly message: Sayable;
  readonly expected?: Sayable | undefined;
  readonly hint?: Sayable | undefined;
}

/** The texts of a diagnostic in English, and in parts. */
export function inEnglish(texts: DiagnosticTexts): Pick<Diagnostic, TextKey | 'said'> {
  const given = TEXT_KEYS.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]] as const]));
  const said = given.filter((entry): entry is [TextKey, Wording] => typeof entry[1] !== 'string');
  return {
    ...(Object.fromEntries(given.map(([key, text]) => [key, textOf(text)])) as Pick<Diagnostic, TextKey>),
    ...(said.length > 0 && { said: Object.fromEntries(said) }),
  };
}

/** The texts of a diagnostic as parts of another sentence. */
export function saidOf({ message, expected, hint, said }: Diagnostic): Readonly<Record<'message', Wording>> & {
  readonly expected?: Wording | undefined;
  readonly hint?: Wording | undefined;
} {
  const literally = (text: string | undefined) => (text === undefined ? undefined : wording('{text}', { text }));
  return {
    message: said?.message ?? wording('{text}', { text: message }),
    expected: said?.expected ?? literally(expected),
    hint: said?.hint ?? literally(hint),
  };
}

/** The diagnostic in a language, without the parts its texts were made of; in English if there are no words. */
export function diagnosticIn(words: MistakeWords | undefined, { said = {}, ...diagnostic }: Diagnostic): Diagnostic {
  const texts = Object.entries(said).map(([key, text]) => [key, wordingIn(words, text)]);
  return { ...diagnostic, ...(Object.fromEntries(texts) as Partial<Pick<Diagnostic, TextKey>>) };
}

/** A place in a text: line and column from 1, offsets from 0. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Line and column of an offset. */
export function placeAt(text: string, from: number, to = from): Place {
  const before = text.slice(0, from);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, column: from - lineStart + 1, from, to: Math.max(from, to) };
}

const FRAME_WIDTH = 110;

/** Three lines of the text with carets under `place`; a long line is shown from near the place. */
export function codeFrame(text: string, place: Place): string {
  const lines = linesAround(text, place);
  const gutter = String(place.line + 1).length;
  const shift = Math.max(0, place.column - 1 - FRAME_WIDTH / 2);
  const frame: string[] = [];
  for (const { number, content } of lines) {
    const shown = clip(content, shift);
    const mark = number === place.line ? '>' : ' ';
    frame.push(`${mark} ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number !== place.line) continue;
    const column = place.column - 1 - shift + (shift > 0 ? 1 : 0);
    const length = Math.max(1, Math.min(place.to - place.from, shown.length - column));
    frame.push(`  ${' '.repeat(gutter)} | ${' '.repeat(column)}${'^'.repeat(length)}`);
  }
  return frame.join('\n');
}

function linesAround(text: string, place: Place): { number: number; content: string }[] {
  const start = place.from - place.column + 1;
  const lines: { number: number; content: string }[] = [];
  if (start > 0) {
    const previous = text.lastIndexOf('\n', start - 2) + 1;
    lines.push({ number: place.line - 1, content: text.slice(previous, start - 1) });
  }
  for (let number = place.line, from = start; number <= place.line + 1; number++) {
    const end = text.indexOf('\n', from);
    lines.push({ number, content: text.slice(from, end === -1 ? undefined : end) });
    if (end === -1 || (number === place.line && end + 1 >= text.length)) break;
    from = end + 1;
  }
  return lines.map(({ number, content }) => ({ number, content: printable(content.replace(/\r$/, '')) }));
}

/** The text may come from anyone: nothing in it may move the cursor of a terminal. A tab counts as one character. */
function printable(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced
  return line.replaceAll('\t', ' ').replace(/[\u0000-\u001F\u007F-\u009F]/g, '\uFFFD');
}

function clip(line: string, shift: number): string {
  const cut = line.slice(shift, shift + FRAME_WIDTH);
  return (shift > 0 && line.length > shift ? '…' : '') + cut + (line.length > shift + FRAME_WIDTH ? '…' : '');
}

/**
 * The diagnostic as a person reads it: place, message, frame, remedy.
 * @param options.colour use terminal colours; false if absent
 * @param options.words the language; English if absent
 */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  options: { readonly colour?: boolean; readonly words?: MistakeWords | undefined } = {},
): string {
  const paint = (code: number, text: string) => (options.colour ? painted(code, text) : text);
  const { file, line, column, message, frame, expected, hint } = diagnosticIn(options.words, diagnostic);
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  const parts = [[place === '' ? '' : paint(1, place), paint(31, message)].join(' ').trim()];
  if (frame !== '') parts.push(frame);
  if (expected !== undefined)
    parts.push(`  ${wordingIn(options.words, wording('expected {what}', { what: expected }))}`);
  if (hint !== undefined) parts.push(paint(36, `  ${hint}`));
  return parts.join('\n');
}

/** Diagnostics in the order of reading: by file, line, column. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
