/** The plays of a case: one card with all that is stated of it, a round that is sat out, a round of which nothing is told. */

import { stepAt } from '../core/steps.ts';
import { wording } from '../core/wording.ts';
import { type Board, card as cardOf } from '../games/twilight-struggle/board.ts';
import { copyState } from '../games/twilight-struggle/state.ts';
import { SIDE_IDS, type Side } from '../games/twilight-struggle/tables.ts';
import { sitsOut } from '../games/twilight-struggle/turn/action-round.ts';
import { handSize, knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type CaseAction, CaseError } from './case.ts';
import { drive, refuseLeft } from './drive.ts';
import { cardNamed } from './named.ts';
import { BETWEEN_PLAYS, goOn, leaveOpen, pathNow, playerOf, type Run, refuse, remark, submit } from './run.ts';
import { leftOf, readStatement, type Statement, unused } from './statement.ts';

export function performPlay(run: Run, index: number, action: CaseAction, nextIsReaction: boolean): void {
  const by = playerOf(action, index);
  const path = ['action', index];
  const named = action.card === undefined ? undefined : cardNamed(run.names, action.card, [...path, 'card']);
  toNextRound(run, index);
  const { kind: _, player: __, card: ___, ...words } = action;
  const trapped = pathNow(run) === 'turn.actionRounds.trapped.discarding';
  // A die without anything else is that of the trap: nothing but the discard rolls one.
  const rolls = Object.keys(words).join() === 'die' && named !== undefined && !cardOf(run.board, named).scoring;
  const discards = action.as === 'trap_discard' || (trapped && (action.as === 'discard' || rolls));
  const card = named ?? onlyCard(run, index, by, discards ? 'discard' : 'play');
  if (card === undefined) throw new CaseError({ path: [...path, 'card'], message: wording('the play names no card') });
  if (discards) {
    const { as: ____, ...rest } = words;
    discardToTrap(run, index, by, readStatement(card, by, rest, run.names, path));
    return;
  }
  if (action.as === 'discard') {
    refuse(run, index, [{ clause: '5.1.a', force: 'forbids', message: 'play.no-discard', args: { side: by, card } }]);
    return;
  }
  const statement = readStatement(card, by, words, run.names, path);
  if (!submit(run, index, { type: 'play', by, card })) return;
  drive(run, index, { statementOf: () => statement, statements: [statement] }, nextIsReaction);
}

/** After a play that is over, the round in which the next one is made. 4.5.D */
function toNextRound(run: Run, index: number): void {
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
}

/** Where a round has begun and nothing is decided in it yet. */
const ROUND_BEGINS: ReadonlySet<string> = new Set(['turn.actionRounds.beginning', 'turn.improveDefcon']);

/** A round that is sat out: said of whoever is known to have no card, it happens by itself. 4.5.D.f */
export function performPass(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  while (pathNow(run) === 'turn.actionRounds.between') {
    goOn(run, index, ROUND_BEGINS);
    if (pathNow(run) !== 'turn.actionRounds.beginning') break;
    const { phasing } = run.board.state;
    const isOut = sitsOut(run.board);
    goOn(run, index, isOut ? BETWEEN_PLAYS : new Set());
    if (isOut && phasing === by) return;
  }
  submit(run, index, { type: 'pass', by });
}

/** The one card that a side can play, or discard to a trap, if its whole hand is known: a play that names none is of that. */
function onlyCard(run: Run, index: number, by: Side, type: 'play' | 'discard'): number | undefined {
  const { board } = run;
  if (handSize(board, by) !== knownHand(board, by).length) return undefined;
  const [only, ...others] = twilightStruggle
    .choices(board)
    .filter((fact) => fact.type === type && 'by' in fact && fact.by === by);
  if (!only || !('card' in only) || typeof only.card !== 'number' || others.length > 0) return undefined;
  run.forced.push({ fact: only, before: board });
  const { clause } = stepAt(twilightStruggle.steps, board.state);
  remark(run, index, { clause, force: 'applies', message: 'play.forced', args: { side: by } });
  return only.card;
}

/** The discard is the whole of the round. */
function discardToTrap(run: Run, index: number, by: Side, statement: Statement): void {
  if (!submit(run, index, { type: 'discard', by, card: statement.card })) return;
  const die = unused(statement.play, 'die');
  if (die?.die !== undefined) {
    die.used = true;
    submit(run, index, { type: 'roll', die: die.die });
  } else if (run.verdict === 'legal' && leftOf(statement).length === 0)
    leaveOpen(run, index, { missing: 'trap-die', by: undefined });
  refuseLeft(run, index, statement);
}

/** The player named makes some play that touches nothing: the round goes by. */
export function skipRound(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  const step = pathNow(run);
  if (!step.startsWith('turn.actionRounds.')) {
    refuse(run, index, [{ clause: '4.5.D', force: 'forbids', message: 'phase.not-due', args: { step } }]);
    return;
  }
  if (board.state.phasing !== by) {
    const args = { by: SIDE_IDS[by] as string, awaited: SIDE_IDS[board.state.phasing] as string };
    refuse(run, index, [{ clause: '4.5.D.a', force: 'forbids', message: 'not-your-decision', args }]);
    return;
  }
  board.state.agenda = [];
  board.state.step = twilightStruggle.steps.indexOf('turn.actionRounds.between') as number;
  run.board = board;
}
