/** Characters that are not what a reader sees: accents apart from their letters, hyphens that do not show. */
import type { PlainLine } from './markup.ts';
import { placeOf } from './place.ts';

/** A letter with loose accents; a hyphen that shows only at the end of a line; a character without width. */
const UNSEEN = /\p{L}\p{M}+|\u00AD(?=.)|[\u200B-\u200D\u2060\uFEFF]/gu;

/** A line as it reads; every character that is left keeps its place in the source. */
export function asRead(line: PlainLine): PlainLine {
  const unseen = new Map([...line.text.matchAll(UNSEEN)].map((match) => [match.index, match[0]]));
  if (unseen.size === 0) return line;
  const ends = [...unseen].map(([start, { length }]) => start + length);
  const cuts = [...new Set([0, ...unseen.keys(), ...ends, ...line.pieces.map(({ offset }) => offset)])];
  let text = '';
  const pieces = cuts
    .sort((a, b) => a - b)
    .map((from, index) => {
      const piece = { offset: text.length, ...placeOf(line.pieces, from) };
      const found = unseen.get(from);
      if (found === undefined) text += line.text.slice(from, cuts[index + 1]);
      else if (/^\p{L}/u.test(found)) text += found.normalize('NFC');
      return piece;
    });
  return { ...line, text, pieces };
}
