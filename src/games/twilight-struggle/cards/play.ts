/** The parts of a play, between which the statechart leads: event, Operations, and where the card goes. 5.2, 9.3 */
import { type Board, card, cardClause, note, policy, pop, push, replaceTop, top } from '../board.ts';
import { freshFrame } from '../events/frame.ts';
import { implementer, isBarred, isOutOfPlace, requirementMet } from '../events/occurrence.ts';
import { happen } from '../events/triggers.ts';
import { DISCARD, KEPT, type PlayTask, putCard, REMOVED, TABLE, type Use } from '../state.ts';
import { rival, type Side } from '../tables.ts';
import { passChina } from '../tracks/tracks.ts';
import { barredByCivilWar } from '../variants/civil-war.ts';
import { isVoid, withoutEffect } from '../variants/outcomes.ts';
import { reached } from './play-task.ts';

/** The play on top; undefined while something else is under way. */
function playNow(board: Board): PlayTask | undefined {
  const task = top(board);
  return task?.do === 'play' ? task : undefined;
}

function mustPlay(board: Board): PlayTask {
  const play = playNow(board);
  if (!play) throw new Error('no card is being played');
  return play;
}

/** Is an event under way: one that the play has set off, or the one by which the play has come about? */
export const inEvent = (board: Board): boolean => top(board)?.do === 'program';

/** What the card is used for. 5.1 */
export const useOf = (board: Board): Use | null | undefined => playNow(board)?.use;

/** Must the player still say whether the rival's event comes before or after the Operations? 5.2.a */
export function asksOrder(board: Board): boolean {
  const play = playNow(board);
  return play?.asksOrder === true && play.order === undefined;
}

/** Does the rival's event come before the Operations? 5.2.a */
export const eventFirst = (board: Board): boolean => playNow(board)?.order === 'event-first';

/** Does it come after them? 5.2.a */
export const eventLast = (board: Board): boolean => playNow(board)?.order === 'operations-first';

/** The event of the card comes up. It occurs unless its condition fails or another card forbids it. 5.2 */
export function beginEvent(board: Board): void {
  const play = mustPlay(board);
  const { card: number, by } = play;
  const player = implementer(board, number, by);
  const occurs = mayOccur(board, number, player);
  const removed = occurs || (occurs === undefined && policy(board, 'unmet-starred-event') === 'removed');
  replaceTop(board, reached(play, 'event', removed));
  if (!occurs) return;
  note(board, '5.2', 'event.occurs', { card: number, side: player });
  board.state.occurred[number] = 1;
  const nothing = withoutEffect(board, number);
  if (nothing !== undefined) note(board, nothing, 'event.no-effect', { card: number }, 'turn-zero-no-effect');
  const steps = nothing === undefined ? card(board, number).event : [];
  push(board, { do: 'program', frame: freshFrame(number, player), steps, at: 0 });
  happen(board, { event: number, by: player });
}

/** True if the event occurs, undefined if its condition is not met, false if another card forbids it. 5.2.b, 5.2.c */
function mayOccur(board: Board, number: number, player: Side): boolean | undefined {
  const barred = isBarred(board, number);
  if (barred !== undefined) {
    note(board, '5.2.c', 'event.barred', { card: number, by: barred });
    return false;
  }
  if (barredByCivilWar(board, number, player)) {
    note(board, '12.4', 'event.civil-war', { card: number });
    return false;
  }
  if (isVoid(board, number)) {
    note(board, withoutEffect(board, number) ?? 'TZ-7', 'event.void', { card: number }, 'turn-zero-no-effect');
    return false;
  }
  const outOfPlace = isOutOfPlace(board, number);
  if (!outOfPlace && requirementMet(board, number, player) !== false) return true;
  const why = !outOfPlace ? 'condition' : board.state.round === 0 ? 'headline' : 'event';
  note(board, outOfPlace ? cardClause(board, number) : '5.2.b', 'event.unmet', { card: number, why, requires: number });
  return undefined;
}

/** The Operations of the card begin, with the value that was worked out when its use was named. 6.0 */
export function beginOperations(board: Board): void {
  const play = mustPlay(board);
  if (!play.operations) throw new Error('the card is not played for Operations');
  replaceTop(board, reached(play, 'operations', play.occurred));
  push(board, play.operations);
}

/** Is nothing left of the play, nor of another in which it came up? */
export function isPlayed(board: Board): boolean {
  const task = top(board);
  return task === undefined || task.do === 'end-round';
}

/** The card leaves the table: out of the game, beside the board, to the rival, or to the discard pile. 5.2, 9.3 */
export function dispose(board: Board): void {
  const { card: number, by, occurred } = mustPlay(board);
  pop(board);
  if (number === board.tables.china) {
    passChina(board, rival(by), false, '9.3');
    return;
  }
  if (board.state.zone[number] !== TABLE) return;
  const keptBeside = board.state.lasting.some(
    (l) => l.card === number && 'modify' in l.step && l.step.modify.quantity === 'scoring-loss',
  );
  const to = !occurred ? DISCARD : keptBeside ? KEPT : card(board, number).starred ? REMOVED : DISCARD;
  putCard(board.state, number, to);
  const message = to === KEPT ? 'card.kept' : to === REMOVED ? 'card.removed' : 'card.discarded';
  note(board, occurred ? '5.2' : '2.2.4', message, { card: number });
}
