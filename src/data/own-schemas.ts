/** The schemas of this package. */
import { listFiles, RULES_ROOT, readRulesFile } from './files.ts';
import { prepareSchemas, type Schemas } from './schema.ts';
import type { SchemaCheck } from './schema-check.ts';

const FOLDER = `${RULES_ROOT}/schemas`;

/** The schemas by file name. */
export function readSchemas(): Schemas {
  const json = (name: string) => JSON.parse(new TextDecoder().decode(readRulesFile(FOLDER, name))) as object;
  return Object.fromEntries(listFiles(FOLDER, '.json').map((name) => [name, json(name)]));
}

let prepared: SchemaCheck | undefined;

/** A check by the schemas of `rules/schemas`, read once per process. */
export function ownSchemas(): SchemaCheck {
  prepared ??= prepareSchemas(readSchemas());
  return prepared;
}
