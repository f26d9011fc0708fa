/** All mutations, and what the replay makes of them. */
import { replayLog } from '../replay.ts';
import type { Violation } from '../report.ts';
import { ENTRIES } from './entries.ts';
import { NUMBERS } from './numbers.ts';
import { PLACES } from './places.ts';
import { chooser, type Mutant, type Mutation, type Subject } from './subject.ts';

export const MUTATIONS: readonly (readonly [string, Mutation])[] = [...NUMBERS, ...PLACES, ...ENTRIES];

/** How the mutants of one kind fared. */
export interface Tally {
  readonly kind: string;
  mutants: number;
  /** At least one finding was made: a violation, or that the log itself is wrong. */
  caught: number;
  /** One stands no more than three lines from the change. */
  near: number;
  /** The first of them stands at a line that is wrong. */
  line: number;
  /** And cites a clause that has to do with it. */
  clause: number;
  /** Nothing else was called wrong. */
  alone: number;
  /** Doctored logs that are as correct as the original, and how many of them were called wrong. */
  equivalent: number;
  falseAlarms: number;
  /** Why some are as correct as the original, and how many of them. */
  readonly reasons: Map<string, number>;
  readonly missed: Mutant[];
}

/** So many mutants of every kind of a log, the same each time. */
export function mutantsOf(subject: Subject, each: number, index = 0): Mutant[] {
  return MUTATIONS.flatMap(([, mutate], number) => {
    const choose = chooser(1000 * index + number);
    return Array.from({ length: each }, () => mutate(subject, choose)).filter((mutant) => mutant !== undefined);
  });
}

/** Replays so many mutants of every kind for every log. */
export function tallyMutants(subjects: readonly Subject[], each: number): Tally[] {
  return MUTATIONS.map(([kind, mutate], number) => {
    const tally: Tally = {
      kind,
      mutants: 0,
      caught: 0,
      near: 0,
      line: 0,
      clause: 0,
      alone: 0,
      equivalent: 0,
      falseAlarms: 0,
      reasons: new Map(),
      missed: [],
    };
    for (const [index, subject] of subjects.entries()) {
      const choose = chooser(1000 * index + number);
      for (let i = 0; i < each; i++) count(tally, subject, mutate(subject, choose));
    }
    return tally;
  });
}

function count(tally: Tally, subject: Subject, mutant: Mutant | undefined): void {
  if (!mutant) return;
  const { violations, damage } = replayLog(subject.rules, mutant.text);
  const findings: Found[] = [...damage.map(({ line }) => ({ line, clause: OF_THE_LOG })), ...violations];
  const [first] = findings.toSorted((a, b) => a.line - b.line);
  if (mutant.equivalent !== undefined) {
    tally.equivalent++;
    tally.reasons.set(mutant.equivalent, (tally.reasons.get(mutant.equivalent) ?? 0) + 1);
    if (first) tally.falseAlarms++;
    return;
  }
  tally.mutants++;
  if (!first) {
    tally.missed.push(mutant);
    return;
  }
  tally.caught++;
  if (findings.length === 1) tally.alone++;
  if (findings.some((finding) => isNear(mutant, finding))) tally.near++;
  if (!isRightLine(mutant, first)) return;
  tally.line++;
  if ([...mutant.clauses, OF_THE_LOG].some((clause) => first.clause.startsWith(clause))) tally.clause++;
}

/** Stands for the clause where the log itself is wrong. */
const OF_THE_LOG = 'log';

/** A violation, or damage of the log. */
type Found = Pick<Violation, 'line' | 'clause' | 'lines'>;

/** Does a finding stand within three lines of the change? */
const isNear = ({ lines, together }: Mutant, { line, lines: named = [line] }: Found): boolean =>
  [...lines, ...(together ?? []).flat()].some((wrong) => named.some((each) => Math.abs(each - wrong) <= 3));

/** Where several lines contradict each other, such a set and nothing else must be named. */
const isRightLine = ({ lines, together }: Mutant, first: Found): boolean =>
  together ? together.some((set) => first.lines?.join() === set.join()) : lines.includes(first.line);

/** The tallies as a table, with the sums below, and why some mutants are equivalent. */
export function tableOf(tallies: readonly Tally[]): string {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const row = (kind: string, ...numbers: readonly (number | string)[]): string =>
    `${kind.padEnd(38)}${numbers.map((n) => String(n).padStart(12)).join('')}`;
  const cells = ({ mutants, caught, near, line, clause, alone, equivalent, falseAlarms }: Tally): number[] => [
    mutants,
    caught,
    near,
    caught - line,
    clause,
    alone,
    equivalent,
    falseAlarms,
  ];
  const lines = tallies.map((tally) => row(tally.kind, ...cells(tally)));
  const total = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => sum((tally) => cells(tally)[i] ?? 0));
  const head = row(
    'changed',
    'mutants',
    'caught',
    'within 3',
    'wrong line',
    'line+clause',
    'one only',
    'equivalent',
    'false alarm',
  );
  const reasons = tallies.flatMap(({ kind, reasons: of }) =>
    [...of].map(([reason, n]) => `equivalent: ${kind}, ${n} times: ${reason}`),
  );
  return [head, ...lines, row('all', ...total), ...reasons].join('\n');
}
