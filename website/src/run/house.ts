/** A house's own rules at the desk: laid over the rules of this site as `--rules` lays them, and checked as there. Loaded when first needed. */
import { compileRuleset } from '../../../src/data/compile.ts';
import { type Diagnostic, formatDiagnostic } from '../../../src/data/diagnostics.ts';
import { resolveFacts } from '../../../src/data/facts.ts';
import { gatherSources } from '../../../src/data/gather.ts';
import { layHouse, underHouse } from '../../../src/data/house.ts';
import { validateLaid } from '../../../src/data/house-check.ts';
import { resolvePolicies } from '../../../src/data/policies.ts';
import { readYaml } from '../../../src/data/read.ts';
import { prepareSchemas, type Schemas } from '../../../src/data/schema.ts';
import type { SchemaCheck } from '../../../src/data/schema-check.ts';
import { gatherTexts } from '../../../src/data/texts.ts';
import type { EngineData } from './engine.ts';

/** The rules files with their schemas, and the sentences of one language. */
export interface HouseData {
  readonly values: Readonly<Record<string, unknown>>;
  readonly schemas: Schemas;
}

/** The rules as a house plays them, or what is wrong with its file, each with its line. */
export type UnderHouse =
  | { readonly ok: true; readonly title: string; readonly data: EngineData }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The schemas are those of this site, and take a while to prepare. */
let check: SchemaCheck | undefined;

export function underHouseRules({ values, schemas }: HouseData, printed: EngineData, text: string): UnderHouse {
  const refuse = (problems: readonly Diagnostic[]): UnderHouse => ({
    ok: false,
    problems: problems.map((problem) => formatDiagnostic(problem, { words: printed.texts }).replace(/^:/, '')),
  });
  const files = new Map(Object.entries(values));
  const read = readYaml('', text, { maxBytes: 200_000 });
  if (!read.ok) return refuse(read.diagnostics);
  const laid = layHouse(files, read);
  if (laid.diagnostics.length > 0) return refuse(laid.diagnostics);
  check ??= prepareSchemas(schemas);
  const wrong = validateLaid(laid, read, check);
  if (wrong.length > 0) return refuse(wrong);
  const sources = gatherSources(laid.values);
  const before = gatherSources(files);
  const resolved = resolvePolicies(sources.issues, sources.profiles, { house: read });
  if (!resolved.ok) return refuse(resolved.diagnostics);
  const rules = (edition: 'deluxe' | 'second') =>
    underHouse(compileRuleset(sources, edition, resolved.policies), read, laid, resolveFacts(before, edition));
  const { names, clauses } = gatherTexts(laid.values, printed.texts.locale);
  const { title } = read.value as { readonly title: string };
  return {
    ok: true,
    title,
    data: {
      ...printed,
      rules: { deluxe: rules('deluxe'), second: rules('second') },
      texts: { ...printed.texts, names: { ...printed.texts.names, cards: names.cards }, clauses },
    },
  };
}
