/** Comparing the arithmetic that the log prints beside its dice with how the numbers come about. */
import type { Finding } from '../../../core/finding.ts';
import { SIDE_IDS } from '../../../games/twilight-struggle/tables.ts';
import type { LineOf, Slot } from '../entry-lines.ts';
import { addViolation, type Run, remark } from '../run.ts';
import { log } from '../say.ts';
import { checkedLine, type Match, numberOf, sideOf } from './line.ts';

export const DICE_LINES: Readonly<Record<string, Match>> = {
  'coup.strength': matchCoup,
  'realign.roll': matchRealignment,
  'war.won': matchWar,
  'war.lost': matchWar,
  'space.success': matchAttempt,
  'space.failure': matchAttempt,
  'trap.escapes': matchTrap,
  'trap.stays': matchTrap,
};

/** The line of the dice being rolled, as the kind that this roll has. */
function rolled<K extends 'coup-result' | 'realignment-roll' | 'war-result' | 'space-roll' | 'trap-roll'>(
  run: Run,
  kind: K,
  fits?: (line: LineOf<K>) => boolean,
): Slot<LineOf<K>> | undefined {
  const found = run.at.dice.find((slot) => slot.line.kind === kind && (!fits || fits(slot.line as LineOf<K>)));
  return found as Slot<LineOf<K>> | undefined;
}

/** Reports the first number that is not as printed. */
function compareAll(
  run: Run,
  line: number,
  clause: string,
  numbers: readonly (readonly [string, number, number])[],
): void {
  for (const [what, stated, found] of numbers) {
    if (stated === found) continue;
    addViolation(run, line, clause, log(what, stated, found));
    return;
  }
}

function matchCoup(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'coup-result');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  const net = numberOf(finding, 'n');
  compareAll(run, line.line, '6.3.2', [
    ['log.die', line.die, numberOf(finding, 'die')],
    ['log.operations', line.ops, numberOf(finding, 'operations')],
    ['log.modifier', line.modifier, numberOf(finding, 'cards')],
    ['log.stability', line.stability, numberOf(finding, 'stability')],
    ['log.result', line.net, net],
  ]);
  if (line.success !== net > 0) addViolation(run, line.line, '6.3.2', { message: 'log.outcome', args: { n: net } });
  return true;
}

function matchRealignment(run: Run, finding: Finding): boolean {
  const side = sideOf(finding);
  const slot = rolled(run, 'realignment-roll', (line) => line.side === SIDE_IDS[side]);
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  const byCards = numberOf(finding, 'cards');
  const total = numberOf(finding, 'total');
  const printed = total - numberOf(finding, 'die');
  // The digital edition applies the Iran-Contra Scandal without printing it.
  const hidden = byCards !== 0 && line.modifier === printed - byCards && line.total === line.die + line.modifier;
  if (hidden) {
    remark(run, 'unprinted-modifier', line.line, { message: 'log.note-modifier', args: { total } });
    return true;
  }
  compareAll(run, line.line, '6.2.2', [
    ['log.modifier', line.modifier, printed],
    ['log.total', line.total, total],
  ]);
  return true;
}

function matchWar(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'war-result');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  compareAll(run, line.line, '7.6', [
    ['log.modifier', line.modifier, 0 - numberOf(finding, 'penalty')],
    ['log.needed', line.needed, numberOf(finding, 'needed')],
  ]);
  const won = finding.message === 'war.won';
  if (line.success !== won)
    addViolation(run, line.line, '7.6', { message: 'log.outcome', args: { n: numberOf(finding, 'n') } });
  return true;
}

function matchAttempt(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'space-roll');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  const needed = numberOf(finding, 'needed');
  compareAll(run, line.line, '6.4.1', [['log.needed', line.needed, needed]]);
  const success = finding.message === 'space.success';
  if (line.success !== success)
    addViolation(run, line.line, '6.4.1.b', { message: 'log.outcome', args: { n: line.die } });
  return true;
}

function matchTrap(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'trap-roll');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  const escaped = finding.message === 'trap.escapes';
  if (line.escaped !== escaped)
    addViolation(run, line.line, finding.clause, { message: 'log.outcome', args: { n: line.die } });
  else compareAll(run, line.line, finding.clause, [['log.needed', line.needed, 4]]);
  return true;
}
