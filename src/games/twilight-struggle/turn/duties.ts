/** What a side must do before it may play as it likes: traps, cards it owes, scoring cards. 4.5.D.e, 10.1.5 */
import type { Known } from '../../../core/answer.ts';
import { type Board, card, policy } from '../board.ts';
import { matchesCard } from '../events/card-filter.ts';
import { freshFrame } from '../events/frame.ts';
import { frameOf, inForce } from '../events/in-force.ts';
import { operationsValue } from '../events/modifiers.ts';
import { implementer } from '../events/occurrence.ts';
import { roleIs } from '../events/roles.ts';
import type { OwedKind, Trap } from '../events/vocabulary.ts';
import type { Lasting } from '../state.ts';
import type { Side } from '../tables.ts';
import { countHeld, holdsSome, leaveHand, scoringHeld } from './hands.ts';
import { roundsLeft } from './rounds.ts';

/** The trap a side is in. */
export const trapOf = (board: Board, side: Side): Lasting | undefined =>
  inForce(board).trap.find(({ lasting, rule }) => roleIs(board, frameOf(lasting), rule.side, side))?.lasting;
/** What a trap asks for. */
export const trapRule = (lasting: Lasting): Trap => (lasting.step as { trap: Trap }).trap;

/** The card a side owes, with the effect that says so. */
export function owedBy(board: Board, side: Side): { card: number; lasting: Lasting } | undefined {
  for (const { lasting, rule } of inForce(board).oblige) {
    if (!('card' in rule) || !roleIs(board, frameOf(lasting), rule.side, side)) continue;
    const number = board.tables.cardNumber.get(rule.card);
    if (number !== undefined) return { card: number, lasting };
  }
  return undefined;
}

/** The effect by which a side must play a card of some kind now, or forfeit its round. */
export function owedKind(board: Board, side: Side): Lasting | undefined {
  if (policy(board, 'forfeit-and-trap') === 'trap-first' && trapOf(board, side) !== undefined) return undefined;
  return inForce(board).oblige.find(
    ({ lasting, rule }) => 'where' in rule && roleIs(board, frameOf(lasting), rule.side, side),
  )?.lasting;
}

/** Is a card of the kind that a side owes? */
export function isOfKind(board: Board, owed: Lasting, number: number, side: Side): Known {
  const { where } = (owed.step as { oblige: OwedKind }).oblige;
  return number !== board.tables.china && matchesCard(board, frameOf(owed), where, number, side);
}

/** Does a side hold a card of the kind that it owes? Undefined if hidden cards decide. */
export const holdsKind = (board: Board, owed: Lasting, side: Side): Known =>
  holdsSome(board, side, ({ number }) => isOfKind(board, owed, number, side) !== false);

/** A side has played a card of the kind that it owed, or forfeited its round. */
export function endKind(board: Board, owed: Lasting): void {
  board.state.lasting = board.state.lasting.filter(({ step }) => step !== owed.step);
}

/** The effect that fixes the order in which a side plays its cards. */
export const sequenceOf = (board: Board, side: Side): Lasting | undefined =>
  inForce(board).oblige.find(
    ({ lasting, rule }) => 'sequence' in rule && roleIs(board, frameOf(lasting), rule.side, side),
  )?.lasting;

/** Could the event of this card take a scoring card out of the hand of the side that plays it? 5.4 */
export function mayTakeScoringCard(board: Board, number: number, side: Side): boolean {
  const player = implementer(board, number, side);
  return card(board, number).event.some((step) => {
    const spec = 'discard' in step ? step.discard : 'take' in step ? step.take : undefined;
    if (!spec || typeof spec.from !== 'object' || spec.where?.scoring === false || spec.where?.minOps) return false;
    return roleIs(board, freshFrame(number, player), spec.from.hand, side);
  });
}

/** Must a side play scoring cards now, lest one be held? Undefined if hidden cards decide. 4.5.D.e, 10.1.5 */
export function mustScore(board: Board, side: Side): Known {
  const { least, most } = scoringHeld(board, side);
  const left = roundsLeft(board, side);
  if (least > 0 && least >= left) return true;
  return most > 0 && most >= left ? undefined : false;
}

/** The opposite, where it is known. */
export const not = (known: Known): Known => (known === undefined ? undefined : !known);

/** Is a card with this number worth enough for the trap? 7.4.2 */
export const paysTrap = (board: Board, side: Side, trap: Lasting, ops: number): boolean =>
  operationsValue(board, side, ops) >= trapRule(trap).minOps;

/** Has a trapped side a card to discard? 5.3, 7.4.2 */
export function canPayTrap(board: Board, side: Side, trap: Lasting): Known {
  const { least, most } = countHeld(board, side, (entry) => paysTrap(board, side, trap, entry.ops));
  return least > 0 ? true : most > 0 || board.state.hidden[side] < 0 ? undefined : false;
}

/** The card that a side owed has been used as it should, or is out of its hand. */
export function endObligation(board: Board, side: Side): void {
  const owed = owedBy(board, side);
  if (owed) board.state.lasting = board.state.lasting.filter((lasting) => lasting !== owed.lasting);
}

/**
 * A card goes out of a hand otherwise than by being played in an action round. What was owed of it is owed no longer, even
 * if the card comes back with a later deal.
 */
export function loseCard(board: Board, side: Side, number: number, zone: number): void {
  if (owedBy(board, side)?.card === number) endObligation(board, side);
  leaveHand(board, side, number, zone);
}
