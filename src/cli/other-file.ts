/** A file that is no case file, recognised for what it is. */
import { detectFormat } from '../logs/detect.ts';
import type { Input } from './input.ts';

/** What the file is and which command reads it; undefined if it looks like nothing we know. */
export function otherFile({ name, bytes }: Input): string | undefined {
  const text = new TextDecoder().decode(bytes);
  if (detectFormat(text).format === 'playdek-log')
    return `arbiter: ${name} is a log of the digital edition; use: arbiter replay ${name}`;
  if (/^(?:format:\s*record\b|entries:)/m.test(text))
    return `arbiter: ${name} is the record of a game; use: arbiter replay ${name}`;
  return undefined;
}
