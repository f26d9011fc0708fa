/** Step D, the action rounds: whose turn it is, which cards may be played, and how. 4.5.D, 5.1 */
import type { Check, Known } from '../../core/finding.ts';
import { type Board, card, cardClause, note, policy, pop, push } from './board.ts';
import { barredByCivilWar, civilWarIsOpen } from './civil-war.ts';
import { periodOf } from './deal.ts';
import { matchesCard, roleIs } from './effects/filters.ts';
import { implementer, isBarred, requirementMet } from './effects/occurrence.ts';
import { happen } from './effects/triggers.ts';
import type { Condition, OwedCard, Trap } from './effects/vocabulary.ts';
import type { Order } from './facts.ts';
import { countHeld, enterHand, handSize, holds, leaveHand } from './hands.ts';
import { actionRoundsByCard, frameOf, operationsValue } from './modifiers.ts';
import { operationsOfCard } from './operations.ts';
import { hasAbility, type SpaceSubject, spaceChecks } from './space.ts';
import { DISCARD, type Lasting, type PlayTask, TABLE, type Use } from './state.ts';
import { rival, type Side, US, USSR } from './tables.ts';

// Whose round ---------------------------------------------------------------------------------------------------------

/** Action rounds of a side in this turn; those beyond the period's number are optional. 4.5.D, 6.4.4.d */
export function actionRounds(board: Board, side: Side): number {
  const regular = periodOf(board, board.state.turn).actionRounds;
  const byTrack = hasAbility(board, side, 'eight-action-rounds') ? 8 : regular;
  return Math.max(byTrack, actionRoundsByCard(board, side) ?? regular);
}

/** The round after this one: its number and its phasing player; undefined when step D is over. 4.5.D.a */
export function nextRound(board: Board): { round: number; side: Side } | undefined {
  const { round, phasing } = board.state;
  for (let n = Math.max(round, 1); n <= 8; n++) {
    for (const side of [USSR, US] as const) {
      const later = n > round || (n === round && phasing === USSR && side === US);
      if (later && n <= actionRounds(board, side)) return { round: n, side };
    }
  }
  return undefined;
}

/** Enters the next action round: what counts as reached is what was there now. 6.1.1.a */
export function beginRound(board: Board): void {
  const next = nextRound(board);
  if (!next) throw new Error('there is no further action round');
  const { state } = board;
  state.round = next.round;
  state.phasing = next.side;
  state.snapshot.set(state.influence);
  state.movedToTwo = false;
  state.play = null;
  push(board, { do: 'end-round' });
}

/** Action rounds a side has left in this turn, this one included. */
export function roundsLeft(board: Board, side: Side): number {
  const { round, phasing } = board.state;
  const played = phasing === US && side === USSR ? round : round - 1;
  return Math.max(0, actionRounds(board, side) - Math.max(0, played));
}

/** Beyond the regular number of rounds nobody has to play. 6.4.4.d */
const isOptionalRound = (board: Board): boolean => board.state.round > periodOf(board, board.state.turn).actionRounds;

/** Nothing at all to play, for certain: the round is skipped. 4.5.D.f */
export function sitsOut(board: Board): boolean {
  const side = board.state.phasing;
  return (
    handSize(board, side) === 0 && !(board.state.chinaHolder === side && board.state.chinaUp && !trapOf(board, side))
  );
}

// Traps and obligations -----------------------------------------------------------------------------------------------

const lastingFor = (board: Board, verb: 'trap' | 'oblige', side: Side): Lasting | undefined =>
  board.state.lasting.find((lasting) => {
    const { step } = lasting;
    const owes = 'oblige' in step && 'card' in step.oblige;
    const role = 'trap' in step ? step.trap.side : owes ? step.oblige.side : undefined;
    return verb in step && role !== undefined && roleIs(board, frameOf(lasting), role, side);
  });

/** The trap a side is in. */
export const trapOf = (board: Board, side: Side): Lasting | undefined => lastingFor(board, 'trap', side);
const trapRule = (lasting: Lasting): Trap => (lasting.step as { trap: Trap }).trap;

/** The card a side owes, with the effect that says so. */
export function owedBy(board: Board, side: Side): { card: number; lasting: Lasting } | undefined {
  const lasting = lastingFor(board, 'oblige', side);
  if (!lasting) return undefined;
  const number = board.tables.cardNumber.get((lasting.step as { oblige: OwedCard }).oblige.card);
  return number === undefined ? undefined : { card: number, lasting };
}

/** The effect that fixes the order in which a side plays its cards. */
const sequenceOf = (board: Board, side: Side): Lasting | undefined =>
  board.state.lasting.find(
    (lasting) =>
      'oblige' in lasting.step &&
      'sequence' in lasting.step.oblige &&
      roleIs(board, frameOf(lasting), lasting.step.oblige.side, side),
  );

/** Could the event of this card take a scoring card out of the hand of the side that plays it? 5.4 */
function mayTakeScoringCard(board: Board, number: number, side: Side): boolean {
  const player = implementer(board, number, side);
  if (card(board, number).owner === rival(player)) return false;
  return card(board, number).event.some((step) => {
    const spec = 'discard' in step ? step.discard : 'take' in step ? step.take : undefined;
    if (!spec || typeof spec.from !== 'object' || spec.where?.scoring === false || spec.where?.minOps) return false;
    return roleIs(board, { card: number, player, bound: {} }, spec.from.hand, side);
  });
}

/** Must a side play scoring cards now, lest one be held? Undefined if hidden cards decide. 4.5.D.e, 10.1.5 */
export function mustScore(board: Board, side: Side): Known {
  const { least, most } = countHeld(board, side, (entry) => entry.scoring);
  const left = roundsLeft(board, side);
  if (least > 0 && least >= left) return true;
  return most > 0 && most >= left ? undefined : false;
}

const not = (known: Known): Known => (known === undefined ? undefined : !known);

// Choosing a card -----------------------------------------------------------------------------------------------------

export interface PlaySubject {
  readonly side: Side;
  readonly card: number;
}

const named = (_board: Board, { side, card: number }: PlaySubject) => ({ side, card: number });

/** A trapped side plays scoring cards only, and only when it must or can do nothing else. 10.1.5 */
function trapAllows(board: Board, { side, card: number }: PlaySubject): boolean {
  const trap = trapOf(board, side);
  if (!trap) return true;
  if (number === board.tables.china || !card(board, number).scoring) return false;
  if (policy(board, 'trap-scoring-card') === 'permitted' || mustScore(board, side) !== false) return true;
  return canPayTrap(board, side, trap) !== true;
}

export const playChecks: readonly Check<Board, PlaySubject>[] = [
  {
    clause: (board, { card: number }) => (number === board.tables.china ? '9.1' : '5.1'),
    message: 'play.in-hand',
    test: (board, { side, card: number }) => holds(board, side, number) !== false,
    args: named,
  },
  {
    clause: '9.3',
    message: 'play.china-face-up',
    when: (board, { card: number }) => number === board.tables.china,
    test: (board) => board.state.chinaUp,
    args: named,
  },
  {
    clause: (board, { side }) => {
      const trap = trapOf(board, side);
      return trap ? cardClause(board, trap.card) : '4.5.D';
    },
    message: 'play.trap',
    when: (board, { side }) => trapOf(board, side) !== undefined,
    issue: 'trap-scoring-card',
    test: trapAllows,
    args: named,
  },
  {
    clause: (board, { card: number }) => (number === board.tables.china ? '9.5.b' : '4.5.D.e'),
    message: 'play.scoring-first',
    see: ['10.1.5'],
    test: (board, { side, card: number }) => card(board, number).scoring || not(mustScore(board, side)),
    args: (board, { side, card: number }) => ({
      side,
      card: number,
      n: countHeld(board, side, (entry) => entry.scoring).least,
      left: roundsLeft(board, side),
    }),
    unless: {
      clause: (board, { card: number }) => cardClause(board, number),
      message: 'play.may-lose-scoring-card',
      test: (board, { side, card: number }) => mayTakeScoringCard(board, number, side),
    },
  },
  {
    clause: (board, { side }) => {
      const sequence = sequenceOf(board, side);
      return sequence ? cardClause(board, sequence.card) : '4.5.D';
    },
    message: 'play.sequence',
    when: (board, { side }) => sequenceOf(board, side) !== undefined,
    test: (board, { side, card: number }) => {
      const next = sequenceOf(board, side)?.order?.find((n) => holds(board, side, n) !== false);
      return next === undefined || next === number;
    },
    args: named,
  },
  {
    clause: (board, { side }) => {
      const owed = owedBy(board, side);
      return owed ? cardClause(board, owed.lasting.card) : '4.5.D';
    },
    message: 'play.owed',
    when: (board, { side }) => owedBy(board, side) !== undefined,
    test: (board, { side, card: number }) => {
      const owed = owedBy(board, side);
      if (!owed || owed.card === number || trapOf(board, side)) return true;
      return card(board, number).scoring && mustScore(board, side) !== false;
    },
    args: (board, { side, card: number }) => ({ side, card: number, owed: owedBy(board, side)?.card ?? 0 }),
  },
];

/** The phasing player shows a card. What it is used for is chosen next. */
export function playCard(board: Board, { side, card: number }: PlaySubject): void {
  if (number !== board.tables.china) leaveHand(board, side, number, TABLE);
  note(board, '4.5.D', 'play.card', { side, card: number });
  push(board, { do: 'play', card: number, by: side, use: null });
}

/** Sitting out: with no card to play, or in a round beyond the regular number. 4.5.D.f, 5.1.a, 9.8 */
export const passChecks: readonly Check<Board, { readonly side: Side }>[] = [
  {
    clause: '5.1.a',
    message: 'pass.no-card',
    test: (board, { side }) => {
      const size = handSize(board, side);
      return size === undefined ? undefined : size === 0;
    },
    args: (board, { side }) => ({ side, n: handSize(board, side) ?? 0 }),
    unless: { clause: '6.4.4.d', message: 'pass.optional-round', test: (board) => isOptionalRound(board) },
  },
];

export function pass(board: Board, side: Side): void {
  note(board, '4.5.D.f', 'pass.done', { side });
  roundIsPlayed(board, side, { card: 0, by: side, use: null });
}

/** Lets effects that wait for a side's action round act (We Will Bury You). */
function roundIsPlayed(board: Board, side: Side, watched: { card: number; by: Side; use: Use | null }): void {
  if (watched.use === null || watched.use === 'trap') {
    if (policy(board, 'we-will-bury-you-round') === 'card-play') return;
  }
  happen(board, { actionRound: 'play', of: side, watched });
}

// Choosing the use ----------------------------------------------------------------------------------------------------

export interface UseSubject extends PlaySubject {
  readonly use: Use;
}

const isObliged = (board: Board, { side, card: number }: UseSubject): boolean => owedBy(board, side)?.card === number;

/** Prerequisite cards must have come first; other conditions leave the event playable without effect. 5.2.b */
const isPrerequisite = (condition: Condition): boolean =>
  'occurred' in condition || ('any' in condition && condition.any.every(isPrerequisite));

const asEvent = (subject: UseSubject): boolean => subject.use === 'event';

export const useChecks: readonly Check<Board, UseSubject>[] = [
  {
    clause: (board, { card: number }) => (number === board.tables.china ? cardClause(board, number) : '7.1'),
    message: 'use.own-or-neutral',
    when: (_board, subject) => asEvent(subject),
    test: (board, subject) =>
      card(board, subject.card).owner !== rival(subject.side) && card(board, subject.card).timing?.event !== false,
    args: named,
  },
  {
    clause: '2.2.1',
    message: 'use.scoring-event-only',
    when: (board, { card: number, use }) => card(board, number).scoring && use !== 'space',
    test: (_board, subject) => asEvent(subject),
    args: named,
  },
  {
    clause: '7.5',
    message: 'use.not-barred',
    when: (board, subject) => asEvent(subject) && card(board, subject.card).barredBy.length > 0,
    test: (board, subject) => isBarred(board, subject.card) === undefined,
    args: (board, { side, card: number }) => ({ side, card: number, by: isBarred(board, number) ?? 0 }),
  },
  {
    clause: '12.4',
    message: 'use.civil-war',
    when: (board, subject) => asEvent(subject) && civilWarIsOpen(board),
    test: (board, subject) => !barredByCivilWar(board, subject.card, subject.side),
    args: named,
  },
  {
    clause: (board, { card: number }) => cardClause(board, number),
    message: 'use.prerequisite',
    when: (board, subject) => {
      const { requires, timing } = card(board, subject.card);
      return asEvent(subject) && requires !== undefined && (isPrerequisite(requires) || timing?.paired !== undefined);
    },
    test: (board, subject) => requirementMet(board, subject.card, subject.side),
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
    when: (_board, subject) => subject.use === 'paired',
    test: (board, subject) => pairingCard(board, subject) !== undefined,
    args: named,
  },
  ...spaceChecks.map(
    (check): Check<Board, UseSubject> => ({
      ...(check as Check<Board, SpaceSubject>),
      when: (_board, subject) => subject.use === 'space',
    }),
  ),
];

/** The card in hand whose event takes this one as its companion (UN Intervention). Never the card itself. */
function pairingCard(board: Board, { side, card: number }: UseSubject): number | undefined {
  return board.tables.cards.find((entry) => {
    const paired = entry?.timing?.paired;
    if (!entry || !paired || entry.number === number || holds(board, side, entry.number) === false) return false;
    return matchesCard(board, { card: entry.number, player: side, bound: {} }, paired.where, number, side) !== false;
  })?.number;
}

/** A card obtained in the middle of an event is covered by one from the hand, whose event takes it as companion. */
function playPaired(board: Board, task: PlayTask): void {
  const { card: number, by } = task;
  const cover = pairingCard(board, { side: by, card: number, use: 'paired' });
  if (cover === undefined) throw new Error('no card to pair with');
  enterHand(board, by, number);
  leaveHand(board, by, cover, TABLE);
  push(
    board,
    { do: 'dispose', card: cover, by, occurred: false, played: true },
    { do: 'event', card: cover, player: by },
  );
}

/** The card is used: Operations, event and the end of the card go on the agenda. 5.1, 5.2 */
export function useCard(board: Board, task: PlayTask, use: Use): void {
  const { card: number, by } = task;
  const entry = card(board, number);
  note(board, '5.1', 'play.use', { side: by, card: number, use });
  board.state.play = { card: number, by, use };
  if (owedBy(board, by)?.card === number) endObligation(board, by);
  pop(board);
  const dispose = { do: 'dispose', card: number, by, occurred: false, played: true } as const;
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
    push(board, dispose, { ...operationsOfCard(board, by, number), modes: ['space'], mode: 'space' });
  } else if (order) push(board, { ...task, use });
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
  const dispose = { do: 'dispose', card: number, by, occurred: false, played: true } as const;
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

function endObligation(board: Board, side: Side): void {
  const owed = owedBy(board, side);
  if (owed) board.state.lasting = board.state.lasting.filter((lasting) => lasting !== owed.lasting);
}

// The trapped player's round ------------------------------------------------------------------------------------------

/** Has a trapped side a card to discard? 5.3, 7.4.2 */
function canPayTrap(board: Board, side: Side, trap: Lasting): Known {
  const { least, most } = countHeld(
    board,
    side,
    (entry) => operationsValue(board, side, entry.ops) >= trapRule(trap).minOps,
  );
  return least > 0 ? true : most > 0 || board.state.hidden[side] < 0 ? undefined : false;
}

const trapClause = (board: Board, { side }: PlaySubject): string => {
  const trap = trapOf(board, side);
  return trap ? cardClause(board, trap.card) : '5.1.a';
};

export const trapChecks: readonly Check<Board, PlaySubject>[] = [
  {
    clause: '5.1.a',
    message: 'trap.in-one',
    test: (board, { side }) => trapOf(board, side) !== undefined,
    args: named,
  },
  {
    clause: '9.5.c',
    message: 'card.not-china',
    when: (board, { card: number }) => number === board.tables.china,
    test: () => false,
    args: named,
  },
  {
    clause: '5.1',
    message: 'play.in-hand',
    test: (board, { side, card: number }) => number === board.tables.china || holds(board, side, number) !== false,
    args: named,
  },
  {
    clause: '7.4.2',
    message: 'trap.value',
    test: (board, { side, card: number }) => {
      const trap = trapOf(board, side);
      return !trap || operationsValue(board, side, card(board, number).ops) >= trapRule(trap).minOps;
    },
    args: (board, { side, card: number }) => {
      const trap = trapOf(board, side);
      return {
        side,
        card: number,
        n: operationsValue(board, side, card(board, number).ops),
        needed: trap ? trapRule(trap).minOps : 0,
      };
    },
  },
  {
    clause: '10.1.5',
    message: 'play.scoring-first',
    issue: 'trap-scoring-card',
    test: (board, { side }) => policy(board, 'trap-scoring-card') === 'permitted' || not(mustScore(board, side)),
    args: (board, { side, card: number }) => ({
      side,
      card: number,
      n: countHeld(board, side, (entry) => entry.scoring).least,
      left: roundsLeft(board, side),
    }),
  },
  {
    clause: trapClause,
    message: 'trap.owed-first',
    when: (board, { side }) => owedBy(board, side) !== undefined,
    issue: 'trap-obliged-missile-envy',
    test: (board, { side, card: number }) => {
      const owed = owedBy(board, side);
      const trap = trapOf(board, side);
      if (!owed || !trap || owed.card === number || policy(board, 'trap-obliged-missile-envy') === 'free-choice')
        return true;
      return operationsValue(board, side, card(board, owed.card).ops) < trapRule(trap).minOps;
    },
    args: (board, { side, card: number }) => ({ side, card: number, owed: owedBy(board, side)?.card ?? 0 }),
  },
];

/** A trapped side sits out only with nothing to discard and nothing to score. */
export const trapPassChecks: readonly Check<Board, { readonly side: Side }>[] = [
  {
    clause: (board, { side }) => trapClause(board, { side, card: 0 }),
    message: 'trap.nothing-to-discard',
    issue: 'trap-discard-refusal',
    test: (board, { side }) => {
      const trap = trapOf(board, side);
      return policy(board, 'trap-discard-refusal') === 'may' || !trap || not(canPayTrap(board, side, trap));
    },
    args: (_board, { side }) => ({ side }),
  },
];

/** The discard that earns a try to escape; its event does not happen. 5.4 */
export function discardToTrap(board: Board, { side, card: number }: PlaySubject): void {
  leaveHand(board, side, number, DISCARD);
  note(board, '5.4', 'trap.discard', { side, card: number });
  if (owedBy(board, side)?.card === number) endObligation(board, side);
  board.state.play = { card: number, by: side, use: 'trap' };
  roundIsPlayed(board, side, board.state.play);
}

/** The try to escape. */
export function rollTrap(board: Board, die: number): void {
  const side = board.state.phasing;
  const trap = trapOf(board, side);
  if (!trap) return;
  const free = trapRule(trap).escape.includes(die);
  note(board, cardClause(board, trap.card), free ? 'trap.escapes' : 'trap.stays', { side, die });
  if (free) board.state.lasting = board.state.lasting.filter((lasting) => lasting !== trap);
}
