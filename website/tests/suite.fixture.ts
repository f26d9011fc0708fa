/** The cases of the conformance suite. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CaseInput } from '../../src/cases/case.ts';

const folder = new URL('../../features/suite/', import.meta.url);

export const suite: readonly CaseInput[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .flatMap((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as readonly CaseInput[]);

export function suiteCase(id: string): CaseInput {
  const found = suite.find((input) => input.id === id);
  if (!found) throw new Error(`the suite has no case ${id}`);
  return found;
}
