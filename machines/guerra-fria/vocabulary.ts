/** The words of the statechart: guards and actions by name, each bound to a function of `src/games`. */
import { setup } from 'xstate';
import { type Action, type Guard, isRuling } from '../../src/core/steps.ts';
import {
  attackLeft,
  considerAttack,
  endAtLimit,
  formAlliances,
  limitReached,
} from '../../src/games/guerra-fria/attack.ts';
import type { Board } from '../../src/games/guerra-fria/board.ts';
import { isAllowed } from '../../src/games/guerra-fria/check.ts';
import { judgeSelections, moveMissiles } from '../../src/games/guerra-fria/execution.ts';
import type { GameFact } from '../../src/games/guerra-fria/facts.ts';
import { copyState } from '../../src/games/guerra-fria/state.ts';
import { agree, allLaid, allShown, lay, nextRound, talkInForce, turnUp } from '../../src/games/guerra-fria/table.ts';
import { actionOn, type Context, wrapActions, wrapGuards } from '../vocabulary.ts';

const on = actionOn<Board, GameFact>();

export const guards = {
  allowed: isRuling((board, fact) => isAllowed(board, fact as GameFact)),
  talkIsSettled: (board) => talkInForce(board) !== undefined,
  allLaid,
  allShown,
  attackLeft,
  gameIsWon: (board) => board.state.result !== null,
  limitReached,
} satisfies Record<string, Guard<Board>>;

export const actions = {
  agree: on(agree),
  lay: on<'select' | 'commit'>(lay),
  turnUp: on(turnUp),
  judgeSelections,
  moveMissiles,
  formAlliances,
  considerAttack,
  endAtLimit,
  nextRound,
} satisfies Record<string, Action<Board>>;

/** The vocabulary as xstate takes it. */
export const words = setup({
  types: {
    context: {} as Context<Board>,
    events: {} as GameFact,
    input: {} as Context<Board>,
    meta: {} as { clause: string },
    tags: {} as 'choice' | 'reveal',
  },
  guards: wrapGuards<keyof typeof guards, Board>(guards),
  actions: wrapActions<keyof typeof actions, Board, GameFact>(actions, (board) => ({
    ...board,
    state: copyState(board.state),
  })),
});
