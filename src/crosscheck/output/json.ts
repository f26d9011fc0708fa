/** The result for programs, exactly as the command line promises it. */
import type { CrosscheckResult } from '../crosscheck.ts';
import type { CheckFinding } from '../types.ts';

export interface JsonReport {
  readonly document: string;
  readonly locale: string;
  readonly edition: string;
  readonly clauses: { readonly found: readonly string[]; readonly missing: readonly string[] };
  /** Worked examples that the referee ruled on, and those it could not. */
  readonly examples: { readonly computed: readonly string[]; readonly notComputed: readonly string[] };
  readonly findings: readonly CheckFinding[];
}

/** A document name and the result. */
export function jsonReport(
  { document, found, missing, examples, findings }: CrosscheckResult,
  locale: string,
  edition: string,
): JsonReport {
  const those = (run: boolean) => examples.filter((each) => each.run === run).map(({ clause }) => clause);
  return {
    document: document.name,
    locale,
    edition,
    clauses: { found, missing },
    examples: { computed: those(true), notComputed: those(false) },
    findings,
  };
}
