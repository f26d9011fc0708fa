/** Coup attempts. 6.3 */
import { type Table, table } from '../../../core/checks.ts';
import {
  addInfluence,
  type Board,
  card,
  cardClause,
  influence,
  note,
  policy,
  pop,
  present,
  replaceTop,
  stabilityOf,
} from '../board.ts';
import { eachCountry } from '../each.ts';
import { bindToProgram } from '../events/bindings.ts';
import { coupDieModifiers, defconSparedBy, named } from '../events/modifiers.ts';
import { happen } from '../events/triggers.ts';
import type { OperationsTask } from '../state.ts';
import { rival } from '../tables.ts';
import { addMilops, setDefcon } from '../tracks/tracks.ts';
import { civilWarShelter } from '../variants/civil-war.ts';
import { battlegroundsOf } from '../variants/outcomes.ts';
import { aimedAt, valueIn } from './operations.ts';
import { notForbidden, type OperationsTarget, regionOpen, withinEvent } from './operations-target.ts';

export const coupChecks: Table<Board, OperationsTarget> = table([
  civilWarShelter,
  {
    clause: '6.3.1',
    message: 'coup.rival-influence',
    test: eachCountry((board, { task }) => present(board, rival(task.side))),
    args: (board, { task, country: where }) => ({
      side: rival(task.side),
      country: where,
      n: influence(board, rival(task.side), where),
    }),
  },
  regionOpen('coup'),
  notForbidden('coup', '6.3', 'coup.not-forbidden'),
  withinEvent,
]);

/** The coup is announced: effects that watch for it act before the die. */
export function declareCoup(board: Board, task: OperationsTask, where: number): void {
  replaceTop(board, aimedAt(task, where));
  happen(board, { coup: task.side, at: 'declared' });
}

/**
 * The die decides: die + Operations against the multiplied stability. The difference is taken from the rival and the rest
 * becomes own influence; military operations and DEFCON move whatever the result. 6.3.2 to 6.3.5, 8.1.4, 8.2.5
 */
export function rollCoup(board: Board, task: OperationsTask, die: number): void {
  const where = task.target;
  if (where === undefined) throw new Error('a coup is rolled before its target is named');
  const { side } = task;
  const battleground = battlegroundsOf(board).has(where);
  const stability = stabilityOf(board, where);
  const operations = valueIn(board, task, [where]);
  const modifiers = coupDieModifiers(board, side, where);
  const cards = modifiers.reduce((sum, m) => sum + m.amount, 0);
  const { coupMultiplier, coupLeast } = board.tables.law;
  const difference = die + operations + cards - coupMultiplier * stability;
  if (board.report) {
    note(board, '6.3.2', 'coup.strength', {
      side,
      country: where,
      die,
      operations,
      cards,
      ...named(modifiers),
      times: coupMultiplier,
      stability,
      n: difference,
    });
  }
  let removed = 0;
  if (difference >= coupLeast) {
    removed = Math.min(difference, influence(board, rival(side), where));
    addInfluence(board, rival(side), where, -removed, '6.3.2.b');
    addInfluence(board, side, where, difference - removed, '6.3.2.b');
  } else note(board, '6.3.2.a', 'coup.fails', { country: where });
  pop(board);
  if (task.as) bindToProgram(board, task.as, { countries: [where], amount: removed });
  creditCoup(board, task, operations);
  if (battleground) degrade(board, task, where);
  if (!board.state.result) happen(board, { coup: side, at: 'resolved' });
}

function creditCoup(board: Board, task: OperationsTask, operations: number): void {
  const printed = policy(board, 'coup-military-operations') === 'printed';
  if (task.free || task.uncredited) note(board, '8.2.5', 'coup.no-milops', { side: task.side });
  else addMilops(board, task.side, printed ? card(board, task.card).ops : operations, '6.3.3');
}

function degrade(board: Board, task: OperationsTask, where: number): void {
  const spared = defconSparedBy(board, task.side);
  if (spared !== undefined)
    note(board, cardClause(board, spared), 'coup.defcon-spared', { country: where, card: spared });
  else setDefcon(board, board.state.defcon + board.tables.law.coupDefcon, '6.3.4', task.side, where);
}
