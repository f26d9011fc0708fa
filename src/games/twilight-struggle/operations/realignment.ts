/** Realignment rolls. 6.2 */
import { type Table, table } from '../../../core/checks.ts';
import {
  addInfluence,
  adjacentControlled,
  type Board,
  country,
  influence,
  note,
  policy,
  present,
  replaceTop,
} from '../board.ts';
import { eachCountry } from '../each.ts';
import { named, realignDieModifiers } from '../events/modifiers.ts';
import type { OperationsTask } from '../state.ts';
import { rival, SIDES, type Side, US, USSR } from '../tables.ts';
import { civilWarShelter } from '../variants/civil-war.ts';
import { ignoresDefcon } from '../variants/outcomes.ts';
import { affordable, aimedAt, bonusClause, bonusesLost, pointsLeft, spend } from './operations.ts';
import { notForbidden, type OperationsTarget, regionOpen, withinEvent } from './operations-target.ts';

/** The optional rule that lets realignments into any region. OPT-1 */
const optionLifts = (board: Board): boolean => policy(board, 'realign-ignores-defcon') === 'on';

export const realignmentChecks: Table<Board, OperationsTarget> = table([
  civilWarShelter,
  {
    clause: '6.2.1',
    message: 'realign.rival-influence',
    issue: 'realignment-without-rival',
    disputed: (board, { task, country: where }) => influence(board, rival(task.side), where) === 0,
    test: eachCountry((board, { task }) => {
      const anywhere = policy(board, 'realignment-without-rival') !== 'forbidden';
      return anywhere || present(board, rival(task.side));
    }),
    args: (board, { task, country: where }) => ({
      side: rival(task.side),
      country: where,
      n: influence(board, rival(task.side), where),
    }),
  },
  {
    ...regionOpen('realign'),
    unless: {
      clause: (board, { task }) =>
        (task.free ? undefined : optionLifts(board) ? 'OPT-1' : ignoresDefcon(board, task.side, 'realign')) ?? '6.3.5',
      message: 'defcon.ignored',
      test: eachCountry(
        (board, { task }) =>
          task.free || optionLifts(board) || ignoresDefcon(board, task.side, 'realign') !== undefined,
      ),
    },
  },
  notForbidden('realign', '6.2', 'realign.not-forbidden'),
  withinEvent,
  {
    clause: 'OPT-3',
    message: 'realign.not-placed',
    when: (_board, { task }) => task.touchedBy.includes('influence'),
    test: (_board, { task, country: where }) =>
      !task.touched.some((at, i) => at === where && task.touchedBy[i] === 'influence'),
    args: (_board, { country: where }) => ({ country: where }),
  },
  {
    clause: (board, { task, country: where }) =>
      bonusClause(board, task, where, board.tables.law.realignmentCost) ?? '6.2.2',
    message: 'realign.points',
    see: ['6.2.2', '7.4', '9.6'],
    test: eachCountry((board, { task }) => affordable(board, task, board.tables.law.realignmentCost)),
    args: (board, { task, country: where }) => ({
      country: where,
      left: Math.max(0, pointsLeft(board, task, where)),
      value: task.value,
      cards: bonusesLost(board, task, where),
    }),
  },
]);

/** Sum of a side's modifiers: neighbours controlled, more influence, own superpower next door, cards. 6.2.2 */
export function realignModifier(board: Board, side: Side, roller: Side, where: number): number {
  const parts = realignParts(board, side, roller, where);
  return parts.neighbours + parts.more + parts.superpower + parts.cards;
}

function realignParts(board: Board, side: Side, roller: Side, where: number) {
  const { law } = board.tables;
  const hasMore = influence(board, side, where) > influence(board, rival(side), where);
  return {
    neighbours: law.realignmentNeighbour * adjacentControlled(board, side, where),
    more: hasMore ? law.realignmentMore : 0,
    superpower: country(board, where).superpower === side ? law.realignmentSuperpower : 0,
    cards: realignDieModifiers(board, side, roller).reduce((sum, m) => sum + m.amount, 0),
  };
}

/** The target is named; the dice come next. 6.2.1.b */
export function nameTarget(board: Board, task: OperationsTask, where: number): void {
  replaceTop(board, aimedAt(task, where));
}

/** Both sides roll: the higher removes the difference from the other's influence; nothing is added. 6.2.2, 6.2.3 */
export function rollRealignment(board: Board, task: OperationsTask, dice: { us: number; ussr: number }): void {
  const where = task.target;
  if (where === undefined) throw new Error('a realignment is rolled before its target is named');
  const totals = SIDES.map((side) => {
    const parts = realignParts(board, side, task.side, where);
    const die = side === US ? dice.us : dice.ussr;
    const total = die + parts.neighbours + parts.more + parts.superpower + parts.cards;
    if (board.report) {
      const modifiers = named(realignDieModifiers(board, side, task.side));
      note(board, '6.2.2', 'realign.roll', { side, country: where, die, ...parts, ...modifiers, total });
    }
    return total;
  });
  const difference = (totals[US] ?? 0) - (totals[USSR] ?? 0);
  if (difference === 0) note(board, '6.2.2.b', 'realign.tie', { country: where });
  else {
    const loser: Side = difference > 0 ? USSR : US;
    if (loser === task.side && policy(board, 'realign-phasing-safe') === 'on') {
      note(board, 'OPT-2', 'realign.safe', { side: loser, country: where });
    } else if (addInfluence(board, loser, where, -Math.abs(difference), '6.2.2.a') === 0) {
      note(board, '6.2.2.a', 'realign.nothing', { side: loser, country: where });
    }
  }
  spend(board, task, where, 'realignment', board.tables.law.realignmentCost);
}
