/** Reading a case that somebody has written: the reader of the command line, with its diagnostics. Loaded when first needed. */
import schema from '../../../rules/schemas/case.schema.json';
import type { CaseInput } from '../../../src/cases/case.ts';
import { makeCaseReader } from '../../../src/cases/read.ts';
import { formatDiagnostic } from '../../../src/data/diagnostics.ts';
import { prepareSchemas } from '../../../src/data/schema.ts';
import type { Engine } from './engine.ts';

/** The case, the first of several; or what is wrong with the text, each with its line. */
export type ReadCase =
  | { readonly ok: true; readonly input: CaseInput }
  | { readonly ok: false; readonly problems: readonly string[] };

const check = prepareSchemas({ 'case.schema.json': schema });

/** A reader for one language; the names of all four are known to it. */
export function caseReader({ rules, extraNames }: Engine): (text: string) => ReadCase {
  const reader = makeCaseReader(check, rules.deluxe, () => extraNames);
  return (text) => {
    const read = reader.read('', text, { maxBytes: 200_000 });
    const problems = read.ok ? read.rejected : read.diagnostics;
    const first = read.ok ? read.cases[0] : undefined;
    if (first) return { ok: true, input: first.input };
    return { ok: false, problems: problems.map((problem) => formatDiagnostic(problem).replace(/^:/, '')) };
  };
}
