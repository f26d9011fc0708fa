/** What a consistency check is given, and how it reports. */
import type { DiagnosticTexts, Path } from './diagnostics.ts';
import type { Kind } from './kinds.ts';
import type { Names } from './names.ts';
import { didYouMean } from './nearest.ts';
import type { ReadSuccess } from './read.ts';

/** A file that obeys its schema. */
export interface ValidFile<T = unknown> {
  readonly read: ReadSuccess;
  readonly value: T;
}

/** Takes down a mistake in `file` at `path`. */
export type Report = (
  file: ValidFile,
  path: Path,
  message: string,
  more?: Omit<DiagnosticTexts, 'message'> & { readonly onKey?: boolean; readonly code?: string },
) => void;

export interface ValidFiles {
  /** Files of a kind in the order of their paths. */
  of<T>(kind: Kind): readonly ValidFile<T>[];
}

export interface Check {
  /** Runs only if all files of these kinds obey their schemas, lest one mistake be reported twice. */
  readonly needs: readonly Kind[];
  readonly run: (files: ValidFiles, report: Report, names: Names) => void;
}

/** Part of a file, and where it stands. */
export interface EntryAt<T = unknown> {
  readonly file: ValidFile;
  readonly path: Path;
  readonly entry: T;
}

/** The entries of every file of a kind that is a list. */
export const entriesOf = <T>(files: ValidFiles, kind: Kind): EntryAt<T>[] =>
  files.of<readonly T[]>(kind).flatMap((file) => file.value.map((entry, index) => ({ file, path: [index], entry })));

/** Reports a name that is not among those that there are. */
export function reportUnknown(
  kind: string,
  name: string,
  known: readonly string[],
  [file, path]: readonly [ValidFile, Path],
  report: Report,
): void {
  if (!known.includes(name))
    report(file, path, `unknown ${kind} "${name}"`, { hint: didYouMean(name, known), code: kind });
}

/** Reports the second of two entries that share the value of a field. */
export function reportDuplicates<T>(entries: readonly EntryAt<T>[], field: keyof T & string, report: Report): void {
  const first = new Map<unknown, { readonly file: ValidFile; readonly line: number }>();
  for (const { file, path, entry } of entries) {
    const value = entry[field];
    const at = [...path, field];
    const earlier = first.get(value);
    if (!earlier) first.set(value, { file, line: file.read.locate(at).line });
    else {
      const where = earlier.file === file ? `line ${earlier.line}` : `${earlier.file.read.file}:${earlier.line}`;
      report(file, at, `the ${field} "${value}" is taken already at ${where}`, { code: `duplicate-${field}` });
    }
  }
}
