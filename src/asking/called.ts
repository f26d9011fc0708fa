/** What players call cards, countries and regions besides their names. */

import { plain } from '../cases/names.ts';
import { isDivided, SHORTEST_TOGETHER } from '../cases/nicknames.ts';
import { remember, rememberText } from '../core/remember.ts';
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

/**
 * The nicknames of a language.
 * @returns what is called by a name, if anything
 */
export const nicknamesOf: (language: AskingWords) => (name: string) => Called | undefined = remember(makeNicknames);

function makeNicknames({ nicknames = {} }: AskingWords): (name: string) => Called | undefined {
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
  return rememberText((written) => {
    const name = plain(written);
    const exact = whole.get(name);
    if (exact) return exact;
    const letters = name.replaceAll(' ', '');
    const isOne = letters.length >= SHORTEST_TOGETHER && !isDivided(written);
    const otherwise = isOne ? together.get(letters) : undefined;
    if (otherwise) return otherwise;
    const words = name.split(' ');
    return inflected.get(beginningOf(words[0]))?.find((nickname) => isInflected(words, nickname));
  });
}

const beginningOf = (word = ''): string => word.slice(0, BEGINNING);

const isInflected = (words: readonly string[], nickname: Inflected): boolean =>
  words.length === nickname.words.length &&
  nickname.words.every(({ word, open }, at) => {
    const written = words[at] as string;
    return open ? written.startsWith(word) && written.length <= word.length + LONGEST_ENDING : written === word;
  });
