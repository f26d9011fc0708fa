/** Did what is said come to pass without being asked for: the target of a war that has but one, a card that moved, a hand that was shown? */
import { type Board, cardClause, card as cardOf } from '../games/twilight-struggle/board.ts';
import { countriesMatching } from '../games/twilight-struggle/events/country-filter.ts';
import { freshFrame } from '../games/twilight-struggle/events/frame.ts';
import type { CaseStep } from './run.ts';
import { wasShown, wasShuffled } from './shown.ts';
import type { Stated, Statement } from './statement.ts';

/** What tells that an event has moved a card. */
const MOVES: ReadonlySet<string> = new Set([
  ...['card.taken-from', 'card.taken-by', 'card.to-hand', 'card.discarded-by-event'],
  ...['card.discarded', 'card.removed', 'card.kept'],
]);

/** Is what is stated so, although nothing has asked for it? */
export function bornOut(statement: Statement, stated: Stated, steps: readonly CaseStep[]): boolean {
  const { country, card, key, value } = stated;
  if (key === 'reshuffle_order') return wasShuffled(card ?? 0, steps);
  if (key === 'shown') return wasShown(statement, stated, steps);
  const all = steps.flatMap(({ consequences }) => consequences);
  // That nothing more was done, or something not at all, is true of whatever nothing asked for.
  if (key === 'no_more') return all.some(({ message }) => message === 'event.occurs');
  if (value === false) return true;
  if (key !== 'target' && key !== 'targets' && card === undefined) return false;
  // An event that finds no marker to move where it is named has happened all the same. 5.2.d
  const idle = all.find(({ message }) => message === 'markers.exhausted');
  const board = (steps.at(-1) as CaseStep).after;
  const own = idle && cardClause(board, idle.args?.card as number);
  const moved = all.some(({ message, clause }) => message === 'change.influence' && clause === own);
  if (key === 'target' && idle && !moved) return isNamed(board, idle.args?.card as number, country);
  if (card === statement.card) return false;
  if (card !== undefined) return all.some(({ message, args }) => MOVES.has(message) && args?.card === card);
  return all.some(({ clause, args }) => clause.startsWith('card:') && args?.country === country);
}

/** Does an event name a country for its markers, whether or not any are there? */
function isNamed(board: Board, number: number, country: number | undefined): boolean {
  const { event, owner } = cardOf(board, number);
  return event.some((step) => {
    const spec = 'place' in step ? step.place : 'remove' in step ? step.remove : undefined;
    if (spec === undefined || country === undefined) return false;
    const { has: _, ...where } = spec.where;
    return countriesMatching(board, freshFrame(number, owner ?? board.state.phasing), where).has(country);
  });
}
