/** Places that lasting effects close to an action: NATO, the US/Japan pact, The Reformer, Chernobyl. 7.3 */
import type { Board } from './board.ts';
import { inRegion } from './board.ts';
import { matchesCountry } from './effects/country-filter.ts';
import { roleIs } from './effects/roles.ts';
import type { ForbiddenAction } from './effects/vocabulary.ts';
import { frameOf } from './modifiers.ts';
import type { Lasting } from './state.ts';
import type { Side } from './tables.ts';

/** Is any effect in force that closes places to this action? */
export const anyForbids = (board: Board, action: ForbiddenAction): boolean =>
  board.state.lasting.some((lasting) => 'forbid' in lasting.step && lasting.step.forbid.action.includes(action));

/** The effect that forbids a side this action in a country; undefined if none does. */
export function forbiddenBy(board: Board, action: ForbiddenAction, side: Side, where: number): Lasting | undefined {
  for (const lasting of board.state.lasting) {
    if (!('forbid' in lasting.step)) continue;
    const { forbid } = lasting.step;
    if (!forbid.action.includes(action) || !roleIs(board, frameOf(lasting), forbid.side, side)) continue;
    const inside = lasting.region
      ? inRegion(board, lasting.region, where)
      : matchesCountry(board, frameOf(lasting), forbid.where, where);
    if (inside && !isExempt(board, forbid.label, where)) return lasting;
  }
  return undefined;
}

function isExempt(board: Board, label: string, where: number): boolean {
  return board.state.lasting.some(
    (lasting) =>
      'exempt' in lasting.step &&
      lasting.step.exempt.from === label &&
      matchesCountry(board, frameOf(lasting), lasting.step.exempt.where, where),
  );
}
