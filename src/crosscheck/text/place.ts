/** Finding the way back from an offset in a block to line and column of the source. */
import type { Piece, Place } from '../types.ts';

/** Where the character at `offset` stands in the source. */
export function placeOf(pieces: readonly Piece[], offset: number): Place {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle]!.offset <= offset) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece ? { line: piece.line, column: piece.column + offset - piece.offset } : { line: 1, column: 1 };
}
