/**
 * What the vocabularies of all games have in common: guards and actions on a board, in the shape in which xstate takes
 * them. The kernel calls them on a draft of the position; under xstate every action works on a copy.
 */
import { assign } from 'xstate';
import type { Action, Fact, Guard } from '../src/core/steps.ts';

/** What xstate carries from state to state. */
export interface Context<Board> {
  readonly board: Board;
}

type XstateGuard<Board> = (at: { readonly context: Context<Board>; readonly event: Fact }, params: unknown) => boolean;

/**
 * Makes actions of functions that take one type of fact; the transition that names the action guarantees the type.
 * `const on = actionOn<Board, GameFact>()`, then `on<'deal'>((board, fact) => …)`.
 */
export const actionOn =
  <Board, GameFact extends Fact>() =>
  <T extends GameFact['type']>(run: (board: Board, fact: Extract<GameFact, { type: T }>) => void): Action<Board> =>
  (board, fact) =>
    run(board, fact as unknown as Extract<GameFact, { type: T }>);

/** Guards as xstate takes them. */
export const wrapGuards = <Name extends string, Board>(guards: Record<Name, Guard<Board>>) =>
  mapValues<Name, Guard<Board>, XstateGuard<Board>>(
    guards,
    (guard) =>
      ({ context, event }, params) =>
        guard(context.board, event, (params ?? {}) as Record<string, unknown>),
  );

/**
 * Actions as xstate takes them.
 * @param copy a board of its own with the same position
 */
export const wrapActions = <Name extends string, Board, GameFact extends Fact>(
  actions: Record<Name, Action<Board>>,
  copy: (board: Board) => Board,
) =>
  mapValues(actions, (action) =>
    assign<Context<Board>, GameFact, undefined, GameFact, never>(({ context, event }) => {
      const board = copy(context.board);
      action(board, event, {});
      return { board };
    }),
  );

const mapValues = <Name extends string, A, B>(record: Record<Name, A>, change: (value: A) => B): Record<Name, B> =>
  Object.fromEntries(Object.entries<A>(record).map(([name, value]) => [name, change(value)])) as Record<Name, B>;
