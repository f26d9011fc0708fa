/** What a card that is played is used for, and in which order its event and its Operations come. 5.1, 5.2 */
import { type Check, type Table, table } from '../../../core/checks.ts';
import { type Board, card, cardClause, note, policy, replaceTop } from '../board.ts';
import { matchesCard } from '../events/card-filter.ts';
import { freshFrame } from '../events/frame.ts';
import { isBarred, isOutOfPlace, requirementMet } from '../events/occurrence.ts';
import { happen } from '../events/triggers.ts';
import type { Condition } from '../events/vocabulary.ts';
import type { Order } from '../facts.ts';
import { operationsOfCard } from '../operations/operations.ts';
import { type SpaceSubject, spaceChecks } from '../operations/space.ts';
import { type PlayTask, TABLE, type Use } from '../state.ts';
import { rival, type Side } from '../tables.ts';
import { ask, type TaskKind, UNQUESTIONED } from '../task.ts';
import { named, type PlaySubject, roundIsPlayed } from '../turn/action-round.ts';
import { endObligation, owedBy } from '../turn/duties.ts';
import { enterHand, holds, leaveHand } from '../turn/hands.ts';
import { barredByCivilWar, civilWarIsOpen } from '../variants/civil-war.ts';
import { isVoid } from '../variants/outcomes.ts';
import { companionOf } from './pairing.ts';
import { eventPlay } from './play-task.ts';

export interface UseSubject extends PlaySubject {
  readonly use: Use;
}

const isObliged = (board: Board, { side, card: number }: UseSubject): boolean => owedBy(board, side)?.card === number;

/**
 * Prerequisite cards must have come first, and a card may be an event up to a turn; other conditions leave the event
 * playable without effect. 5.2.b
 */
const isPrerequisite = (condition: Condition): boolean =>
  'occurred' in condition ||
  ('any' in condition && condition.any.every(isPrerequisite)) ||
  ('lte' in condition && JSON.stringify(condition.lte[0]) === '{"track":"turn"}');

const asEvent = (_board: Board, subject: UseSubject): boolean => subject.use === 'event';

export const useChecks: Table<Board, UseSubject> = table([
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
    clause: 'TZ-7',
    message: 'use.void',
    issue: 'turn-zero-no-effect',
    when: (board, { card: number }) => isVoid(board, number),
    concerns: asEvent,
    test: () => false,
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
    args: (board, subject) => ({
      ...named(board, subject),
      why: isOutOfPlace(board, subject.card) ? (board.state.round === 0 ? 'headline' : 'event') : 'condition',
      requires: subject.card,
    }),
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
    const companion = companionOf(card(board, other));
    if (!companion || other === number || card(board, other).owner === rival(side)) return false;
    if (holds(board, side, other) === false || isOutOfPlace(board, other)) return false;
    return matchesCard(board, freshFrame(other, side), companion.where, number, side) !== false;
  });
}

/** Is the card to be used one that an event has brought up, not the card of the action round? */
export const isInnerPlay = (board: Board): boolean => board.state.agenda.some((task) => task.do === 'program');

/** What the card is used for is named. 5.1 */
function useCard(board: Board, task: PlayTask, use: Use): void {
  const { card: number, by } = task;
  note(board, '5.1', 'play.use', { side: by, card: number, use });
  board.state.play = { card: number, by, use };
  if (owedBy(board, by)?.card === number) endObligation(board, by);
  if (use === 'paired') replaceTop(board, eventPlay(coverPlayed(board, task), by));
  else replaceTop(board, usedPlay(board, task, use));
  announce(board, by);
}

/** The play once its use is named: what comes of it, and what its Operations are worth. 5.2, 6.4.5, 7.4 */
function usedPlay(board: Board, { card: number, by }: PlayTask, use: Use): PlayTask {
  const { owner, event } = card(board, number);
  // An event that another forbids comes up, too, to be noted; nobody chooses when.
  const comesUp = use === 'operations' && owner === rival(by);
  const asksOrder = comesUp && event.length > 0 && isBarred(board, number) === undefined && !isVoid(board, number);
  if (use === 'space') {
    board.state.spaceUsed[by]++;
    note(board, '6.4.5', 'space.no-event', { card: number });
  }
  const valued = use === 'space' || (use === 'operations' && !asksOrder);
  return {
    do: 'play',
    card: number,
    by,
    use,
    asksOrder,
    order: comesUp && !asksOrder ? 'event-first' : undefined,
    operations: valued ? operationsOfCard(board, by, number, use === 'space' ? 'space' : undefined) : undefined,
    at: 'used',
    occurred: false,
  };
}

/** A card obtained in the middle of an event is covered by one from the hand, whose event takes it as companion. */
function coverPlayed(board: Board, { card: number, by }: PlayTask): number {
  const cover = pairingCard(board, { side: by, card: number, use: 'paired' });
  if (cover === undefined) throw new Error('no card to pair with');
  enterHand(board, by, number);
  leaveHand(board, by, cover, TABLE);
  return cover;
}

/** An opponent's event comes before or after the Operations, as the phasing player says. 5.2.a */
function chooseOrder(board: Board, task: PlayTask, order: Order): void {
  const { card: number, by } = task;
  note(board, '5.2.a', 'play.order', { side: by, card: number, order });
  const { use, asksOrder, at, occurred } = task;
  const operations = operationsOfCard(board, by, number);
  replaceTop(board, { do: 'play', card: number, by, use, asksOrder, order, operations, at, occurred });
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
  need({ at, asksOrder, order }) {
    if (at === 'use') return 'use';
    if (at === 'used') return asksOrder && order === undefined ? 'order' : 'used';
    return at === 'event' ? 'eventOver' : 'operationsOver';
  },
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
