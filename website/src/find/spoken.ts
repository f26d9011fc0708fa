/** "Spanish realignment modifiers": a language that is named in a search, of which it is asked what stands there. */
import { plain } from '../../../src/core/spelling.ts';
import type { Entry } from './entry.ts';

/** What languages and rulebooks are called, in every language. */
export interface SpokenLanguages {
  /** Language -> what it is called; `word*` for every ending. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly books: readonly string[];
}

/** A line without the language that it names. */
export interface InLanguage {
  readonly text: string;
  readonly locale?: string;
}

/** Takes the language, and the word for its rulebook, out of a line; a line that is nothing else stays as it is. */
export function makeLanguageReader({ languages, books }: SpokenLanguages): (line: string) => InLanguage {
  const whole = new Map<string, string>();
  const starts: (readonly [string, string])[] = [];
  for (const [locale, words] of Object.entries(languages))
    for (const word of words)
      if (word.endsWith('*')) starts.push([plain(word.slice(0, -1)), locale]);
      else whole.set(plain(word), locale);
  const aside = new Set(books.map(plain));
  const named = (word: string): string | undefined => {
    const written = plain(word);
    return whole.get(written) ?? starts.find(([start]) => written.startsWith(start))?.[1];
  };
  return (line) => {
    const words = line.split(/\s+/).filter((word) => word !== '');
    const locale = words.flatMap((word) => named(word) ?? [])[0];
    if (locale === undefined) return { text: line };
    const rest = words.filter((word) => named(word) === undefined && !aside.has(plain(word)));
    return rest.length === 0 ? { text: line } : { text: rest.join(' '), locale };
  };
}

/** What was found, with its sentence in a language, and the place of its page where that stands. */
export function inLanguage(entry: Entry, locale: string): Entry {
  const sentence = entry.sentences?.[locale];
  return sentence === undefined ? entry : { ...entry, to: `${entry.to}#in-${locale}`, beside: { locale, sentence } };
}
