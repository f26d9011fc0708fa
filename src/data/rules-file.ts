/** One file of `rules/`. */
import { formatDiagnostic } from './diagnostics.ts';
import { parsedRules, rulesPaths } from './parsed.ts';

/** The file at a path below `rules/`; undefined if there is none. Throws if it has no valid syntax. */
export function rulesFile(path: string): unknown {
  if (!rulesPaths().includes(path)) return undefined;
  const read = parsedRules(path);
  if (read.ok) return read.value;
  throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
}

/** The same for whoever goes on without it: undefined too if it has no valid syntax. */
export function rulesFileIfRight(path: string): unknown {
  const read = rulesPaths().includes(path) ? parsedRules(path) : undefined;
  return read?.ok ? read.value : undefined;
}
