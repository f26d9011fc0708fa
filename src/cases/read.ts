/** Case files: YAML text -> cases, or what is wrong with the text and where. Runs in a browser. */
import { type Wording, wording } from '../core/wording.ts';
import { type Diagnostic, type Path, sortDiagnostics } from '../data/diagnostics.ts';
import { mistakesIn } from '../data/explain.ts';
import { diagnosticAt, type ReadOptions, type ReadSuccess, readYaml } from '../data/read.ts';
import type { SchemaCheck } from '../data/schema-check.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseAction, CaseInput, CaseProblem } from './case.ts';
import { withEffectsListed } from './effect-words.ts';
import type { Example } from './extended.ts';
import type { ExtraNames } from './names.ts';
import { checkCase, type Reject } from './read-checks.ts';
import { type CaseNames, caseNames } from './read-names.ts';

/** A case with its place in the file. */
export interface CaseEntry {
  readonly input: CaseInput;
  /** Where it stands in the file. */
  readonly path: Path;
  /** The file is the position itself, without a case around it. */
  readonly bare?: true;
}

/** A file that holds cases. */
export interface CaseFile {
  readonly ok: true;
  readonly source: ReadSuccess;
  /** The cases that can be ruled on. */
  readonly cases: readonly CaseEntry[];
  /** What is wrong with the others. */
  readonly rejected: readonly Diagnostic[];
  /** Consecutive cases, each judged from where the one before it ended. */
  readonly example?: Example;
}

/** A file that does not. */
export interface NoCaseFile {
  readonly ok: false;
  readonly diagnostics: readonly Diagnostic[];
  /** It looks like a file of another kind altogether. */
  readonly isOther: boolean;
}

/** What became of reading a file. */
export type CaseFileResult = CaseFile | NoCaseFile;

/** Reads case files and remembers which names they needed. */
export interface CaseReader {
  /** Reads a file that holds one case, a list of cases, `{cases: […]}`, a bare position, or an example of play. */
  read(file: string, text: string | Uint8Array, options?: ReadOptions): CaseFileResult;
  /** Localised names that the files read so far needed; a ruling on them has to be given these. */
  extraNames(): ExtraNames;
}

const SCHEMA = 'case.schema.json';
const EXAMPLE_SCHEMA = `${SCHEMA}#/$defs/example`;
const POSITION_SCHEMA = `${SCHEMA}#/$defs/position`;

/** Keys by which a position without a case around it is recognised. */
const POSITION_KEYS = ['influence', 'turn', 'defcon', 'vp', 'base', 'phase', 'hands', 'effects', 'milops', 'space'];

/**
 * Prepares a reader.
 * @param check knows `rules/schemas/case.schema.json`
 * @param rules the rules whose names and issues a case may use
 * @param load names in other languages; called only when a name is not English
 */
export function makeCaseReader(check: SchemaCheck, rules: Ruleset, load: () => ExtraNames = () => ({})): CaseReader {
  const names = caseNames(rules, load);

  const problemsIn = (source: ReadSuccess, which: string, path: Path, value: unknown): Diagnostic[] =>
    mistakesIn(source, check(which, value, names.forSchema), path);

  const read: CaseReader['read'] = (file, text, options) => {
    const source = readYaml(file, text, options);
    if (!source.ok) return fail(source.diagnostics);
    const { value } = source;
    if (isMap(value) && 'moves' in value) {
      const diagnostics = problemsIn(source, EXAMPLE_SCHEMA, [], value);
      return diagnostics.length > 0
        ? fail(diagnostics)
        : { ok: true, source, cases: [], rejected: [], example: value as unknown as Example };
    }
    if (isBarePosition(value)) {
      const position = withEffectsListed(value, names.effects);
      const wrong = problemsIn(source, POSITION_SCHEMA, [], position);
      const input = { position, action: [] } as unknown as CaseInput;
      return collected(source, [sifted(source, { input, path: [], bare: true }, wrong, rules, names)]);
    }
    const entries = entriesOf(value);
    if ('template' in entries) {
      const expected = wording('a case, a list of cases, or {cases: […]}');
      return fail([diagnosticAt(source, [], false, { code: 'case/shape', message: entries, expected })], true);
    }
    if (!entries.some(({ value: entry }) => looksLikeCase(entry))) {
      return fail(
        entries.slice(0, 1).flatMap(({ value: entry, path }) => problemsIn(source, SCHEMA, path, entry)),
        true,
      );
    }
    const candidates = entries.map(({ value: written, path }) => {
      const entry =
        isMap(written) && 'position' in written
          ? withSidesNamed({ ...written, position: withEffectsListed(written.position, names.effects) })
          : written;
      const wrong = problemsIn(source, SCHEMA, path, entry);
      return sifted(source, { input: withActions(entry), path }, wrong, rules, names);
    });
    return collected(source, candidates);
  };

  return { read, extraNames: names.extra };
}

/** A case, and everything that is wrong with it. */
interface Sifted {
  readonly entry: CaseEntry;
  readonly wrong: readonly Diagnostic[];
}

function sifted(
  source: ReadSuccess,
  entry: CaseEntry,
  wrong: readonly Diagnostic[],
  rules: Ruleset,
  names: CaseNames,
): Sifted {
  return { entry, wrong: wrong.length > 0 ? wrong : inconsistencies(source, entry, rules, names) };
}

const collected = (source: ReadSuccess, candidates: readonly Sifted[]): CaseFile => ({
  ok: true,
  source,
  cases: candidates.flatMap(({ entry, wrong }) => (wrong.length === 0 ? [entry] : [])),
  rejected: sortDiagnostics(candidates.flatMap(({ wrong }) => wrong)),
});

/** What the schema cannot say is checked once the shape is right. */
function inconsistencies(source: ReadSuccess, entry: CaseEntry, rules: Ruleset, names: CaseNames): Diagnostic[] {
  const found: Diagnostic[] = [];
  const reject: Reject = (inside, message, more = {}) => {
    const { onKey = false, ...detail } = more;
    found.push(diagnosticAt(source, placeIn(entry, inside), onKey, { code: 'case/consistency', message, ...detail }));
  };
  checkCase(entry.input, rules, names, reject);
  return found;
}

const fail = (diagnostics: readonly Diagnostic[], isOther = false): NoCaseFile => ({
  ok: false,
  diagnostics: sortDiagnostics(diagnostics),
  isOther,
});

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const looksLikeCase = (entry: unknown): boolean =>
  isMap(entry) && ['position', 'action', 'expect'].some((key) => key in entry);

const isBarePosition = (value: unknown): boolean =>
  isMap(value) && !('position' in value) && !('action' in value) && POSITION_KEYS.some((key) => key in value);

/** The cases of a file with their places, or what is wrong with its outermost shape. */
function entriesOf(value: unknown): readonly { readonly value: unknown; readonly path: Path }[] | Wording {
  const list = isMap(value) && 'cases' in value ? value.cases : value;
  const base: Path = list === value ? [] : ['cases'];
  if (list !== value && isMap(value)) {
    const other = Object.keys(value).find((key) => key !== 'cases');
    if (other !== undefined) return wording('"{key}" cannot stand beside "cases"', { key: other });
  }
  if (Array.isArray(list)) {
    return list.length === 0
      ? wording('the list of cases is empty')
      : list.map((entry: unknown, index) => ({ value: entry, path: [...base, index] }));
  }
  return isMap(list) ? [{ value: list, path: base }] : wording('this is no case');
}

/** A single action may stand without a list, and a position without any. */
function withActions(entry: unknown): CaseInput {
  const { action = [], ...rest } = entry as Omit<CaseInput, 'action'> & {
    readonly action?: CaseAction | readonly CaseAction[];
  };
  return { ...rest, action: [action].flat() as CaseAction[] };
}

/** The place in the file of a place in the case. */
function placeIn({ path, bare }: CaseEntry, inside: Path): Path {
  return bare && inside[0] === 'position' ? inside.slice(1) : [...path, ...inside];
}

/** A problem that came up while ruling on a case, at its place in the file. */
export function problemAt(source: ReadSuccess, entry: CaseEntry, problem: CaseProblem): Diagnostic {
  const full = placeIn(entry, problem.path);
  const found = reaches(source.value, full) ? full : (findName(source.value, entry.path, problem.message) ?? full);
  return diagnosticAt(source, found, false, { code: 'case/problem', message: problem.message });
}

function reaches(value: unknown, path: Path): boolean {
  return (
    path.length === 0 ||
    (typeof value === 'object' &&
      value !== null &&
      reaches((value as Record<string, unknown>)[path[0] as string], path.slice(1)))
  );
}

/** The first key or value that is what the message is about; below `base`. */
function findName(value: unknown, base: Path, { parts }: Wording): Path | undefined {
  const name = parts.name ?? parts.card ?? parts.option;
  if (typeof name !== 'string') return undefined;
  const search = (node: unknown, at: Path): Path | undefined => {
    if (String(node) === name) return at;
    if (typeof node !== 'object' || node === null) return undefined;
    for (const [key, child] of Object.entries(node)) {
      const found = key === name ? [...at, key] : search(child, [...at, Array.isArray(node) ? Number(key) : key]);
      if (found) return found;
    }
    return undefined;
  };
  const start = base.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step as string],
    value,
  );
  return search(start, base);
}

/** What is expected of each side, where the format writes the sides in capitals. */
const IN_CAPITALS: ReadonlySet<string> = new Set([
  ...['abilities', 'action_rounds', 'controlled', 'event_sides', 'hands_after', 'revealed', 'drawn'],
]);

/** An expectation may write the sides in any letters. */
function withSidesNamed(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { expect } = written;
  if (!isMap(expect)) return written;
  const named = (key: string, value: unknown): unknown => {
    if (!isMap(value)) return value;
    const spelt = (side: string): string =>
      /^(us|ussr)$/i.test(side) ? (IN_CAPITALS.has(key) ? side.toUpperCase() : side.toLowerCase()) : side;
    // Two spellings of one side are no expectation.
    const sides = Object.keys(value).map(spelt);
    if (new Set(sides).size < sides.length) return value;
    return Object.fromEntries(Object.entries(value).map(([side, of]) => [spelt(side), of]));
  };
  return { ...written, expect: Object.fromEntries(Object.entries(expect).map(([key, of]) => [key, named(key, of)])) };
}
