/**
 * The schema of cases of *Twilight Struggle*. In the package as it is installed it is compiled, since that takes longer than
 * ruling on a case: `package/installed/case-schemas.ts` takes the place of this module.
 */
export { ownSchemas as caseSchemas } from './own-schemas.ts';
