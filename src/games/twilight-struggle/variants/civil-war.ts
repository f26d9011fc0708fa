/** The Chinese Civil War variant: a space beside the map that only Soviet Operations can enter. 12 */
import type { Check } from '../../../core/checks.ts';
import { type Board, card, influence, note } from '../board.ts';
import { SIDE_IDS, type Side, USSR } from '../tables.ts';
import { passChina } from '../tracks/tracks.ts';

/** Is the war still open: the variant in play, and nobody holding the China Card yet? 12.3 */
export const civilWarIsOpen = (board: Board): boolean =>
  board.tables.civilWar !== undefined && board.state.chinaHolder === undefined;

/** Is the event of a card out of reach of the side that would implement it? 12.4 */
export function barredByCivilWar(board: Board, number: number, player: Side): boolean {
  if (!civilWarIsOpen(board)) return false;
  const bars = board.rules.civilWar.bars[SIDE_IDS[player] ?? 'us'] ?? [];
  return bars.includes(card(board, number).id);
}

/** What is taken off the die of a war while China fights its own. 12.4.2 */
export function civilWarPenalty(board: Board, number: number): number {
  const { diePenalty } = board.rules.civilWar;
  return civilWarIsOpen(board) && card(board, number).id === diePenalty.card ? diePenalty.amount : 0;
}

/** After each Soviet marker: with enough of them the USSR takes the China Card, face up. 12.1.b, 12.3 */
export function settleCivilWar(board: Board, where: number): void {
  if (where !== board.tables.civilWar || influence(board, USSR, where) < board.rules.civilWar.influence) return;
  note(board, '12.1.b', 'civil-war.settled', { side: USSR });
  passChina(board, USSR, true, '12.3');
}

/** The space takes Soviet markers until it is settled, and nothing else. 12.1.a, 12.1.b */
export const civilWarPlacement: Check<Board, { readonly country: number }> = {
  clause: '12.1.b',
  message: 'civil-war.open',
  when: (board) => board.tables.civilWar !== undefined,
  concerns: (board, { country }) => country === board.tables.civilWar,
  test: civilWarIsOpen,
};

/** Neither coups nor realignments reach it. 12.1.a */
export const civilWarShelter: Check<Board, { readonly country: number }> = {
  clause: '12.1.a',
  message: 'civil-war.placement-only',
  when: (board) => board.tables.civilWar !== undefined,
  concerns: (board, { country }) => country === board.tables.civilWar,
  test: () => false,
};
