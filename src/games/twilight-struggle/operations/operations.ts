/** Conducting Operations: how many points there are, and how many are left. 6.0, 7.4 */
import { NumberSet } from '../../../core/number-set.ts';
import { type Board, card, cardClause, note, pop, replaceTop, top } from '../board.ts';
import { countriesMatching } from '../events/country-filter.ts';
import { locationBonus, locationBonuses, named, operationsModifiers, operationsValue } from '../events/modifiers.ts';
import type { LocationBonus, Mode, OperationsTask } from '../state.ts';
import type { Side } from '../tables.ts';

/** Points a task may still spend if this country is touched too; without one, in the best place. 7.4, 9.6 */
export function pointsLeft(board: Board, task: OperationsTask, where?: number): number {
  const left = task.value - task.spent;
  if (where === undefined) return left + locationBonus(board, task.bonuses, task.touched);
  return left + locationBonus(board, bonusesKept(board, task), [where]);
}

/** Bonuses that have been lost cannot come back. */
const bonusesKept = (board: Board, task: OperationsTask): readonly LocationBonus[] =>
  task.bonuses.filter((bonus) => locationBonus(board, [bonus], task.touched) !== 0);

/** The cards whose bonus is lost if a point goes to this country. 7.4, 9.6 */
export const bonusesLost = (board: Board, task: OperationsTask, where: number): readonly number[] =>
  bonusesKept(board, task).flatMap((bonus) => (locationBonus(board, [bonus], [where]) === 0 ? [bonus.card] : []));

/** The clause by which a point to this country ends a bonus, where that leaves too few points for it. 7.4, 9.6 */
export function bonusClause(board: Board, task: OperationsTask, where: number, cost: number): string | undefined {
  const [bonus] = bonusesLost(board, task, where);
  if (bonus === undefined || pointsLeft(board, task, where) >= cost) return undefined;
  return bonus === board.tables.china ? '9.6' : cardClause(board, bonus);
}

/** Countries in which so many points may still be spent. */
export function affordable(board: Board, task: OperationsTask, cost: number): NumberSet {
  const { everywhere } = board.tables;
  const left = task.value - task.spent;
  if (left >= cost) return everywhere;
  const bonuses = bonusesKept(board, task);
  if (bonuses.length === 0) return NumberSet.EMPTY;
  return everywhere.filter((where) => left + locationBonus(board, bonuses, [where]) >= cost);
}

/** Value of the Operations when all of them go to these countries, with every bonus that applies. */
export function valueIn(board: Board, task: OperationsTask, countries: readonly number[]): number {
  return task.value + locationBonus(board, task.bonuses, countries);
}

/** The places to which an event confines its Operations; true if it does not. */
export const reachOfEvent = (board: Board, task: OperationsTask): true | NumberSet =>
  task.where ? countriesMatching(board, task.where.frame, task.where.filter) : true;

/** The Operations of a card that is played for them, or for the space race. 5.1, 6.0 */
export function operationsOfCard(board: Board, side: Side, number: number, only?: 'space'): OperationsTask {
  const entry = card(board, number);
  noteValue(board, side, number, entry.ops);
  return {
    do: 'operations',
    side,
    card: number,
    value: operationsValue(board, side, entry.ops),
    modes: only ? [only] : ['influence', 'realignment', 'coup'],
    bonuses: locationBonuses(board, side, number),
    where: undefined,
    free: false,
    uncredited: undefined,
    may: false,
    granted: false,
    mode: only ?? null,
    spent: 0,
    touched: [],
    touchedBy: [],
    target: undefined,
    as: undefined,
  };
}

/** Notes how an Operations value came about, and whether lasting effects may change it. 7.4 */
export function noteValue(board: Board, side: Side, number: number, printed: number, mayChange = true): void {
  if (!board.report) return;
  const modifiers = mayChange ? operationsModifiers(board, side) : [];
  const n = mayChange ? operationsValue(board, side, printed) : printed;
  if (modifiers.length === 0) note(board, '2.2.2', 'operations.printed', { card: number, side, n });
  else {
    note(board, '7.4', 'operations.modified', {
      card: number,
      side,
      printed,
      n,
      cards: modifiers.map((m) => m.card),
      ...named(modifiers),
      sum: modifiers.reduce((sum, m) => sum + m.amount, 0),
    });
  }
}

/** How far Operations have got. */
type Progress = Pick<OperationsTask, 'mode' | 'target' | 'spent' | 'touched' | 'touchedBy'>;

/** The same Operations a step further. Every task of this kind has one shape, because it is looked at all the time. */
export const furtherOn = (task: OperationsTask, now: Progress): OperationsTask => ({
  do: 'operations',
  side: task.side,
  card: task.card,
  value: task.value,
  modes: task.modes,
  bonuses: task.bonuses,
  where: task.where,
  free: task.free,
  uncredited: task.uncredited,
  may: task.may,
  granted: task.granted,
  mode: now.mode,
  spent: now.spent,
  touched: now.touched,
  touchedBy: now.touchedBy,
  target: now.target,
  as: task.as,
});

/** The target of a coup or a realignment has been named. */
export const aimedAt = (task: OperationsTask, target: number): OperationsTask => {
  const { mode, spent, touched, touchedBy } = task;
  return furtherOn(task, { mode, target, spent, touched, touchedBy });
};

/** Writes a touched country into the task and ends it when no point is left. */
export function spend(board: Board, task: OperationsTask, where: number, mode: Mode, cost: number): void {
  const next = furtherOn(task, {
    mode: task.mode,
    target: undefined,
    spent: task.spent + cost,
    touched: [...task.touched, where],
    touchedBy: [...task.touchedBy, mode],
  });
  replaceTop(board, next);
  if (pointsLeft(board, next) <= 0) finish(board);
}

/** What the points are used for; undefined while no Operations are conducted. 6.0 */
export function pointsGoTo(board: Board): Mode | null | undefined {
  const task = top(board);
  return task?.do === 'operations' ? task.mode : undefined;
}

/** Have the Operations ended because no point is left? */
export const pointsAreSpent = (board: Board): boolean => top(board)?.do !== 'operations';

/** The Operations are over, whether or not points remain. */
export function finish(board: Board): void {
  pop(board);
}
