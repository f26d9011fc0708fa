/** What the crises of Turn Zero have changed, as the other rules ask for it. Nothing where the variant is not in play. TZ-1 */
import { NumberSet } from '../../../core/number-set.ts';
import { type Board, policy } from '../board.ts';
import type { Side } from '../tables.ts';
import type { CrisisOutcome } from './turn-zero-state.ts';

const outcomes = (board: Board): readonly CrisisOutcome[] => board.state.turnZero.outcomes;

/** The side that plays first in each action round. 4.5.D.a, TZ-11.d */
export function firstInRound(board: Board): Side {
  for (const { first } of outcomes(board)) if (first && board.state.turn <= first.lastTurn) return first.side;
  return board.tables.law.firstInRound;
}

/** The cards that a period adds to the draw pile. 4.4 */
export function cardsOfPeriod(board: Board, period: 'early' | 'mid' | 'late'): NumberSet {
  let cards = board.tables.ofPeriod[period];
  for (const { period: moved } of outcomes(board))
    for (const { card, to } of moved) cards = cards.with(card, to === period);
  return cards;
}

/** The cards of a period that are out of the game. */
export function outOfGame(board: Board, period: 'early' | 'mid' | 'late'): NumberSet {
  let cards = NumberSet.EMPTY;
  for (const { period: moved } of outcomes(board))
    for (const { card, to } of moved)
      if (to === 'none' && board.tables.ofPeriod[period].has(card)) cards = cards.with(card, true);
  return cards;
}

/** The clause by which the event of a card does nothing now; undefined if it has its effect. TZ-7 */
export function withoutEffect(board: Board, number: number): string | undefined {
  for (const { clause, noEffect } of outcomes(board))
    for (const { card, lastTurn } of noEffect) if (card === number && board.state.turn <= lastTurn) return clause;
  return undefined;
}

/** The same where such an event cannot be had at all, one reading of the disputed question. */
export const isVoid = (board: Board, number: number): boolean =>
  withoutEffect(board, number) !== undefined && policy(board, 'turn-zero-no-effect') === 'no-event';

/** The battlegrounds of the map, those among them that a crisis has made. 2.1.4, TZ-15.d */
export function battlegroundsOf(board: Board): NumberSet {
  let countries = board.tables.battlegrounds;
  for (const { battlegrounds } of outcomes(board)) if (!battlegrounds.isEmpty) countries = countries.or(battlegrounds);
  return countries;
}

/** The clause by which DEFCON closes no region to a side now; undefined if it does. TZ-16.d */
export function ignoresDefcon(board: Board, side: Side, action: 'coup' | 'realign'): string | undefined {
  if (action === 'realign' && policy(board, 'turn-zero-defcon') === 'coups') return undefined;
  for (const { clause, defcon } of outcomes(board))
    if (defcon?.ignoredBy === side && board.state.turn <= defcon.lastTurn) return clause;
  return undefined;
}

/** The level below which DEFCON does not fall now, and the clause; undefined if nothing holds it. TZ-16.d */
export function leastDefcon(board: Board): { readonly level: number; readonly clause: string } | undefined {
  for (const { clause, defcon } of outcomes(board))
    if (defcon && board.state.turn <= defcon.lastTurn) return { level: defcon.least, clause };
  return undefined;
}

/** Points of a region that stand in place of the printed ones. TZ-12.d */
export function pointsOf(
  board: Board,
  region: string,
): { readonly presence?: number; readonly domination?: number; readonly control?: number } {
  let points = {};
  for (const { scoring } of outcomes(board)) points = { ...points, ...scoring.get(region) };
  return points;
}
