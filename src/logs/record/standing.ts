/** What stands on a board, in the keys in which a record and a case state what they expect. */
import type { Board } from '../../games/twilight-struggle/board.ts';

type Pair = { readonly us: number; readonly ussr: number };

export interface Standing {
  /** By country id; every country. */
  readonly influence: Readonly<Record<string, Pair>>;
  /** Positive for the US. */
  readonly vp: number;
  readonly defcon: number;
  readonly milops: Pair;
  readonly space: Pair;
  readonly turn: number;
}

export function standing({ state, tables }: Board): Standing {
  const pair = ([us, ussr]: readonly [number, number]): Pair => ({ us, ussr });
  const influence = tables.countries.map(({ id, index }) => {
    return [id, pair([state.influence[2 * index] ?? 0, state.influence[2 * index + 1] ?? 0])] as const;
  });
  return {
    influence: Object.fromEntries(influence),
    vp: state.vp,
    defcon: state.defcon,
    milops: pair(state.milops),
    space: pair(state.space),
    turn: state.turn,
  };
}
