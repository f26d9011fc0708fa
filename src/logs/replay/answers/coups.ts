/** Answers about coups: buying off a crisis, the target, the die. */
import { stabilityOf } from '../../../games/twilight-struggle/board.ts';
import { coupDieModifiers } from '../../../games/twilight-struggle/events/modifiers.ts';
import { valueIn } from '../../../games/twilight-struggle/operations/operations.ts';
import type { OperationsTask } from '../../../games/twilight-struggle/state.ts';
import { inBlock, type LineOf, type Slot, use } from '../entry-lines.ts';
import { addViolation, type Run } from '../run.ts';
import type { Answer } from './answer.ts';
import { paymentBefore } from './crisis.ts';
import { answerModeAnew } from './operations.ts';
import { targetMeant, untilNextTarget } from './target.ts';

export function answerCoupTarget(run: Run, task: OperationsTask): Answer | undefined {
  const payment = paymentBefore(run, task);
  if (payment) return payment;
  const slot = inBlock(run.at.lines, 'target');
  const anew = slot ? undefined : answerModeAnew(run, task);
  if (anew) return anew;
  if (!slot) return task.may ? { fact: { type: 'done', by: task.side }, line: run.at.line } : undefined;
  use(run.at.lines, slot);
  const where = targetMeant(run, slot, task.side, '6.3.2');
  return { fact: { type: 'target', by: task.side, country: where }, line: slot.line.line };
}

/** The die; if it does not come to the stated result, the one that does, so that what follows can be judged. */
export function answerCoupDie(run: Run, task: OperationsTask): Answer | undefined {
  const slot = inBlock(run.at.lines, 'coup-result');
  if (!slot) return undefined;
  run.at.dice = [slot];
  const { line } = slot;
  const where = task.target ?? 0;
  const byCards = coupDieModifiers(run.board, task.side, where).reduce((sum, { amount }) => sum + amount, 0);
  const added = valueIn(run.board, task, [where]) + byCards - 2 * stabilityOf(run.board, where);
  const implied = line.net - added;
  const meant = implied !== line.die && implied >= 1 && implied <= 6 && agrees(run, slot);
  if (meant)
    addViolation(run, line.line, '6.3.2', {
      message: 'log.die-sum',
      args: { die: line.die, found: line.die + added, stated: line.net },
    });
  return { fact: { type: 'roll', die: meant ? implied : line.die }, line: line.line };
}

/** Do the changes below a coup amount to the result it states? */
function agrees(run: Run, slot: Slot<LineOf<'coup-result'>>): boolean {
  const moved = untilNextTarget(run, slot).reduce(
    (sum, { line }) => sum + (line.kind === 'influence' ? Math.abs(line.delta) : 0),
    0,
  );
  return moved === Math.max(0, slot.line.net);
}
