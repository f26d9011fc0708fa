/** Reading a case of *Guerra fría* from YAML, with the schema and the diagnostics of the command line. Loaded when first needed. */
import schema from '../../../rules/schemas/guerra-fria-case.schema.json';
import { type Diagnostic, formatDiagnostic } from '../../../src/data/diagnostics.ts';
import { explainErrors } from '../../../src/data/explain.ts';
import { diagnosticAt, readYaml } from '../../../src/data/read.ts';
import { prepareSchemas } from '../../../src/data/schema.ts';
import type { CaseInput } from '../../../src/games/guerra-fria/desk/index.ts';
import type { Read } from './read.ts';

const NAME = 'guerra-fria-case.schema.json';
const check = prepareSchemas({ [NAME]: schema });

const inWords = (problems: readonly Diagnostic[]): readonly string[] =>
  problems.map((problem) => formatDiagnostic(problem).replace(/^:/, ''));

/** The case, the first of several. */
export function readGuerraFriaCase(text: string): Read<CaseInput> {
  const read = readYaml('', text, { maxBytes: 200_000 });
  if (!read.ok) return { ok: false, problems: inWords(read.diagnostics) };
  const [value, path] = Array.isArray(read.value) ? [read.value[0] as unknown, [0]] : [read.value, []];
  const problems = explainErrors(check(NAME, value, new Map())).map(({ path: inside, onKey, ...detail }) =>
    diagnosticAt(read, [...path, ...inside], onKey, detail),
  );
  if (problems.length > 0) return { ok: false, problems: inWords(problems) };
  return { ok: true, input: value as CaseInput };
}
