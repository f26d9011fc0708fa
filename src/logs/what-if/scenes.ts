/** A game as a list of scenes that can be played again from another position: what each did, fact by fact or in keys. */
import type { ExtraNames } from '../../cases/names.ts';
import type { ReadonlyBytes } from '../../core/bytes.ts';
import type { Finding } from '../../core/finding.ts';
import { verdictOf } from '../../core/finding.ts';
import { judge, rest, testsOf } from '../../core/judge.ts';
import { stepAt } from '../../core/steps.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { copyState, handOf, TABLE, UNSEEN } from '../../games/twilight-struggle/state.ts';
import { SIDES, type Side } from '../../games/twilight-struggle/tables.ts';
import { need } from '../../games/twilight-struggle/tasks.ts';
import { enterHand, leaveHand } from '../../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { logNames } from '../names.ts';
import { readLog } from '../read.ts';
import type { EntryOutcome } from '../record/outcome.ts';
import { recordEntryName } from '../record/record.ts';
import { playEntry, type RecordRun } from '../record/run.ts';
import { replay } from '../replay/replay.ts';
import { entryName } from '../timeline.ts';

/** One fact, and where the file has it. */
export interface PlacedFact {
  readonly fact: GameFact;
  readonly line: number;
  /** Where the cards were known to be, as in a position. */
  readonly zone: ReadonlyBytes;
  /** Whose play, or whose headline, was being resolved. */
  readonly phasing: Side;
}

/** Why a game cannot go on as it is told. */
export interface Halt {
  readonly line: number;
  /** What stands against the fact; or what is asked for without being told. */
  readonly findings: readonly Finding[];
}

/** One entry of a game. */
export interface Scene {
  /** `T5 US AR3` */
  readonly name: string;
  readonly line: number;
  /** The board as the entry finds it in the game that was played. */
  readonly before: Board;
  readonly facts: readonly PlacedFact[];
  /** Plays the entry from another board: how far it goes, and what stops it. */
  readonly play: (board: Board) => { readonly board: Board; readonly halt?: Halt };
}

/** The scenes of a log, and the board after the last. Entries that do not hold up by themselves halt a game. */
export function scenesOfLog(rules: Ruleset, text: string): { scenes: Scene[]; end: Board } {
  const drafts: { name: string; line: number; before: Board; facts: PlacedFact[] }[] = [];
  const { report, run } = replay(rules, readLog(text, logNames(rules)), {
    onEntry: (entry, { board }) => {
      const { rules: own, tables, state } = board;
      drafts.push({
        name: entryName(entry),
        line: entry.line,
        before: { rules: own, tables, state: copyState(state) },
        facts: [],
      });
    },
    onFact: (fact, line, { state: { zone, phasing } }) =>
      void drafts.at(-1)?.facts.push({ fact, line, zone: zone.slice(), phasing }),
  });
  const scenes = drafts.map((draft, index): Scene => {
    const next = drafts[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const wrong = report.violations.find(({ line }) => line >= draft.line && line < next);
    const unsound: Halt | undefined = wrong && {
      line: wrong.line,
      findings: [{ clause: wrong.clause, force: 'forbids', message: 'label.what-if.unsound' }],
    };
    return { ...draft, play: (board) => (unsound ? { board, halt: unsound } : playFacts(board, draft.facts)) };
  });
  const { rules: own, tables, state } = run.board;
  return { scenes, end: { rules: own, tables, state: copyState(state) } };
}

/** The scenes of a record, and the board after the last. */
export function scenesOfRecord(
  { start, policies, outcomes }: RecordRun,
  lineOf: (entry: number, fact?: number) => number,
  extra: ExtraNames,
): { scenes: Scene[]; end: Board } {
  const scenes = outcomes.map((outcome, index): Scene => {
    const facts = outcome.steps.map(({ fact, index: at, before }) => ({
      fact,
      line: lineOf(index, at),
      zone: before.state.zone,
      phasing: before.state.phasing,
    }));
    const { entry, before } = outcome;
    const line = lineOf(index);
    return {
      name: recordEntryName(entry),
      line,
      before,
      facts,
      play: (board) =>
        entry.facts ? playFacts(board, facts) : playKeys(outcome, board, index, line, extra, { policies }),
    };
  });
  return { scenes, end: outcomes.at(-1)?.after ?? start };
}

function playKeys(
  { entry }: EntryOutcome,
  from: Board,
  index: number,
  line: number,
  extra: ExtraNames,
  told: Pick<RecordRun, 'policies'>,
) {
  const { after, verdict, findings } = playEntry(from, entry, index, extra, told);
  const against = findings.filter(({ force }) => force === 'forbids' || force === 'undetermined');
  return verdict === 'illegal' ? { board: from, halt: { line, findings: against } } : { board: after };
}

/** Hands over facts as long as they are allowed and everything that is asked for is told. */
export function playFacts(from: Board, facts: readonly PlacedFact[]): { readonly board: Board; readonly halt?: Halt } {
  let board = from;
  let last = 0;
  for (const { fact, line, zone } of facts) {
    board = informed(settled(board), zone);
    const findings = testsOf(twilightStruggle, board, fact);
    if (verdictOf(findings) === 'illegal') return { board, halt: { line, findings: prohibitions(findings) } };
    board = judge(twilightStruggle, board, fact).board;
    last = line;
  }
  if (facts.length === 0 || board.state.result || !isAsked(board)) return { board };
  const { clause, path } = stepAt(twilightStruggle.steps, board.state);
  const lacking: Finding = { clause, force: 'undetermined', message: 'log.lacking', args: { step: path } };
  return { board, halt: { line: last, findings: [lacking] } };
}

/** What is known of the hands in the game that was played is known in the other, as long as the cards can be there. */
export function informed(board: Board, known: ReadonlyBytes): Board {
  const isNews = (side: Side, card: number): boolean =>
    known[card] === handOf(side) && board.state.zone[card] === UNSEEN && board.state.hidden[side] > 0;
  let told = board;
  for (const side of SIDES) {
    for (let card = 1; card < known.length; card++) {
      if (!isNews(side, card) || told.state.hidden[side] <= 0) continue;
      if (told === board) told = { ...board, state: copyState(board.state) };
      leaveHand(told, side, card, TABLE);
      enterHand(told, side, card);
    }
  }
  return told;
}

/** Is a play, or the event of a headline, in want of an answer? */
const isAsked = (board: Board): boolean => !['nothing', 'automatic'].includes(need(board));

/** A board that waits for somebody. */
export const settled = (board: Board): Board =>
  stepAt(twilightStruggle.steps, board.state).tags.length > 0 ? board : rest(twilightStruggle, board).board;

export function prohibitions(findings: readonly Finding[]): Finding[] {
  const lifted = new Set(findings.flatMap(({ force, over = [] }) => (force === 'forbids' ? [] : over)));
  return findings.filter(({ force, clause }) => force === 'forbids' && !lifted.has(clause));
}
