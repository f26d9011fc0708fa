/** Judging a log entry by entry under one set of readings. */
import type { Finding } from '../../core/finding.ts';
import { putState } from '../../games/twilight-struggle/put-state.ts';
import { SIDES, US } from '../../games/twilight-struggle/tables.ts';
import { nextRound } from '../../games/twilight-struggle/turn/rounds.ts';
import type { Entry, StatedState } from '../log-file.ts';
import { sizeOf } from '../mend.ts';
import { explains } from './compare/index.ts';
import { closeEntry, endTurn, settleBetweenTurns } from './entries/close.ts';
import { adjudicateHeadline, finishTurn } from './entries/headline.ts';
import { opening } from './entries/opening.ts';
import { adjudicateRound, declineOptional } from './entries/round.ts';
import { takeOver, takeRest } from './entries/take-over.ts';
import { entryLines, unused } from './entry-lines.ts';
import { followReshuffle, markEntry } from './hands/follow.ts';
import { playsOn } from './played-on.ts';
import { AT, addViolation, damaged, isLastEntry, lineAbove, type Run, remark } from './run.ts';
import { doubtUnread } from './unread-lines.ts';

/**
 * Judges the log of a run that has just been made.
 * @param onEntry called before each entry is judged, with the board as the entry finds it; stops if it returns false
 */
export function judgeLog(run: Run, onEntry?: (entry: Entry, run: Run) => boolean | undefined): void {
  doubtUnread(run, 1, run.log.entries[0]?.line ?? Number.POSITIVE_INFINITY);
  opening(run);
  run.at.unprinted = [];
  judgeFrom(run, 0, onEntry);
}

/** Judges the entries from one of them on, which finds the board as it is. */
export function judgeFrom(run: Run, from: number, onEntry?: (entry: Entry, run: Run) => boolean | undefined): void {
  for (const [index, entry] of run.log.entries.entries()) {
    if (index < from) continue;
    openEntry(run, index, entry);
    if (onEntry?.(entry, run) === false) return;
    adjudicate(run, entry);
  }
}

/** Everything that happens is looked for in the log at once, while the board is as it says. */
export function onFinding(run: Run, finding: Finding): void {
  if (finding.message === 'deck.reshuffled') followReshuffle(run);
  // The regions of the final scoring are printed as one sum.
  if (run.turnEnd.isFinal && (finding.message === 'change.vp' || finding.message === 'vp.none')) return;
  if (run.turnEnd.begun) run.turnEnd.findings.push(finding);
  else if (!explains(run, finding)) run.at.unprinted.push({ finding, line: run.at.line });
}

export function openEntry(run: Run, index: number, entry: Entry): void {
  run.at.entry = index;
  run.at.lines = entryLines(entry.blocks);
  run.at.line = entry.line;
  putState(run.at.before, run.board.state);
  run.at.givenUp = false;
  run.at.cut = false;
  run.at.dice = [];
  run.at.idle.clear();
  run.at.occurred.clear();
  run.at.shown = undefined;
  markEntry(run);
  doubtUnread(run, entry.line, run.log.entries[index + 1]?.line ?? Number.POSITIVE_INFINITY);
}

export function adjudicate(run: Run, entry: Entry): void {
  if (playsOn(run, entry)) {
    run.found.notAdjudicated += sizeOf(entry);
    return;
  }
  if (entry.kind === 'headline') finishTurn(run, entry);
  settleBetweenTurns(run, entry.kind === 'headline');
  if (entry.kind === 'headline') {
    for (const finding of run.turnEnd.findings) noteUncounted(run, finding);
    // What is due for them is as open as they are.
    for (const side of SIDES) if (run.stated.unsettled.delete(`milops-${side}`)) run.stated.unsettled.add('vp');
  }
  if (entry.kind === 'round') adjudicateRound(run, entry);
  else if (entry.kind === 'headline') adjudicateHeadline(run, entry);
  else {
    declineOptional(run);
    if (entry.kind === 'cleanup' && entry.blocks.length > 0 && isWithinTurn(run))
      damaged(run, { code: 'out-of-place', line: entry.line, args: {} }, lineAbove(run));
  }
  if (run.at.givenUp) {
    takeOver(run, entry);
    endTurn(run);
  } else {
    closeEntry(run, entry.line);
    if (run.at.givenUp) takeRest(run, unused(run.at.lines));
  }
  if (entry.kind === 'headline') dropUnprinted(run, entry);
  for (const stated of entry.stated ?? []) compareState(run, stated);
}

/** Has the turn rounds left, so that nothing can be cleaned up yet? */
function isWithinTurn({ board }: Run): boolean {
  const { state } = board;
  if (state.result) return false;
  return (
    state.step === AT.card ||
    state.step === AT.trapDiscard ||
    (state.step === AT.between && nextRound(board) !== undefined)
  );
}

/** A replay site prints the state before the entry or after it: its record lags behind. */
function compareState(run: Run, { line, score, defcon }: StatedState): void {
  const {
    board,
    at: { before },
  } = run;
  const differs = (stated: number | undefined, known: readonly number[]): boolean =>
    stated !== undefined && !known.includes(stated);
  const values = [before, board.state];
  if (
    differs(
      score,
      values.map(({ vp }) => Math.abs(vp)),
    ) ||
    differs(
      defcon,
      values.map((state) => state.defcon),
    )
  )
    remark(run, 'other-state', line, { message: 'log.note-other-state' });
}

/** What the turn before left unprinted is not printed any more once the next one has begun. */
function dropUnprinted(run: Run, entry: Entry): void {
  const missing = run.turnEnd.findings.find((finding) => finding.message === 'change.defcon');
  if (missing && !isLastEntry(run)) addViolation(run, entry.line, missing.clause, { message: 'log.no-improvement' });
  run.turnEnd.findings = [];
}

/** The penalty for military operations is seldom printed: only a later score can tell that it was left out. */
function noteUncounted(run: Run, finding: Finding): void {
  if (finding.message !== 'change.vp') return;
  const above = run.log.entries[run.at.entry - 1];
  const line = above?.blocks.at(-1)?.lines.at(-1)?.line ?? above?.line ?? run.at.line;
  const n = Number(finding.args?.n);
  run.turnEnd.uncounted.push({ finding, vp: Number(finding.args?.side) === US ? n : -n, line });
}
