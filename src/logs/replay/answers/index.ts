/**
 * What the statechart asks, answered from the log. The sequence is the statechart's: nothing is done because a line
 * says so, but only when a decision, a die or a card is awaited.
 */
import { card, top } from '../../../games/twilight-struggle/board.ts';
import { eventPossible } from '../../../games/twilight-struggle/events/occurrence.ts';
import type { PlayTask, Task } from '../../../games/twilight-struggle/state.ts';
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
export const answer = (run: Run): Answer | undefined =>
  paymentNow(run) ?? ANSWERS[need(run.board)](run, top(run.board) as never, decider(run.board) as Side);

/** What answers each need of the task in hand. */
const ANSWERS: Readonly<Record<ReturnType<typeof need>, (run: Run, task: never, by: Side) => Answer | undefined>> = {
  use: answerUse,
  order: (run, task: PlayTask, by) => ({ fact: { type: 'order', by, order: orderOf(run, task) }, line: run.at.line }),
  mode: answerMode,
  influence: answerInfluence,
  coupTarget: answerCoupTarget,
  coupDie: answerCoupDie,
  realignmentTarget: answerRealignmentTarget,
  realignmentDice: answerRealignmentDice,
  spaceDie: answerSpaceDie,
  markers: (run, _, by) => answerMarkers(run, by),
  option: (run, _, by) => answerOption(run, by),
  card: (run, _, by) => answerCard(run, by),
  draw: (run, task: Task, by) => (task.do === 'draw' ? answerDraw(run) : answerCard(run, by)),
  shownCards: (run, _, by) => answerShown(run, by),
  warTarget: (run, _, by) => answerWarTarget(run, by),
  warDie: answerWarDie,
  contestDice: answerContest,
  discountedCountry: (run, _, by) => answerDiscount(run, by),
  automatic: () => undefined,
  nothing: () => undefined,
};

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
