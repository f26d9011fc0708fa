/** Places that lasting effects close to an action: NATO, the US/Japan pact, The Reformer, Chernobyl. 7.3 */
import { type Board, inRegion } from './board.ts';
import { matchesCountry } from './effects/country-filter.ts';
import { frameOf, inForce } from './effects/in-force.ts';
import { roleIs } from './effects/roles.ts';
import type { ForbiddenAction } from './effects/vocabulary.ts';
import type { Lasting } from './state.ts';
import type { Side } from './tables.ts';

/** Is any effect in force that closes places to this action? */
export const anyForbids = (board: Board, action: ForbiddenAction): boolean =>
  inForce(board).forbid.some(({ rule }) => rule.action.includes(action));

/** The effect that forbids a side this action in a country; undefined if none does. */
export function forbiddenBy(board: Board, action: ForbiddenAction, side: Side, where: number): Lasting | undefined {
  for (const { lasting, rule } of inForce(board).forbid) {
    if (!rule.action.includes(action) || !roleIs(board, frameOf(lasting), rule.side, side)) continue;
    const inside = lasting.region
      ? inRegion(board, lasting.region, where)
      : matchesCountry(board, frameOf(lasting), rule.where, where);
    if (inside && !isExempt(board, rule.label, where)) return lasting;
  }
  return undefined;
}

const isExempt = (board: Board, label: string, where: number): boolean =>
  inForce(board).exempt.some(
    ({ lasting, rule }) => rule.from === label && matchesCountry(board, frameOf(lasting), rule.where, where),
  );
