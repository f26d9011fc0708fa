import type { Board } from '../../../src/games/twilight-struggle/board.ts';

/** Influence of a board by country id, `[us, ussr]`. */
export function influenceOf({ tables, state }: Board): Readonly<Record<string, readonly [number, number]>> {
  return Object.fromEntries(
    tables.countries.map(({ id, index }) => [
      id,
      [state.influence[2 * index] ?? 0, state.influence[2 * index + 1] ?? 0],
    ]),
  );
}
