/** The phrases of a language, made ready for matching: every way to say each, as words and slots. */
import { plain } from '../cases/names.ts';

/** What may stand in a slot. */
export type SlotKind = 'side' | 'home' | 'country' | 'card' | 'region' | 'n' | 'pair';

export type Element =
  | { readonly word: string /** Only the beginning of the word. */; readonly open: boolean }
  | { readonly slot: SlotKind; readonly name: string };

/** One way to say something. */
export interface Phrase {
  readonly id: string;
  readonly elements: readonly Element[];
}

const SLOTS: Readonly<Record<string, SlotKind>> = { effect: 'card', int: 'n', clause: 'n' };

/**
 * Every way that a phrase can be said. `(word)` may be left out, `one/other` is a choice of words, `word*` any word that
 * begins so, `{slot}` a name or a number; a number behind its name tells two of a kind apart.
 */
export function phrasesOf(id: string, written: string): readonly Phrase[] {
  const ways = written
    .replace(/(\p{L}{1,40})\((\p{L}{1,10})\)/gu, '$1/$1$2')
    .split(/(\([^()]{0,80}\))/)
    .reduce<readonly string[]>(
      (before, part) => {
        const optional = /^\((.*)\)$/.exec(part);
        return before.flatMap((start) => (optional ? [start, `${start} ${optional[1]}`] : [`${start} ${part}`]));
      },
      [''],
    );
  return ways.flatMap((way) =>
    way
      .split(/\s+/)
      .filter((word) => word !== '')
      .reduce<readonly (readonly Element[])[]>(
        (before, word) => before.flatMap((start) => choicesOf(word).map((choice) => [...start, ...choice])),
        [[]],
      )
      .map((elements) => ({ id, elements })),
  );
}

function choicesOf(word: string): readonly (readonly Element[])[] {
  const slot = /^['"«]?\{([a-z]+?)(\d?)\}['"»]?[,.:;]?$/.exec(word);
  if (slot) {
    const [, name = '', nth = ''] = slot;
    return [
      [{ slot: SLOTS[name] ?? (name as SlotKind), name: `${SLOTS[name] === undefined ? name : SLOTS[name]}${nth}` }],
    ];
  }
  return word.split('/').map((choice) => {
    const open = choice.endsWith('*');
    // A word with a hyphen is several: de-facto.
    return plain(choice)
      .split(' ')
      .filter((part) => part !== '')
      .map((part, at, all) => ({ word: part, open: open && at === all.length - 1 }));
  });
}
