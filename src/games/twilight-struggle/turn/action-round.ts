/** Step D, the action rounds: which card may be played, and sitting a round out. 4.5.D, 5.1 */
import { type Check, type Table, table } from '../../../core/checks.ts';
import { type Board, card, cardClause, note, policy, pop, push, top } from '../board.ts';
import { newPlay } from '../cards/play-task.ts';
import { eachCard, isChina } from '../each.ts';
import { happen } from '../events/triggers.ts';
import { rememberReach } from '../operations/influence.ts';
import { TABLE, type Use } from '../state.ts';
import type { Side } from '../tables.ts';
import {
  canPayTrap,
  endKind,
  endObligation,
  holdsKind,
  isOfKind,
  mayTakeScoringCard,
  mustScore,
  not,
  owedBy,
  owedKind,
  sequenceOf,
  trapOf,
} from './duties.ts';
import { countHeld, handSize, holds, isEmptyHanded, leaveHand, mayHold, scoringHeld } from './hands.ts';
import { isOptionalRound, nextRound, roundsLeft } from './rounds.ts';

/** Enters the next action round: what counts as reached is what was there now. 6.1.1.a */
export function beginRound(board: Board): void {
  const next = nextRound(board);
  if (!next) throw new Error('there is no further action round');
  const { state } = board;
  state.round = next.round;
  state.phasing = next.side;
  rememberReach(board);
  state.movedTo = 0;
  state.play = null;
  push(board, { do: 'end-round' });
  forgetLostCard(board, next.side);
}

/** A card that its owner has lost is owed no longer. */
function forgetLostCard(board: Board, side: Side): void {
  const owed = owedBy(board, side);
  if (owed && holds(board, side, owed.card) === false) endObligation(board, side);
}

/** Nothing at all to play, or nothing of the kind that must be played, for certain: the round is skipped. 4.5.D.f */
export function sitsOut(board: Board): boolean {
  const side = board.state.phasing;
  const kind = owedKind(board, side);
  if (kind !== undefined && holdsKind(board, kind, side) === false) return true;
  return (
    isEmptyHanded(board, side) === true &&
    !(board.state.chinaHolder === side && board.state.chinaUp && !trapOf(board, side))
  );
}

/** The action round ends: effects that watch for that act. */
export function endRound(board: Board): void {
  pop(board);
  happen(board, { actionRound: 'end', of: board.state.phasing });
}

/** Is the action round still to be ended? */
export const isRoundOpen = (board: Board): boolean => top(board)?.do === 'end-round';

export interface PlaySubject {
  readonly side: Side;
  readonly card: number;
}

/** Side and card, for the sentence of a check. */
export const named = (_board: Board, { side, card: number }: PlaySubject) => ({ side, card: number });

/** The card by which a side must play a card of some kind. */
export function clauseOfKind(board: Board, { side }: { readonly side: Side }): string {
  const kind = owedKind(board, side);
  return kind ? cardClause(board, kind.card) : '4.5.D';
}

/** A trapped side plays scoring cards only, and only when it must or can do nothing else. 10.1.5 */
function trapAllows(board: Board, { side, card: number }: PlaySubject): boolean {
  const trap = trapOf(board, side);
  if (!trap) return true;
  if (number === board.tables.china || !card(board, number).scoring) return false;
  if (owedKind(board, side) !== undefined) return true;
  if (policy(board, 'trap-scoring-card') === 'permitted' || mustScore(board, side) !== false) return true;
  return canPayTrap(board, side, trap) !== true;
}

export const playChecks: Table<Board, PlaySubject> = table([
  {
    clause: (board, { card: number }) => (number === board.tables.china ? '9.1' : '5.1'),
    message: 'play.in-hand',
    test: eachCard((board, { side }) => mayHold(board, side)),
    args: named,
  },
  {
    clause: '9.3',
    message: 'play.china-face-up',
    concerns: isChina,
    test: eachCard((board) => board.state.chinaUp),
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
    disputed: (board, { card: number }) => number !== board.tables.china && card(board, number).scoring,
    test: trapAllows,
    args: named,
  },
  {
    clause: (board, { card: number }) => (number === board.tables.china ? '9.5.b' : '4.5.D.e'),
    message: 'play.scoring-first',
    see: ['10.1.5'],
    test: eachCard((board, { side }) => {
      const free = not(mustScore(board, side));
      return free === true || ((number) => card(board, number).scoring || free);
    }),
    args: (board, { side, card: number }) => ({
      side,
      card: number,
      n: countHeld(board, side, (entry) => entry.scoring).least,
      left: roundsLeft(board, side),
    }),
    unless: {
      clause: (board, { card: number }) => cardClause(board, number),
      message: 'play.may-lose-scoring-card',
      test: eachCard(
        (board, { side }) =>
          (number) =>
            mayTakeScoringCard(board, number, side),
      ),
    },
  },
  {
    clause: clauseOfKind,
    message: 'play.owed-kind',
    when: (board, { side }) => owedKind(board, side) !== undefined,
    issue: 'forfeit-and-trap',
    disputed: (board, { side }) => trapOf(board, side) !== undefined,
    test: (board, { side, card: number }) => {
      const kind = owedKind(board, side);
      return kind === undefined || isOfKind(board, kind, number, side);
    },
    args: named,
  },
  {
    clause: (board, { side }) => {
      const sequence = sequenceOf(board, side);
      return sequence ? cardClause(board, sequence.card) : '4.5.D';
    },
    message: 'play.sequence',
    // The China Card is no card of the hand whose order is fixed. 9.1.a
    when: (board, { side }) => sequenceOf(board, side) !== undefined,
    concerns: (board, { card: number }) => number !== board.tables.china,
    test: (board, { side, card: number }) => {
      const next = sequenceOf(board, side)?.order?.find((n) => holds(board, side, n) !== false);
      if (next === undefined || next === number) return true;
      // What was owed later comes first, and no event makes a player hold a scoring card. 10.1.5
      if (owedBy(board, side)?.card === number || owedKind(board, side)) return true;
      const scoringInstead = card(board, number).scoring && !card(board, next).scoring;
      return scoringInstead && mustScore(board, side) !== false;
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
      if (!owed || owed.card === number || trapOf(board, side) || owedKind(board, side)) return true;
      return card(board, number).scoring && mustScore(board, side) !== false;
    },
    args: (board, { side, card: number }) => ({ side, card: number, owed: owedBy(board, side)?.card ?? 0 }),
  },
]);

/** The phasing player shows a card. What it is used for is chosen next. */
export function playCard(board: Board, { side, card: number }: PlaySubject): void {
  const kind = owedKind(board, side);
  if (kind !== undefined) endKind(board, kind);
  if (number !== board.tables.china) leaveHand(board, side, number, TABLE);
  note(board, '4.5.D', 'play.card', { side, card: number });
  push(board, newPlay(number, side));
}

/** A round sat out is one less for the scoring cards in hand. */
export const scoringBeforePass: Check<Board, { readonly side: Side }> = {
  clause: '4.5.D.e',
  message: 'play.scoring-first',
  see: ['10.1.5'],
  when: (board, { side }) => mustScore(board, side) !== false,
  test: (board, { side }) => not(mustScore(board, side)),
  args: (board, { side }) => ({ side, n: scoringHeld(board, side).least, left: roundsLeft(board, side) }),
};

/** Whoever must play a card of some kind forfeits the round with none in hand, and with none only. */
export const forfeitWithoutKind: Check<Board, { readonly side: Side }> = {
  clause: clauseOfKind,
  message: 'pass.none-of-kind',
  when: (board, { side }) => owedKind(board, side) !== undefined,
  test: (board, { side }) => {
    const kind = owedKind(board, side);
    return kind === undefined || not(holdsKind(board, kind, side));
  },
  args: (_board, { side }) => ({ side }),
};

/** Sitting out: with no card to play, or in a round beyond the regular number. 4.5.D.f, 5.1.a, 9.8 */
export const passChecks: Table<Board, { readonly side: Side }> = table([
  forfeitWithoutKind,
  {
    clause: '5.1.a',
    message: 'pass.no-card',
    when: (board, { side }) => owedKind(board, side) === undefined,
    test: (board, { side }) => isEmptyHanded(board, side),
    args: (board, { side }) => ({ side, n: handSize(board, side) ?? 0 }),
    unless: { clause: '6.4.4.d', message: 'pass.optional-round', test: (board) => isOptionalRound(board) },
  },
  scoringBeforePass,
]);

export function pass(board: Board, side: Side): void {
  const kind = owedKind(board, side);
  if (kind !== undefined) {
    endKind(board, kind);
    note(board, cardClause(board, kind.card), 'pass.forfeited', { side, card: kind.card });
  } else note(board, '4.5.D.f', 'pass.done', { side });
  roundIsPlayed(board, side, { card: 0, by: side, use: null });
}

/** Lets effects that wait for a side's action round act (We Will Bury You). */
export function roundIsPlayed(board: Board, side: Side, watched: { card: number; by: Side; use: Use | null }): void {
  if (watched.use === null || watched.use === 'trap') {
    if (policy(board, 'we-will-bury-you-round') === 'card-play') return;
  }
  happen(board, { actionRound: 'play', of: side, watched });
}
