/** Corpus files: lines of JSON, compressed if the name ends in `.gz`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { wording } from '../../core/wording.ts';
import type { CorpusLine } from '../../fuzz/corpus.ts';
import { usageError } from '../exit.ts';

/** Writes lines; the same lines give the same bytes. */
export function writeCorpus(path: string, lines: Iterable<object>): void {
  const parts: string[] = [];
  for (const line of lines) parts.push(JSON.stringify(line));
  const text = `${parts.join('\n')}\n`;
  writeFileSync(path, path.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
}

/** Reads a corpus; says which line is none. */
export function readCorpus(path: string): CorpusLine[] {
  let text: string;
  try {
    const bytes = readFileSync(path);
    text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw usageError(wording('{path} cannot be read: {why}', { path, why: (error as Error).message }), 'compare');
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as CorpusLine;
      } catch {
        throw usageError(wording('{path} has no JSON in line {line}', { path, line: index + 1 }), 'compare');
      }
    });
}
