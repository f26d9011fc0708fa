/** Where the data of the pages lie below the folder of a language: the worker keeps all of `assets` for days without a network. */
export const PAGE_DATA = 'assets/pages';

/** The name of the file with a property of a page. */
export const dataFile = (address: string, name: string): string =>
  `${address.replaceAll('/', '~') || 'home'}-${name}.json`;
