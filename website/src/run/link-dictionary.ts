import lines from './link-dictionary.json';

/**
 * What cases have in common, for links that are short. Links that were made with it have to be read for good: never change a
 * letter of it; a better one is a new version beside this one.
 */
export const DICTIONARY_2: string = lines.join('');
