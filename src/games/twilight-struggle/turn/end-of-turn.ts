/** Steps F to H and the right of space box 6: what happens to held cards when the turn ends. 4.5.F to 4.5.H, 11.1 */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, card, endGame, note, policy } from '../board.ts';
import { eachCard, isChina } from '../each.ts';
import { carryOutAbove } from '../events/run.ts';
import { happen } from '../events/triggers.ts';
import { hasAbility } from '../operations/space.ts';
import { DISCARD } from '../state.ts';
import { rival, SIDES, type Side } from '../tables.ts';
import { loseCard } from './duties.ts';
import { enterHand, handSize, holds, knownHand, leaveHand } from './hands.ts';

/** The side that may throw a held card away, if it has one to throw. 6.4.4.c */
export function mayDiscardHeld(board: Board): Side | undefined {
  return SIDES.find((side) => hasAbility(board, side, 'may-discard-held-card') && handSize(board, side) !== 0);
}

export interface HeldSubject {
  readonly side: Side;
  readonly card: number;
}

export const heldChecks: Table<Board, HeldSubject> = table([
  {
    clause: '6.4.4.c',
    message: 'held.ability',
    test: (board, { side }) => hasAbility(board, side, 'may-discard-held-card'),
    args: (_board, { side }) => ({ side }),
  },
  {
    clause: '9.5.c',
    message: 'card.not-china',
    concerns: isChina,
    test: eachCard(() => false),
    args: (_board, { card: number }) => ({ card: number }),
  },
  {
    clause: '5.1',
    message: 'play.in-hand',
    test: (board, { side, card: number }) => holds(board, side, number),
    args: (_board, { side, card: number }) => ({ side, card: number }),
  },
  {
    clause: '4.5.D.e',
    message: 'held.no-scoring-card',
    issue: 'box-six-scoring-card',
    concerns: (board, { card: number }) => card(board, number).scoring,
    test: (board) => policy(board, 'box-six-scoring-card') === 'allowed',
    args: (_board, { card: number }) => ({ card: number }),
  },
]);

export function discardHeld(board: Board, { side, card: number }: HeldSubject): void {
  loseCard(board, side, number, DISCARD);
  note(board, '6.4.4.c', 'card.discarded-held', { side, card: number });
}

/** Are held cards shown at the end of the turn? 11.1.1 */
export const showsHeldCards = (board: Board): boolean => policy(board, 'tournament-reveal') === 'on';

/** A hand of which nothing is hidden needs no reveal. */
export const heldCardsKnown = (board: Board): boolean => SIDES.every((side) => board.state.hidden[side] <= 0);

/** Held cards are shown. */
export function showHeld(board: Board, side: Side, cards: readonly number[]): void {
  for (const number of cards) {
    leaveHand(board, side, number, DISCARD);
    enterHand(board, side, number);
  }
  board.state.hidden[side] = 0;
}

/** A side caught with a scoring card loses at once; of two, a disputed reading decides. 11.1.2 */
export function judgeHeld(board: Board): void {
  const caught = SIDES.flatMap((side): Side[] => {
    const held = knownHand(board, side);
    note(board, '11.1.1', 'held.shown', { side, cards: held });
    return held.some((number) => card(board, number).scoring) ? [side] : [];
  });
  const both = caught.length > 1;
  for (const side of caught) {
    const scoring = knownHand(board, side).find((number) => card(board, number).scoring) as number;
    note(board, '11.1.2', 'held.scoring-card', { side, card: scoring }, both ? BOTH_HOLD : undefined);
  }
  const [first] = caught;
  if (first === undefined) return;
  const winner = both && policy(board, BOTH_HOLD) === 'both-lose' ? 'draw' : rival(first);
  endGame(board, { winner, how: 'held-scoring-card', clause: '11.1.2' });
}

const BOTH_HOLD = 'both-hold-scoring-cards';

/**
 * Before final scoring: what waits for an action round of a side is due now, since no more will come. One reading of
 * We Will Bury You counts card plays only.
 */
export function settleLastRounds(board: Board): void {
  if (policy(board, 'we-will-bury-you-round') === 'card-play') return;
  for (const side of SIDES) {
    happen(board, { actionRound: 'play', of: side, watched: { card: 0, by: side, use: null } });
  }
  carryOutAbove(board, 0);
}

/** Step G: the China Card is turned face up. 4.5.G, 9.3 */
export function flipChina(board: Board): void {
  if (board.state.chinaUp || board.state.chinaHolder === undefined) return;
  board.state.chinaUp = true;
  note(board, '4.5.G', 'china.turned-up', { side: board.state.chinaHolder });
}

/** Space race cards of the turn are forgotten. 6.4.2 */
export function resetSpaceAttempts(board: Board): void {
  board.state.spaceUsed[0] = 0;
  board.state.spaceUsed[1] = 0;
}
