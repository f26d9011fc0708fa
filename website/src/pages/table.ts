/** The pages of the rules as `plugins/pages.ts` lists them, written out as Docusaurus wants them. */
import siteConfig from '@generated/docusaurus.config';
import table from '@generated/rulebook/default/pages.json';
import { dataFile, PAGE_DATA, type PageTable, pathOf } from './data-file.ts';

interface Listed {
  readonly path: string;
  /** The key of its parts: with two dashes, so that no link asks for a part of the scripts that is a file of data. */
  readonly key: string;
  readonly parts: Readonly<Record<string, unknown>>;
  /** The files of its own data by property. */
  readonly files: Readonly<Record<string, string>>;
}

/** What follows the path in a key; the router looks for keys with one dash when it fetches parts ahead. */
export const MARK = 'of-page';

const { version, groups } = table as PageTable;
const { baseUrl } = siteConfig as { readonly baseUrl: string };

export const pages: readonly Listed[] = groups.flatMap(({ parts, own, addresses }) =>
  addresses.split(' ').map((address) => {
    const path = pathOf(baseUrl, address);
    const files = Object.fromEntries(own.map((name) => [name, dataFile(address, name)]));
    return { path, key: `${path}-${MARK}`, parts, files };
  }),
);

/** The address of a file of data. */
export const dataAddress = (file: string): string => `${baseUrl}${PAGE_DATA}/${version}/${file}`;
