/** What a command may read and write; a process fits, and so does a test. */
import { styleText } from 'node:util';

export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Source extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean;
}

export interface Io {
  readonly stdin: Source;
  /** Data. */
  readonly stdout: Sink;
  /** Diagnostics and progress. */
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Style = Parameters<typeof styleText>[0];
/** Puts a text in a style, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colour only on a terminal that can show it and whose user has not said no. https://no-color.org */
export function painter(sink: Sink, env: Io['env']): Paint {
  const wanted = sink.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return wanted ? (style, text) => styleText(style, text) : (_style, text) => text;
}

/** Writes a text that ends in exactly one line break; nothing for an empty text. */
export function print(sink: Sink, text: string): void {
  if (text !== '') sink.write(text.endsWith('\n') ? text : `${text}\n`);
}
