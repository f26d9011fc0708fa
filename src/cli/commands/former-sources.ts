/**
 * The English text of which a translation was made, where there is another now. A translation remembers its hash; the text
 * itself is in the history of the checkout.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { RULES_ROOT } from '../../data/files.ts';
import { pairUp, type TransUnit } from '../../interchange/units.ts';
import { hashesNow, questionsOf, summariesOf } from './interchange-sources.ts';
import { entryOf, type SourceHashes } from './source-hashes.ts';
import { englishFiles } from './source-places.ts';

/** All that a file below the rules folder has been, the newest first; none without a history. */
export type History = (path: string) => Iterable<string>;

/**
 * Looks for the texts that have these hashes.
 * @param wanted entry -> the hash that its translation remembers
 * @returns unit -> its English text at that time; what is not found is left out
 */
export function formerTexts(wanted: SourceHashes, history: History = gitHistory): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of PARTS) {
    const left = new Map(Object.entries(wanted).filter(([id]) => id.startsWith(`${part}/`)));
    if (left.size === 0) continue;
    for (const path of englishFiles(part))
      for (const text of history(path)) {
        if (left.size === 0) break;
        const units = unitsIn(part, text);
        const hashes = hashesNow(units);
        const here = new Set([...left].flatMap(([id, hash]) => (hashes[id] === hash ? [id] : [])));
        for (const { id, source } of units) if (here.has(entryOf(id))) found.set(id, source);
        for (const id of here) left.delete(id);
      }
  }
  return found;
}

/** Those whose texts stand in the files as they are translated. */
const PARTS = ['clauses', 'issues', 'messages', 'findings'];

function unitsIn(part: string, text: string): readonly TransUnit[] {
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    return [];
  }
  if (Array.isArray(value)) {
    const entries = Object.fromEntries(value.map((each) => [String(each?.id), each]));
    value = part === 'clauses' ? summariesOf(entries) : questionsOf(entries);
  }
  return pairUp(value, undefined, part);
}

const PROJECT = join(RULES_ROOT, '..');
/** So many versions of a file are looked at. */
const MOST = 300;

function* gitHistory(path: string): Iterable<string> {
  const git = (args: readonly string[], input = '') =>
    spawnSync('git', args, { cwd: PROJECT, input, encoding: 'utf8', maxBuffer: 64_000_000 }).stdout ?? '';
  const file = `rules/${path}`;
  const commits = git(['log', `--max-count=${MOST}`, '--format=%H', '--', file])
    .split('\n')
    .filter(Boolean);
  for (const commit of commits) yield git(['show', `${commit}:${file}`]);
}
