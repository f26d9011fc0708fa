/** JSON Schema with references: `refersTo: country` in a schema means that the value must be the id of a country. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { PILES, ROLES } from '../games/twilight-struggle/effects/vocabulary.ts';
import { type Names, stringsUnder } from './names.ts';

export type SchemaError = ErrorObject;
export type Schemas = Readonly<Record<string, object>>;

/** Checks a value against a schema by file name; the errors are raw, see `explainErrors`. */
export type SchemaCheck = (schema: string, value: unknown, names: Names) => readonly SchemaError[];

/** What `refersTo` needs to know while a value is checked. */
interface Context {
  readonly names: Names;
  readonly bindings: Map<unknown, Set<string>>;
}

/**
 * Prepares the schemas, each compiled when first needed.
 * @param schemas by file name, such as `map.schema.json`
 */
export function prepareSchemas(schemas: Schemas): SchemaCheck {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    passContext: true,
    strictTypes: false,
    validateFormats: false,
    allowUnionTypes: true,
  });
  ajv.addKeyword({ keyword: 'refersTo', schemaType: 'string', type: 'string', errors: true, validate: refersTo });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return (schema, value, names) => {
    const validate = ajv.getSchema(schema);
    if (!validate) return [];
    const context: Context = { names, bindings: new Map() };
    const valid = (validate as ValidateFunction).call(context, value);
    return valid ? [] : (validate.errors ?? []);
  };
}

interface KeywordFunction {
  (
    this: Context,
    kind: string,
    value: string,
    schema?: unknown,
    at?: { readonly instancePath: string; readonly rootData: unknown },
  ): boolean;
  errors?: Partial<SchemaError>[];
}

const refersTo: KeywordFunction = function (this: Context, kind, value, _schema, at) {
  const known = candidatesFor(this, kind, at?.rootData, at?.instancePath ?? '');
  if (!known || known.has(value)) return true;
  refersTo.errors = [{ keyword: 'refersTo', message: `unknown ${kind}`, params: { kind, candidates: [...known] } }];
  return false;
};

/** What `as` means inside the verbs `fire` and `oblige`. */
const TAKEN: ReadonlySet<string> = new Set([...ROLES, 'ops']);

/** Names bound by `as` are known only within their card; everything else is known everywhere. */
function candidatesFor(context: Context, kind: string, root: unknown, path: string): ReadonlySet<string> | undefined {
  if (kind !== 'binding' && kind !== 'cardReference' && kind !== 'zone') return context.names.get(kind);
  const card = cardAt(root, path);
  const bound = context.bindings.get(card) ?? new Set(stringsUnder(card, 'as').filter((name) => !TAKEN.has(name)));
  context.bindings.set(card, bound);
  if (kind === 'cardReference') return new Set(['this', ...bound]);
  return kind === 'zone' ? new Set([...PILES, ...bound]) : bound;
}

function cardAt(root: unknown, path: string): unknown {
  const index = /^\/cards\/(\d+)/.exec(path)?.[1];
  return index === undefined ? root : (root as { readonly cards: readonly unknown[] }).cards[Number(index)];
}
