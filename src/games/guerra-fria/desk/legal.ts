/** What a player may choose in a position, and why something is not among it. */
import { explain } from '../../../core/checks.ts';
import type { Finding } from '../../../core/finding.ts';
import type { Board } from '../board.ts';
import type { Selection } from '../cards.ts';
import { movesOf } from '../choices.ts';
import { conditionsOf, isMove } from '../conditions.ts';
import type { Ruleset } from '../ruleset.ts';
import { idOf, SEATS, type Seat } from '../seats.ts';
import { read } from '../selection.ts';
import { MOVES, type Move } from '../state.ts';
import type { CaseInput, CaseSelection } from './format.ts';
import { seatNamed, writeLine } from './notation.ts';
import { type Attempt, attempt } from './problem.ts';
import { readSelection, setUpBoard, withPolicies } from './reading.ts';
import type { PlayerChoices } from './told.ts';
import { makeWords, type Words } from './words.ts';

type Position = Pick<CaseInput, 'position' | 'policies'>;

/** What somebody wants to lay: is it a move, and every condition that was asked, met or failed, with its clause. */
export interface Judged {
  readonly isMove: boolean;
  readonly findings: readonly Finding[];
}

/** Every selection that is a move, for each player or for one. */
export function legalChoices(
  rules: Ruleset,
  input: Position,
  player?: string,
  words: Words = makeWords(),
): Attempt<{ readonly choices: readonly PlayerChoices[] }> {
  return attempt(() => {
    const board = boardOf(rules, input, words);
    const seats = player === undefined ? SEATS : [seatNamed(player, words, ['player'])];
    return { choices: seats.map((seat) => choicesFor(board, seat)) };
  });
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

/** Why a selection is on the list of choices, or why not. */
export function whyNot(
  rules: Ruleset,
  input: Position,
  player: string,
  selection: CaseSelection,
  words: Words = makeWords(),
): Attempt<Judged> {
  return attempt(() => {
    const seat = seatNamed(player, words, ['player']);
    const cards = readSelection(selection, seat, words, ['selection']);
    return judgeSelection(boardOf(rules, input, words), seat, cards);
  });
}

/** The same on a board in play: what a player is told before laying the cards. */
export function judgeSelection(board: Board, seat: Seat, cards: Selection): Judged {
  const reading = read(board, seat, cards);
  return { isMove: isMove(board, reading), findings: explain(conditionsOf(board, reading), board, reading) };
}

const boardOf = (rules: Ruleset, input: Position, words: Words): Board =>
  setUpBoard(withPolicies(rules, input), input.position, words, 0);
