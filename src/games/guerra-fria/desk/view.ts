/** What one of the players may see: all markers, but of the cards only what has been turned up. 2.4.1.1 */
import type { Board } from '../board.ts';
import type { Seat } from '../seats.ts';
import { copyState } from '../state.ts';

/** The board as `viewer` sees it; without a viewer, as somebody beside the table does. */
export function view(board: Board, viewer?: Seat): Board {
  const state = copyState(board.state);
  // Cards are turned up when the last player has laid six of them.
  const hidden = state.laid.includes(null);
  state.laid.forEach((laid, seat) => {
    if (laid && hidden && seat !== viewer) state.laid[seat] = { cards: null, seal: laid.seal };
  });
  return { rules: board.rules, state };
}
