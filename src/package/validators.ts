/** The validators of what users write, compiled in advance. */
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { SchemaEnv } from 'ajv/dist/compile/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import { readSchemas } from '../data/own-schemas.ts';
import { makeAjv } from '../data/schema.ts';

/** Game, its way in for one language, or the files of both -> what is asked of its schemas. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'twilight-struggle': ['', '#/$defs/example', '#/$defs/position', '#/$defs/record', '#/$defs/fact'].map(
    (part) => `case.schema.json${part}`,
  ),
  // Neither records nor the examples of a suite.
  'twilight-struggle/single': ['', '#/$defs/position', '#/$defs/fact'].map((part) => `case.schema.json${part}`),
  'guerra-fria': [
    'guerra-fria-case.schema.json',
    'guerra-fria-case.schema.json#/$defs/action',
    'guerra-fria-record.schema.json',
    'guerra-fria-specCase.schema.json',
  ],
  // What house rules may change of either game.
  rules: [
    ...['card', 'clause', 'map', 'regions', 'setup', 'tracks', 'variants'],
    ...['guerra-fria-clauses', 'guerra-fria-deck', 'guerra-fria-game'],
  ].map((name) => `${name}.schema.json`),
};

/** The text of the module `validators:<game>`. */
export function validatorsModule(game: string): string {
  const ajv = makeAjv(readSchemas(), { source: true, esm: true });
  const asked = ASKED[game] ?? [];
  compileOnce(ajv, asked);
  const names = Object.fromEntries(asked.map((schema, index) => [`schema${index}`, schema]));
  const table = Object.entries(names).map(([name, schema]) => `${JSON.stringify(schema)}: ${name}`);
  return `${standalone.default(ajv, names)}\nexport const VALIDATORS = {${table.join(', ')}};\n`;
}

/** A part that the whole schema refers to is compiled with it; asked for by its name alone, ajv would compile it again. */
function compileOnce(ajv: Ajv2020, asked: readonly string[]): void {
  for (const schema of asked) {
    const [file = '', part = ''] = schema.split('#');
    if (part === '' || !asked.includes(file)) continue;
    ajv.getSchema(file);
    const compiled = ajv.schemas[file]?.refs[schema];
    if (compiled instanceof SchemaEnv && compiled.validate) ajv.refs[schema] = compiled;
  }
}
