/** Conditions that several kinds of Operations set for the country they aim at. 6, 7.3, 8.1.5 */
import type { Check } from '../../../core/checks.ts';
import { type Board, cardClause, country } from '../board.ts';
import { eachCountry } from '../each.ts';
import { anyForbids, forbiddenBy, notForbiddenTo } from '../events/forbidden.ts';
import { whyNotCountry } from '../events/reasons.ts';
import type { ForbiddenAction } from '../events/vocabulary.ts';
import type { OperationsTask } from '../state.ts';
import { ignoresDefcon } from '../variants/outcomes.ts';
import { reachOfEvent } from './operations.ts';

export interface OperationsTarget {
  readonly task: OperationsTask;
  readonly country: number;
}

type TargetCheck = Check<Board, OperationsTarget>;

/** The regions that the present DEFCON closes to coups and realignments. Free attempts go beyond it. 8.1.5, 6.3.5 */
export const regionOpen = (action: 'coup' | 'realign'): TargetCheck => ({
  clause: '8.1.5',
  message: 'defcon.region-open',
  // The space of the Chinese Civil War is in no region.
  concerns: (board, { country: where }) => where !== board.tables.civilWar,
  test: eachCountry((board) => board.tables.open[board.state.defcon]),
  args: (board, { country: where }) => ({
    country: where,
    n: board.state.defcon,
    region: country(board, where).region,
  }),
  unless: {
    clause: (board, { task }) => (task.free ? undefined : ignoresDefcon(board, task.side, action)) ?? '6.3.5',
    message: 'defcon.ignored',
    test: eachCountry((board, { task }) => task.free || ignoresDefcon(board, task.side, action) !== undefined),
  },
});

/**
 * No lasting effect closes the country to this action: NATO, the US/Japan pact, The Reformer, Chernobyl.
 * @param clause where the rulebook says what the action may aim at, cited while nothing closes it
 */
export function notForbidden(action: ForbiddenAction, clause: string, message: string): TargetCheck {
  return {
    clause: (board, { task, country: where }) => {
      const lasting = forbiddenBy(board, action, task.side, where);
      return lasting ? cardClause(board, lasting.card) : clause;
    },
    message,
    when: (board) => anyForbids(board, action),
    test: eachCountry((board, { task }) => notForbiddenTo(board, action, task.side)),
    args: (_board, { task, country: where }) => ({ side: task.side, country: where }),
  };
}

/** The places to which the event that grants the Operations confines them. */
export const withinEvent: TargetCheck = {
  clause: (board, { task }) => cardClause(board, task.card),
  message: 'operations.within',
  when: (_board, { task }) => task.where !== undefined,
  test: eachCountry((board, { task }) => reachOfEvent(board, task)),
  args: (board, { task, country: where }) => ({
    card: task.card,
    country: where,
    ...(task.where && whyNotCountry(board, task.where.frame, task.where.filter, where)),
  }),
};
