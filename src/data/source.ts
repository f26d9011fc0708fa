/** A text that was read: its value with the place of every part, or the first mistake. What readers of YAML and JSON share. */
import { type Sayable, wording } from '../core/wording.ts';
import {
  codeFrame,
  type Diagnostic,
  type DiagnosticTexts,
  inEnglish,
  type Path,
  type Place,
  placeAt,
} from './diagnostics.ts';

export interface ReadOptions {
  /** Longest text accepted, in bytes of UTF-8; 2 MB if absent. */
  readonly maxBytes?: number;
}

export interface ReadSuccess {
  readonly ok: true;
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** Where the value at `path` stands, or its key with `onKey`; the nearest part that exists if it does not. */
  locate(path: Path, onKey?: boolean): Place;
}

export interface ReadFailure {
  readonly ok: false;
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

export type ReadResult = ReadSuccess | ReadFailure;

export const MAX_BYTES = 2_000_000;
/** Deeper than any rules file or case; the parser itself recurses and would exhaust the stack. */
export const MAX_DEPTH = 64;
/** Values after the expansion of aliases. */
export const MAX_VALUES = 400_000;
export const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Raised inside a reader for the first mistake; never leaves it. */
export interface Refusal extends DiagnosticTexts {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

/** A diagnostic at a place of a text that was read. */
export function diagnosticAt(
  source: ReadSuccess,
  path: Path,
  onKey: boolean,
  detail: DiagnosticTexts & { readonly code: string },
): Diagnostic {
  const place = source.locate(path, onKey);
  const frame = codeFrame(source.text, place);
  const { code, ...texts } = detail;
  return { code, file: source.file, line: place.line, column: place.column, path, ...inEnglish(texts), frame };
}

/** @param kind of the text, before the code of the mistake */
export function failure(kind: 'yaml' | 'json', file: string, text: string, refusal: Refusal): ReadFailure {
  const { code, from, to, ...texts } = refusal;
  const place = placeAt(text, Math.min(from, text.length), to);
  const diagnostic: Diagnostic = {
    code: `${kind}/${code}`,
    file,
    line: place.line,
    column: place.column,
    path: [],
    ...inEnglish(texts),
    frame: text === '' ? '' : codeFrame(text, place),
  };
  return { ok: false, file, diagnostics: [diagnostic] };
}

export function refuse(code: string, message: Sayable, from = 0, to = from, more: Partial<Refusal> = {}): Refusal {
  return { code, message, from, to, ...more };
}

export function decode(source: string | Uint8Array, maxBytes: number): string | Refusal {
  if (source.length > maxBytes) return tooLong(maxBytes);
  if (typeof source === 'string') {
    if (source.length * 3 > maxBytes && new TextEncoder().encode(source).length > maxBytes) return tooLong(maxBytes);
    return lines(source.startsWith('\uFEFF') ? source.slice(1) : source);
  }
  const [first, second] = source;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return notUtf8(wording('the file is UTF-16'));
  try {
    return lines(new TextDecoder('utf-8', { fatal: true }).decode(source));
  } catch {
    return notUtf8(wording('the file is not UTF-8 text'));
  }
}

/** A carriage return alone ends a line in YAML, which its parser does not know. Places stay where they are. */
const lines = (text: string): string => text.replace(/\r(?!\n)/g, '\n');

function tooLong(maxBytes: number): Refusal {
  return refuse('too-long', wording('the text is longer than {most.grouped} bytes', { most: maxBytes }));
}

function notUtf8(message: Sayable): Refusal {
  return refuse('encoding', message, 0, 0, { hint: wording('save it as UTF-8') });
}

/** What no text has: commands to terminals, and the code point that stands for our own; see `paint.ts`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
export const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFDD0]/;

export function controlCharacter(found: string, from: number, to: number, hint = wording('remove it')): Refusal {
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return refuse('control-character', wording('the text contains the control character U+{code}', { code }), from, to, {
    hint,
  });
}

export const TOO_DEEP = wording('values are nested more than {most} deep', { most: MAX_DEPTH });

export function tooDeep(from: number): Refusal {
  return refuse('too-deep', TOO_DEEP, from, from + 1);
}
