/**
 * Which readings of disputed questions a log follows. Where a line goes against the readings in force, the entry is
 * judged again under the other readings of the questions that it touches: a log that makes sense under one of them shows
 * how the table, or the client, reads the rules, and nobody has done wrong.
 */

import type { Message } from '../../core/render.ts';
import type { Issue } from '../../core/ruleset.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { makeTables } from '../../games/twilight-struggle/tables.ts';
import type { Entry, LogFile } from '../log-file.ts';
import { adjudicate, judgeLog, onFinding, openEntry } from './judge.ts';
import type { FollowedReading } from './report.ts';
import { forkRun, makeRun, type Run } from './run.ts';
import { lackingIn } from './unread-lines.ts';

export interface SeenReadings {
  readonly followed: readonly FollowedReading[];
  /** Those to judge by; undefined if those in force will do. */
  readonly policies?: Readonly<Record<string, string>>;
  /** By the line of a violation: the reading that explains it, and a line that speaks against that reading. */
  readonly besides: ReadonlyMap<number, Message>;
}

export const NO_READINGS: SeenReadings = { followed: [], besides: new Map() };

/** Questions about how the table is laid: the set-up of a log answers them, or nothing does. */
const OF_THE_TABLE: ReadonlySet<string> = new Set([
  'optional-cards',
  'chinese-civil-war',
  'late-war-scenario',
  'tournament-reveal',
]);

/** The same of the cards that the players have agreed on. */
const isOfTheTable = (rules: Ruleset, { id }: Issue): boolean =>
  OF_THE_TABLE.has(id) || rules.cards.some(({ deck }) => deck?.issue === id);

/** A log that follows more unusual readings than this follows none. */
const MOST_READINGS = 5;

/** Entries that are looked into, each time: what is wrong later mostly follows from what is wrong first. */
const MOST_ENTRIES = 4;

/**
 * The readings by which a log makes more sense than by those in force.
 * @param judged the run in which the log was judged by those
 */
export function readingsFollowed(rules: Ruleset, log: LogFile, judged: Run): SeenReadings {
  const followed: FollowedReading[] = [];
  const besides = new Map<number, Message>();
  let now = { rules, run: judged };
  while (followed.length < MOST_READINGS) {
    const found = nextReading(now.rules, log, now.run, besides);
    if (!found) break;
    followed.push(found.reading);
    now = found;
  }
  return { followed, besides, ...(followed.length > 0 && { policies: now.rules.policies }) };
}

interface Found {
  readonly rules: Ruleset;
  readonly run: Run;
  readonly reading: FollowedReading;
}

function nextReading(rules: Ruleset, log: LogFile, run: Run, besides: Map<number, Message>): Found | undefined {
  for (const suspect of suspectsOf(rules, log, run)) {
    const options = suspect.issues.flatMap((issue) => othersOf(rules, issue));
    const fitting = options
      .filter(({ issue, policies }) => mayExplain({ ...rules, policies }, suspect, issue))
      .map((option) => ({ ...option, run: judge({ ...rules, policies: option.policies }, log, run, suspect) }));
    const better = fitting.filter((option) => isBetter(option.run, run, suspect.line));
    const best = better.toSorted((a, b) => a.run.found.violations.length - b.run.found.violations.length)[0];
    if (best) {
      const reading = { issue: best.issue.id, option: best.option, line: suspect.line };
      return { rules: { ...rules, policies: best.policies }, run: best.run, reading };
    }
    const divided = fitting.find((option) => isSilentAt(option.run, suspect.line));
    const against = divided && firstNew(divided.run, run);
    if (divided && against !== undefined && suspect.start) {
      const args = { n: divided.issue.number, issue: divided.issue.id, reading: divided.option, line: against };
      besides.set(suspect.line, { message: 'log.readings-differ', args });
    }
  }
  return undefined;
}

/** An entry with a violation, and the questions that may lie behind it. */
interface Suspect {
  /** Line of its first violation. */
  readonly line: number;
  readonly index: number;
  readonly entry: Entry | undefined;
  /** The game as the entry finds it; undefined for the set-up. */
  readonly start: Run | undefined;
  readonly issues: readonly Issue[];
  /** Those that the entry names. */
  readonly cards: ReadonlySet<string>;
  /** Something is wrong about where a card is. */
  readonly aboutCards: boolean;
}

/** Judges a log again, to see which questions the judging of the entries with a violation asks about. */
function suspectsOf(rules: Ruleset, log: LogFile, { found: { incidents } }: Run): readonly Suspect[] {
  const wanted = new Map<number, number>();
  for (const { entry, violation } of incidents) {
    const line = Math.min(violation.line, wanted.get(entry) ?? violation.line);
    if (wanted.has(entry) || wanted.size < MOST_ENTRIES) wanted.set(entry, line);
  }
  const last = Math.max(...wanted.keys());
  const readings = new Consulted(Object.entries(rules.policies));
  const run = makeRun(rules, log, onFinding, { tables: { ...makeTables(rules), readings } });
  const starts = new Map<number, Run>();
  const asked = new Map<number, ReadonlySet<string>>();
  judgeLog(run, () => {
    asked.set(run.at.entry - 1, new Set(readings.asked));
    readings.asked.clear();
    if (wanted.has(run.at.entry)) starts.set(run.at.entry, forkRun(run, rules, onFinding));
    return run.at.entry <= last;
  });
  asked.set(last, asked.get(last) ?? new Set(readings.asked));
  return [...wanted].map(([index, line]) => {
    const entry = log.entries[index];
    const cards = new Set(cardsNamed(rules, entry));
    const touches = (issue: Issue): boolean =>
      asked.get(index)?.has(issue.id) || issue.cards.some((card) => cards.has(card));
    const issues = Object.values(rules.issues).filter((issue) => !isOfTheTable(rules, issue) && touches(issue));
    const aboutCards = incidents.some(({ entry: at, violation }) => at === index && violation.lines !== undefined);
    return {
      line,
      index,
      entry,
      cards,
      aboutCards,
      start: starts.get(index),
      issues: issues.toSorted((a, b) => a.number - b.number),
    };
  });
}

/** Readings that remember which of them were asked for. */
class Consulted extends Map<string, string> {
  readonly asked = new Set<string>();

  override get(issue: string): string | undefined {
    // The entries are there before the class is.
    this.asked?.add(issue);
    return super.get(issue);
  }
}

function cardsNamed(rules: Ruleset, entry: Entry | undefined): readonly string[] {
  if (!entry) return [];
  const numbers = new Set(numbersIn(entry));
  return rules.cards.flatMap(({ id, number }) => (numbers.has(number) ? [id] : []));
}

/** Numbers of the cards that an entry names; null for one that it does not name. */
export function numbersIn(entry: Entry): readonly (number | null)[] {
  const own = entry.kind === 'round' ? [entry.card] : entry.kind === 'headline' ? entry.cards : [];
  return [...own, ...entry.blocks.flatMap(({ lines }) => lines.flatMap((line) => ('card' in line ? [line.card] : [])))];
}

interface Option {
  readonly issue: Issue;
  readonly option: string;
  readonly policies: Readonly<Record<string, string>>;
}

const othersOf = ({ policies }: Ruleset, issue: Issue): readonly Option[] =>
  issue.supported
    .filter((option) => option !== policies[issue.id])
    .map((option) => ({ issue, option, policies: { ...policies, [issue.id]: option } }));

/** May it be that an entry holds nothing wrong under other readings? What became of a card may lie further back. */
function mayExplain(rules: Ruleset, { start, index, entry, cards, aboutCards }: Suspect, issue: Issue): boolean {
  if (!start || !entry || (aboutCards && issue.cards.some((card) => cards.has(card)))) return true;
  const run = forkRun(start, rules, onFinding);
  openEntry(run, index, entry);
  adjudicate(run, entry);
  return run.found.violations.length === 0;
}

/** Judges a log under other readings, as far as these may be better. */
function judge(rules: Ruleset, log: LogFile, judged: Run, { index, line }: Suspect): Run {
  const run = makeRun(rules, log, onFinding);
  judgeLog(
    run,
    () =>
      run.at.entry <= index + 1 ||
      (run.found.violations.length < judged.found.violations.length && isSound(run, judged, line)),
  );
  return run;
}

const isSilentAt = ({ found: { violations } }: Run, line: number): boolean =>
  !violations.some((each) => each.line === line);

/** The first line that is wrong in one run and not in the other. */
function firstNew({ found: { violations } }: Run, { found: { violations: known } }: Run): number | undefined {
  const lines = new Set(known.map((each) => each.line));
  return violations.map((each) => each.line).find((each) => !lines.has(each));
}

/** Less is wrong than there was, nothing at this line, and nothing new before it. */
const isBetter = (other: Run, run: Run, line: number): boolean =>
  other.found.violations.length < run.found.violations.length && isSound(other, run, line);

/** Nothing is wrong at this line, and nothing new before it; and the log tells all that is asked for then. */
function isSound(other: Run, run: Run, line: number): boolean {
  const known = new Set(run.found.violations.map((each) => each.line));
  known.delete(line);
  const isTold = lackingIn(other.found) <= lackingIn(run.found);
  return isTold && other.found.violations.every((each) => each.line > line || known.has(each.line));
}
