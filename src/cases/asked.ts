/** What is asked, what it may be answered with, and where a statement speaks of the event that runs. */
import { type Board, top } from '../games/twilight-struggle/board.ts';
import { isInnerPlay } from '../games/twilight-struggle/cards/use.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { need } from '../games/twilight-struggle/tasks.ts';
import type { Part, Stated, Statement } from './statement.ts';

/** What is not stated: the referee stops there. */
export interface Missing {
  readonly missing: string;
  readonly by: Side | undefined;
  /** How many of how many are stated, where several are asked for. */
  readonly stated?: number;
  readonly wanted?: number;
  /** The country of which it is asked who controls it. */
  readonly country?: number;
}

/** A fact for the referee, the stated facts it is made of, and the part of the statement they stand in. */
export interface Answer {
  readonly fact: GameFact;
  readonly from: readonly Stated[];
  readonly part?: Part;
  /** Nobody says so, but nothing else is possible. */
  readonly forced?: boolean;
  /** Nothing (more) is said of what may be chosen: it is declined. */
  readonly silent?: boolean;
}

/** More is stated than the question leaves room for. */
export interface TooMany {
  readonly tooMany: readonly Stated[];
  /** How many there may be. */
  readonly limit: number;
}

export type Reply = Answer | Missing | TooMany;

/** Everything an answer may draw on. */
export interface Asked {
  readonly statement: Statement;
  readonly board: Board;
  /** Draw pile from the top, as far as the position states it. */
  readonly pile: number[];
}

/**
 * The parts in which an event that runs now is spoken of: that of a card that came up inside another first. The part of a card stands
 * inside the one that names it.
 */
export function eventParts({ statement, board }: Asked): readonly Part[] {
  const own = statement.events.map((event) => event.own);
  const running = runningCard(board);
  if (running === undefined || running === statement.card) return own.slice(0, 1);
  const inside = own.findIndex(({ facts }) => facts.some(({ card }) => card === running)) + 1;
  const meant = own[inside];
  const inmostFirst = own.toReversed();
  return meant && inside > 0 ? [meant, ...inmostFirst.filter((part) => part !== meant)] : inmostFirst;
}

/** Is an answer made of nothing that was stated? */
export const isGuess = (reply: Reply): boolean =>
  'fact' in reply && reply.from.length === 0 && reply.part === undefined;

/** Does a statement say anything of what runs now: of the play itself, or of an event? */
export function isSpokenOf({ statement, board }: Asked): boolean {
  const task = top(board);
  const isOwn =
    task?.do === 'operations'
      ? !task.granted && task.card === statement.card
      : ['use', 'order'].includes(need(board)) && !isInnerPlay(board);
  return isOwn ? statement.play.facts.length > 0 : statement.events.length > 0;
}

/** The card whose program runs, or whose Operations an event conducts. */
export function runningCard(board: Board): number | undefined {
  const task = top(board);
  if (task?.do === 'operations' && !task.granted) return task.card;
  if (task && 'frame' in task) return task.frame.card;
  const program = board.state.agenda.findLast((t) => t.do === 'program');
  return program?.do === 'program' ? program.frame.card : undefined;
}
