/** The result for programs, exactly as the command line promises it. */
import type { CrosscheckResult } from '../crosscheck.ts';
import type { CheckFinding } from '../types.ts';

export interface JsonReport {
  readonly document: string;
  readonly locale: string;
  readonly edition: string;
  readonly clauses: { readonly found: readonly string[]; readonly missing: readonly string[] };
  readonly findings: readonly CheckFinding[];
}

/** A document name and the result. */
export function jsonReport(
  { document, found, missing, findings }: CrosscheckResult,
  locale: string,
  edition: string,
): JsonReport {
  return { document: document.name, locale, edition, clauses: { found, missing }, findings };
}
