import others from '@generated/rulebook/default/other-registry.js';
import { dataAddress, pages } from './table.ts';

/** Fetches a file of data as a part of the scripts is fetched: it fails where there is none, and the page says so. */
const fetched = (file: string) => async (): Promise<{ readonly default: unknown }> => {
  const response = await fetch(dataAddress(file));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return { default: await response.json() };
};

/** Stands for `@generated/registry` in a browser. */
export default {
  ...(others as object),
  ...Object.fromEntries(
    pages.flatMap(({ files }) => Object.values(files)).map((file) => [file, [fetched(file), file, file]]),
  ),
};
