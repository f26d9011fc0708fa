import type { MistakeWords } from '../../../src/core/wording.ts';
import { type Diagnostic, formatDiagnostic } from '../../../src/data/diagnostics.ts';

/** A case that was read, the first where there are several, or what is wrong with the text, each with its line. */
export type Read<T> =
  | { readonly ok: true; readonly input: T; readonly several: boolean }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What is wrong with a text that has no name, each with its line. */
export const inWords = (problems: readonly Diagnostic[], words: MistakeWords | undefined): readonly string[] =>
  problems.map((problem) => formatDiagnostic(problem, { words }).replace(/^:/, ''));
