/** ajv in the package as it is installed: a file of its own, for only `arbiter validate` needs it. Takes the place of `src/data/schema.ts`. */
import { createRequire } from 'node:module';
import type * as Schema from '../../data/schema.ts';

const load = () => createRequire(import.meta.url)('./schema.cjs') as typeof Schema;

export type { Schemas } from '../../data/schema.ts';
export const prepareSchemas: typeof Schema.prepareSchemas = (schemas) => load().prepareSchemas(schemas);
