/** What asks a schema: functions made by ajv, when they are needed or when the package was built. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Names } from './names.ts';
import type { Context } from './references.ts';

export type SchemaError = ErrorObject;

/** Checks a value against a schema by file name; the errors are raw, see `explainErrors`. */
export type SchemaCheck = (schema: string, value: unknown, names: Names) => readonly SchemaError[];

/** A function that ajv has made; `this` is what `refersTo` needs to know. */
export interface Validator {
  (this: Context, value: unknown): unknown;
  errors?: readonly SchemaError[] | null;
}

/** A check by the validators that are found under the names of the schemas. */
export function checkWith(validator: (name: string) => unknown): SchemaCheck {
  return (schema, value, names) => {
    const validate = validator(schema) as Validator | undefined;
    if (!validate) throw new Error(`there is no schema ${schema}`);
    const context: Context = { names, bindings: new Map() };
    return validate.call(context, value) ? [] : (validate.errors ?? []);
  };
}
