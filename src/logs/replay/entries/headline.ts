/** The headline phase of the log: the deal before it, both cards, and their events. 4.5.B, 4.5.C */

import { SIDES, type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { cardsNeeded } from '../../../games/twilight-struggle/turn/deal.ts';
import { endHeadlines } from '../../../games/twilight-struggle/turn/headline.ts';
import { firstTurn } from '../../../games/twilight-struggle/variants/scenario.ts';
import type { HeadlineEntry } from '../../log-file.ts';
import { next, use } from '../entry-lines.ts';
import { lacks } from '../hands/follow.ts';
import { AT, addViolation, damaged, isLastEntry, lineAbove, type Run } from '../run.ts';
import { goOn, submit } from '../submit.ts';
import { keepHeld } from './close.ts';
import { drive } from './drive.ts';
import { declineOptional } from './round.ts';

export function adjudicateHeadline(run: Run, entry: HeadlineEntry): void {
  const { state } = run.board;
  if (state.step !== AT.deal || state.turn !== entry.turn) arrive(run, entry);
  run.turnEnd.begun = false;
  endOfTurnBefore(run, entry);
  submit(run, { type: 'deal', us: [], ussr: [] });
  if (entry.blocks.length === 0 && !isLastEntry(run)) {
    damaged(run, { code: 'empty-entry', line: entry.line, args: {} }, entry.line);
    run.at.givenUp = true;
    return;
  }
  const sides = commit(run, entry);
  if (!sides) return;
  drive(run);
}

/** Rounds that the log passes over at the end of the turn before have been declined. */
export function finishTurn(run: Run, { line }: HeadlineEntry): void {
  run.at.line = line;
  if (run.board.state.step === AT.between) goOn(run);
  declineOptional(run);
  if (run.board.state.step === AT.held) keepHeld(run);
}

/** The game goes on, so that nobody was left with a scoring card when the turn before ended. 4.5.D.e */
function endOfTurnBefore(run: Run, { line, turn }: HeadlineEntry): void {
  if (turn === firstTurn(run.board)) return;
  const said = { line, clause: '4.5.D.e', why: 'log.hands-no-scoring' };
  for (const side of SIDES) lacks(run, side, run.board.tables.scoringCards.list(), said);
}

/** Both cards in the order in which they are shown. False if the log stops before both are. */
function commit(run: Run, entry: HeadlineEntry): boolean {
  const left: Side[] = [...SIDES];
  for (const card of entry.cards) {
    const slot = next(run.at.lines, 'headline-card', (line) => line.card === card);
    const side: Side | undefined = slot ? sideOf(slot.line.side) : undefined;
    if (!slot || side === undefined) {
      if (isLastEntry(run)) run.at.cut = true;
      else addViolation(run, entry.line, '4.5.C', { message: 'log.headline-side' });
      run.at.givenUp = !run.at.cut;
      return false;
    }
    use(run.at.lines, slot);
    if (!submit(run, { type: 'headline', by: side, card }, slot.line.line)) {
      run.at.givenUp = true;
      return false;
    }
    left.splice(left.indexOf(side), 1);
  }
  if (left.length === 0) return true;
  if (isLastEntry(run)) run.at.cut = true;
  else {
    addViolation(run, entry.line, '4.5.C', { message: 'log.headline-both' });
    run.at.givenUp = true;
  }
  return false;
}

/** The log begins a turn where the rules do not. */
function arrive(run: Run, entry: HeadlineEntry): void {
  const { state } = run.board;
  const over = state.result !== null;
  if (!over && run.at.entry > 0) {
    const args = { turn: entry.turn, n: state.turn };
    damaged(
      run,
      { code: state.turn < entry.turn ? 'missing' : 'out-of-place', line: entry.line, args },
      lineAbove(run),
    );
  }
  state.result = null;
  state.agenda = [];
  endHeadlines(run.board);
  if (state.turn < entry.turn && state.turn < 10) {
    state.turn = entry.turn - 1;
    state.round = 8;
    state.phasing = 0;
    state.step = AT.between;
    goOn(run);
  }
  state.turn = entry.turn;
  state.step = AT.deal;
  for (const side of SIDES) if (cardsNeeded(run.board, side) < 0) state.hidden[side] = 0;
}
