/** A house's own rules at the desk: laid over the rules of this site as `--rules` lays them, and checked as there. Loaded when first needed. */

import type { MistakeWords } from '../../../src/core/wording.ts';
import { compileRuleset } from '../../../src/data/compile.ts';
import { type Diagnostic, formatDiagnostic } from '../../../src/data/diagnostics.ts';
import { resolveFacts } from '../../../src/data/facts.ts';
import { gatherSources } from '../../../src/data/gather.ts';
import { type GameFolder, layHouse, underHouse } from '../../../src/data/house.ts';
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
export type UnderHouse<D = EngineData> =
  | { readonly ok: true; readonly title: string; readonly data: D }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The schemas are those of this site, and take a while to prepare. */
let check: SchemaCheck | undefined;

/** House rules laid over the files of a game, or what is wrong with them as the page's language says it. */
export function layChecked(
  { values, schemas }: HouseData,
  text: string,
  words: Pick<MistakeWords, 'locale' | 'mistakes'>,
  game?: GameFolder,
) {
  const refuse = (problems: readonly Diagnostic[]): UnderHouse<never> => ({
    ok: false,
    problems: problems.map((problem) => formatDiagnostic(problem, { words }).replace(/^:/, '')),
  });
  const files = new Map(Object.entries(values));
  const read = readYaml('', text, { maxBytes: 200_000 });
  if (!read.ok) return refuse(read.diagnostics);
  const laid = layHouse(files, read, game);
  if (laid.diagnostics.length > 0) return refuse(laid.diagnostics);
  check ??= prepareSchemas(schemas);
  const wrong = validateLaid(laid, read, check);
  if (wrong.length > 0) return refuse(wrong);
  return { ok: true as const, files, read, laid, refuse, title: (read.value as { readonly title: string }).title };
}

/** *Twilight Struggle* under a house's rules. */
export function underHouseRules(data: HouseData, printed: EngineData, text: string): UnderHouse {
  const checked = layChecked(data, text, printed.texts);
  if (!('laid' in checked)) return checked;
  const { files, read, laid, refuse, title } = checked;
  const sources = gatherSources(laid.values);
  const before = gatherSources(files);
  const resolved = resolvePolicies(sources.issues, sources.profiles, { house: read });
  if (!resolved.ok) return refuse(resolved.diagnostics);
  const rules = (edition: 'deluxe' | 'second') =>
    underHouse(compileRuleset(sources, edition, resolved.policies), read, laid, resolveFacts(before, edition));
  const { names, clauses } = gatherTexts(laid.values, printed.texts.locale);
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
