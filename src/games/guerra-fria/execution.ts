/** The second step of a round: the selections are judged, [+4] and [R] carried out, [A] afterwards. 2.4.1.2 */
import { explain } from '../../core/checks.ts';
import { type Board, note, policy, turnMarker, turnReserve } from './board.ts';
import { conditionsOf, firstFailure, fromReserve } from './conditions.ts';
import { idOf, SEATS, type Seat } from './seats.ts';
import { namedAlly, type Reading, read } from './selection.ts';
import type { Outcome } from './state.ts';

/** Reads and judges every selection on the markers as they stand before the round. 2.4.2, 2.4.2.n */
export function judgeSelections(board: Board): void {
  for (const seat of SEATS) board.state.outcomes[seat] = judged(board, seat);
  board.state.attacks = [];
  board.state.considered = 0;
}

function judged(board: Board, seat: Seat): Outcome | null {
  const reading = readingOf(board, seat);
  if (!reading) return null;
  if (board.report) explain(conditionsOf(board, reading), board, reading).forEach(board.report);
  const failed = firstFailure(board, reading);
  if (failed === undefined && reading.move) {
    note(board, '2.4.2', 'move.is', { player: idOf(seat), move: reading.move });
    return { move: reading.move };
  }
  note(board, '2.4.2.n', 'move.null', { player: idOf(seat) });
  return { move: 'null', failed: failed ?? '' };
}

function readingOf(board: Board, seat: Seat): Reading | undefined {
  const cards = board.state.laid[seat]?.cards;
  return cards ? read(board, seat, cards) : undefined;
}

/** Carries out [+4] and [R]. Each touches only its own player's markers, so their order does not matter. */
export function moveMissiles(board: Board): void {
  for (const seat of SEATS) {
    const reading = readingOf(board, seat);
    const move = board.state.outcomes[seat]?.move;
    if (reading && move === '+4') gain(board, reading);
    if (reading && move === 'R') reorganise(board, reading);
  }
}

/** The numbers go onto the markers; the reserve gets the four new missiles and gives what was placed. 2.4.2.1 */
function gain(board: Board, reading: Reading): void {
  for (const { target, number } of reading.pairs ?? []) turnMarker(board, '2.4.2.1.a', reading.by, target, number);
  turnReserve(board, '2.4.2.1.d', reading.by, -fromReserve(board, reading));
}

/** Missiles leave and arrive; the reserve stays. 2.4.2.2 */
function reorganise(board: Board, { by, pairs }: Reading): void {
  for (const { target, order, number } of pairs ?? []) {
    turnMarker(board, '2.4.2.2.a', by, target, order === 'OUT' ? -number : number);
  }
}

/** The player with whom `seat` wants to attack. A null selection names nobody, unless the table reads it otherwise. */
export function partnerOf(board: Board, seat: Seat): Seat | undefined {
  const reading = readingOf(board, seat);
  const ally = reading && namedAlly(reading);
  if (ally === undefined) return undefined;
  const args = { player: idOf(seat), target: idOf(ally) };
  if (board.state.outcomes[seat]?.move === 'A') {
    note(board, '2.4.2.3', 'attack.names', args);
    return ally;
  }
  const counts = policy(board, 'null-alliance') === 'names';
  note(board, '2.4.2.n', counts ? 'attack.names' : 'attack.lost', args, 'null-alliance');
  return counts ? ally : undefined;
}
