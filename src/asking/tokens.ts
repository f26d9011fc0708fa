/** A question as words and numbers, each with its place. */
import { plain } from '../cases/names.ts';

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
  /** The numbers of a pair: 3/1, 3-1, 3:1. */
  readonly pair?: readonly [number, number];
}

/** Signs other than punctuation are words too: nothing that was typed is passed over unseen. */
const TOKEN =
  /(\d{1,9})\s?[/:–-]\s?(\d{1,9})(?!\d)|(?<![\p{L}\d])[+−-]\d{1,9}|\d{1,9}|\p{L}[\p{L}\p{M}]{0,60}|[^\s\p{P}\p{M}=+]/gu;

/**
 * The words and numbers of a text; punctuation only divides.
 * @param numbers words for numbers, plain
 * @param exact words that change nothing before a number: only 2, exactly 2
 */
export function tokensOf(
  text: string,
  numbers: ReadonlyMap<string, number>,
  exact: ReadonlySet<string> = new Set(),
): readonly Token[] {
  const tokens = split(text, numbers);
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (exact.has(token.word) && next?.number !== undefined) return [];
    const before = tokens[at - 1];
    return token.number !== undefined && before && exact.has(before.word) ? [{ ...token, from: before.from }] : [token];
  });
}

function split(text: string, numbers: ReadonlyMap<string, number>): readonly Token[] {
  const shouted = text === text.toUpperCase();
  const found = [...text.matchAll(TOKEN)];
  return found.map((match, at): Token => {
    const [whole, us, ussr] = match;
    const before = found[at - 1];
    const between = before === undefined ? '' : text.slice(before.index + before[0].length, match.index);
    const opens = before !== undefined && opensSentence(before, between);
    const apart = /[,;]/.test(between);
    const place = {
      from: match.index,
      to: match.index + whole.length,
      ...(opens && { opens }),
      ...(apart && { apart }),
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

/** A dot behind one of these ends no sentence: "EE. UU.", "W. Germany", "2 infl. in Italy". */
const ABBREVIATED = /^(?:\p{L}|ee|uu|st|vs|ops?|pts?|infl?|опер|очк|стр|пт|bzw|ggf|ca|nr|no)$/iu;

/** Does a sentence end between two words? */
const opensSentence = ([before]: RegExpMatchArray, between: string): boolean =>
  /[?!]\s/.test(between) || (/\.\s/.test(between) && !ABBREVIATED.test(before)) || /\.{2,}/.test(between);
