/** Which side a role of an event falls to. */
import type { Board } from '../board.ts';
import type { Frame } from '../state.ts';
import { rival, type Side, US, USSR } from '../tables.ts';
import type { Role } from './vocabulary.ts';

/** The side a role falls to. `any` has no side of its own and is an error here; see `roleIs`. */
export function sideOfRole(board: Board, frame: Frame, role: Role): Side {
  switch (role) {
    case 'us':
      return US;
    case 'ussr':
      return USSR;
    case 'player':
      return frame.player;
    case 'opponent':
      return rival(frame.player);
    case 'phasing':
      return board.state.phasing;
    case 'nonphasing':
      return rival(board.state.phasing);
    case 'winner':
      if (frame.winner === undefined) throw new Error('the role "winner" is used outside a contest');
      return frame.winner;
    case 'holder':
      return board.state.chinaHolder ?? frame.player;
    case 'any':
      throw new Error('the role "any" has no side of its own');
  }
}

/** Does a role name this side? `any` names both. */
export function roleIs(board: Board, frame: Frame, role: Role, side: Side): boolean {
  if (role === 'any') return true;
  if (role === 'holder') return board.state.chinaHolder === side;
  return sideOfRole(board, frame, role) === side;
}
