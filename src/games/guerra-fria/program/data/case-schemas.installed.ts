/** The schemas of cases and records in the package as it is installed. Takes the place of `case-schemas.ts`. */
import { VALIDATORS } from 'validators:guerra-fria';
import { checkWith } from '../../../../data/schema-check.ts';

const check = checkWith((name) => VALIDATORS[name]);

/** A check by the schemas of cases and records of *Guerra fría*. */
export const guerraFriaSchemas = () => check;
