/** Answers about realignments: the target and both dice. */
import { realignDieModifiers } from '../../../games/twilight-struggle/events/modifiers.ts';
import { realignModifier } from '../../../games/twilight-struggle/operations/realignment.ts';
import type { OperationsTask } from '../../../games/twilight-struggle/state.ts';
import { SIDE_IDS, type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { allInBlock, inBlock, type LineOf, type Slot, use } from '../entry-lines.ts';
import { addViolation, type Run } from '../run.ts';
import type { Answer } from './answer.ts';
import { answerOtherMode } from './operations.ts';
import { targetMeant } from './target.ts';

export function answerRealignmentTarget(run: Run, task: OperationsTask): Answer | undefined {
  const slot = inBlock(run.at.lines, 'target');
  if (!slot) {
    const rest = answerOtherMode(run, task);
    if (rest) return rest;
    const over = task.touched.length > 0 || task.may;
    return over ? { fact: { type: 'done', by: task.side }, line: run.at.line } : undefined;
  }
  use(run.at.lines, slot);
  return {
    fact: { type: 'target', by: task.side, country: targetMeant(run, slot, task.side, '6.2.2') },
    line: slot.line.line,
  };
}

export function answerRealignmentDice(run: Run, task: OperationsTask): Answer | undefined {
  const rolls = allInBlock(run.at.lines, 'realignment-roll').slice(0, 2);
  const [us, ussr] = SIDE_IDS.map((side) => rolls.find((slot) => slot.line.side === side));
  const first = rolls[0];
  if (!first || !us || !ussr) {
    if (rolls.length === 2 && first) addViolation(run, first.line.line, '6.2.2', { message: 'log.one-die' });
    return undefined;
  }
  run.at.dice = rolls;
  if (misfits(run, task, us) && misfits(run, task, ussr)) suspectTarget(run, task, first);
  return {
    fact: { type: 'rolls', us: dieMeant(run, task, us), ussr: dieMeant(run, task, ussr) },
    line: first.line.line,
  };
}

/** The modifier of a roll: with that of cards, which the digital edition does not print, and without. */
function modifiersOf(run: Run, task: OperationsTask, side: Side): readonly [full: number, printed: number] {
  const full = realignModifier(run.board, side, task.side, task.target ?? 0);
  const byCards = realignDieModifiers(run.board, side, task.side).reduce((sum, { amount }) => sum + amount, 0);
  return [full, full - byCards];
}

/** Is the printed modifier another than that of the target? */
const misfits = (run: Run, task: OperationsTask, { line }: Slot<LineOf<'realignment-roll'>>): boolean =>
  !modifiersOf(run, task, sideOf(line.side)).includes(line.modifier);

/** If neither modifier fits the target, it is rather the target that is misprinted. */
function suspectTarget(run: Run, task: OperationsTask, first: Slot): void {
  const target = run.at.lines.slots[run.at.lines.slots.indexOf(first) - 1];
  if (target?.line.kind !== 'target') return;
  addViolation(run, target.line.line, '6.2.2', {
    message: 'log.neither-modifier',
    args: { country: task.target ?? 0 },
  });
}

/** A die that does not come to the total, though the modifier is right: the total is what the rest follows from. */
function dieMeant(run: Run, task: OperationsTask, { line }: Slot<LineOf<'realignment-roll'>>): number {
  const implied = line.total - line.modifier;
  const right = modifiersOf(run, task, sideOf(line.side)).includes(line.modifier);
  if (!right || implied === line.die || implied < 1 || implied > 6) return line.die;
  addViolation(run, line.line, '6.2.2', {
    message: 'log.die-sum',
    args: { die: line.die, found: line.die + line.modifier, stated: line.total },
  });
  return implied;
}
