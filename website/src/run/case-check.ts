/** What the schema of cases says of one, made when the first is read. */
import schema from '../../../rules/schemas/case.schema.json';
import { prepareSchemas } from '../../../src/data/schema.ts';

export const caseCheck = prepareSchemas({ 'case.schema.json': schema });
