/** Comparing the arithmetic that the log prints beside its dice with how the numbers come about. */
import type { Finding } from '../../../core/finding.ts';
import { SIDE_IDS } from '../../../games/twilight-struggle/tables.ts';
import type { LineOf } from '../entry-lines.ts';
import { addViolation, type Run, remark } from '../run.ts';
import { log } from '../say.ts';
import { checkedLine, type Match, numberOf, sideOf } from './line.ts';

export const DICE_LINES: Readonly<Record<string, Match>> = {
  'coup.strength': inDice('coup-result', compareCoup),
  'realign.roll': inDice(
    'realignment-roll',
    compareRealignment,
    ({ side }, finding) => side === SIDE_IDS[sideOf(finding)],
  ),
  'war.won': inDice('war-result', compareWar),
  'war.lost': inDice('war-result', compareWar),
  'space.success': inDice('space-roll', compareAttempt),
  'space.failure': inDice('space-roll', compareAttempt),
  'trap.escapes': inDice('trap-roll', compareTrap),
  'trap.stays': inDice('trap-roll', compareTrap),
};

/** Compares the line of the dice being rolled, which is of the kind that this roll has. */
function inDice<K extends 'coup-result' | 'realignment-roll' | 'war-result' | 'space-roll' | 'trap-roll'>(
  kind: K,
  compareLine: (run: Run, line: LineOf<K>, finding: Finding) => void,
  fits: (line: LineOf<K>, finding: Finding) => boolean = () => true,
): Match {
  return (run, finding) => {
    const slot = run.at.dice.find(({ line }) => line.kind === kind && fits(line as LineOf<K>, finding));
    if (!slot) return false;
    checkedLine(run, slot, 'dice');
    compareLine(run, slot.line as LineOf<K>, finding);
    return true;
  };
}

/** Reports the first number that is not as printed. */
function compareAll(
  run: Run,
  line: number,
  clause: string,
  numbers: readonly (readonly [string, number, number])[],
): void {
  const wrong = numbers.find(([, stated, found]) => stated !== found);
  if (wrong) addViolation(run, line, clause, log(...wrong));
}

function compareCoup(run: Run, line: LineOf<'coup-result'>, finding: Finding): void {
  const net = numberOf(finding, 'n');
  compareAll(run, line.line, '6.3.2', [
    ['log.die', line.die, numberOf(finding, 'die')],
    ['log.operations', line.ops, numberOf(finding, 'operations')],
    ['log.modifier', line.modifier, numberOf(finding, 'cards')],
    ['log.stability', line.stability, numberOf(finding, 'stability')],
    ['log.result', line.net, net],
  ]);
  if (line.success !== net > 0) addViolation(run, line.line, '6.3.2', { message: 'log.outcome', args: { n: net } });
}

function compareRealignment(run: Run, line: LineOf<'realignment-roll'>, finding: Finding): void {
  const byCards = numberOf(finding, 'cards');
  const total = numberOf(finding, 'total');
  const printed = total - numberOf(finding, 'die');
  // The digital edition applies the Iran-Contra Scandal without printing it.
  const hidden = byCards !== 0 && line.modifier === printed - byCards && line.total === line.die + line.modifier;
  if (hidden) {
    remark(run, 'unprinted-modifier', line.line, { message: 'log.note-modifier', args: { total } });
    return;
  }
  compareAll(run, line.line, '6.2.2', [
    ['log.modifier', line.modifier, printed],
    ['log.total', line.total, total],
  ]);
}

function compareWar(run: Run, line: LineOf<'war-result'>, finding: Finding): void {
  compareAll(run, line.line, '7.6', [
    ['log.modifier', line.modifier, 0 - numberOf(finding, 'penalty')],
    ['log.needed', line.needed, numberOf(finding, 'needed')],
  ]);
  const won = finding.message === 'war.won';
  if (line.success !== won)
    addViolation(run, line.line, '7.6', { message: 'log.outcome', args: { n: numberOf(finding, 'n') } });
}

function compareAttempt(run: Run, line: LineOf<'space-roll'>, finding: Finding): void {
  const needed = numberOf(finding, 'needed');
  compareAll(run, line.line, '6.4.1', [['log.needed', line.needed, needed]]);
  const success = finding.message === 'space.success';
  if (line.success !== success)
    addViolation(run, line.line, '6.4.1.b', { message: 'log.outcome', args: { n: line.die } });
}

function compareTrap(run: Run, line: LineOf<'trap-roll'>, finding: Finding): void {
  const escaped = finding.message === 'trap.escapes';
  if (line.escaped !== escaped)
    addViolation(run, line.line, finding.clause, { message: 'log.outcome', args: { n: line.die } });
  else compareAll(run, line.line, finding.clause, [['log.needed', line.needed, 4]]);
}
