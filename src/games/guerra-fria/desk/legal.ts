/** What a player may choose in a position, and why something is not among it. */
import { explain } from '../../../core/checks.ts';
import type { Finding } from '../../../core/finding.ts';
import type { Board } from '../board.ts';
import type { Selection } from '../cards.ts';
import { movesOf } from '../choices.ts';
import { conditionsOf, isMove } from '../conditions.ts';
import { idOf, type Seat } from '../seats.ts';
import { read } from '../selection.ts';
import { MOVES, type Move } from '../state.ts';
import { writeLine } from './notation.ts';
import type { PlayerChoices } from './told.ts';

/** What somebody wants to lay: is it a move, and every condition that was asked, met or failed, with its clause. */
export interface Judged {
  readonly isMove: boolean;
  readonly findings: readonly Finding[];
}

/** Every selection of a player that is a move on a board in play. */
export function choicesFor(board: Board, seat: Seat): PlayerChoices {
  const readings = movesOf(board, seat);
  const groups = MOVES.map((move) => readings.filter((reading) => reading.move === move));
  return {
    player: idOf(seat),
    count: readings.length,
    byMove: Object.fromEntries(MOVES.map((move, i) => [move, groups[i]?.length])) as Record<Move, number>,
    selections: groups.flat().map(writeLine),
  };
}

/** Why a selection is on the list of choices, or why not: what a player is told before laying the cards. */
export function judgeSelection(board: Board, seat: Seat, cards: Selection): Judged {
  const reading = read(board, seat, cards);
  return { isMove: isMove(board, reading), findings: explain(conditionsOf(board, reading), board, reading) };
}
