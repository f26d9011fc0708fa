/** Places that lasting effects close to an action: NATO, the US/Japan pact, The Reformer, Chernobyl. 7.3 */
import { type Board, inRegion } from './board.ts';
import { matcher } from './effects/country-filter.ts';
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
  forbidding(board, action, side)?.(where);

/** The same for one country after the other; undefined if nothing forbids the side this action anywhere. */
export function forbidding(
  board: Board,
  action: ForbiddenAction,
  side: Side,
): ((where: number) => Lasting | undefined) | undefined {
  const against = inForce(board).forbid.filter(
    ({ lasting, rule }) => rule.action.includes(action) && roleIs(board, frameOf(lasting), rule.side, side),
  );
  if (against.length === 0) return undefined;
  const closures = against.map((each) => ({ lasting: each.lasting, closes: placesOf(board, each) }));
  return (where) => {
    for (const { lasting, closes } of closures) if (closes(where)) return lasting;
    return undefined;
  };
}

/** The places that one effect closes, but for those that another one exempts. */
function placesOf(board: Board, { lasting, rule }: Of<Forbid>): (where: number) => boolean {
  const { region } = lasting;
  const inside = region
    ? (where: number) => inRegion(board, region, where)
    : matcher(board, frameOf(lasting), rule.where);
  const exempt = inForce(board)
    .exempt.filter((other) => other.rule.from === rule.label)
    .map((other) => matcher(board, frameOf(other.lasting), other.rule.where));
  return exempt.length === 0 ? inside : (where) => inside(where) && !exempt.some((spares) => spares(where));
}
