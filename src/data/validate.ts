/** Are the rules files right? Syntax first, then shape and references, then whether they agree. Runs in a browser. */
import type { Report, ValidFile } from './check.ts';
import { CHECKS } from './consistency.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostics.ts';
import { mistakesIn } from './explain.ts';
import { type Kind, kindOf, schemaOf } from './kinds.ts';
import { collectNames, type Names } from './names.ts';
import { diagnosticAt, type ReadResult, type ReadSuccess, readYaml } from './read.ts';
import type { SchemaCheck } from './schema-check.ts';

/** A file as it comes: its path below `rules/` and its text or bytes. */
export interface RulesFile {
  readonly path: string;
  readonly source: string | Uint8Array;
}

/**
 * Validates rules files together.
 * @param prefix what stands before the paths in the diagnostics, such as `rules/`
 * @returns every mistake once, in the order of the files; none if all is well
 */
export function validateFiles(files: readonly RulesFile[], check: SchemaCheck, prefix = ''): Diagnostic[] {
  const reads = files.map(({ path, source }) => ({ kind: kindOf(path), read: readYaml(prefix + path, source) }));
  const readable = reads.flatMap(({ kind, read }) => (read.ok ? [{ kind, read, value: read.value }] : []));
  const names = collectNames(readable);
  const diagnostics: Diagnostic[] = [];
  const broken = new Set<Kind>();
  const valid: { readonly kind: Kind; readonly file: ValidFile }[] = [];
  for (const { kind, read } of reads) {
    const problems = validateRead(read, kind, check, names);
    diagnostics.push(...problems);
    if (!kind) continue;
    if (problems.length > 0) broken.add(kind);
    else if (read.ok) valid.push({ kind, file: { read, value: read.value } });
  }
  diagnostics.push(...checkConsistency(valid, broken, names));
  return sortDiagnostics(diagnostics);
}

/** Syntax, shape and references of one file. */
export function validateRead(
  read: ReadResult,
  kind: Kind | undefined,
  check: SchemaCheck,
  names: Names,
): readonly Diagnostic[] {
  if (!read.ok) return read.diagnostics;
  if (kind === undefined) return [];
  return mistakesIn(read, check(schemaOf(kind), read.value, names));
}

/** Whether files that obey their schemas agree. */
export function checkConsistency(
  valid: readonly { readonly kind: Kind; readonly file: ValidFile }[],
  broken: ReadonlySet<Kind>,
  names: Names,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const present = new Set(valid.map(({ kind }) => kind));
  const files = {
    of: <T>(kind: Kind) => valid.filter((entry) => entry.kind === kind).map(({ file }) => file as ValidFile<T>),
  };
  const report: Report = (file, path, message, { code = 'consistency', onKey = false, expected, hint } = {}) => {
    const detail = { code: `consistency/${code}`, message, ...(expected && { expected }), ...(hint && { hint }) };
    diagnostics.push(diagnosticAt(file.read as ReadSuccess, path, onKey, detail));
  };
  for (const { needs, run } of CHECKS)
    if (needs.every((kind) => present.has(kind) && !broken.has(kind))) run(files, report, names);
  return diagnostics;
}
