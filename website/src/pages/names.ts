import others from '@generated/rulebook/default/other-names.json';
import { pages } from './table.ts';

/** Stands for `@generated/routesChunkNames` in a browser. */
export default {
  ...Object.fromEntries(pages.map(({ key, parts, files }) => [key, { ...parts, ...files }])),
  ...(others as object),
};
