/** Errors of a schema in plain words: one mistake, one message. */

import { addTo } from '../core/grouped.ts';
import { type Wording, wording } from '../core/wording.ts';
import type { Diagnostic, Path } from './diagnostics.ts';
import { didYouMean, nearest, oneOf, unknownThing } from './nearest.ts';
import type { SchemaError } from './schema-check.ts';
import { diagnosticAt, type ReadSuccess } from './source.ts';

/** A diagnostic that has not been given its place yet. */
export interface Problem {
  readonly code: string;
  readonly path: Path;
  /** The mistake is the key, not its value. */
  readonly onKey: boolean;
  readonly message: Wording;
  readonly expected?: Wording;
  readonly hint?: Wording;
}

/** How many alternatives are worth listing. */
const FEW = 14;

/** More errors than these are not looked into: nobody reads them, and each is compared with every name there is. */
const MOST = 500;

/** One problem for each mistake behind the errors of one value. */
export function explainErrors(errors: readonly SchemaError[]): Problem[] {
  const relevant = withoutBranches(withKeyNames(errors.slice(0, MOST))).filter(({ keyword }) => keyword !== 'if');
  const misspelt = misspeltKeys(relevant);
  const orphans = relevant.filter(({ keyword }) => keyword === 'dependentRequired');
  const mistakes = relevant.filter((error) => !followsFrom(error, misspelt) && !saidByOrphan(error, orphans));
  const problems = mistakes.map(explain);
  return onePerPlace(problems);
}

/**
 * The mistakes behind the errors of one value, each at its place in the text.
 * @param path where the value stands
 */
export const mistakesIn = (read: ReadSuccess, errors: readonly SchemaError[], path: Path = []): Diagnostic[] =>
  explainErrors(errors).map(({ path: inside, onKey, ...detail }) =>
    diagnosticAt(read, [...path, ...inside], onKey, detail),
  );

// Which errors matter -------------------------------------------------------------------------------------------------

/** Gives errors about the name of a key that name; the validator tells it only once, in an error that follows them. */
function withKeyNames(errors: readonly SchemaError[]): SchemaError[] {
  const kept: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword !== 'propertyNames') kept.push(error);
    else {
      const propertyName = error.params.propertyName as string;
      const about = (earlier: SchemaError) =>
        earlier.instancePath === error.instancePath && earlier.data === propertyName;
      for (const [index, earlier] of kept.entries()) if (about(earlier)) kept[index] = { ...earlier, propertyName };
    }
  }
  return kept;
}

/** Drops what the failed branches of an `anyOf` or `oneOf` report; the alternatives speak for themselves. */
function withoutBranches(errors: readonly SchemaError[]): SchemaError[] {
  const kept: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      const branches = (error.schema as readonly object[]).length;
      const inside = (earlier: SchemaError) =>
        earlier.instancePath.startsWith(error.instancePath) && isBranchOf(earlier, error, branches);
      while (kept.length > 0 && inside(kept.at(-1)!)) kept.pop();
    }
    kept.push(error);
  }
  return kept;
}

/** Branch errors come just before the error of the keyword; those of the same map's other keywords do not count. */
function isBranchOf(earlier: SchemaError, error: SchemaError, branches: number): boolean {
  if (exclusiveKeys(error)) return earlier.schemaPath.includes('/oneOf/');
  return branches > 0 && (earlier.instancePath !== error.instancePath || earlier.keyword !== 'additionalProperties');
}

/** The keys of which exactly one must be there, if that is what a `oneOf` says. */
function exclusiveKeys({ keyword, schema }: SchemaError): string[] | undefined {
  if (keyword !== 'oneOf') return undefined;
  const keys = (schema as readonly { readonly required?: readonly string[] }[]).map(({ required }) => required?.[0]);
  return keys.every((key) => key !== undefined) ? (keys as string[]) : undefined;
}

const unknownKey = ({ params }: SchemaError): string | undefined =>
  (params.additionalProperty ?? params.unevaluatedProperty) as string | undefined;

/** Unknown keys by the map they stand in. */
function misspeltKeys(errors: readonly SchemaError[]): ReadonlyMap<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const error of errors) {
    const key = unknownKey(error);
    if (key !== undefined) addTo(keys, error.instancePath, key);
  }
  return keys;
}

/** A key that seems to be missing because it is misspelt is not reported again. */
function followsFrom(error: SchemaError, misspelt: ReadonlyMap<string, string[]>): boolean {
  const present = misspelt.get(error.instancePath);
  if (!present) return false;
  const keys = exclusiveKeys(error);
  if (keys) return error.params.passingSchemas === null;
  const missing = error.params.missingProperty as string | undefined;
  return missing !== undefined && nearest(missing, present).length > 0;
}

/** A key left without its companion says more than a list of what could be missing, and one such key is enough. */
function saidByOrphan(error: SchemaError, orphans: readonly SchemaError[]): boolean {
  const here = orphans.filter(({ instancePath }) => instancePath === error.instancePath);
  if (error.keyword === 'dependentRequired')
    return here.find(({ params }) => params.missingProperty === error.params.missingProperty) !== error;
  const none = exclusiveKeys(error) !== undefined && error.params.passingSchemas === null;
  return none && here.some(({ params }) => exclusiveKeys(error)?.includes(params.missingProperty as string));
}

/** A wrong type makes every other mistake in the same value pointless. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map<string, Problem>();
  for (const problem of problems) {
    const place = `${problem.path.join('/')}|${problem.onKey}|${problem.code === 'schema/missing-key' ? problem.message.text : ''}`;
    const earlier = byPlace.get(place);
    if (!earlier || (problem.code === 'schema/type' && earlier.code !== 'schema/type')) byPlace.set(place, problem);
  }
  return [...byPlace.values()];
}

// Words ---------------------------------------------------------------------------------------------------------------

function explain(error: SchemaError): Problem {
  const { keyword, params } = error;
  const path = pathOf(error);
  const key = unknownKey(error);
  if (key !== undefined) return explainUnknownKey(error, path, key);
  switch (keyword) {
    case 'refersTo':
      return explainReference(error, path);
    case 'required':
      return problem(
        'missing-key',
        path,
        wording('"{key}" is missing', { key: params.missingProperty }),
        keyDescription(error, params.missingProperty),
      );
    case 'dependentRequired': {
      const message = wording('"{key}" needs "{other}" beside it', {
        key: params.property,
        other: params.missingProperty,
      });
      return { ...problem('missing-key', [...path, params.property], message), onKey: true };
    }
    case 'oneOf':
      return explainAlternatives(error, path);
    case 'not':
      return {
        ...problem(
          'unknown-key',
          path,
          wording('"{key}" cannot stand here: {why}', { key: lastOf(path), why: describe(error) }),
        ),
        onKey: true,
      };
    case 'uniqueItems': {
      const twice = wording('{value} stands twice in this list', { value: shown(at(error.data, params.i)) });
      return problem('duplicate', [...path, params.i], twice);
    }
    case 'minItems':
    case 'maxItems': {
      const { length } = error.data as unknown[];
      const message = wording('the list has {n, plural, one {# item} other {# items}}', { n: length });
      return problem('length', path, message, lengthWanted(error));
    }
    case 'type':
      return { ...explainValue(error, path), code: 'schema/type' };
    default:
      return explainValue(error, path);
  }
}

function problem(code: string, path: Path, message: Wording, expected?: Wording, hint?: Wording): Problem {
  return {
    code: `schema/${code}`,
    path,
    onKey: false,
    message,
    ...(expected !== undefined && { expected }),
    ...(hint !== undefined && { hint }),
  };
}

function explainUnknownKey(error: SchemaError, path: Path, key: string): Problem {
  const known = Object.keys(error.parentSchema?.properties ?? {});
  const free = known.filter((name) => !Object.hasOwn(error.data as object, name));
  const expected = known.length <= FEW ? oneOf(known) : undefined;
  const message = wording('unknown key "{key}"', { key });
  return { ...problem('unknown-key', [...path, key], message, expected, didYouMean(key, free)), onKey: true };
}

function explainReference(error: SchemaError, path: Path): Problem {
  const { kind, candidates } = error.params as { kind: string; candidates: string[] };
  const value = String(error.propertyName ?? error.data);
  const expected = candidates.length <= FEW ? oneOf(candidates) : undefined;
  const found = problem(kind, path, unknownThing(kind, value), expected, didYouMean(value, candidates));
  return { ...found, code: `reference/${kind}`, onKey: error.propertyName !== undefined };
}

/** A map of which exactly one of some keys must be there. */
function explainAlternatives(error: SchemaError, path: Path): Problem {
  const keys = exclusiveKeys(error);
  if (!keys) return explainValue(error, path);
  const present = keys.filter((key) => Object.hasOwn(error.data as object, key));
  const [first, second] = present;
  if (second === undefined)
    return problem('missing-key', path, wording('the key that says what this is is missing'), oneOf(keys));
  const together = wording('"{first}" and "{second}" cannot stand together', { first: first as string, second });
  return { ...problem('too-many-keys', [...path, second], together), onKey: true };
}

function explainValue(error: SchemaError, path: Path): Problem {
  const value = error.propertyName ?? error.data;
  const allowed = error.keyword === 'enum' ? (error.params.allowedValues as unknown[]) : undefined;
  const few = allowed !== undefined && allowed.length <= FEW;
  const expected = few ? oneOf(allowed.map(String)) : describe(error);
  const hint = typeof value === 'string' && allowed ? didYouMean(value, allowed.map(String)) : undefined;
  const message = cannotBe(path, shown(value));
  return { ...problem('value', path, message, expected, hint), onKey: error.propertyName !== undefined };
}

function cannotBe(path: Path, value: Wording | string): Wording {
  const key = path.at(-1);
  if (key === undefined) return wording('the file cannot be {value}', { value });
  if (typeof key === 'string') return wording('"{key}" cannot be {value}', { key, value });
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined
    ? wording('an item of the list cannot be {value}', { value })
    : wording('an item of "{list}" cannot be {value}', { list, value });
}

const lastOf = (path: Path): string => String(path.at(-1));

/** What a schema wants: in the words of its author, unless they are sentences about it; else in ours. */
function describe(error: SchemaError): Wording {
  const { keyword, params, parentSchema } = error;
  const described = descriptionOf(parentSchema);
  if (described !== undefined) return described;
  if (keyword === 'type') return wording('{types}', { types: [params.type].flat().map(typeWord) });
  if (keyword === 'minimum') return wording('at least {n}', { n: params.limit });
  if (keyword === 'maximum') return wording('at most {n}', { n: params.limit });
  if (keyword === 'minLength') return wording('some text');
  if (keyword === 'minProperties') return wording('at least {n} of its keys', { n: params.limit });
  if (keyword === 'pattern') return wording('text of the form {pattern}', { pattern: params.pattern });
  if (keyword === 'const') return wording('{value}', { value: shown(params.allowedValue) });
  return wording('{what}', { what: error.message ?? keyword });
}

/** Descriptions that say what is expected are no sentences: "a stability from 1 to 5". They can be said in any language. */
function descriptionOf(schema: unknown): Wording | undefined {
  const { description } = (schema ?? {}) as { readonly description?: unknown };
  return typeof description !== 'string' || /\.(\s|$)/.test(description) ? undefined : wording(description);
}

const typeWord = (type: unknown): Wording => TYPES[String(type)] ?? wording('{type}', { type: String(type) });

const TYPES: Readonly<Record<string, Wording>> = {
  array: wording('a list'),
  boolean: wording('true or false'),
  integer: wording('a whole number'),
  null: wording('nothing'),
  number: wording('a number'),
  object: wording('a map'),
  string: wording('text (in quotes, if it looks like a number)'),
};

function keyDescription(error: SchemaError, key: string): Wording | undefined {
  const properties = (error.parentSchema?.properties ?? {}) as Readonly<Record<string, unknown>>;
  return descriptionOf(properties[key]);
}

function lengthWanted(error: SchemaError): Wording {
  const { minItems, maxItems } = (error.parentSchema ?? {}) as Readonly<Record<string, number>>;
  const described = descriptionOf(error.parentSchema);
  if (described !== undefined) return described;
  if (minItems !== undefined && minItems === maxItems) return wording('exactly {n}', { n: minItems });
  return error.keyword === 'minItems'
    ? wording('at least {n}', { n: minItems ?? 0 })
    : wording('at most {n}', { n: maxItems ?? 0 });
}

function shown(value: unknown): Wording | string {
  if (Array.isArray(value)) return wording('a list');
  if (typeof value === 'object' && value !== null) return wording('a map');
  if (value === null) return wording('empty');
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

// Paths ---------------------------------------------------------------------------------------------------------------

function pathOf(error: SchemaError): (string | number)[] {
  const steps = error.instancePath.split('/').slice(1);
  const path = steps.map((step) => unescapeStep(step)).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return error.propertyName === undefined ? path : [...path, error.propertyName];
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

function at(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined;
}
