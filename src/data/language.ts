/** What a language does with names and lists, beside its words: `shared/language.<language>.yaml`. Pure. */
import type { ListWords } from '../core/lists.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Values } from './gather.ts';

/** A file `shared/language.<language>.yaml`; everything but the names of the language may be left out. */
export interface LanguageSource {
  /** What the language is called in itself, and in English. */
  readonly name: string;
  readonly english: string;
  /** Everything is translated: what is missing is a mistake, and not only listed. */
  readonly complete?: boolean;
  /** How lists are joined, where that differs from what `Intl` does for the code of the language. */
  readonly lists?: Partial<ListWords>;
  /** The quotation marks around the titles of cards in a sentence; none if absent. */
  readonly quotes?: readonly [open: string, close: string];
  /** Forms of countries, regions and sides that an entry does not give: `in: 'in {the}'`. */
  readonly forms?: Readonly<Record<string, string>>;
  /** The same of titles of cards, quotation marks and all: `of: 'di {title}'`. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Which form of a side stands alone, as a label; its name if absent. */
  readonly label?: string;
  /** The spelling dictionary as its package has it: `@cspell/dict-de-de/de-de.trie.gz`. */
  readonly dictionary?: string;
}

/** A language as sentences need it. */
export interface Language extends Omit<LanguageSource, 'lists' | 'name' | 'english'> {
  readonly lists: ListWords;
}

/** A language by its file; as `Intl` knows it if it has none. */
export function languageOf(values: Values, locale: Locale): Language {
  const source = values.get(`shared/language.${locale}.yaml`) as LanguageSource | undefined;
  return { ...source, lists: { locale, ...source?.lists } };
}
