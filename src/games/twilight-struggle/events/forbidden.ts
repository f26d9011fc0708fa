/** Places that lasting effects close to an action: NATO, the US/Japan pact, The Reformer, Chernobyl. 7.3 */
import { NumberSet } from '../../../core/number-set.ts';
import type { Board } from '../board.ts';
import type { Lasting } from '../state.ts';
import type { Side } from '../tables.ts';
import { countriesMatching } from './country-filter.ts';
import { frameOf, inForce, type Of } from './in-force.ts';
import { roleIs } from './roles.ts';
import type { Forbid, ForbiddenAction } from './vocabulary.ts';

/** Is any effect in force that closes places to this action? */
export const anyForbids = (board: Board, action: ForbiddenAction): boolean =>
  inForce(board).forbid[action] !== undefined;

/** The effect that forbids a side this action in a country; undefined if none does. */
export const forbiddenBy = (board: Board, action: ForbiddenAction, side: Side, where: number): Lasting | undefined =>
  against(board, action, side).find((each) => placesOf(board, each).has(where))?.lasting;

/** Countries in which nothing forbids a side this action. */
export function notForbiddenTo(board: Board, action: ForbiddenAction, side: Side): NumberSet {
  let left = board.tables.everywhere;
  for (const each of against(board, action, side)) left = left.without(placesOf(board, each));
  return left;
}

const against = (board: Board, action: ForbiddenAction, side: Side): Of<Forbid>[] =>
  inForce(board).forbid[action]?.filter(({ lasting, rule }) => roleIs(board, frameOf(lasting), rule.side, side)) ?? [];

/** The places that one effect closes, but for those that another one exempts. */
function placesOf(board: Board, { lasting, rule }: Of<Forbid>): NumberSet {
  const { region } = lasting;
  let places = region
    ? (board.tables.inRegion.get(region) ?? NumberSet.EMPTY)
    : countriesMatching(board, frameOf(lasting), rule.where);
  for (const other of inForce(board).exempt) {
    if (other.rule.from === rule.label)
      places = places.without(countriesMatching(board, frameOf(other.lasting), other.rule.where));
  }
  return places;
}
