/**
 * What the statechart asks, answered from the log. The sequence is the statechart's: nothing is done because a line
 * says so, but only when a decision, a die or a card is awaited.
 */
import { card, top } from '../../../games/twilight-struggle/board.ts';
import { eventPossible } from '../../../games/twilight-struggle/events/occurrence.ts';
import type { OperationsTask, PlayTask, Task, WarTask } from '../../../games/twilight-struggle/state.ts';
import { rival, type Side } from '../../../games/twilight-struggle/tables.ts';
import { decider, need } from '../../../games/twilight-struggle/tasks.ts';
import { misprintedMarker } from '../compare/events.ts';
import { type LineOf, next, nextHeading, type Slot } from '../entry-lines.ts';
import type { Run } from '../run.ts';
import type { Answer } from './answer.ts';
import { answerCard, answerDraw, answerShown } from './cards.ts';
import { answerCoupDie, answerCoupTarget } from './coups.ts';
import { paymentNow } from './crisis.ts';
import { answerSpaceDie, answerWarDie, answerWarTarget } from './dice.ts';
import { answerDiscount, answerMarkers } from './markers.ts';
import { answerInfluence, answerMode } from './operations.ts';
import { answerContest, answerOption } from './options.ts';
import { answerRealignmentDice, answerRealignmentTarget } from './realignments.ts';

/** The next fact; undefined if the log does not say. */
export function answer(run: Run): Answer | undefined {
  const task = top(run.board) as Task;
  const by = decider(run.board) as Side;
  const paid = paymentNow(run);
  if (paid) return paid;
  switch (need(run.board)) {
    case 'use':
      return answerUse(run, task as PlayTask);
    case 'order':
      return { fact: { type: 'order', by, order: orderOf(run, task as PlayTask) }, line: run.at.line };
    case 'mode':
      return answerMode(run, task as OperationsTask);
    case 'influence':
      return answerInfluence(run, task as OperationsTask);
    case 'coupTarget':
      return answerCoupTarget(run, task as OperationsTask);
    case 'coupDie':
      return answerCoupDie(run, task as OperationsTask);
    case 'realignmentTarget':
      return answerRealignmentTarget(run, task as OperationsTask);
    case 'realignmentDice':
      return answerRealignmentDice(run, task as OperationsTask);
    case 'spaceDie':
      return answerSpaceDie(run, task as OperationsTask);
    case 'markers':
      return answerMarkers(run, by);
    case 'option':
      return answerOption(run, by);
    case 'card':
      return answerCard(run, by);
    case 'draw':
      return task.do === 'draw' ? answerDraw(run) : answerCard(run, by);
    case 'shownCards':
      return answerShown(run, by);
    case 'warTarget':
      return answerWarTarget(run, by);
    case 'warDie':
      return answerWarDie(run, task as WarTask);
    case 'contestDice':
      return answerContest(run);
    case 'discountedCountry':
      return answerDiscount(run, by);
    case 'automatic':
    case 'nothing':
      return undefined;
  }
}

/** An event marker that stands where only that of the card in hand can stand, but names another. */
function markerMeant(run: Run, heading: Slot<LineOf<'event' | 'operations'>> | undefined, number: number): void {
  if (heading?.line.kind !== 'event' || heading.line.card === number) return;
  misprintedMarker(run, heading as Slot<LineOf<'event'>>, number);
}

/** The use of a card shows in the first heading: its own event, the space race, or Operations. */
function answerUse(run: Run, { card: number, by }: PlayTask): Answer | undefined {
  const entry = card(run.board, number);
  const heading = nextHeading(run.at.lines);
  if (!heading) return entry.scoring ? { fact: { type: 'use', by, use: 'event' }, line: run.at.line } : undefined;
  markerMeant(run, heading, number);
  const { line } = heading;
  const use =
    line.kind === 'operations'
      ? line.use === 'space'
        ? 'space'
        : 'operations'
      : entry.owner === rival(by)
        ? 'operations'
        : 'event';
  return { fact: { type: 'use', by, use }, line: line.line };
}

/** Whichever stands first in the log was resolved first; an event that is not marked came up when it could not occur. */
function orderOf(run: Run, task: PlayTask): 'event-first' | 'operations-first' {
  const heading = nextHeading(run.at.lines);
  markerMeant(run, heading, task.card);
  const isMarked = next(run.at.lines, 'event', (line) => line.card === task.card) !== undefined;
  const inVain = !isMarked && !eventPossible(run.board, task.card, rival(task.by));
  const first = heading?.line.kind === 'event' && heading.line.card === task.card;
  return first || inVain ? 'event-first' : 'operations-first';
}
