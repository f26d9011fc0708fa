/** The schema of cases in the package as it is installed. Takes the place of `src/data/case-schemas.ts`. */
import { VALIDATORS } from 'validators:twilight-struggle';
import { checkWith } from '../../data/schema-check.ts';

const check = checkWith((name) => VALIDATORS[name]);

/** A check by the schema of cases of *Twilight Struggle*. */
export const caseSchemas = () => check;
