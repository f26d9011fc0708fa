/** Running an event: one step after the other, each verb one act at the table. */
import { remember } from '../../../core/remember.ts';
import { type Board, pop, replaceTop, top } from '../board.ts';
import type { Frame, ProgramTask } from '../state.ts';
import type { TaskKind } from '../task.ts';
import { place, remove } from './board-verbs.ts';
import { discard, draw, fire, move, play, reveal, shuffle, take } from './card-verbs.ts';
import { holdsTrue } from './conditions.ts';
import { contest, ops, war } from './dice-verbs.ts';
import { choose } from './flow-verbs.ts';
import { cancel, keep } from './lasting-verbs.ts';
import { china, defcon, end, milops, score, space, vp } from './track-verbs.ts';
import type { Step, Verb, VerbStep } from './vocabulary.ts';

/** Carries out a step. It may finish at once or leave a task on the agenda. */
type Interpreter<S> = (board: Board, step: S, frame: Frame) => void;

/** Every verb of the vocabulary except `if`, which the program itself follows. */
export const INTERPRETERS: { readonly [V in Exclude<Verb, 'if'>]: Interpreter<VerbStep<V>> } = {
  place,
  remove,
  vp,
  defcon,
  milops,
  space,
  score,
  end,
  ops,
  war,
  contest,
  discard,
  take,
  move,
  draw,
  shuffle,
  reveal,
  fire,
  play,
  china,
  choose,
  modify: keep,
  forbid: keep,
  exempt: keep,
  trigger: keep,
  offer: keep,
  trap: keep,
  oblige: keep,
  cancel,
};

/** Carries out what has been put on the agenda since it was so high; nothing of that may ask for a decision. */
export function carryOutAbove(board: Board, height: number): void {
  while (board.state.agenda.length > height && !board.state.result) carryOut(board);
}

/** The next step of the event that is under way. */
export function carryOut(board: Board): void {
  const task = top(board);
  if (task?.do !== 'program') throw new Error(`the task ${task?.do} does not run by itself`);
  nextStep(board, task);
}

/** The steps of an event need nothing themselves: what one of them asks for is a task of its own. */
export const programTask: TaskKind<ProgramTask> = {
  need: () => 'program',
  decider: () => undefined,
  answers: {},
};

function nextStep(board: Board, task: ProgramTask): void {
  const step = task.steps[task.at];
  if (!step) {
    pop(board);
    return;
  }
  const { frame } = task;
  replaceTop(board, { do: 'program', frame, steps: task.steps, at: task.at + 1 });
  if ('if' in step) {
    const branch = holdsTrue(board, frame, step.if) ? step.then : (step.else ?? []);
    // The branch is spliced in, so that what it binds stays visible to the steps after it.
    const steps = [...task.steps.slice(0, task.at), ...branch, ...task.steps.slice(task.at + 1)];
    replaceTop(board, { do: 'program', frame, steps, at: task.at });
    return;
  }
  if (step.when && !holdsTrue(board, frame, step.when)) return;
  interpreterOf(step)(board, step, frame);
}

/** What carries out a step: its one key that is a verb says so. */
const interpreterOf = remember((step: Step): Interpreter<Step> => {
  for (const [verb, interpreter] of Object.entries(INTERPRETERS))
    if (verb in step) return interpreter as Interpreter<Step>;
  throw new Error(`no verb in the step ${JSON.stringify(step)}`);
});
