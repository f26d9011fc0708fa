/**
 * What follows from a mistake. One wrong card or one line that is missing makes other lines wrong, much later: they go
 * when the mistake is repaired. So it is repaired, in every way that is tried here, and the log is judged again from there.
 */

import type { Ruleset, SideId } from '../../games/twilight-struggle/ruleset.ts';
import { sideOf } from '../../games/twilight-struggle/tables.ts';
import { mayHold } from '../../games/twilight-struggle/turn/hands.ts';
import type { Entry, LogFile } from '../log-file.ts';
import { putByHindsight } from './hindsight.ts';
import { judgeFrom, judgeLog, onFinding } from './judge.ts';
import { repairsOf } from './repairs.ts';
import type { Violation } from './report.ts';
import { forkRun, makeRun, type Run } from './run.ts';
import { lackingIn } from './unread-lines.ts';

/** More mistakes than this are not looked into: a log that has more is no record of a game. */
const MOST_MISTAKES = 8;

/** Where many lines are wrong only together, as many entries are tried. */
const MOST_ENTRIES = 6;

/**
 * Which violations follow from which.
 * @param judged the run in which the log was judged
 * @returns for the line of a violation that follows, the line of the one it follows from
 */
export function consequencesOf(rules: Ruleset, log: LogFile, judged: Run): ReadonlyMap<number, number> {
  const follows = new Map<number, number>();
  let left = judged.found.violations.toSorted((a, b) => a.line - b.line);
  let mended: Mended = { log, untold: new Set() };
  for (let n = 0; n < MOST_MISTAKES && left.length > 1; n++) {
    const [mistake, ...later] = left as [Violation, ...Violation[]];
    const repaired = repair(rules, mended, { mistake, later, judged });
    for (const { line } of later) if (repaired && !repaired.left.has(line)) follows.set(line, mistake.line);
    left = repaired ? later.filter(({ line }) => repaired.left.has(line)) : later;
    mended = repaired ?? mended;
  }
  return follows;
}

interface Repaired {
  readonly log: LogFile;
  /** Entries after which the board is put as the lines below find it. */
  readonly untold: ReadonlySet<number>;
  /** Lines of the violations that are left. */
  readonly left: ReadonlySet<number>;
}

type Mended = Omit<Repaired, 'left'>;

/** A mistake, and what is wrong below it. */
interface Wrong {
  readonly mistake: Violation;
  readonly later: readonly Violation[];
  /** The run in which the log was judged as it stands. */
  readonly judged: Run;
}

/** The repair of a mistake with which the most of the later findings go; undefined if none goes. */
function repair(rules: Ruleset, mended: Mended, { mistake, later, judged }: Wrong): Repaired | undefined {
  const known = new Set(later.map(({ line }) => line));
  const { log, untold } = mended;
  let best: Repaired | undefined;
  const attempt = (start: Run, instead: Mended): boolean => {
    const left = judgedFrom(start, rules, instead, { known, judged, most: best?.left.size ?? known.size });
    if (left) best = { ...instead, left };
    return left?.size === 0;
  };
  for (const start of startsOf(rules, mended, entriesOf(log, mistake))) {
    const mayBeHeld = (side: SideId): readonly number[] => mayHold(start.board, sideOf(side)).list();
    const now = log.entries[start.at.entry] as Entry;
    const unknown = new Set([...untold, start.at.entry]);
    const others = repairsOf(now, mayBeHeld).map((entry) => ({
      ...log,
      entries: log.entries.with(start.at.entry, entry),
    }));
    for (const each of others) if (attempt(start, { log: each, untold })) return best;
    if (attempt(start, { log, untold: unknown })) return best;
    for (const each of others) if (attempt(start, { log: each, untold: unknown })) return best;
  }
  return best;
}

/** The entries in which a mistake may lie, the latest first. */
function entriesOf({ entries }: LogFile, { line, lines = [] }: Violation): readonly number[] {
  const all = [line, ...lines].map((each) => entries.findLastIndex((entry) => entry.line <= each));
  const found = [...new Set(all)].filter((index) => index >= 0);
  return found.toSorted((a, b) => b - a).slice(0, MOST_ENTRIES);
}

/** The game as each of some entries finds it. */
function startsOf(rules: Ruleset, { log, untold }: Mended, wanted: readonly number[]): readonly Run[] {
  const starts = new Map<number, Run>();
  const run = makeRun(rules, log, onFinding);
  const last = Math.max(...wanted);
  judgeLog(run, () => {
    if (untold.has(run.at.entry - 1)) putByHindsight(run);
    const { entry } = run.at;
    if (wanted.includes(entry)) starts.set(entry, forkRun(run, rules, onFinding));
    return entry < last;
  });
  return wanted.flatMap((index) => starts.get(index) ?? []);
}

/**
 * Judges a log that has been repaired from the entry in question on.
 * @param most stops as soon as so many violations are left
 * @returns the lines of those that are left; undefined if there are as many, or others than are known
 */
function judgedFrom(
  start: Run,
  rules: Ruleset,
  { log, untold }: Mended,
  { known, most, judged }: { readonly known: ReadonlySet<number>; readonly most: number } & Pick<Wrong, 'judged'>,
): ReadonlySet<number> | undefined {
  const run = Object.assign(forkRun(start, rules, onFinding), { log });
  // Behind the end of a game, and where the log does not tell enough, nothing is wrong: that repairs nothing.
  const isGood = ({ found }: Run): boolean =>
    (found.playedOn === undefined || found.playedOn === judged.found.playedOn) &&
    lackingIn(found) <= lackingIn(judged.found) &&
    found.violations.length < most &&
    found.violations.every(({ line }) => known.has(line));
  judgeFrom(run, start.at.entry, () => {
    if (untold.has(run.at.entry - 1)) {
      if (run.at.entry - 1 === start.at.entry) run.found.violations.length = 0;
      putByHindsight(run);
    }
    return isGood(run);
  });
  return isGood(run) ? new Set(run.found.violations.map(({ line }) => line)) : undefined;
}
