import ComponentCreator from '@docusaurus/ComponentCreator';
import others from '@generated/rulebook/default/other-routes.js';
import { MARK, pages } from './table.ts';

/** Stands for `@generated/routes` in a browser. */
export default [
  ...pages.map(({ path }) => ({ path, component: ComponentCreator(path, MARK), exact: true })),
  ...(others as object[]),
];
