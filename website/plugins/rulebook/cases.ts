/** The project's own cases: a few examples for the desk, and the whole suite for whoever looks for one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { CaseInput } from '../../../src/cases/case.ts';

/** Every case of the files in a folder below `features`. */
export function readCases(root: string, folder: 'cases' | 'suite'): readonly CaseInput[] {
  const at = path.join(root, 'features', folder);
  if (!existsSync(at)) return [];
  return readdirSync(at)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => [parse(readFileSync(path.join(at, name), 'utf8')) as CaseInput | readonly CaseInput[]].flat())
    .map((entry) => ({ ...entry, action: [entry.action].flat() }));
}
