/** What the plugin that lists the pages and the scripts that read its list must agree on. */

/** Where the data of the pages lie below the folder of a language: the worker keeps all of `assets` for days without a network. */
export const PAGE_DATA = 'assets/pages';

/** Pages with the same component and the same shared data. */
export interface PageGroup {
  /** Names of the parts of the scripts by property, as in the `routesChunkNames` of Docusaurus. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** Properties whose data are a file of the page. */
  readonly own: readonly string[];
  /** Addresses below the base, divided by spaces. */
  readonly addresses: string;
}

/** The list of pages. */
export interface PageTable {
  /** Names the folder of the data: another whenever they say something else. */
  readonly version: string;
  readonly groups: readonly PageGroup[];
}

/** The path of a page on the server. */
export const pathOf = (baseUrl: string, address: string): string =>
  address === '' ? baseUrl : `${baseUrl}${address}/`;

/** The name of the file with a property of a page. */
export const dataFile = (address: string, name: string): string =>
  `${address.replaceAll('/', '~') || 'home'}-${name}.json`;
