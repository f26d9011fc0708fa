/** Every kind of task. A new kind is its object, a row here and a state in the chart. */
import { type Board, top } from './board.ts';
import { playTask } from './cards/use.ts';
import { markersTask } from './events/board-verbs.ts';
import { cardsTask, drawTask, revealTask } from './events/card-tasks.ts';
import { contestTask, warTask } from './events/dice-verbs.ts';
import { optionTask } from './events/flow-verbs.ts';
import { sequenceTask } from './events/lasting-verbs.ts';
import { programTask } from './events/run.ts';
import { scoringTask } from './events/track-verbs.ts';
import type { FactType, GameFact } from './facts.ts';
import { operationsTask } from './operations/operations-task.ts';
import type { RoundTask, Task } from './state.ts';
import type { Side } from './tables.ts';
import type { Answer, Need, Resumed, TaskKind } from './task.ts';

/** An action round waits for nothing: it ends when nothing lies on it. */
const roundTask: TaskKind<RoundTask> = { need: () => 'automatic', decider: () => undefined, answers: {} };

const TASKS: { readonly [K in Task['do']]: TaskKind<Extract<Task, { readonly do: K }>> } = {
  program: programTask,
  'end-round': roundTask,
  play: playTask,
  operations: operationsTask,
  markers: markersTask,
  option: optionTask,
  cards: cardsTask,
  sequence: sequenceTask,
  draw: drawTask,
  reveal: revealTask,
  war: warTask,
  contest: contestTask,
  scoring: scoringTask,
};

/** The kind of a task, which always fits it. */
const kindOf = (task: Task): TaskKind<Task> => TASKS[task.do] as unknown as TaskKind<Task>;

/** Where the statechart goes on: with what is needed, or with work that goes on by itself. */
export function work(board: Board): Need | Resumed {
  const task = top(board);
  return task ? kindOf(task).need(task) : 'nothing';
}

const RESUMED: ReadonlySet<Need | Resumed> = new Set<Resumed>(['program', 'used', 'eventOver', 'operationsOver']);

/** What is needed next; `nothing` when the agenda is empty. */
export function need(board: Board): Need {
  const next = work(board);
  return RESUMED.has(next) ? 'automatic' : (next as Need);
}

/** The side whose decision the work on top of the agenda is; undefined for chance and automatic work. */
export function decider(board: Board): Side | undefined {
  const task = top(board);
  return task && kindOf(task).decider(task);
}

/** How the task on top takes facts of a type; undefined if it has no place for them. */
export function answerTo(board: Board, type: FactType): Answer<Task, GameFact> | undefined {
  const task = top(board);
  return task && (kindOf(task).answers[type] as Answer<Task, GameFact> | undefined);
}

/** Lets a fact answer the task on top, which the statechart has made sure it does. */
export function answer(board: Board, fact: GameFact): void {
  const task = top(board);
  const answered = answerTo(board, fact.type);
  if (!task || !answered) throw new Error(`nothing on the agenda takes a fact of the type "${fact.type}"`);
  answered.effect(board, task, fact);
}
