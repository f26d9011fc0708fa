/** Conditions that several kinds of Operations set for the country they aim at. 6, 7.3, 8.1.5 */
import type { Check } from '../../core/checks.ts';
import { type Board, cardClause, country } from './board.ts';
import { eachCountry } from './each.ts';
import { countriesMatching } from './effects/country-filter.ts';
import type { ForbiddenAction } from './effects/vocabulary.ts';
import type { CountryFilter } from './effects/vocabulary-values.ts';
import { anyForbids, forbiddenBy, notForbiddenTo } from './forbidden.ts';
import { reachOfEvent } from './operations.ts';
import type { OperationsTask } from './state.ts';

export interface OperationsTarget {
  readonly task: OperationsTask;
  readonly country: number;
}

type TargetCheck = Check<Board, OperationsTarget>;

/** The regions that the present DEFCON closes to coups and realignments. Free attempts go beyond it. 8.1.5, 6.3.5 */
export const regionOpen: TargetCheck = {
  clause: '8.1.5',
  message: 'defcon.region-open',
  test: eachCountry((board) => board.tables.open[board.state.defcon]),
  args: (board, { country: where }) => ({
    country: where,
    n: board.state.defcon,
    region: country(board, where).region,
  }),
  unless: { clause: '6.3.5', message: 'defcon.ignored', test: eachCountry((_board, { task }) => task.free) },
};

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
  args: (board, { task, country: where }) => ({ card: task.card, country: where, ...whyOutside(board, task, where) }),
};

/** What keeps a country out of the reach of an event: the thing itself, not the card. */
function whyOutside(board: Board, task: OperationsTask, where: number): { readonly why?: string } {
  if (task.where === undefined) return {};
  const { filter, frame } = task.where;
  const without = (key: keyof CountryFilter): boolean => {
    const { [key]: _, ...others } = filter;
    return countriesMatching(board, frame, others).has(where);
  };
  if (countriesMatching(board, frame, filter).has(where)) return {};
  // The one condition without which the country would be allowed; a wrong region comes before everything else.
  const why = (['region', 'battleground', 'notIn', 'id'] as const).find((key) => key in filter && without(key));
  if (why) return { why };
  const { region } = filter;
  return region && !countriesMatching(board, frame, { region }).has(where) ? { why: 'region' } : {};
}
