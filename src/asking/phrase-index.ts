/** Phrases by what they begin with: of the thousands of a language a handful may begin at a word. */
import { remember, rememberText } from '../core/remember.ts';
import type { Phrase, SlotKind } from './phrases.ts';

interface PhraseIndex {
  readonly byWord: (word: string) => Beginning;
  readonly bySlot: ReadonlyMap<SlotKind, Beginning>;
}

/** Phrases that begin alike, in their order. */
interface Beginning {
  readonly phrases: readonly Phrase[];
  /** Those that go on with one word, by that word. */
  readonly next: ReadonlyMap<string, readonly number[]>;
  /** All others. */
  readonly others: readonly number[];
}

export const phraseIndex = remember((phrases: readonly Phrase[]): PhraseIndex => {
  const byWord = new Map<string, Phrase[]>();
  const bySlot = new Map<SlotKind, Phrase[]>();
  const open: { starts: readonly string[]; phrase: Phrase }[] = [];
  for (const phrase of phrases) {
    const [first] = phrase.elements;
    if (!first) continue;
    if ('slot' in first) addTo(bySlot, first.slot, phrase);
    else {
      for (const word of first.words) addTo(byWord, word, phrase);
      // A word that is listed and one that begins so is one way, not two.
      if (first.open.length > 0) open.push({ starts: first.open, phrase });
    }
  }
  const begun = (word: string): readonly Phrase[] =>
    open.flatMap(({ starts, phrase }) => (begins(word, starts) ? [phrase] : []));
  return {
    byWord: rememberText((word) => beginningOf([...(byWord.get(word) ?? []), ...begun(word)])),
    bySlot: new Map([...bySlot].map(([kind, all]) => [kind, beginningOf(all)])),
  };
});

/** Those of the phrases that may go on with one of some words, in their order. */
export function goingOn({ phrases, next, others }: Beginning, words: ReadonlySet<string>): readonly Phrase[] {
  const found = [...words].flatMap((word) => next.get(word) ?? []);
  const all = found.length === 0 ? others : [...new Set([...others, ...found])].sort((a, b) => a - b);
  return all.flatMap((at) => phrases[at] ?? []);
}

/** Does a word begin in one of these ways? Most elements have none, and most words none of them. */
export const begins = (word: string, starts: readonly string[]): boolean =>
  starts.length > 0 && starts.some((start) => word.startsWith(start));

function beginningOf(phrases: readonly Phrase[]): Beginning {
  const next = new Map<string, number[]>();
  const others: number[] = [];
  for (const [at, { elements }] of phrases.entries()) {
    const [, second] = elements;
    if (second && 'words' in second && second.open.length === 0) for (const word of second.words) addTo(next, word, at);
    else others.push(at);
  }
  return { phrases, next, others };
}

function addTo<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
