/** Which cards a filter names, as far as hands are known. */
import type { Known } from '../../../core/answer.ts';
import { type Board, card, policy } from '../board.ts';
import type { Frame } from '../state.ts';
import type { CardEntry, Side } from '../tables.ts';
import { holds } from '../turn/hands.ts';
import { operationsValue } from './modifiers.ts';
import { eventPossible } from './occurrence.ts';
import { sideOfRole } from './roles.ts';
import type { CardFilter, Role } from './vocabulary.ts';

/**
 * Does a card match a filter, read for the side that holds it? Undefined if that depends on cards nobody has shown.
 * `highestOps` compares with the other cards of the holder's hand. 5.3, 7.4.2
 */
export function matchesCard(board: Board, frame: Frame, filter: CardFilter, number: number, holder: Side): Known {
  const entry = card(board, number);
  if (number === board.tables.china) return false;
  if (filter.scoring !== undefined && entry.scoring !== filter.scoring) return false;
  if (filter.side !== undefined) {
    const neutral = filter.side === 'neutral';
    if (neutral !== (entry.owner === undefined)) return false;
    if (!neutral && entry.owner !== sideOfRole(board, frame, filter.side as Role)) return false;
  }
  if (filter.minOps !== undefined && operationsAs(board, holder, entry, 'blockade-value') < filter.minOps) return false;
  if (filter.eventPossible && !eventPossible(board, number, frame.player)) return false;
  if (filter.highestOps) return isHighest(board, number, holder);
  return true;
}

const operationsAs = (board: Board, side: Side, entry: CardEntry, issue: string): number =>
  policy(board, issue) === 'printed' ? entry.ops : operationsValue(board, side, entry.ops);

/** Is no other card of this hand worth more? */
function isHighest(board: Board, number: number, holder: Side): Known {
  const value = (n: number): number => operationsAs(board, holder, card(board, n), 'missile-envy-highest');
  const own = value(number);
  let open = false;
  for (const entry of board.tables.cards) {
    if (!entry || entry.number === number || entry.scoring || entry.number === board.tables.china) continue;
    if (value(entry.number) <= own) continue;
    const held = holds(board, holder, entry.number);
    if (held === true) return false;
    if (held === undefined) open = true;
  }
  return open ? undefined : true;
}
