/** Tells what kind of file a text is, before anyone reads it. */

import { type Wording, wording } from '../core/wording.ts';

export type Detected =
  | { readonly format: 'playdek-log' }
  | { readonly format: 'yaml-record' }
  | {
      readonly format: 'unknown';
      readonly reason: UnknownReason;
      /** One or two sentences for the person who gave the file. */
      readonly message: Wording;
    };

export type LogFormat = Detected['format'];

/** Larger files are refused: the longest real log is a hundred times smaller. */
export const MAX_LOG_LENGTH = 5 * 1024 * 1024;

/** Only the beginning is looked at. */
const SAMPLE = 64 * 1024;

/** Why a text can be neither read as a log nor as a record. */
const MESSAGES = {
  empty: wording('The file is empty.'),
  'too-big': wording('The file is larger than 5 MB. A game log has some 20 KB: is this the right file?'),
  binary: wording('The file is not text. Export the game log as a text file.'),
  'utf-16': wording('The file seems to be text in UTF-16. Save it as UTF-8 and try again.'),
  'web-page': wording('The file is a web page. Copy the text of the log from it and save that as a text file.'),
  'json-list': wording('The file is a JSON list. Export the game as text, one line after the other.'),
  'other-log': wording(
    'The file looks like a log, but not one of the digital edition of Twilight Struggle: no line reads "Turn 1, USSR AR1: …" or "SETUP: …".',
  ),
  'other-text': wording('The file is text, but neither a log of the digital edition nor a record of this project.'),
} as const;
export type UnknownReason = keyof typeof MESSAGES;

/** The format of a text: by its first lines, never by a file name. */
export function detectFormat(text: string): Detected {
  if (text.length > MAX_LOG_LENGTH) return unknown('too-big');
  const sample = text.slice(0, SAMPLE).replace(/^\uFEFF/, '');
  if (sample.trim() === '') return unknown('empty');
  const controls = shareOfControls(sample);
  if (controls > 0.1) return unknown(isSpacedByNul(sample) ? 'utf-16' : 'binary');
  if (LOG_LINE.test(sample) || countOf(INFLUENCE_LINE, sample) > 2) return { format: 'playdek-log' };
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(sample)) return unknown('web-page');
  if (/^\s*\[\s*[{\]]/.test(sample)) return unknown('json-list');
  if (isRecord(sample)) return { format: 'yaml-record' };
  return unknown(LOOKS_LIKE_LOG.test(sample) ? 'other-log' : 'other-text');
}

function unknown(reason: UnknownReason): Detected {
  return { format: 'unknown', reason, message: MESSAGES[reason] };
}

const LOG_LINE = /^[ \t>]*(?:-+ *)?(?:SETUP: |Turn \d{1,2}, (?:(?:USSR|US) AR\d|Headline Phase|Cleanup))/im;

/** A piece cut out of a log may lack every header. */
const INFLUENCE_LINE = /^[ \t>]*(?:USSR|US) [+-]\d{1,3} in [^[\r\n]{3,40} \[\d{1,3}\]\[\d{1,3}\]/gim;

/** Moves by number, PGN tags, chat with times, rolls: some other game. */
const LOOKS_LIKE_LOG = /^[ \t]*(?:\d{1,3}\.|\[|turn\b|round\b|move\b|player\b)|\b(?:rolls?|rolled|plays?|played)\b/im;

/** The first line that is not a comment is a key, a document marker or an object. */
function isRecord(sample: string): boolean {
  const first = sample.split(/\r\n|\r|\n/).find((line) => line.trim() !== '' && !/^\s*#/.test(line)) ?? '';
  return /^(?:---(?: |$)|%YAML\b|\{|["']?[a-z][A-Za-z0-9_-]*["']?:(?: |$))/.test(first.trimEnd());
}

function countOf(pattern: RegExp, sample: string): number {
  return sample.match(pattern)?.length ?? 0;
}

/** Control characters that text does not have, and what decoding puts for bytes that are no text. */
function shareOfControls(sample: string): number {
  return countOf(/(?![\t\n\r\f])[\p{Cc}\uFFFD]/gu, sample) / sample.length;
}

function isSpacedByNul(sample: string): boolean {
  return countOf(/[^\0]\0/g, sample) > sample.length / 3;
}
