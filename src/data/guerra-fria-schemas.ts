/**
 * The schemas of cases and records of *Guerra fría*. In the package as it is installed they are compiled:
 * `package/installed/guerra-fria-schemas.ts` takes the place of this module.
 */
export { ownSchemas as guerraFriaSchemas } from './own-schemas.ts';
