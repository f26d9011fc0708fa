/** A question as words and numbers, each with its place. */
import { plain } from '../cases/names.ts';

export interface Token {
  /** Lower case, without accents. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** The number it is, in figures or as a word. */
  readonly number?: number;
  /** The numbers of a pair: 3/1, 3-1, 3:1. */
  readonly pair?: readonly [number, number];
}

const TOKEN = /(\d+)\s?[/:–-]\s?(\d+)(?!\d)|(?<![\p{L}\d])[+−-]\d+|\d+|\p{L}[\p{L}\p{M}]*/gu;

/**
 * The words and numbers of a text; punctuation only divides.
 * @param numbers words for numbers, plain
 */
export function tokensOf(text: string, numbers: ReadonlyMap<string, number>): readonly Token[] {
  return [...text.matchAll(TOKEN)].map((match): Token => {
    const [whole, us, ussr] = match;
    const place = { from: match.index, to: match.index + whole.length };
    if (us !== undefined && ussr !== undefined) return { word: whole, ...place, pair: [Number(us), Number(ussr)] };
    if (/\d/.test(whole)) return { word: whole.replace(/^\+/, ''), ...place, number: Number(whole.replace('−', '-')) };
    const word = plain(whole);
    const number = numbers.get(word);
    return { word, ...place, ...(number !== undefined && { number }) };
  });
}
