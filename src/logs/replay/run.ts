/** A log under adjudication: one board that is changed in place, and what has been found so far. */
import type { Finding } from '../../core/finding.ts';
import type { Message } from '../../core/render.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { putState } from '../../games/twilight-struggle/put-state.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { emptyState } from '../../games/twilight-struggle/setup/empty-state.ts';
import { copyState, type State } from '../../games/twilight-struggle/state.ts';
import { makeTables, type Tables } from '../../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Entry, LogFile } from '../log-file.ts';
import type { Damage, DamageCode } from '../mend.ts';
import { type EntryLines, entryLines, type Slot } from './entry-lines.ts';
import { type Account, copyAccount, newAccount } from './hands/account.ts';
import type { OpenTests } from './hands/open-tests.ts';
import type { Checked, ReplayNote, ReplayNoteCode, Undetermined, Violation } from './report.ts';
import { plainSay, type Say } from './say.ts';

/** Index of a state of the chart. */
export const stepNamed = (path: string): number => {
  const index = twilightStruggle.steps.indexOf(path);
  if (index === undefined) throw new Error(`the chart has no state ${path}`);
  return index;
};

/** States of the chart that the replay must recognise. */
export const AT = {
  deal: stepNamed('turn.deal'),
  headline: stepNamed('turn.headline.choosing'),
  between: stepNamed('turn.actionRounds.between'),
  card: stepNamed('turn.actionRounds.choosingCard'),
  trapDiscard: stepNamed('turn.actionRounds.trapped.discarding'),
  held: stepNamed('turn.heldCards.choosing'),
  over: stepNamed('over'),
} as const;

/** What the first violation is shown with. */
export interface Incident {
  readonly violation: Violation;
  /** The position in which the entry found the board. */
  readonly before: State;
  /** Index of that entry; -1 in the set-up. */
  readonly entry: number;
  /** What would have been legal, as far as it can be listed. */
  readonly instead: readonly string[];
}

export interface Unprinted {
  readonly finding: Finding;
  readonly line: number;
}

/** Points that follow by the rules without a line. */
export interface Uncounted {
  readonly finding: Finding;
  /** Positive for the US. */
  readonly vp: number;
  /** The last line of the turn, where they were due. */
  readonly line: number;
}

/** The entry in hand, and how far it has been read. */
export interface EntryInHand {
  /** Its index; -1 in the set-up. */
  entry: number;
  lines: EntryLines;
  /** Line from which the present answer is taken. */
  line: number;
  /** The position in which the entry found the board. It is overwritten by the next entry. */
  readonly before: State;
  /** Things that happened and have not been found in the log, with the line after which they did. */
  unprinted: Unprinted[];
  /** The entry was given up: the rest of it is taken at its word. */
  givenUp: boolean;
  /** The log stopped before everything was said. */
  cut: boolean;
  /** Lines of the dice that are being rolled. */
  dice: readonly Slot[];
  /** Why an event did not occur, by card. */
  readonly idle: Map<number, Finding>;
  /** Events that occurred in this entry. */
  readonly occurred: Set<number>;
  /** Sides whose hands have been laid open and are printed next. */
  shown: { readonly side: 0 | 1; readonly clause: string } | undefined;
}

/** What happens between two turns, of which the log prints little. */
export interface TurnEnd {
  begun: boolean;
  /** The final scoring has begun. */
  isFinal: boolean;
  /** Things that happened between two turns: the log prints them with either, or not at all. */
  findings: Finding[];
  /** Points that were due at the end of a turn and that the log does not print, since its score last agreed. */
  uncounted: Uncounted[];
}

/** What the log states that is not the state of the board, and goes on stating. */
export interface Stated {
  /** Rounds that stand in another place of the log than the rules put them. */
  readonly displaced: Set<string>;
  /** Stated minus found, by track, since they last agreed. */
  readonly drift: Map<string, number>;
  /** Tracks, and points gained, of which the next line is taken at its word: an entry before it did not tell what it did. */
  readonly unsettled: Set<string>;
  /** Printed value behind the Operations of a card for a side, and the value they have. */
  readonly operations: Map<string, { readonly printed: number; readonly value: number }>;
}

/** What has been found so far. */
export interface Found {
  readonly checked: Record<Checked, number>;
  notAdjudicated: number;
  readonly violations: Violation[];
  /** One for each violation. */
  readonly incidents: Incident[];
  /** What would be violations if the log told everything. */
  readonly unexplained: Undetermined[];
  /** Facts that were taken although hidden cards decide whether they are right. */
  readonly openTests: OpenTests[];
  /** What is wrong with the log itself. */
  readonly damage: Damage[];
  /** Line from which the log rests on something that it does not tell: nothing from there on is a violation. */
  unknownFrom: number | undefined;
  /** A line or a round that the log may have lost, and where what follows from it begins; known only if something is wrong there. */
  doubtful: (Damage & { readonly from: number }) | undefined;
  /** The line with which the log plays on although the game is over. It stands among the violations, and in the report with the damage. */
  playedOn: number | undefined;
  readonly notes: ReplayNote[];
}

export interface Run {
  readonly rules: Ruleset;
  readonly log: LogFile;
  /** What the log has told about cards. */
  readonly account: Account;
  readonly board: Board;
  readonly at: EntryInHand;
  readonly turnEnd: TurnEnd;
  readonly stated: Stated;
  readonly found: Found;
  /** Puts a finding into words. */
  readonly say: Say;
  /** What is said in addition, by the line of a violation. */
  readonly besides: ReadonlyMap<number, Message>;
  /** Called for every fact before it is handed over, with the line it stands in. */
  onFact: ((fact: GameFact, line: number, board: Board) => void) | undefined;
}

/** What a run may be set up with, beside the rules and the log. */
export interface RunOptions {
  readonly say?: Say | undefined;
  readonly besides?: ReadonlyMap<number, Message>;
  /** Those of the rules, unless somebody wants to know which of them are asked for. */
  readonly tables?: Tables;
}

/** Sets up a run; `onFinding` is told of every consequence. */
export function makeRun(
  rules: Ruleset,
  log: LogFile,
  onFinding: (run: Run, finding: Finding) => void,
  { say, besides = new Map(), tables = makeTables(rules) }: RunOptions = {},
): Run {
  const board: Board = { rules, tables, state: emptyState(tables), report: (finding) => onFinding(run, finding) };
  const run: Run = {
    rules,
    log,
    account: newAccount(),
    board,
    at: {
      entry: -1,
      lines: entryLines([]),
      line: 0,
      before: copyState(board.state),
      unprinted: [],
      givenUp: false,
      cut: false,
      dice: [],
      idle: new Map(),
      occurred: new Set(),
      shown: undefined,
    },
    turnEnd: { begun: false, isFinal: false, findings: [], uncounted: [] },
    stated: { displaced: new Set(), drift: new Map(), unsettled: new Set(), operations: new Map() },
    found: {
      checked: { influence: 0, vp: 0, defcon: 0, milops: 0, space: 0, dice: 0, events: 0 },
      notAdjudicated: 0,
      violations: [],
      incidents: [],
      unexplained: [],
      openTests: [],
      damage: [],
      unknownFrom: undefined,
      doubtful: undefined,
      playedOn: undefined,
      notes: [],
    },
    say: say ?? plainSay(board.tables),
    besides,
    onFact: undefined,
  };
  return run;
}

/** A run that goes on from the same place under other readings, and has found nothing yet. */
export function forkRun(run: Run, rules: Ruleset, onFinding: (run: Run, finding: Finding) => void): Run {
  const fork = makeRun(rules, run.log, onFinding);
  putState(fork.board.state, run.board.state);
  const { findings, uncounted } = run.turnEnd;
  const { unknownFrom, doubtful, playedOn } = run.found;
  Object.assign(fork.found, { unknownFrom, doubtful, playedOn });
  fork.at.entry = run.at.entry;
  return Object.assign(fork, {
    account: copyAccount(run.account),
    turnEnd: { ...run.turnEnd, findings: [...findings], uncounted: [...uncounted] },
    stated: structuredClone(run.stated),
  });
}

export const entryOf = (run: Run): Entry | undefined => run.log.entries[run.at.entry];

/** Line of the round or headline phase before the entry in hand; 1 if there is none. */
export const lineAbove = ({ log, at: { entry } }: Run): number =>
  log.entries.slice(0, Math.max(0, entry)).findLast(({ kind }) => kind === 'round' || kind === 'headline')?.line ?? 1;

/** The exporter writes one update behind, so the last entry may be incomplete. */
export const isLastEntry = (run: Run): boolean =>
  run.log.entries.slice(run.at.entry + 1).every((entry) => entry.kind === 'end' || entry.kind === 'cleanup');

// Findings ------------------------------------------------------------------------------------------------------------

/**
 * Records a violation; at most one for each line, since the first is what the others follow from.
 * @param lines all lines that cannot be true together, if it takes more than one
 */
export function addViolation(
  run: Run,
  line: number,
  clause: string,
  said: Message | readonly Message[],
  instead: readonly string[] = [],
  lines?: readonly number[],
): void {
  const { at, found } = run;
  const { doubtful } = found;
  if ([...found.violations, ...found.unexplained].some((each) => each.line === line)) return;
  if (doubtful && Math.max(line, ...(lines ?? [])) >= doubtful.from) damaged(run, doubtful, doubtful.from);
  found.doubtful = undefined;
  const { unknownFrom } = found;
  if (unknownFrom !== undefined && Math.max(line, ...(lines ?? [])) >= unknownFrom) {
    const open = { message: 'log.unknown-before', args: { line: unknownFrom } };
    found.unexplained.push({ line, clause, reason: inWords(run, [...[said].flat(), open]) });
    return;
  }
  const besides = run.besides.get(line);
  const message = inWords(run, besides ? [...[said].flat(), besides] : said);
  const violation: Violation = { line, clause, message, ...(lines && { lines }) };
  found.violations.push(violation);
  found.incidents.push({ violation, before: copyState(at.before), entry: at.entry, instead });
}

/** Has something in the entry in hand been found wrong already? What else is odd there follows from it. */
export function isTainted(run: Run): boolean {
  const start = entryOf(run)?.line ?? 0;
  return [...run.found.violations, ...run.found.unexplained].some(({ line }) => line >= start);
}

/** Notes what may be wrong with the log, if something is wrong later. */
export function doubt(run: Run, code: DamageCode, line: number, from = line): void {
  run.found.doubtful ??= { code, line, args: {}, from };
}

/**
 * Notes that something is wrong with the log, not with the play.
 * @param unknownFrom line from which what it tells rests on what it does not tell; undefined if nothing is lost
 */
export function damaged({ found }: Run, { code, line, args }: Damage, unknownFrom?: number): void {
  const { damage, violations, incidents } = found;
  damage.push({ code, line, args });
  if (unknownFrom === undefined || found.unknownFrom !== undefined) return;
  found.unknownFrom = unknownFrom;
  // What looked wrong in the lines around the gap comes of it.
  const isAround = ({ line: at, lines = [] }: Violation): boolean => Math.max(at, ...lines) >= unknownFrom;
  violations.splice(0, violations.length, ...violations.filter((each) => !isAround(each)));
  incidents.splice(0, incidents.length, ...incidents.filter(({ violation }) => !isAround(violation)));
}

export function remark(run: Run, code: ReplayNoteCode, line: number | null, said: Message | readonly Message[]): void {
  run.found.notes.push({ code, line, text: inWords(run, said) });
}

/** One sentence, or one and what it rests on. */
function inWords(run: Run, said: Message | readonly Message[]): string {
  const [first, ...rest] = [said].flat();
  const because = rest.map((message) => run.say(message)).join('; ');
  return `${first ? run.say(first) : ''}${because === '' ? '' : `: ${because}`}`;
}
