/** Answers about single dice: the space race, wars, traps. */
import { cardClause, country } from '../../../games/twilight-struggle/board.ts';
import { warPenalty } from '../../../games/twilight-struggle/events/dice-verbs.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import { rollIsOptional, spaceBox } from '../../../games/twilight-struggle/operations/space.ts';
import type { OperationsTask, WarTask } from '../../../games/twilight-struggle/state.ts';
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { trapOf } from '../../../games/twilight-struggle/turn/duties.ts';
import { inBlock, type LineOf, nextHeading, type Slot, use } from '../entry-lines.ts';
import { countryIndex } from '../line-names.ts';
import { addViolation, isLastEntry, type Run } from '../run.ts';
import type { Answer } from './answer.ts';
import { checkPrintedValue } from './operations.ts';

/** A card played for the space race goes straight to the die: its heading is read here. */
export function answerSpaceDie(run: Run, task: OperationsTask): Answer | undefined {
  const heading = nextHeading(run.at.lines);
  if (heading?.line.kind === 'operations' && heading.line.use === 'space') {
    use(run.at.lines, heading);
    checkPrintedValue(run, task, heading.line);
  }
  const slot = inBlock(run.at.lines, 'space-roll');
  if (!slot) return withoutDie(run);
  const most = spaceBox(run.board, run.board.state.space[task.side] + 1)?.dieMax ?? 0;
  return roll(run, slot, '6.4.1.b', slot.line.success, (die) => die <= most);
}

/** A card may be put there without a roll, an optional rule. OPT-4 */
const withoutDie = (run: Run): Answer | undefined =>
  rollIsOptional(run.board) && !isLastEntry(run) ? { fact: { type: 'roll', die: 0 }, line: run.at.line } : undefined;

/** A war that has only one possible target goes straight to the die. */
export function answerWarDie(run: Run, task: WarTask): Answer | undefined {
  const clause = cardClause(run.board, task.frame.card);
  const where = task.target ?? 0;
  const named = inBlock(run.at.lines, 'war');
  if (named) {
    use(run.at.lines, named);
    const only = country(run.board, where);
    if (named.line.country !== only.id)
      addViolation(run, named.line.line, clause, { message: 'log.war', args: { country: where } });
  }
  const slot = inBlock(run.at.lines, 'war-result');
  if (!slot) return undefined;
  const needed = warPenalty(run.board, task, where) + warNumber(task);
  return roll(run, slot, '7.6', slot.line.success, (die) => die >= needed);
}

const warNumber = ({ step }: WarTask): number => ('war' in step ? step.war.success : 0);

export function answerTrapDie(run: Run): Answer | undefined {
  const slot = inBlock(run.at.lines, 'trap-roll');
  const trap = trapOf(run.board, run.board.state.phasing);
  if (!slot || !trap || !('trap' in trap.step)) return undefined;
  const { escape: frees } = trap.step.trap;
  return roll(run, slot, cardClause(run.board, trap.card), slot.line.escaped, (die) => frees.includes(die));
}

/** A die and what it is said to have led to. If they contradict each other, the outcome is what the rest follows from. */
function roll(
  run: Run,
  slot: Slot<LineOf<'space-roll' | 'war-result' | 'trap-roll'>>,
  clause: string,
  stated: boolean,
  succeeds: (die: number) => boolean,
): Answer {
  run.at.dice = [slot];
  const { line, die } = slot.line;
  let meant = die;
  if (succeeds(die) !== stated) {
    addViolation(run, line, clause, { message: 'log.outcome', args: { n: die } });
    meant = [1, 2, 3, 4, 5, 6].find((other) => succeeds(other) === stated) ?? die;
  }
  const fact: GameFact = { type: 'roll', die: meant };
  return { fact, line };
}

export function answerWarTarget(run: Run, by: Side): Answer | undefined {
  const slot = inBlock(run.at.lines, 'war');
  if (!slot) return undefined;
  use(run.at.lines, slot);
  return { fact: { type: 'target', by, country: countryIndex(run.board, slot.line.country) }, line: slot.line.line };
}
