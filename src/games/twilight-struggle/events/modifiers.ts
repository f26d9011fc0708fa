/** Changes of a number by lasting effects: Operations values, die rolls, DEFCON loss, action rounds. 7.4 */
import { type Board, card, policy } from '../board.ts';
import type { LocationBonus } from '../state.ts';
import type { Side } from '../tables.ts';
import { matchesCountry } from './country-filter.ts';
import { freshFrame } from './frame.ts';
import { frameOf, inForce } from './in-force.ts';
import { roleIs } from './roles.ts';

/** A modification in force, with the card it comes from. */
export interface Modifier {
  readonly card: number;
  readonly amount: number;
  /** Highest value that it raises Operations to. */
  readonly cap?: number | undefined;
  /** Lowest value that it cuts them to. */
  readonly floor?: number | undefined;
}

/** Modifiers of the Operations of every card a side uses, location bonuses apart. 7.4, 7.4.1 */
export function operationsModifiers(board: Board, side: Side): Modifier[] {
  const modifiers: Modifier[] = [];
  const single = policy(board, 'red-scare-stacking') === 'single';
  for (const { lasting, rule: modify } of inForce(board).modify['card-ops'] ?? []) {
    if (modify.allIn || !roleIs(board, frameOf(lasting), modify.side, side)) continue;
    if (single && modifiers.some((m) => m.card === lasting.card)) continue;
    modifiers.push({ card: lasting.card, amount: modify.amount, cap: modify.cap, floor: modify.floor });
  }
  return modifiers;
}

/**
 * Operations value of a card for the side that uses it: modifiers are added up first, then a raise and a cut stop where
 * their cards say. Without location bonuses. 7.4, 7.4.2
 */
export function operationsValue(board: Board, side: Side, printed: number): number {
  if (printed === 0) return 0;
  let sum = 0;
  let cap = Number.POSITIVE_INFINITY;
  let floor = 0;
  for (const modifier of operationsModifiers(board, side)) {
    sum += modifier.amount;
    if (modifier.cap !== undefined) cap = Math.min(cap, modifier.cap);
    if (modifier.floor !== undefined) floor = Math.max(floor, modifier.floor);
  }
  // No raise takes a card beyond its cap, no cut below its floor, and neither bound turns a raise into a cut or a cut into a raise.
  const [least, most] = [Math.min(printed, floor), Math.max(printed, cap)];
  return Math.max(least, Math.min(most, printed + sum));
}

/** Location bonuses open to a side that uses this card's Operations. 9.6 */
export function locationBonuses(board: Board, side: Side, number: number): LocationBonus[] {
  const bonuses: LocationBonus[] = [];
  for (const step of card(board, number).intrinsic) {
    if ('modify' in step && step.modify.quantity === 'card-ops' && step.modify.allIn) {
      const { amount, allIn } = step.modify;
      const frame = freshFrame(number, side);
      if (roleIs(board, frame, step.modify.side, side)) bonuses.push({ card: number, amount, where: allIn, frame });
    }
  }
  for (const { lasting, rule: modify } of inForce(board).modify['card-ops'] ?? []) {
    if (!modify.allIn || !roleIs(board, frameOf(lasting), modify.side, side)) continue;
    bonuses.push({ card: lasting.card, amount: modify.amount, where: modify.allIn, frame: frameOf(lasting) });
  }
  return bonuses;
}

/** Sum of the location bonuses that survive if these countries receive points. */
export function locationBonus(board: Board, bonuses: readonly LocationBonus[], countries: readonly number[]): number {
  let sum = 0;
  for (const bonus of bonuses) {
    if (countries.every((where) => matchesCountry(board, bonus.frame, bonus.where, where))) sum += bonus.amount;
  }
  return sum;
}

/** Modifiers by card and amount, `43:-1`, for sentences that name each of them, also where they cancel. */
export const named = (modifiers: readonly Modifier[]): { readonly modifiers?: readonly string[] } =>
  modifiers.length === 0 ? {} : { modifiers: modifiers.map(({ card: number, amount }) => `${number}:${amount}`) };

/** Modifiers of a side's coup die in a country. */
export function coupDieModifiers(board: Board, side: Side, where: number): Modifier[] {
  const everywhere = policy(board, 'death-squads-region') === 'everywhere';
  const modifiers: Modifier[] = [];
  for (const { lasting, rule: modify } of inForce(board).modify['coup-die'] ?? []) {
    const frame = frameOf(lasting);
    if (!roleIs(board, frame, modify.side, side)) continue;
    if (modify.where && !everywhere && !matchesCountry(board, frame, modify.where, where)) continue;
    modifiers.push({ card: lasting.card, amount: modify.amount });
  }
  return modifiers;
}

/** Modifiers of a side's realignment die, when `roller` is the side conducting the realignment. */
export function realignDieModifiers(board: Board, side: Side, roller: Side): Modifier[] {
  const modifiers: Modifier[] = [];
  for (const { lasting, rule: modify } of inForce(board).modify['realign-die'] ?? []) {
    if (!roleIs(board, frameOf(lasting), modify.side, side)) continue;
    if (policy(board, 'iran-contra-rolls') === 'own-realignment' && roller !== side) continue;
    modifiers.push({ card: lasting.card, amount: modify.amount });
  }
  return modifiers;
}

/** The card that spares DEFCON when this side coups in a battleground; undefined if none does. */
export function defconSparedBy(board: Board, side: Side): number | undefined {
  for (const { lasting, rule: modify } of inForce(board).modify['coup-defcon'] ?? []) {
    if (roleIs(board, frameOf(lasting), modify.side, side) && modify.set === 0) return lasting.card;
  }
  return undefined;
}

/** Action rounds a card gives a side, or undefined. */
export function actionRoundsByCard(board: Board, side: Side): number | undefined {
  for (const { lasting, rule: modify } of inForce(board).modify['action-rounds'] ?? []) {
    if (roleIs(board, frameOf(lasting), modify.side, side)) return modify.set;
  }
  return undefined;
}
