/**
 * The schemas of the rules files that a house may change. In the package as it is installed they are compiled:
 * `package/installed/rules-schemas.ts` takes the place of this module.
 */
export { ownSchemas as rulesSchemas } from './own-schemas.ts';
