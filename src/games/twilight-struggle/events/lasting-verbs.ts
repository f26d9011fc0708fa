/** Effects that stay in force, and their end. 7.3, 7.4 */

import { type Table, table } from '../../../core/checks.ts';
import { type Board, cardClause, note, policy, pop, push, readControl, replaceTop, top } from '../board.ts';
import { DISCARD, type Frame, type Lasting, putCard, type SequenceTask } from '../state.ts';
import { ask, type TaskKind } from '../task.ts';
import { handSize, holds } from '../turn/hands.ts';
import { mentions, stepsIn } from './mentions.ts';
import { whyNotThere } from './reasons.ts';
import { sideOfRole } from './roles.ts';
import type { Step, Until, VerbStep } from './vocabulary.ts';

const LASTING_VERBS = ['modify', 'forbid', 'exempt', 'trigger', 'offer', 'trap', 'oblige'] as const;

/** The lasting part of a step: how long it holds and how often; undefined for other verbs. */
export function lastingPart(step: Step): { until: Until; uses?: number } | undefined {
  for (const verb of LASTING_VERBS) {
    if (verb in step) return (step as unknown as Record<string, { until: Until; uses?: number }>)[verb];
  }
  return undefined;
}

/** The lasting steps of an event, wherever they stand in it. */
export const lastingSteps = (steps: readonly Step[]): Step[] =>
  stepsIn(steps).filter((step) => lastingPart(step) !== undefined);

/** Does it depend on a region that is named when the event happens? */
export const picksRegion = (step: Step): step is Extract<Step, { readonly forbid: unknown }> =>
  'forbid' in step && step.forbid.where.region !== undefined && 'pick' in step.forbid.where.region;

/** Puts an effect in force; if it depends on a region still to be named, that is asked first. */
export function keep(board: Board, step: Step, frame: Frame): void {
  if (picksRegion(step)) {
    const by = step.by === undefined ? frame.player : sideOfRole(board, frame, step.by);
    push(board, { do: 'option', by, frame, step });
  } else if ('oblige' in step && 'sequence' in step.oblige) {
    const by = sideOfRole(board, frame, step.oblige.sequence.by);
    push(board, { do: 'sequence', step, frame, by, side: sideOfRole(board, frame, step.oblige.side), order: [] });
    closeSequence(board);
  } else keepIn(board, step, frame);
}

/** May this card come next in the order being laid down? */
export const sequenceChecks: Table<Board, { readonly task: SequenceTask; readonly card: number }> = table([
  {
    clause: (board, { task }) => cardClause(board, task.frame.card),
    message: 'card.fits',
    // The China Card is no card of the hand. 9.1.a
    test: (board, { task, card: number }) =>
      task.order.includes(number) || number === board.tables.china ? false : holds(board, task.side, number),
    args: (board, { task, card: number }) => ({
      card: number,
      by: task.frame.card,
      side: task.side,
      ...whyNotThere(board, { hand: task.side }, number, task.order),
    }),
  },
]);

/** One more card takes its place in the order. */
export function putNext(board: Board, task: SequenceTask, number: number): void {
  replaceTop(board, { ...task, order: [...task.order, number] });
  closeSequence(board);
}

/** The order stands when every card of the hand has its place. */
function closeSequence(board: Board): void {
  const task = top(board);
  if (task?.do !== 'sequence' || task.order.length < (handSize(board, task.side) ?? 0)) return;
  pop(board);
  board.state.lasting = [
    ...board.state.lasting,
    {
      card: task.frame.card,
      player: task.frame.player,
      step: task.step,
      uses: undefined,
      region: undefined,
      order: task.order,
    },
  ];
  note(board, cardClause(board, task.frame.card), 'effect.begins', { card: task.frame.card });
}

/** The order in which a hand must be played, laid down card by card. */
export const sequenceTask: TaskKind<SequenceTask> = {
  need: () => 'card',
  decider: ({ by }) => by,
  answers: {
    select: {
      question: (_board, task, { card }) => ask(sequenceChecks, { task, card }),
      effect: (board, task, { card }) => putNext(board, task, card),
    },
  },
};

/** Puts an effect in force, in the region named. */
export function keepIn(board: Board, step: Step, frame: Frame, region?: string): void {
  const part = lastingPart(step);
  if (!part) throw new Error('not a lasting effect');
  const lasting: Lasting = {
    card: frame.card,
    player: frame.player,
    step,
    uses: part.uses,
    region,
    order: undefined,
  };
  board.state.lasting = [...board.state.lasting, lasting];
  readControlAgain(board, step);
  // One reading of NORAD: only what happens after it has taken effect counts.
  if (policy(board, 'norad-same-round') === 'not-yet' && looksBack(step)) board.state.movedTo = 0;
  note(board, cardClause(board, frame.card), 'effect.begins', { card: frame.card });
}

/** A changed stability number may change who controls a country. 2.1.7 */
export function readControlAgain(board: Board, step: Step): void {
  if (!('modify' in step) || step.modify.quantity !== 'stability') return;
  for (const id of step.modify.where.id) {
    const where = board.tables.countryIndex.get(id);
    if (where !== undefined) readControl(board, where);
  }
}

/** Does a trigger look at what DEFCON has done in the action round? */
const looksBack = (step: Step): boolean => mentions(step, 'defconMovedTo');

export function cancel(board: Board, { cancel: spec }: VerbStep<'cancel'>, frame: Frame): void {
  if ('card' in spec) endEffects(board, board.tables.cardNumber.get(spec.card), cardClause(board, frame.card));
  else cancelHeadline(board, sideOfRole(board, frame, spec.headline), frame);
}

/** Ends every effect of a card. */
export function endEffects(board: Board, number: number | undefined, clause: string): void {
  const rest = board.state.lasting.filter((lasting) => lasting.card !== number);
  if (number === undefined || rest.length === board.state.lasting.length) return;
  const ending = board.state.lasting.filter((lasting) => lasting.card === number);
  board.state.lasting = rest;
  for (const { step } of ending) readControlAgain(board, step);
  note(board, clause, 'effect.ends', { card: number });
}

/** A headline that has not been resolved goes to the discard pile without its event. */
function cancelHeadline(board: Board, side: 0 | 1, frame: Frame): void {
  const { state } = board;
  const number = state.headline[side];
  if (!state.headlineOrder.includes(side) || number <= 0) return;
  state.headlineOrder = state.headlineOrder.filter((s) => s !== side);
  putCard(state, number, DISCARD);
  note(board, cardClause(board, frame.card), 'headline.cancelled', { side, card: number });
}

/** At the end of the turn the effects that last until then expire together. 7.4 */
export function expireEffects(board: Board): void {
  const ending = board.state.lasting.filter((lasting) => lastingPart(lasting.step)?.until === 'end-of-turn');
  board.state.lasting = board.state.lasting.filter((lasting) => !ending.includes(lasting));
  for (const number of new Set(ending.map((lasting) => lasting.card))) {
    note(board, cardClause(board, number), 'effect.ends', { card: number });
  }
}
