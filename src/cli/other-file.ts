/** A file of another kind than the command reads, recognised for what it is. */
import { type Wording, wording } from '../core/wording.ts';
import { readYaml } from '../data/index.ts';
import { detectFormat } from '../logs/detect.ts';
import type { Input } from './input.ts';

/** What a file without cases is, and which command reads it; undefined if it looks like nothing we know. */
export function otherFile({ name, bytes }: Input): Wording | undefined {
  const text = new TextDecoder().decode(bytes);
  if (detectFormat(text).format === 'playdek-log')
    return wording('arbiter: {name} is a log of the digital edition; use: arbiter replay {name}', { name });
  if (/^(?:format:\s*record\b|entries:)/m.test(text))
    return wording('arbiter: {name} is the record of a game; use: arbiter replay {name}', { name });
  return undefined;
}

/** What to tell somebody who hands in cases as a game; undefined if the file holds none. */
export function caseInstead({ name, bytes }: Input): Wording | undefined {
  const read = readYaml(name, bytes);
  if (!read.ok) return undefined;
  const [first] = Array.isArray(read.value) ? read.value : [read.value];
  const keys = Object.keys(Object(first));
  if (keys.includes('entries') || !['position', 'action', 'cases'].some((key) => keys.includes(key))) return undefined;
  return wording('arbiter: {name} holds a case, not a game; use: arbiter rule {name}', { name });
}
