/**
 * The rules files of this package, parsed. In the package as it is installed they are compiled: `package/installed/parsed.ts`
 * takes the place of this module.
 */
import type { Diagnostic } from './diagnostics.ts';
import { listFiles, RULES_ROOT, readRulesFile } from './files.ts';
import { readYaml } from './read.ts';

/** A file of `rules/`; or what is wrong with its syntax. */
export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Paths below `rules/`, in alphabetical order, listed once per process. */
export function rulesPaths(): readonly string[] {
  paths ??= listFiles(RULES_ROOT, '.yaml');
  return paths;
}

let paths: readonly string[] | undefined;

const parsed = new Map<string, Parsed>();

/** The file at a path below `rules/`, parsed once per process. */
export function parsedRules(path: string): Parsed {
  const known = parsed.get(path) ?? readYaml(`rules/${path}`, readRulesFile(RULES_ROOT, path));
  parsed.set(path, known);
  return known;
}
