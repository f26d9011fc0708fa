/** Places that lasting effects close to an action: NATO, the US/Japan pact, The Reformer, Chernobyl. 7.3 */
import { type Board, inRegion } from './board.ts';
import { matchesCountry } from './effects/country-filter.ts';
import { frameOf, inForce, type Of } from './effects/in-force.ts';
import { roleIs } from './effects/roles.ts';
import type { Forbid, ForbiddenAction } from './effects/vocabulary.ts';
import type { Lasting } from './state.ts';
import type { Side } from './tables.ts';

/** Is any effect in force that closes places to this action? */
export const anyForbids = (board: Board, action: ForbiddenAction): boolean =>
  inForce(board).forbid.some(({ rule }) => rule.action.includes(action));

/** The effect that forbids a side this action in a country; undefined if none does. */
export const forbiddenBy = (board: Board, action: ForbiddenAction, side: Side, where: number): Lasting | undefined =>
  forbidding(board, action, side)(where);

/** The same for one country after the other. */
export function forbidding(board: Board, action: ForbiddenAction, side: Side): (where: number) => Lasting | undefined {
  const against = inForce(board).forbid.filter(
    ({ lasting, rule }) => rule.action.includes(action) && roleIs(board, frameOf(lasting), rule.side, side),
  );
  return (where) =>
    against.find((each) => isInside(board, each, where) && !isExempt(board, each.rule.label, where))?.lasting;
}

const isInside = (board: Board, { lasting, rule }: Of<Forbid>, where: number): boolean =>
  lasting.region ? inRegion(board, lasting.region, where) : matchesCountry(board, frameOf(lasting), rule.where, where);

const isExempt = (board: Board, label: string, where: number): boolean =>
  inForce(board).exempt.some(
    ({ lasting, rule }) => rule.from === label && matchesCountry(board, frameOf(lasting), rule.where, where),
  );
