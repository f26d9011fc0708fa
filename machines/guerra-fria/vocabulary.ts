/**
 * The words of the statechart: guards and actions by name, each bound to a function of `src/games`.
 * The kernel calls them on a draft of the position; under xstate every action works on a copy.
 */
import { assign, setup } from 'xstate';
import type { Action, Fact, Guard } from '../../src/core/steps.ts';
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
import type { FactOf, FactType, GameFact } from '../../src/games/guerra-fria/facts.ts';
import { copyState } from '../../src/games/guerra-fria/state.ts';
import { agree, allLaid, allShown, lay, nextRound, talkInForce, turnUp } from '../../src/games/guerra-fria/table.ts';

/** A fact of one type, which the transition that names the action guarantees. */
const on =
  <T extends FactType>(run: (board: Board, fact: FactOf<T>) => void): Action<Board> =>
  (board, fact) =>
    run(board, fact as FactOf<T>);

export const guards = {
  allowed: (board, fact) => isAllowed(board, fact as GameFact),
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

type GuardName = keyof typeof guards;
type ActionName = keyof typeof actions;

const mapValues = <K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value)])) as Record<K, B>;

interface Context {
  readonly board: Board;
}

/** The vocabulary as xstate takes it. */
export const words = setup({
  types: {
    context: {} as Context,
    events: {} as GameFact,
    input: {} as Context,
    meta: {} as { clause: string },
    tags: {} as 'choice' | 'reveal',
  },
  guards: mapValues<GuardName, Guard<Board>, (at: { context: Context; event: Fact }) => boolean>(
    guards,
    (guard) =>
      ({ context, event }) =>
        guard(context.board, event, {}),
  ),
  actions: mapValues(actions as Record<ActionName, Action<Board>>, (action) =>
    assign<Context, GameFact, undefined, GameFact, never>(({ context, event }) => {
      const board = { ...context.board, state: copyState(context.board.state) };
      action(board, event, {});
      return { board };
    }),
  ),
});
