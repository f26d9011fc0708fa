/** Choosing what Operations are used for: one of the four uses, for all points of the card. 6.0 */
import { type Check, passes, passing, type Table, table } from '../../../core/checks.ts';
import { type Board, cardClause, note, policy, replaceTop } from '../board.ts';
import type { Mode, OperationsTask } from '../state.ts';
import { coupChecks } from './coup.ts';
import { placementChecks } from './influence.ts';
import { furtherOn } from './operations.ts';
import type { OperationsTarget } from './operations-target.ts';
import { realignmentChecks } from './realignment.ts';
import { type SpaceSubject, spaceChecks } from './space.ts';

const TARGETS: Readonly<Record<Exclude<Mode, 'space'>, Table<Board, OperationsTarget>>> = {
  influence: placementChecks,
  realignment: realignmentChecks,
  coup: coupChecks,
};

/** The attempt in the space race that these Operations would pay for. */
const attempt = ({ side, card, value }: OperationsTask): SpaceSubject => ({ side, card, value });

/** Is there anything that these Operations could do in this way? */
export function hasTarget(board: Board, task: OperationsTask, mode: Mode): boolean {
  if (mode === 'space') return passes(spaceChecks, board, attempt(task));
  const subject = { task, country: 0 };
  const targets = passing(TARGETS[mode], board, subject, board.tables.everywhere, (where) => {
    subject.country = where;
  });
  return !targets.isEmpty;
}

/** Is there nothing that these Operations could do in any of the ways open to them? */
export const isExhausted = (board: Board, task: OperationsTask): boolean =>
  task.modes.every((mode) => !isOpen(board, task, mode) || !hasTarget(board, task, mode));

/** All points of a card go to one use: once some have been spent the others are closed. 6.0.a, OPT-3 */
const isOpen = (board: Board, { mode: named, touched }: OperationsTask, mode: Mode): boolean =>
  touched.length === 0 || mode === named || (policy(board, 'mix-influence-realign') === 'on' && mixes(named, mode));

export interface ModeSubject {
  readonly task: OperationsTask;
  readonly mode: Mode;
}

/** A use named in vain, with nothing done yet and nowhere to do it, may be named anew. */
const inVain = (board: Board, task: OperationsTask): boolean =>
  task.mode !== null && task.touched.length === 0 && !hasTarget(board, task, task.mode);

const mixes = (before: Mode | null, now: Mode): boolean =>
  before !== now && [before, now].every((mode) => mode === 'influence' || mode === 'realignment');

/** What the points of one card may be used for. 6.0.a */
export const modeChecks: Table<Board, ModeSubject> = table([
  {
    clause: (board, { task }) => (task.granted ? cardClause(board, task.card) : '6.0'),
    message: 'mode.offered',
    test: (_board, { task, mode }) => task.modes.includes(mode),
    args: (_board, { task, mode }) => ({ mode, card: task.card, side: task.side }),
  },
  {
    clause: '6.0.a',
    message: 'mode.single',
    when: (_board, { task }) => task.mode !== null,
    test: (board, { task, mode }) => mode !== task.mode && inVain(board, task),
    args: (_board, { task, mode }) => ({ mode, side: task.side }),
    unless: {
      clause: 'OPT-3',
      message: 'mode.mixed',
      test: (board, { task, mode }) => policy(board, 'mix-influence-realign') === 'on' && mixes(task.mode, mode),
    },
  },
  ...spaceChecks.map(
    (check): Check<Board, ModeSubject> => ({
      clause: check.clause as string,
      message: check.message,
      concerns: (_board, { mode }) => mode === 'space',
      test: (board, { task }) => check.test(board, attempt(task)),
      args: (board, { task }) => check.args?.(board, attempt(task)) ?? {},
    }),
  ),
]);

/** Uses that may be named now and would have somewhere to go. */
export function openModes(board: Board, task: OperationsTask): Mode[] {
  return task.modes.filter(
    (mode) => mode !== task.mode && passes(modeChecks, board, { task, mode }) && hasTarget(board, task, mode),
  );
}

/** The side names what it does with the points. */
export function chooseMode(board: Board, task: OperationsTask, mode: Mode): void {
  const { target, spent, touched, touchedBy } = task;
  replaceTop(board, furtherOn(task, { mode, target, spent, touched, touchedBy }));
  // Space Race points of an event's companion card count as a card played there. 6.4.2
  if (mode === 'space') {
    board.state.spaceUsed[task.side]++;
    note(board, '6.4.1', 'space.attempt', { side: task.side, card: task.card });
  }
}
