/** Answers about buying off the Cuban Missile Crisis: markers taken back without a word about why. */
import { top } from '../../../games/twilight-struggle/board.ts';
import { isAllowed } from '../../../games/twilight-struggle/check.ts';
import { offerTo } from '../../../games/twilight-struggle/events/crisis.ts';
import type { FactOf } from '../../../games/twilight-struggle/facts.ts';
import type { OperationsTask } from '../../../games/twilight-struggle/state.ts';
import { SIDES, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { allInBlock, inBlock, type LineOf, type Slot } from '../entry-lines.ts';
import { countryIndex } from '../line-names.ts';
import type { Run } from '../run.ts';
import type { Answer } from './answer.ts';

/** The digital edition lets a side pay between the heading of a coup and its target. */
export function paymentBefore(run: Run, task: OperationsTask): Answer | undefined {
  if (!offerTo(run.board, task.side)) return undefined;
  const slot = inBlock(run.at.lines, 'influence', 'target');
  return slot?.line.kind === 'influence' && slot.line.delta < 0 ? payment(run, slot.line) : undefined;
}

/** By the rulebook a side may pay at any time: the next line takes back markers that nothing else asks for. */
export function paymentNow(run: Run): Answer | undefined {
  const slot = run.at.lines.slots[run.at.lines.front];
  return slot && paymentWith(run, slot);
}

/** Does a line take back the markers with which the crisis is bought off? */
export function paymentWith(run: Run, { line }: Slot): Answer | undefined {
  if (line.kind !== 'influence' || line.delta > 0 || !SIDES.some((side) => offerTo(run.board, side))) return undefined;
  const paid = payment(run, line);
  if (!isAllowed(run.board, paid.fact)) return undefined;
  return isAsked(run, paid.fact) ? undefined : paid;
}

/** Does an event ask for markers to be taken back there, whoever chooses, and for all of those that are? */
function isAsked(run: Run, fact: FactOf<'cancel-crisis'>): boolean {
  const task = top(run.board);
  if (task?.do !== 'markers' || !isAllowed(run.board, { ...fact, type: 'remove', by: task.by })) return false;
  const taken = allInBlock(run.at.lines, 'influence').filter(
    ({ line }) => line.delta < 0 && sideOf(line.side) === task.side,
  );
  // A line may be half carried out.
  const done = (country: number): number => task.chosen.filter((chosen) => chosen === country).length;
  const due = taken.map(({ line }) => -line.delta - done(countryIndex(run.board, line.country)));
  return due.reduce((sum, n) => sum + n, 0) <= task.left;
}

const payment = (run: Run, { side, country, line }: LineOf<'influence'>) =>
  ({
    fact: { type: 'cancel-crisis', by: sideOf(side), country: countryIndex(run.board, country) },
    line,
  }) as const;
