/** Mutations of one number in one line. */
import type { BodyLine } from '../../line.ts';
import {
  type Change,
  type Chooser,
  influenceBefore,
  inLine,
  type LineOf,
  MARKERS,
  type Mutation,
  pick,
  type Site,
  type Subject,
} from './subject.ts';

/** Another whole number at most `by` away and inside the bounds. */
function other(n: number, choose: Chooser, by: number, min: number, max: number): number {
  const options: number[] = [];
  for (let m = Math.max(min, n - by); m <= Math.min(max, n + by); m++) if (m !== n) options.push(m);
  return pick(options, choose) ?? n;
}

/** A die in any of the lines that print one. */
const dieIn = (die: number, to: number): { from: RegExp; to: string } => ({
  from: new RegExp(`(rolls|roll:|Roll:|SUCCESS:|FAILURE:|VICTORY:|DEFEAT:) ${die}\\b`),
  to: `$1 ${to}`,
});

const same = (isSame: boolean): string | undefined => (isSame ? 'the die leads to the same outcome' : undefined);

const score = (n: number): string => (n === 0 ? 'even' : n > 0 ? `US ${n}` : `USSR ${-n}`);

export const NUMBERS: readonly (readonly [string, Mutation])[] = [
  inLine('influence result', 'influence', MARKERS, (line, choose) => {
    const us = choose(2) === 0;
    const to = other(us ? line.us : line.ussr, choose, 2, 0, 30);
    return us ? { from: /\[\d+\](?=\[)/, to: `[${to}]` } : { from: /\[\d+\]$/, to: `[${to}]` };
  }),
  inLine('influence change', 'influence', MARKERS, (line, choose) => ({
    from: /[+-]\d+/,
    to: `${line.delta > 0 ? '+' : '-'}${other(Math.abs(line.delta), choose, 2, 1, 9)}`,
  })),
  inLine('score', 'vp', ['10.', 'card:'], (line, choose) => ({
    from: /Score is .*/,
    to: `Score is ${score(other(line.score, choose, 4, -19, 19))}.`,
  })),
  inLine(
    'victory points',
    'vp',
    ['10.', 'card:', '6.4.3'],
    (line, choose) => ({ from: /gains \d+/, to: `gains ${other(line.vp, choose, 3, 1, 20)}` }),
    (line) => line.side !== null,
  ),
  inLine('DEFCON', 'defcon', ['8.1', '4.5.A', '6.3.4', 'card:'], (line, choose) => ({
    from: /\d$/,
    to: `${other(line.level, choose, 3, 1, 5)}`,
  })),
  inLine('military operations', 'military-operations', ['8.2', '6.3.3'], (line, choose) => ({
    from: /\d$/,
    to: `${other(line.level, choose, 3, 0, 5)}`,
  })),
  inLine('space race box', 'space-advance', ['6.4', 'card:'], (line, choose) => ({
    from: /to \d/,
    to: `to ${other(line.box, choose, 2, 1, 8)}`,
  })),
  inLine('coup die', 'coup-result', ['6.3'], (line, choose) => dieIn(line.die, other(line.die, choose, 5, 1, 6))),
  inLine('coup result', 'coup-result', ['6.3'], (line, choose) => ({
    from: /= -?\d+/,
    to: `= ${other(line.net, choose, 3, -4, 12)}`,
  })),
  inLine('coup Operations in the sum', 'coup-result', ['6.3', '7.4'], (line, choose) => ({
    from: /\+ \d/,
    to: `+ ${other(line.ops, choose, 2, 1, 6)}`,
  })),
  inLine('coup stability', 'coup-result', ['6.3'], (line, choose) => ({
    from: /2x\d/,
    to: `2x${other(line.stability, choose, 2, 1, 5)}`,
  })),
  inLine('realignment die', 'realignment-roll', ['6.2', '2.1.6'], realignmentDie),
  inLine(
    'realignment modifier',
    'realignment-roll',
    ['6.2'],
    (line, choose) => ({ from: /\([+-]\d+\)/, to: `(+${other(line.modifier, choose, 2, 1, 9)})` }),
    (line) => line.modifier !== 0,
  ),
  inLine('war die', 'war-result', ['7.6', 'card:'], (line, choose) => {
    const to = other(line.die, choose, 5, 1, 6);
    return { ...dieIn(line.die, to), equivalent: same(to + line.modifier >= line.needed === line.success) };
  }),
  inLine(
    'war modifier',
    'war-result',
    ['7.6', 'card:'],
    (line, choose) => ({ from: /\(-\d\)/, to: `(-${other(-line.modifier, choose, 2, 1, 5)})` }),
    (line) => line.modifier !== 0,
  ),
  inLine('space race die', 'space-roll', ['6.4'], (line, choose) => {
    const to = other(line.die, choose, 5, 1, 6);
    return { ...dieIn(line.die, to), equivalent: same(to <= line.needed === line.success) };
  }),
  inLine('space race number', 'space-roll', ['6.4'], (line, choose) => ({
    from: /Needed \d/,
    to: `Needed ${other(line.needed, choose, 2, 1, 6)}`,
  })),
  inLine('trap die', 'trap-roll', ['card:', '5.5'], (line, choose) => {
    const to = other(line.die, choose, 5, 1, 6);
    return { ...dieIn(line.die, to), equivalent: same(to <= 4 === line.escaped) };
  }),
  inLine(
    'Operations of a coup or space header',
    'operations',
    ['7.4', '6.4.1', '6.3'],
    (line, choose) => ({ from: /\(\d Ops\)/, to: `(${other(line.ops, choose, 2, 1, 4)} Ops)` }),
    (line) => line.use === 'coup' || line.use === 'space',
  ),
];

/** Without a modifier the line holds no second number to contradict it: only the influence lost can. */
function realignmentDie(line: LineOf<'realignment-roll'>, choose: Chooser, subject: Subject, site: Site): Change {
  const to = other(line.die, choose, 5, 1, 6);
  const change = dieIn(line.die, to);
  if (line.modifier !== 0) return change;
  const group = groupOf(subject, site);
  const rolls = group.flatMap((one) => (one.kind === 'realignment-roll' ? [one] : []));
  const target = group.find((one) => one.kind === 'target');
  const total = (side: string, instead: boolean): number => {
    const own = rolls.find((one) => one.side === side);
    return instead && side === line.side ? to : (own?.total ?? 0);
  };
  const had = influenceBefore(subject, site, target?.country ?? '');
  const lost = (instead: boolean): string => {
    const difference = total('us', instead) - total('ussr', instead);
    const loss = Math.min(Math.abs(difference), difference > 0 ? had.ussr : had.us);
    return loss === 0 ? 'nothing' : `${Math.sign(difference)} ${loss}`;
  };
  return {
    ...change,
    equivalent: lost(true) === lost(false) ? 'the rolls lose as much' : undefined,
    or: group.map((one) => one.line),
  };
}

/** The target, the rolls and the loss of one realignment. */
function groupOf(subject: Subject, { line, entry }: Site): BodyLine[] {
  const lines = subject.body.filter((site) => site.entry === entry).map((site) => site.line);
  const at = lines.findIndex((one) => one.line === line.line);
  const start = lines.slice(0, at + 1).findLastIndex((one) => one.kind === 'target');
  const next = lines.findIndex((one, i) => i > at && one.kind !== 'realignment-roll' && one.kind !== 'influence');
  return lines.slice(start, next < 0 ? undefined : next);
}
