/** What a card that is played is used for, and in which order its event and its Operations come. 5.1, 5.2 */
import { type Check, type Checks, table } from '../../core/checks.ts';
import { named, type PlaySubject, roundIsPlayed } from './action-round.ts';
import { type Board, card, cardClause, note, policy, pop, push } from './board.ts';
import { barredByCivilWar, civilWarIsOpen } from './civil-war.ts';
import { endObligation, owedBy } from './duties.ts';
import { matchesCard } from './effects/card-filter.ts';
import { freshFrame } from './effects/frame.ts';
import { implementer, isBarred, isOutOfPlace, requirementMet } from './effects/occurrence.ts';
import { happen } from './effects/triggers.ts';
import type { Condition } from './effects/vocabulary.ts';
import type { Order } from './facts.ts';
import { enterHand, holds, leaveHand } from './hands.ts';
import { operationsOfCard } from './operations.ts';
import { type SpaceSubject, spaceChecks } from './space.ts';
import { type PlayTask, TABLE, type Use } from './state.ts';
import { rival, type Side } from './tables.ts';
import { ask, type TaskKind, UNQUESTIONED } from './task.ts';

export interface UseSubject extends PlaySubject {
  readonly use: Use;
}

const isObliged = (board: Board, { side, card: number }: UseSubject): boolean => owedBy(board, side)?.card === number;

/** Prerequisite cards must have come first; other conditions leave the event playable without effect. 5.2.b */
const isPrerequisite = (condition: Condition): boolean =>
  'occurred' in condition || ('any' in condition && condition.any.every(isPrerequisite));

const asEvent = (_board: Board, subject: UseSubject): boolean => subject.use === 'event';

export const useChecks: Checks<Board, UseSubject> = table([
  {
    clause: (board, { card: number }) => (number === board.tables.china ? cardClause(board, number) : '7.1'),
    message: 'use.own-or-neutral',
    concerns: asEvent,
    test: (board, subject) =>
      card(board, subject.card).owner !== rival(subject.side) && card(board, subject.card).timing?.event !== false,
    args: named,
  },
  {
    clause: '2.2.1',
    message: 'use.scoring-event-only',
    when: (board, { card: number }) => card(board, number).scoring,
    concerns: (_board, { use }) => use !== 'space',
    test: asEvent,
    args: named,
  },
  {
    clause: '7.5',
    message: 'use.not-barred',
    when: (board, subject) => card(board, subject.card).barredBy.length > 0,
    concerns: asEvent,
    test: (board, subject) => isBarred(board, subject.card) === undefined,
    args: (board, { side, card: number }) => ({ side, card: number, by: isBarred(board, number) ?? 0 }),
  },
  {
    clause: '12.4',
    message: 'use.civil-war',
    when: civilWarIsOpen,
    concerns: asEvent,
    test: (board, subject) => !barredByCivilWar(board, subject.card, subject.side),
    args: named,
  },
  {
    clause: (board, { card: number }) => cardClause(board, number),
    message: 'use.prerequisite',
    when: (board, subject) => {
      const { requires, timing } = card(board, subject.card);
      return requires !== undefined && (isPrerequisite(requires) || timing?.paired !== undefined);
    },
    concerns: asEvent,
    test: (board, subject) =>
      isOutOfPlace(board, subject.card) ? false : requirementMet(board, subject.card, subject.side),
    args: named,
  },
  {
    clause: (board, subject) => cardClause(board, subject.card),
    message: 'use.owed-for-operations',
    when: isObliged,
    test: (board, subject) => {
      if (subject.use === 'space') return policy(board, 'obliged-missile-envy-space') !== 'forbidden';
      return subject.use === 'operations';
    },
    args: named,
  },
  {
    clause: '5.5',
    message: 'use.paired',
    concerns: (_board, subject) => subject.use === 'paired',
    // A card played from the hand needs no cover: its player plays the covering card and names it as the companion.
    test: (board, subject) => isInnerPlay(board) && pairingCard(board, subject) !== undefined,
    args: named,
  },
  ...spaceChecks.map(
    (check): Check<Board, UseSubject> => ({
      ...(check as Check<Board, SpaceSubject>),
      concerns: (_board, subject) => subject.use === 'space',
    }),
  ),
]);

/** The card in hand whose event takes this one as its companion (UN Intervention). Never the card itself. */
function pairingCard(board: Board, { side, card: number }: UseSubject): number | undefined {
  return board.tables.pairing.find((other) => {
    const paired = card(board, other).timing?.paired;
    if (!paired || other === number || holds(board, side, other) === false || isOutOfPlace(board, other)) return false;
    return matchesCard(board, freshFrame(other, side), paired.where, number, side) !== false;
  });
}

/** A card obtained in the middle of an event is covered by one from the hand, whose event takes it as companion. */
function playPaired(board: Board, task: PlayTask): void {
  const { card: number, by } = task;
  const cover = pairingCard(board, { side: by, card: number, use: 'paired' });
  if (cover === undefined) throw new Error('no card to pair with');
  enterHand(board, by, number);
  leaveHand(board, by, cover, TABLE);
  push(board, { do: 'dispose', card: cover, by, occurred: false }, { do: 'event', card: cover, player: by });
}

/** Is the card to be used one that an event has brought up, not the card of the action round? */
export const isInnerPlay = (board: Board): boolean => board.state.agenda.some((task) => task.do === 'program');

/** The card is used: Operations, event and the end of the card go on the agenda. 5.1, 5.2 */
export function useCard(board: Board, task: PlayTask, use: Use): void {
  const { card: number, by } = task;
  const entry = card(board, number);
  note(board, '5.1', 'play.use', { side: by, card: number, use });
  board.state.play = { card: number, by, use };
  if (owedBy(board, by)?.card === number) endObligation(board, by);
  pop(board);
  const dispose = { do: 'dispose', card: number, by, occurred: false } as const;
  const event = { do: 'event', card: number, player: implementer(board, number, by) } as const;
  const order =
    use === 'operations' &&
    entry.owner === rival(by) &&
    entry.event.length > 0 &&
    isBarred(board, number) === undefined;
  if (use === 'paired') playPaired(board, task);
  else if (use === 'event') push(board, dispose, event);
  else if (use === 'space') {
    board.state.spaceUsed[by]++;
    note(board, '6.4.5', 'space.no-event', { card: number });
    push(board, dispose, operationsOfCard(board, by, number, 'space'));
  } else if (order) push(board, { do: 'play', card: number, by, use });
  else {
    const operations = operationsOfCard(board, by, number);
    if (entry.owner === rival(by)) push(board, dispose, operations, event);
    else push(board, dispose, operations);
  }
  announce(board, by);
}

/** An opponent's event comes before or after the Operations, as the phasing player says. 5.2.a */
export function chooseOrder(board: Board, task: PlayTask, order: Order): void {
  const { card: number, by } = task;
  note(board, '5.2.a', 'play.order', { side: by, card: number, order });
  const dispose = { do: 'dispose', card: number, by, occurred: false } as const;
  const event = { do: 'event', card: number, player: implementer(board, number, by) } as const;
  pop(board);
  const operations = operationsOfCard(board, by, number);
  if (order === 'event-first') push(board, dispose, operations, event);
  else push(board, dispose, event, operations);
}

/** Effects that watch for the play act before the card does anything. */
function announce(board: Board, by: Side): void {
  const { play } = board.state;
  if (!play) return;
  happen(board, { play });
  if (board.state.round > 0 && by === board.state.phasing) roundIsPlayed(board, by, play);
}

/** A card that is played: what it is used for, then, if the rival's event comes with it, in which order. */
export const playTask: TaskKind<PlayTask> = {
  need: ({ use }) => (use === null ? 'use' : 'order'),
  decider: ({ by }) => by,
  answers: {
    use: {
      question: (_board, { by, card: number }, { use }) => ask(useChecks, { side: by, card: number, use }),
      effect: (board, task, { use }) => useCard(board, task, use),
    },
    order: {
      question: () => UNQUESTIONED,
      effect: (board, task, { order }) => chooseOrder(board, task, order),
    },
  },
};
