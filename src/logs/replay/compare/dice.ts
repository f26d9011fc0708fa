/** Comparing the arithmetic that the log prints beside its dice with how the numbers come about. */
import type { Finding } from '../../../core/finding.ts';
import { SIDE_IDS } from '../../../games/twilight-struggle/tables.ts';
import type { LineOf, Slot } from '../entry-lines.ts';
import { complain, type Run, remark } from '../run.ts';
import { checkedLine, numberOf, sideOf } from './line.ts';

/** @returns undefined if the finding is about something else */
export function matchDice(run: Run, finding: Finding): boolean | undefined {
  switch (finding.message) {
    case 'coup.strength':
      return matchCoup(run, finding);
    case 'realign.roll':
      return matchRealignment(run, finding);
    case 'war.won':
    case 'war.lost':
      return matchWar(run, finding);
    case 'space.success':
    case 'space.failure':
      return matchAttempt(run, finding);
    case 'trap.escapes':
    case 'trap.stays':
      return matchTrap(run, finding);
    default:
      return undefined;
  }
}

/** The line of the dice being rolled, as the kind that this roll has. */
function rolled<K extends 'coup-result' | 'realignment-roll' | 'war-result' | 'space-roll' | 'trap-roll'>(
  run: Run,
  kind: K,
  fits?: (line: LineOf<K>) => boolean,
): Slot<LineOf<K>> | undefined {
  const found = run.dice.find((slot) => slot.line.kind === kind && (!fits || fits(slot.line as LineOf<K>)));
  return found as Slot<LineOf<K>> | undefined;
}

/** Complains of the first number that is not as printed. */
function compareAll(
  run: Run,
  line: number,
  clause: string,
  numbers: readonly (readonly [string, number, number])[],
): void {
  for (const [what, stated, found] of numbers) {
    if (stated === found) continue;
    complain(run, line, clause, `the log states ${what} ${stated}, by the rules it is ${found}`);
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
    ['the die as', line.die, numberOf(finding, 'die')],
    ['Operations', line.ops, numberOf(finding, 'operations')],
    ['a modifier of', line.modifier, numberOf(finding, 'cards')],
    ['a stability of', line.stability, numberOf(finding, 'stability')],
    ['a result of', line.net, net],
  ]);
  if (line.success !== net > 0)
    complain(run, line.line, '6.3.2', `a result of ${net} is ${net > 0 ? 'a success' : 'a failure'}`);
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
    remark(
      run,
      'unprinted-modifier',
      line.line,
      `The roll counts ${total}: the digital edition does not print the modifier of a card.`,
    );
    return true;
  }
  compareAll(run, line.line, '6.2.2', [
    ['a modifier of', line.modifier, printed],
    ['a total of', line.total, total],
  ]);
  return true;
}

function matchWar(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'war-result');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  compareAll(run, line.line, '7.6', [
    ['a modifier of', line.modifier, 0 - numberOf(finding, 'penalty')],
    ['a needed', line.needed, numberOf(finding, 'needed')],
  ]);
  const won = finding.message === 'war.won';
  if (line.success !== won)
    complain(run, line.line, '7.6', `a modified ${numberOf(finding, 'n')} ${won ? 'wins' : 'loses'} the war`);
  return true;
}

function matchAttempt(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'space-roll');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  const needed = numberOf(finding, 'needed');
  compareAll(run, line.line, '6.4.1', [['a needed', line.needed, needed]]);
  const success = finding.message === 'space.success';
  if (line.success !== success)
    complain(
      run,
      line.line,
      '6.4.1.b',
      `a ${line.die} ${success ? 'succeeds' : 'fails'} where ${needed} or less is needed`,
    );
  return true;
}

function matchTrap(run: Run, finding: Finding): boolean {
  const slot = rolled(run, 'trap-roll');
  if (!slot) return false;
  checkedLine(run, slot, 'dice');
  const { line } = slot;
  const escaped = finding.message === 'trap.escapes';
  if (line.escaped !== escaped)
    complain(run, line.line, finding.clause, `a ${line.die} ${escaped ? 'escapes from' : 'stays in'} the trap`);
  else compareAll(run, line.line, finding.clause, [['a needed', line.needed, 4]]);
  return true;
}
