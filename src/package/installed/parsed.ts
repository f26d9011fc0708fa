/** The rules files in the package as it is installed: compiled into `dist/data`. Takes the place of `src/data/parsed.ts`. */
import { readFileSync } from 'node:fs';
import { groupOf } from '../../data/groups.ts';
import type { Parsed } from '../../data/parsed.ts';
import { INDEX, read } from '../data.ts';

const groups = new Map<string, Readonly<Record<string, unknown>>>();

/** A file of `dist/data`, read once per process. */
function group(name: string): Readonly<Record<string, unknown>> {
  const known = groups.get(name) ?? read(readFileSync(new URL(`../data/${name}.js`, import.meta.url), 'utf8'));
  groups.set(name, known);
  return known;
}

/** Paths below `rules/`, in alphabetical order. */
export const rulesPaths = (): readonly string[] => Object.keys(group(INDEX));

/** The file at a path below `rules/`. */
export const parsedRules = (path: string): Parsed => ({ ok: true, value: group(groupOf(path))[path] });
