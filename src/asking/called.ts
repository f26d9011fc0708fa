/** What players call cards, countries and regions besides their names. */

import { plain } from '../cases/names.ts';
import { isDivided, SHORTEST_TOGETHER } from '../cases/nicknames.ts';
import { remember } from '../core/remember.ts';
import type { AskingWords } from '../data/asking.ts';

export interface Called {
  readonly kind: 'card' | 'country' | 'region';
  /** Id of what is called so. */
  readonly value: string;
}

/** A nickname with a word whose ending does not matter. */
interface Inflected extends Called {
  readonly words: readonly { readonly word: string; readonly open: boolean }[];
}

/** An ending has no more letters: "пакт*" is пактами, not every word that begins so. */
const LONGEST_ENDING = 3;
/** So many letters tell which nicknames a word may begin. */
const BEGINNING = 3;

/** What is called by a name, if anything; its plain spelling, and its letters alone, are made of it where they are not known. */
type Nicknames = (written: string, name?: string, letters?: string) => Called | undefined;

/** The nicknames of a language. */
export const nicknamesOf: (language: AskingWords) => Nicknames = remember(makeNicknames);

function makeNicknames({ nicknames = {} }: AskingWords): Nicknames {
  const whole = new Map<string, Called>();
  const together = new Map<string, Called>();
  const inflected = new Map<string, Inflected[]>();
  for (const kind of ['card', 'country', 'region'] as const)
    for (const [value, all] of Object.entries(nicknames[kind] ?? {}))
      for (const each of all) {
        if (each.includes('*')) {
          const words = each.split(/[\s-]+/).map((word) => ({ word: plain(word), open: word.endsWith('*') }));
          const beginning = beginningOf(words[0]?.word);
          inflected.set(beginning, [...(inflected.get(beginning) ?? []), { kind, value, words }]);
          continue;
        }
        whole.set(plain(each), { kind, value });
        together.set(plain(each).replaceAll(' ', ''), { kind, value });
      }
  return (written, name = plain(written), letters = name.replaceAll(' ', '')) => {
    const exact = whole.get(name);
    if (exact) return exact;
    const otherwise = letters.length < SHORTEST_TOGETHER ? undefined : together.get(letters);
    if (otherwise && !isDivided(written)) return otherwise;
    const [first] = name.split(' ', 1);
    const begun = inflected.get(beginningOf(first));
    const words = begun ? name.split(' ') : [];
    return begun?.find((nickname) => isInflected(words, nickname));
  };
}

const beginningOf = (word = ''): string => word.slice(0, BEGINNING);

const isInflected = (words: readonly string[], nickname: Inflected): boolean =>
  words.length === nickname.words.length &&
  nickname.words.every(({ word, open }, at) => {
    const written = words[at] as string;
    return open ? written.startsWith(word) && written.length <= word.length + LONGEST_ENDING : written === word;
  });
