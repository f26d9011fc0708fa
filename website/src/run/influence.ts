import { type Board, stabilityOf } from '../../../src/games/twilight-struggle/board.ts';

/** Influence of a board by country id, `[us, ussr]`. */
export function influenceOf({ tables, state }: Board): Readonly<Record<string, readonly [number, number]>> {
  return Object.fromEntries(
    tables.countries.map(({ id, index }) => [
      id,
      [state.influence[2 * index] ?? 0, state.influence[2 * index + 1] ?? 0],
    ]),
  );
}

/** Stability numbers by country id, where a card has changed the printed one. */
export function changedStability(board: Board): Readonly<Record<string, number>> {
  return Object.fromEntries(
    board.tables.countries.flatMap(({ id, index, stability }) => {
      const now = stabilityOf(board, index);
      return now === stability ? [] : [[id, now]];
    }),
  );
}
