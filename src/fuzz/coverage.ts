/** What random games have visited: events that happened or did not, states of the chart, clauses cited. */
import type { Finding } from '../core/finding.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** How often each thing was seen. */
export interface Coverage {
  /** By number of the card. */
  readonly happened: Map<number, number>;
  readonly failed: Map<number, number>;
  /** Paths of states of the chart. */
  readonly states: Map<string, number>;
  readonly clauses: Map<string, number>;
  readonly messages: Map<string, number>;
}

export const emptyCoverage = (): Coverage => ({
  happened: new Map(),
  failed: new Map(),
  states: new Map(),
  clauses: new Map(),
  messages: new Map(),
});

const count = <K>(map: Map<K, number>, key: K): unknown => map.set(key, (map.get(key) ?? 0) + 1);

/** Adds a consequence to what has been seen. */
export function report(coverage: Coverage, { clause, message, args }: Finding): void {
  count(coverage.clauses, clause);
  count(coverage.messages, message);
  if (message === 'event.occurs') count(coverage.happened, Number(args?.card));
  if (message === 'event.unmet' || message === 'event.barred') count(coverage.failed, Number(args?.card));
}

/** Adds a state entered to what has been seen. */
export const enter = (coverage: Coverage, path: string): unknown => count(coverage.states, path);

/** Cards of the ruleset whose event has not been seen to happen; and those that could fail and have not. */
export function missingEvents(coverage: Coverage, board: Board): { happen: string[]; fail: string[] } {
  const events = board.tables.cards.flatMap((entry) => (entry && entry.event.length > 0 ? [entry] : []));
  const happen = events.filter((entry) => !coverage.happened.has(entry.number));
  const fail = events.filter((entry) => {
    const mayFail = entry.requires !== undefined || entry.barredBy.length > 0;
    return mayFail && !coverage.failed.has(entry.number);
  });
  return { happen: happen.map((entry) => entry.id), fail: fail.map((entry) => entry.id) };
}

/** Leaf states of the chart that have not been entered. */
export function missingStates(coverage: Coverage): string[] {
  const { rows } = twilightStruggle.steps;
  const paths = rows.map((row) => row.step.path);
  const isLeaf = (path: string): boolean => !paths.some((other) => other.startsWith(`${path}.`));
  return paths.filter((path) => path !== '' && isLeaf(path) && !coverage.states.has(path));
}
