/**
 * JSON Schema with the keyword `refersTo`, see `references.ts`; and two that only say something of the values: `textOnly`, why no
 * ruling rests on them, and `unordered`, why the order of a list means nothing. `src/rule-mutation` holds the files to both.
 */
import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt, type Options } from 'ajv/dist/2020.js';
import { strConcat } from 'ajv/dist/compile/codegen/code.js';
import { missingFrom } from './references.ts';
import { checkWith, type SchemaCheck } from './schema-check.ts';

export type Schemas = Readonly<Record<string, object>>;

/**
 * Prepares the schemas, each compiled when first needed.
 * @param schemas by file name, such as `map.schema.json`
 */
export function prepareSchemas(schemas: Schemas): SchemaCheck {
  const ajv = makeAjv(schemas);
  return checkWith((name) => ajv.getSchema(name));
}

/** The compiler of these schemas. */
export function makeAjv(schemas: Schemas, code: Options['code'] = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    passContext: true,
    strictTypes: false,
    validateFormats: false,
    allowUnionTypes: true,
    inlineRefs: false,
    code,
  });
  ajv.addKeyword(REFERS_TO);
  for (const keyword of ['textOnly', 'unordered']) ajv.addKeyword({ keyword, schemaType: 'string' });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return ajv;
}

/** Written as code, so that it can stand in validators compiled in advance. */
const REFERS_TO: CodeKeywordDefinition = {
  keyword: 'refersTo',
  schemaType: 'string',
  type: 'string',
  error: {
    message: ({ schema }) => _`${`unknown ${schema}`}`,
    params: ({ schema, params }) => _`{kind: ${schema}, candidates: ${params.candidates}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, it, schema, data } = cxt;
    const find = gen.scopeValue('func', { ref: missingFrom, code: _`require("./references.ts").missingFrom` });
    const path = strConcat(_`instancePath`, it.errorPath);
    const candidates = gen.const('candidates', _`${find}(this, ${schema}, ${data}, rootData, ${path})`);
    cxt.setParams({ candidates });
    cxt.fail(_`${candidates} !== undefined`);
  },
};
