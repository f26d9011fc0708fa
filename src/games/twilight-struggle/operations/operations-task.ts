/** Operations as a task: their points are used one after the other, in the way that is named first. 6.0 */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, cardClause, policy } from '../board.ts';
import { diceChecks, dieChecks, spaceDieChecks } from '../dice.ts';
import type { OperationsTask } from '../state.ts';
import { ask, type TaskKind } from '../task.ts';
import { coupChecks, declareCoup, rollCoup } from './coup.ts';
import { placeMarker, placementChecks } from './influence.ts';
import { chooseMode, isExhausted, modeChecks, openModes } from './mode.ts';
import { finish } from './operations.ts';
import { nameTarget, realignmentChecks, rollRealignment } from './realignment.ts';
import { rollSpace } from './space.ts';

/** Has something been spent, and could more be? Whether it must be is disputed. */
const leavesPoints = (board: Board, task: OperationsTask): boolean =>
  task.touched.length > 0 && !isExhausted(board, task);

/** A card played for Operations cannot be refused altogether; whether some of its points may be left is disputed. 5.1.a, 6.0.a */
const stopChecks: Table<Board, OperationsTask> = table([
  {
    clause: (board, task) => {
      if (leavesPoints(board, task)) return '6.0.a';
      return task.granted ? cardClause(board, task.card) : '5.1.a';
    },
    message: 'done.optional',
    issue: 'unspent-operations',
    disputed: leavesPoints,
    test: (board, task) => {
      const mayLeave = task.touched.length > 0 ? policy(board, 'unspent-operations') === 'allowed' : task.may;
      return mayLeave || isExhausted(board, task);
    },
  },
]);

export const operationsTask: TaskKind<OperationsTask> = {
  need({ mode, target }) {
    if (mode === null) return 'mode';
    if (mode === 'influence') return 'influence';
    if (mode === 'space') return 'spaceDie';
    if (mode === 'coup') return target === undefined ? 'coupTarget' : 'coupDie';
    return target === undefined ? 'realignmentTarget' : 'realignmentDice';
  },
  decider: ({ side }) => side,
  answers: {
    mode: {
      question: (_board, task, { mode }) => ask(modeChecks, { task, mode }),
      effect: (board, task, { mode }) => chooseMode(board, task, mode),
      choices: (board, task, by, facts) => {
        for (const mode of openModes(board, task)) facts.push({ type: 'mode', by, mode });
      },
    },
    place: {
      question: (_board, task, { country }) => ask(placementChecks, { task, country }),
      effect: (board, task, { country }) => placeMarker(board, task, country),
    },
    target: {
      question: (_board, task, { country }) =>
        ask(task.mode === 'coup' ? coupChecks : realignmentChecks, { task, country }),
      effect: (board, task, { country }) => (task.mode === 'coup' ? declareCoup : nameTarget)(board, task, country),
    },
    roll: {
      question: (_board, task, fact) => ask(task.mode === 'space' ? spaceDieChecks : dieChecks, fact),
      effect: (board, task, { die }) => {
        if (task.mode === 'coup') rollCoup(board, task, die);
        else {
          finish(board);
          rollSpace(board, task.side, die);
        }
      },
    },
    rolls: {
      question: (_board, _task, fact) => ask(diceChecks, fact),
      effect: rollRealignment,
    },
    done: {
      question: (_board, task) => ask(stopChecks, task),
      effect: finish,
    },
  },
};
