/** The cases and records of *Guerra fría*: YAML text -> what it holds, or what is wrong with it and where. */
import { type CaseInput, type CasePosition, isSpecCase, suiteCases } from '../games/guerra-fria/desk/format.ts';
import type { CaseProblem } from '../games/guerra-fria/desk/problem.ts';
import type { GameRecord } from '../games/guerra-fria/desk/record.ts';
import type { Diagnostic, Path } from './diagnostics.ts';
import { explainErrors } from './explain.ts';
import { guerraFriaSchemas } from './guerra-fria-schemas.ts';
import { didYouMean } from './nearest.ts';
import { diagnosticAt, type ReadSuccess, readYaml } from './read.ts';

type Failure = { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export interface CasesRead {
  readonly ok: true;
  readonly cases: readonly CaseInput[];
  /** Where each case stands in the file. */
  readonly places: readonly Path[];
  /** The file is the position itself, without a case around it. */
  readonly bare: boolean;
  readonly read: ReadSuccess;
}

export type ReadCases = CasesRead | Failure;

/**
 * Reads a file of cases: one case, a list, a list under `cases`, a position alone, or the `test_cases` of the game's
 * specification.
 * @returns the cases, or every mistake with its place
 */
export function readGuerraFriaCases(name: string, source: string | Uint8Array): ReadCases {
  const read = readYaml(name, source);
  if (!read.ok) return read;
  if (isPosition(read.value)) return positionAlone(read, read.value);
  const places = casePlaces(read.value);
  const diagnostics = places.flatMap(({ path, value }) =>
    check(read, isSpecCase(value) ? 'specCase' : 'case', value, path),
  );
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, cases: suiteCases(read.value), places: places.map(({ path }) => path), bare: false, read };
}

/** Reads a record of a game, for `replayRecord`. */
export function readGuerraFriaRecord(
  name: string,
  source: string | Uint8Array,
): { readonly ok: true; readonly record: GameRecord; readonly read: ReadSuccess } | Failure {
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
  const word = /"(.*)"/.exec(message.text)?.[1];
  const hint = word === undefined ? undefined : didYouMean(word, candidates);
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

function positionAlone(read: ReadSuccess, position: CasePosition): ReadCases {
  const diagnostics = check(read, 'case', { position, action: [] }, [], true);
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, cases: [{ position, action: [] }], places: [[]], bare: true, read };
}

type Place = { readonly path: Path; readonly value: unknown };

/** Where each case of a file stands. */
function casePlaces(value: unknown): readonly Place[] {
  const at = (path: Place['path'], list: readonly unknown[]) =>
    list.map((each, i) => ({ path: [...path, i], value: each }));
  if (Array.isArray(value)) return at([], value);
  const { cases, test_cases: specified } = (value ?? {}) as { readonly cases?: unknown; readonly test_cases?: unknown };
  if (Array.isArray(cases)) return at(['cases'], cases);
  return Array.isArray(specified) ? at(['test_cases'], specified) : [{ path: [], value }];
}

function check(
  read: ReadSuccess,
  shape: 'case' | 'specCase' | 'record',
  value: unknown,
  path: Place['path'],
  bare = false,
): Diagnostic[] {
  const errors = guerraFriaSchemas()(`guerra-fria-${shape}.schema.json`, value, new Map());
  return explainErrors(errors).map(({ path: inside, onKey, ...detail }) =>
    diagnosticAt(read, [...path, ...inside.slice(bare ? 1 : 0)], onKey, detail),
  );
}
