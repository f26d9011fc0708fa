/** The phrases of a language, made ready for matching: every way to say each, as words and slots. */
import { plain } from '../cases/names.ts';

/** What may stand in a slot. */
export type SlotKind = 'side' | 'home' | 'country' | 'card' | 'region' | 'n' | 'pair';

export type Element =
  /** Any of the words, or of the words that begin so. */
  | { readonly words: ReadonlySet<string>; readonly open: readonly string[] }
  | { readonly slot: SlotKind; readonly name: string };

/** One way to say something. */
export interface Phrase {
  readonly id: string;
  readonly elements: readonly Element[];
  /** What it is worth beside its words: a phrase that says exactly what is asked goes before what is only near it. */
  readonly weight?: number;
  /** The side of whoever asks, where its own words say so: "if I control". */
  readonly said?: { readonly side: 'me' };
}

/** Words that may stand for one another, by the name of their class. */
export type Classes = Readonly<Record<string, string>>;

const SLOTS: Readonly<Record<string, SlotKind>> = { effect: 'card', int: 'n', clause: 'n' };

/**
 * Every way that a phrase can be said. `(word)` may be left out, `one/other` is a choice of words, `word*` any word that
 * begins so, `<class>` any member of a class, `{slot}` a name or a number; a number behind its name tells two of a kind
 * apart.
 */
export function phrasesOf(id: string, written: string, classes: Classes = {}): readonly Phrase[] {
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
        (before, word) => {
          const choices = choicesOf(word, classes);
          return before.flatMap((start) => choices.map((choice) => [...start, ...choice]));
        },
        [[]],
      )
      .map((elements) => ({ id, elements })),
  );
}

function choicesOf(word: string, classes: Classes): readonly (readonly Element[])[] {
  const slot = /^['"«]?\{([a-z]+?)(\d?)\}['"»]?[,.:;]?$/.exec(word);
  if (slot) {
    const [, name = '', nth = ''] = slot;
    return [
      [{ slot: SLOTS[name] ?? (name as SlotKind), name: `${SLOTS[name] === undefined ? name : SLOTS[name]}${nth}` }],
    ];
  }
  const named = /^<([a-z_]+)>$/.exec(word)?.[1];
  if (named === undefined) return together(word.split('/'));
  const members = classes[named];
  if (members === undefined) throw new Error(`there is no class of words <${named}>`);
  return together(members.split('|'));
}

/** Single words become one choice; several words in a row stay a way of their own. */
function together(choices: readonly string[]): readonly (readonly Element[])[] {
  // A word with a hyphen is several: de-facto.
  const ways = choices.map((choice) => ({
    open: choice.trim().endsWith('*'),
    parts: plain(choice)
      .split(' ')
      .filter((part) => part !== ''),
  }));
  const single = ways.filter(({ parts }) => parts.length === 1);
  const words = new Set(single.flatMap(({ open, parts }) => (open ? [] : parts)));
  const open = single.flatMap((way) => (way.open ? way.parts : []));
  return [
    ...(single.length > 0 ? [[{ words, open }]] : []),
    ...ways
      .filter(({ parts }) => parts.length > 1)
      .map((way) =>
        way.parts.map(
          (part, at, all): Element =>
            way.open && at === all.length - 1
              ? { words: new Set(), open: [part] }
              : { words: new Set([part]), open: [] },
        ),
      ),
  ];
}
