/** From the names of a line to the numbers of the tables. */
import type { Board } from '../../games/twilight-struggle/board.ts';

/** Index of a country that a line names. */
export function countryIndex(board: Board, id: string): number {
  const index = board.tables.countryIndex.get(id);
  if (index === undefined) throw new Error(`the log names "${id}", which this edition lacks`);
  return index;
}
