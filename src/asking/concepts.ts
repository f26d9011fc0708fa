/** What words mean, whatever the language: `rules/shared/concepts.yaml`. */
import { plain } from '../cases/names.ts';

/** The ids of what a word means; none if nothing is known of it. */
export type Concepts = (word: string) => readonly string[];

/** A shorter beginning would be that of too many words. */
const SHORTEST_BEGINNING = 4;

/**
 * Makes a language's reader of words.
 * @param table concept -> the beginnings of its words; with a full stop behind it one is the whole word
 */
export function conceptsOf(table: Readonly<Record<string, string>> = {}): Concepts {
  const whole = new Map<string, string[]>();
  const beginnings: { readonly beginning: string; readonly id: string }[] = [];
  for (const [id, words] of Object.entries(table))
    for (const written of words.split(/\s+/)) {
      const word = plain(written);
      if (word === '') continue;
      if (written.endsWith('.') || word.length < SHORTEST_BEGINNING) whole.set(word, [...(whole.get(word) ?? []), id]);
      else beginnings.push({ beginning: word, id });
    }
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const begun = beginnings.flatMap(({ beginning, id }) => (word.startsWith(beginning) ? [id] : []));
    const found = [...new Set([...(whole.get(word) ?? []), ...begun])];
    known.set(word, found);
    return found;
  };
}
