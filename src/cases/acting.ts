/** The side that a statement says acts, where nothing asked who does: it may not be another than the one that did. */
import type { Finding } from '../core/finding.ts';
import { cardClause } from '../games/twilight-struggle/board.ts';
import { SIDE_IDS, SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import type { CaseStep } from './run.ts';
import { type Part, partsOf, type Statement, sideIn } from './statement.ts';

/** Why a side that is said to act in a play does not; empty if every one that is named does. */
export function explainActing(statement: Statement, steps: readonly CaseStep[]): readonly Finding[] {
  for (const part of partsOf(statement)) {
    if (part.by === undefined || part.by.used) continue;
    const said = sideIn(part.by);
    const acting = actingIn(statement, part, steps);
    if (acting.has(said)) continue;
    const { card } = statement;
    const clause = cardClause((steps.at(-1) as CaseStep).after, card);
    const [awaited] = acting;
    if (awaited === undefined) return [{ clause: '5.1', force: 'forbids', message: 'stated.no-event', args: { card } }];
    const args = { by: SIDE_IDS[said] as string, awaited: SIDE_IDS[awaited] as string };
    return [{ clause: part.owner === 'play' ? '6.0.a' : clause, force: 'forbids', message: 'not-your-decision', args }];
  }
  return [];
}

/** Whoever carried out what a part speaks of: the player, the side of an event, and any that chose in it. */
function actingIn(statement: Statement, part: Part, steps: readonly CaseStep[]): ReadonlySet<Side> {
  if (part.owner === 'play') return new Set([statement.player]);
  const outermost = statement.events[0];
  const own = outermost !== undefined && (outermost.own === part || outermost.granted.includes(part));
  const occurred = steps
    .flatMap(({ consequences }) => consequences)
    .filter(({ message, args }) => message === 'event.occurs' && (args?.card === statement.card) === own);
  if (occurred.length === 0) return new Set();
  const chose = steps.flatMap(({ fact }) => (fact && 'by' in fact && CHOICES.has(fact.type) ? [fact.by] : []));
  // Of a card drawn at random one side draws, and the other gives it up.
  if (steps.some(({ fact }) => fact?.type === 'draw')) return new Set(SIDES);
  return new Set([...occurred.map(({ args }) => args?.side as Side), ...chose]);
}

/** Facts by which somebody chooses something inside an event. */
const CHOICES: ReadonlySet<string> = new Set(['choose', 'select', 'reveal', 'target', 'place', 'remove', 'done']);
