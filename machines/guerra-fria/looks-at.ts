/** What each guard looks at, as figures: whoever watches the chart sees why a guard is true or false. */
import type { LooksAt } from '../../src/core/ways.ts';
import { limitReached } from '../../src/games/guerra-fria/attack.ts';
import type { Board } from '../../src/games/guerra-fria/board.ts';
import { talkInForce } from '../../src/games/guerra-fria/table.ts';
import type { guards } from './vocabulary.ts';

export const looksAt: LooksAt<Board, Exclude<keyof typeof guards, 'allowed'>> = {
  talkIsSettled: (board) => ({ talk: talkInForce(board) ?? 'none' }),
  allLaid: ({ state }) => ({ laid: state.laid.filter(Boolean).length }),
  allShown: ({ state }) => ({ turnedUp: state.laid.filter((laying) => laying?.cards).length }),
  attackLeft: ({ state }) => ({ attacks: state.attacks.length - state.considered }),
  gameIsWon: ({ state }) => ({ result: state.result !== null }),
  limitReached: (board) => ({ round: board.state.round, limit: limitReached(board) }),
};
