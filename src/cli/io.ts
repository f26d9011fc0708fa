/** What a command may read and write; a process fits, and so does a test. */
import { styleText } from 'node:util';
import { PAINT } from '../data/paint.ts';
import type { Paint } from '../ruling/paint.ts';

/** Where text goes. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Where bytes come from. */
export interface Source extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean;
}

/** The streams and the environment of a call. */
export interface Io {
  readonly stdin: Source;
  /** Data. */
  readonly stdout: Sink;
  /** Diagnostics and progress. */
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Colour only on a terminal that can show it and whose user has not said no. https://no-color.org */
export function painter(sink: Sink, env: Io['env']): Paint {
  const wanted = sink.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  if (!wanted) return (_style, text) => text;
  // A text may hold painted words already; what a file says holds no escape that this could make ours.
  return (style, text) => {
    const [before = '', after = ''] = styleText(style, '\0', { validateStream: false }).split('\0');
    return `${before.replaceAll(ESCAPE, PAINT)}${text}${after.replaceAll(ESCAPE, PAINT)}`;
  };
}

const ESCAPE = '\u001b';

/**
 * Line breaks, tabs and what we painted are ours; everything else that could move a cursor, change a colour, turn letters
 * around or hide between them is not.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /\uFDD0\[[\d;]*m|\r\n|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\uFDD0]/g;

/** Columns below which nothing is laid out any more. */
const NARROWEST = 40;

/** A sink through which nothing that a file says can reach the terminal as a command. */
export function harmless(sink: Sink): Sink {
  return {
    // A line of progress starts with a carriage return of its own.
    write: (text) =>
      sink.write(
        text.replace(UNSAFE, (found, at) => {
          if (found.startsWith(PAINT) && found.length > 1) return ESCAPE + found.slice(1);
          return found === '\r\n' || (at === 0 && found === '\r') ? found : '\uFFFD';
        }),
      ),
    ...(sink.isTTY !== undefined && { isTTY: sink.isTTY }),
    // Some terminals do not know their width and say 0; in a very narrow one lines had better break where they must.
    ...(sink.columns && { columns: Math.max(sink.columns, NARROWEST) }),
  };
}

/** Writes a text that ends in exactly one line break; nothing for an empty text. */
export function print(sink: Sink, text: string): void {
  if (text !== '') sink.write(text.endsWith('\n') ? text : `${text}\n`);
}
