/** Nim: its state, its table of checks, what a move does. The sequence is the chart's alone. */
import { type Checks, explain, passes, table } from '../../../core/checks.ts';
import type { CoreBoard } from '../../../core/game.ts';
import type { AtStep } from '../../../core/steps.ts';

export type Player = 'first' | 'second';
export type Heap = 'a' | 'b' | 'c';
export const HEAPS: readonly Heap[] = ['a', 'b', 'c'];

export interface Take {
  readonly type: 'take';
  readonly by: Player;
  readonly heap: Heap;
  readonly count: number;
}

export interface State extends AtStep {
  heaps: Record<Heap, number>;
  turn: Player;
  winner: Player | null;
}

export interface Board extends CoreBoard {
  readonly state: State;
}

export const other = (player: Player): Player => (player === 'first' ? 'second' : 'first');

const value = ({ rules }: Board, clause: string, fact: string): number => Number(rules.clauses[clause]?.facts[fact]);

// What is allowed -----------------------------------------------------------------------------------------------------

const CHECKS: Checks<Board, Take> = table<Board, Take>([
  {
    clause: '2.2',
    message: 'take.enough',
    test: ({ state }, { heap, count }) => count <= state.heaps[heap],
    args: ({ state }, { heap, count }) => ({ heap, count, n: state.heaps[heap] }),
  },
  {
    clause: '2.3',
    message: 'take.some',
    test: (board, { count }) => count >= value(board, '2.3', 'least'),
    args: (_, { count }) => ({ count }),
  },
]);

export const check = (board: Board, fact: Take) => explain(CHECKS, board, fact);
export const isAllowed = (board: Board, fact: Take): boolean => passes(CHECKS, board, fact);

export const choices = (board: Board): Take[] =>
  HEAPS.flatMap((heap) =>
    Array.from(
      { length: board.state.heaps[heap] },
      (_, at): Take => ({ type: 'take', by: board.state.turn, heap, count: at + 1 }),
    ),
  ).filter((fact) => isAllowed(board, fact));

// What happens --------------------------------------------------------------------------------------------------------

export function setUp(board: Board): void {
  for (const heap of HEAPS) board.state.heaps[heap] = value(board, '1', heap);
}

export function take({ state, report }: Board, { heap, count, by }: Take): void {
  state.heaps[heap] -= count;
  state.turn = other(by);
  report?.({ clause: '2.2', force: 'applies', message: 'heap.left', args: { heap, n: state.heaps[heap] } });
}

export const isEmpty = ({ state }: Board): boolean => HEAPS.every((heap) => state.heaps[heap] === 0);

/** Whoever took the last object has moved: it is the turn of the other. */
export function decide({ rules, state, report }: Board): void {
  const last = other(state.turn);
  state.winner = rules.policies['last-object'] === 'wins' ? last : state.turn;
  const args = { player: state.winner };
  report?.({ clause: '3.1', force: 'applies', message: 'game.won', args, issue: 'last-object' });
}
