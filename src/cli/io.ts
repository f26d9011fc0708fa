/** What a command may read and write; a process fits, and so does a test. */
import { styleText } from 'node:util';
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
  return wanted ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;
}

/** Line breaks, tabs and colours are ours; everything else that could move a cursor or turn letters around is not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSAFE = /\u001b\[[\d;]*m|\r\n|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A sink through which nothing that a file says can reach the terminal as a command. */
export function harmless(sink: Sink): Sink {
  return {
    // A line of progress starts with a carriage return of its own.
    write: (text) =>
      sink.write(
        text.replace(UNSAFE, (found, at) => (found.length > 1 || (at === 0 && found === '\r') ? found : '\uFFFD')),
      ),
    ...(sink.isTTY !== undefined && { isTTY: sink.isTTY }),
    ...(sink.columns !== undefined && { columns: sink.columns }),
  };
}

/** Writes a text that ends in exactly one line break; nothing for an empty text. */
export function print(sink: Sink, text: string): void {
  if (text !== '') sink.write(text.endsWith('\n') ? text : `${text}\n`);
}
