/** The schemas of the rules files that a house may change. Takes the place of `src/data/rules-schemas.ts`. */
import { VALIDATORS } from 'validators:rules';
import { checkWith } from '../../data/schema-check.ts';

const check = checkWith((name) => VALIDATORS[name]);

/** A check by the schemas of the rules files of both games. */
export const rulesSchemas = () => check;
