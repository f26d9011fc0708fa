/** What every kind of task on the agenda has in common. Each kind is one object, defined beside its rules. */
import type { Known } from '../../core/answer.ts';
import { type Table, table } from '../../core/checks.ts';
import type { Args } from '../../core/finding.ts';
import type { ClauseId } from '../../core/ruleset.ts';
import type { Board } from './board.ts';
import type { FactOf, FactType, GameFact } from './facts.ts';
import type { Task } from './state.ts';
import type { Side } from './tables.ts';

/** What the work on top of the agenda waits for. The names are those of the states in the statechart. */
export type Need =
  | 'automatic'
  | 'use'
  | 'order'
  | 'mode'
  | 'influence'
  | 'realignmentTarget'
  | 'realignmentDice'
  | 'coupTarget'
  | 'coupDie'
  | 'spaceDie'
  | 'markers'
  | 'option'
  | 'card'
  | 'draw'
  | 'shownCards'
  | 'warTarget'
  | 'warDie'
  | 'contestDice'
  | 'discountedCountry'
  | 'nothing';

/** Work that goes on by itself: the steps of an event, or a play after what has interrupted it. */
export type Resumed = 'program' | 'used' | 'eventOver' | 'operationsOver';

/** A table of checks with the subject it is asked about. */
export interface Question {
  /** Tables of different subjects meet here; only `ask` puts a table and its own subject together. */
  readonly checks: Table<Board, never>;
  readonly subject: never;
}

export const ask = <S>(checks: Table<Board, S>, subject: S): Question => ({ checks, subject: subject as never });

/** No rule has anything to say about the fact, once it is awaited. */
export const UNQUESTIONED: Question = ask(table([]), undefined);

/** One type of fact that answers a task. */
export interface Answer<T extends Task, F extends GameFact> {
  /** The checks that judge it. */
  readonly question: (board: Board, task: T, fact: F) => Question;
  /** What it does once it is allowed. */
  readonly effect: (board: Board, task: T, fact: F) => void;
  /** Adds the facts that are allowed now. Left out where it is enough to ask the checks of everything there is. */
  readonly choices?: (board: Board, task: T, by: Side, facts: GameFact[]) => void;
}

/** A kind of task: what it waits for, whose decision it is, and the facts that answer it. */
export interface TaskKind<T extends Task> {
  readonly need: (task: T) => Need | Resumed;
  /** The side that decides; undefined for chance. */
  readonly decider: (task: T) => Side | undefined;
  readonly answers: { readonly [K in FactType]?: Answer<T, FactOf<K>> };
}

/** Stopping before everything is done: where the rule says "up to" or "may", or when no more can be done. 5.2 */
export const stopping = <T extends Task>(
  clause: (board: Board, task: T) => ClauseId,
  may: (board: Board, task: T) => Known,
): Table<Board, T> =>
  table<Board, T>([
    {
      clause,
      message: 'done.optional',
      test: may,
      // How much is still to be chosen, where that is a number.
      args: (_board, task): Args => ('left' in task && task.left > 0 ? { left: task.left } : {}),
    },
  ]);
