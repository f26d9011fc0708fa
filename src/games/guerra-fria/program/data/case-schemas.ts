/**
 * The schemas of cases and records of *Guerra fría*. In the package as it is installed they are compiled:
 * `case-schemas.installed.ts` takes the place of this module.
 */
export { ownSchemas as guerraFriaSchemas } from '../../../../data/own-schemas.ts';
