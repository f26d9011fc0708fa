/** The order of play, by what the entries of a log or of a record say of their own place. */

/** What an entry says of its place; of what is no play, that it closes a turn. */
export interface Named {
  readonly kind: 'headline' | 'round' | 'cleanup' | 'end';
  readonly turn: number;
  readonly round?: number;
  readonly side?: 'us' | 'ussr';
}

/** The place of an entry in the game, as a number that grows. */
export function placeOf({ kind, turn, round = 0, side }: Named): number {
  if (kind === 'headline') return 100 * turn;
  return 100 * turn + (kind === 'round' ? 2 * round + (side === 'us' ? 1 : 0) : 99);
}

/** Does an entry go back behind the one above it? */
export const goesBack = (above: Named, entry: Named): boolean => placeOf(entry) < placeOf(above);
