/** The turn of a play of which none is stated: one in which the cards and effects that are spoken of have joined the game. 4.1.e */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { nameOfEffect } from './effects.ts';

/** Nothing is special in it, and the cards of the first two periods are there. */
export const ORDINARY_TURN = 5;

/**
 * The turn that fits.
 * @param told a position and what is done in it, with cards and effects by id
 */
export function fittingTurn(told: unknown, { cards, periods }: Pick<Ruleset, 'cards' | 'periods'>): number {
  const named = new Set(namesIn(told));
  const late = cards.some(({ id, period }) => period === 'late' && (named.has(id) || named.has(nameOfEffect(id))));
  return (late ? periods.find(({ id }) => id === 'late')?.turns[0] : undefined) ?? ORDINARY_TURN;
}

/** Every text in what is told, wherever it stands. */
function namesIn(told: unknown): readonly string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(namesIn) : [];
}
