/** A question as words and numbers, each with its place. */
import { plain } from '../cases/names.ts';
import { DIVIDES } from '../cases/nicknames.ts';

export interface Token {
  /** Lower case, without accents. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** The number it is, in figures or as a word. */
  readonly number?: number;
  /** Written in capitals, as a name is: USA, not the Italian for "uses". */
  readonly capitals?: true;
  /** Begins with a capital: Che, not the Italian for "that". */
  readonly initial?: true;
  /** Begins a sentence behind another one. */
  readonly opens?: true;
  /** A comma or the like stands before it. */
  readonly apart?: true;
  /** A colon stands before it. */
  readonly led?: true;
  /** It stands in brackets. */
  readonly bracketed?: true;
  /** A sign stands before it across which no name is read. */
  readonly divided?: true;
  /** The numbers of a pair: 3/1, 3-1, 3:1. */
  readonly pair?: readonly [number, number];
}

/** Signs other than punctuation are words too: nothing that was typed is passed over unseen. */
const TOKEN =
  /(\d{1,9})\s?[/:–-]\s?(\d{1,9})(?!\d)|(?<![\p{L}\d])[+−-]\d{1,9}|\d{1,9}|\p{L}[\p{L}\p{M}]{0,60}|[^\s\p{P}\p{M}=+]/gu;

/** Words of a language that decide how a text is divided; all of them plain. */
export interface Dividing {
  /** Words for numbers. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Words that change nothing before a number: only 2, exactly 2. */
  readonly exact: ReadonlySet<string>;
  /** A dot behind one of these ends no sentence: "EE. UU.", "2 infl. in Italy". */
  readonly abbreviations: ReadonlySet<string>;
}

/** The words and numbers of a text; punctuation only divides. */
export function tokensOf(text: string, language: Dividing): readonly Token[] {
  const { exact } = language;
  const tokens = split(text, language);
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (exact.has(token.word) && next?.number !== undefined) return [];
    const before = tokens[at - 1];
    return token.number !== undefined && before && exact.has(before.word) ? [{ ...token, from: before.from }] : [token];
  });
}

function split(text: string, { numbers, abbreviations }: Dividing): readonly Token[] {
  const shouted = text === text.toUpperCase();
  const found = [...text.matchAll(TOKEN)];
  return found.map((match, at): Token => {
    const [whole, us, ussr] = match;
    const before = found[at - 1];
    const between = before === undefined ? '' : text.slice(before.index + before[0].length, match.index);
    const opens = before !== undefined && opensSentence(before[0], between, abbreviations);
    const apart = /[,;]/.test(between);
    const led = between.includes(':');
    const bracketed = isBracketed(text.slice(0, match.index));
    const divided = DIVIDES.test(between);
    const place = {
      from: match.index,
      to: match.index + whole.length,
      ...(opens && { opens }),
      ...(apart && { apart }),
      ...(led && { led }),
      ...(bracketed && { bracketed }),
      ...(divided && { divided }),
    };
    if (us !== undefined && ussr !== undefined) return { word: whole, ...place, pair: [Number(us), Number(ussr)] };
    if (/\d/.test(whole)) return { word: whole.replace(/^\+/, ''), ...place, number: Number(whole.replace('−', '-')) };
    const word = plain(whole) || whole;
    const number = numbers.get(word);
    const capitals = whole.length > 1 && whole === whole.toUpperCase() && whole !== whole.toLowerCase() && !shouted;
    const initial = /^\p{Lu}/u.test(whole);
    return {
      word,
      ...place,
      ...(number !== undefined && { number }),
      ...(capitals && { capitals }),
      ...(initial && { initial }),
    };
  });
}

/** Is a bracket open at the end of a text? */
const isBracketed = (before: string): boolean => before.lastIndexOf('(') > before.lastIndexOf(')');

/** Does a sentence end between two words? A dot behind a single letter ends none: "W. Germany". */
function opensSentence(before: string, between: string, abbreviations: ReadonlySet<string>): boolean {
  if (/[?!]\s|\.{2,}/.test(between)) return true;
  return /\.\s/.test(between) && !/^\p{L}$/u.test(before) && !abbreviations.has(plain(before));
}
