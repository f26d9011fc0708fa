/** Running an event: one step after the other, each verb one act at the table. */
import { remember } from '../../../core/remember.ts';
import { type Board, card, cardClause, note, policy, pop, push, replaceTop, top } from '../board.ts';
import { barredByCivilWar } from '../civil-war.ts';
import { DISCARD, type Frame, KEPT, putCard, REMOVED, TABLE, type Task } from '../state.ts';
import { rival } from '../tables.ts';
import { passChina } from '../tracks.ts';
import { place, remove } from './board-verbs.ts';
import { discard, draw, fire, move, play, reveal, shuffle, take } from './card-verbs.ts';
import { holdsTrue } from './conditions.ts';
import { contest, ops, war } from './dice-verbs.ts';
import { choose } from './flow-verbs.ts';
import { freshFrame } from './frame.ts';
import { cancel, keep } from './lasting-verbs.ts';
import { isBarred, isOutOfPlace, requirementMet } from './occurrence.ts';
import { china, defcon, end, milops, score, space, vp } from './track-verbs.ts';
import { happen } from './triggers.ts';
import type { Step, Verb } from './vocabulary.ts';

/** Carries out one verb. It may finish at once or leave a task on the agenda. */
export type VerbFunction = (board: Board, step: Step, frame: Frame) => void;

/** Every verb of the vocabulary except `if`, which the program itself follows. */
export const INTERPRETERS: Readonly<Record<Exclude<Verb, 'if'>, VerbFunction>> = {
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

/** Does the work on top of the agenda that needs no decision. */
export function carryOut(board: Board): void {
  const task = top(board);
  if (task?.do === 'program') nextStep(board, task);
  else if (task?.do === 'event') beginEvent(board, task.card, task.player);
  else if (task?.do === 'dispose') dispose(board, task);
  else if (task?.do === 'end-round') {
    pop(board);
    happen(board, { actionRound: 'end', of: board.state.phasing });
  } else throw new Error(`the task ${task?.do} does not run by itself`);
}

function nextStep(board: Board, task: Extract<Task, { do: 'program' }>): void {
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
const interpreterOf = remember((step: Step): VerbFunction => {
  for (const [verb, interpreter] of Object.entries(INTERPRETERS)) if (verb in step) return interpreter;
  throw new Error(`no verb in the step ${JSON.stringify(step)}`);
});

/** The event of a card comes up. It occurs unless its condition fails or another card forbids it. 5.2 */
function beginEvent(board: Board, number: number, player: 0 | 1): void {
  pop(board);
  const entry = card(board, number);
  const barred = isBarred(board, number);
  if (barred !== undefined) {
    note(board, '5.2.c', 'event.barred', { card: number, by: barred });
    return;
  }
  if (barredByCivilWar(board, number, player)) {
    note(board, '12.4', 'event.civil-war', { card: number });
    return;
  }
  const outOfPlace = isOutOfPlace(board, number);
  if (outOfPlace || requirementMet(board, number, player) === false) {
    note(board, outOfPlace ? cardClause(board, number) : '5.2.b', 'event.unmet', { card: number });
    if (policy(board, 'unmet-starred-event') === 'removed') markOccurred(board, number);
    return;
  }
  note(board, '5.2', 'event.occurs', { card: number, side: player });
  board.state.occurred[number] = 1;
  markOccurred(board, number);
  push(board, { do: 'program', frame: freshFrame(number, player), steps: entry.event, at: 0 });
  happen(board, { event: number, by: player });
}

/** Tells the task that will put the card away that its event has occurred. */
function markOccurred(board: Board, number: number): void {
  const index = board.state.agenda.findLastIndex((task) => task.do === 'dispose' && task.card === number);
  const task = board.state.agenda[index];
  if (task?.do === 'dispose') board.state.agenda[index] = { ...task, occurred: true };
}

/** The card leaves the table: out of the game, beside the board, to the rival, or to the discard pile. 5.2, 9.3 */
function dispose(board: Board, task: Extract<Task, { do: 'dispose' }>): void {
  pop(board);
  const { card: number, by, occurred } = task;
  if (number === board.tables.china) {
    passChina(board, rival(by), false, '9.3');
    return;
  }
  if (board.state.zone[number] !== TABLE) return;
  const keptBeside = board.state.lasting.some(
    (l) => l.card === number && 'modify' in l.step && l.step.modify.quantity === 'scoring-loss',
  );
  const to = !occurred ? DISCARD : keptBeside ? KEPT : card(board, number).starred ? REMOVED : DISCARD;
  putCard(board.state, number, to);
  const message = to === KEPT ? 'card.kept' : to === REMOVED ? 'card.removed' : 'card.discarded';
  note(board, occurred ? '5.2' : '2.2.4', message, { card: number });
}
