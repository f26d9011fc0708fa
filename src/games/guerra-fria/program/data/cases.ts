/** The cases and records of *Guerra fría*: YAML text -> what it holds, or what is wrong with it and where. */

import { casePlaces } from '../../../../core/case-places.ts';
import type { CaseProblem } from '../../../../core/case-problem.ts';
import type { Diagnostic, Path } from '../../../../data/diagnostics.ts';
import { explainErrors } from '../../../../data/explain.ts';
import { didYouMean } from '../../../../data/nearest.ts';
import { diagnosticAt, type ReadSuccess, readYaml } from '../../../../data/read.ts';
import type { CasesOf, NoCases } from '../../../../ruling/referee.ts';
import { type CaseInput, type CasePosition, caseOf, isSpecCase } from '../../desk/format.ts';
import type { GameRecord } from '../../desk/record.ts';
import { guerraFriaSchemas } from './case-schemas.ts';

/** A file of cases. */
export interface CasesRead extends CasesOf<CaseInput> {
  /** The file is the position itself, without a case around it. */
  readonly bare: boolean;
}

export type ReadCases = CasesRead | NoCases;

/**
 * Reads a file of cases: one case, a list, a list under `cases`, a position alone, or the `test_cases` of the game's
 * specification.
 * @returns the cases, and every mistake with its place
 */
export function readGuerraFriaCases(name: string, text: string | Uint8Array): ReadCases {
  const source = readYaml(name, text);
  if (!source.ok) return source;
  if (isPosition(source.value)) return positionAlone(source, source.value);
  const rejected: Diagnostic[] = [];
  const cases = casePlaces(source.value, 'cases', 'test_cases').flatMap(({ path, value }) => {
    const wrong = check(source, isSpecCase(value) ? 'specCase' : 'case', value, path);
    rejected.push(...wrong);
    return wrong.length > 0 ? [] : [{ input: caseOf(value), path }];
  });
  if (cases.length === 0 && rejected.length > 0) return { ok: false, diagnostics: rejected };
  return { ok: true, cases, rejected, bare: false, source };
}

/** Reads a record of a game, for `replayRecord`. */
export function readGuerraFriaRecord(
  name: string,
  source: string | Uint8Array,
): { readonly ok: true; readonly record: GameRecord; readonly read: ReadSuccess } | NoCases {
  const read = readYaml(name, source);
  if (!read.ok) return read;
  const diagnostics = check(read, 'record', read.value, []);
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, record: read.value as GameRecord, read };
}

/**
 * The place of a problem that came up while a case was ruled.
 * @param from where the case stands in its file
 * @param bare whether the file is the position itself
 */
export function problemAt(
  read: ReadSuccess,
  { path, message, expected, candidates = [] }: CaseProblem,
  from: Path = [],
  bare = false,
): Diagnostic {
  const hint = didYouMean(String(message.parts.name), candidates);
  return diagnosticAt(read, [...from, ...path.slice(bare ? 1 : 0)], false, {
    code: 'case/value',
    message,
    ...(expected !== undefined && { expected }),
    ...(hint !== undefined && { hint }),
  });
}

/** Keys by which a position without a case around it is recognised. */
const POSITION_KEYS = ['round', 'talk', 'attack', 'reserve'];

const isPosition = (value: unknown): value is CasePosition =>
  typeof value === 'object' &&
  value !== null &&
  !['position', 'action', 'before', 'cases', 'test_cases'].some((key) => key in value) &&
  POSITION_KEYS.some((key) => key in value);

function positionAlone(source: ReadSuccess, position: CasePosition): ReadCases {
  const diagnostics = check(source, 'case', { position, action: [] }, [], true);
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, cases: [{ input: { position, action: [] }, path: [] }], rejected: [], bare: true, source };
}

function check(
  read: ReadSuccess,
  shape: 'case' | 'specCase' | 'record',
  value: unknown,
  path: Path,
  bare = false,
): Diagnostic[] {
  const errors = guerraFriaSchemas()(`guerra-fria-${shape}.schema.json`, value, new Map());
  return explainErrors(errors).map(({ path: inside, onKey, ...detail }) =>
    diagnosticAt(read, [...path, ...inside.slice(bare ? 1 : 0)], onKey, detail),
  );
}
