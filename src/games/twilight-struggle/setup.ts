/** The opening position: fixed markers, then the free ones of each side. 3.0 */
import { type Table, table } from '../../core/checks.ts';
import { addInfluence, type Board, country, influence } from './board.ts';
import { eachCountry } from './each.ts';
import { putCards, UNSEEN } from './state.ts';
import { SIDE_IDS, SIDES, type Side, US, USSR } from './tables.ts';

/** Puts down the fixed markers of both sides. 3.2, 3.3 */
export function placeFixedMarkers(board: Board): void {
  for (const side of SIDES) {
    for (const { country: where, n } of board.tables.fixedMarkers[side] ?? [])
      addInfluence(board, side, where, n, side === 0 ? '3.3' : '3.2');
  }
}

/** Makes the cards of a period part of the draw pile. The China Card is never in it. 3.1, 4.4 */
export function addPeriod(board: Board, period: 'early' | 'mid' | 'late'): void {
  putCards(board.state, board.tables.ofPeriod[period], UNSEEN);
}

export const setupOf = (board: Board, side: Side) => board.tables.rules.setup[SIDE_IDS[side] ?? 'us'];

/** Free markers a side still has to place. 3.2, 3.3 */
export const freeMarkersLeft = (board: Board, side: Side): number =>
  setupOf(board, side).free.count - board.state.placed[side];

/** The side whose turn it is to place in the set-up: the USSR, the US, then who has additional influence. 3.2, 3.3 */
export const setupSide = (board: Board): Side | undefined =>
  [USSR, US].find((side) => freeMarkersLeft(board, side) > 0) ?? SIDES.find((side) => board.state.handicap[side] > 0);

export interface SetupSubject {
  readonly side: Side;
  readonly country: number;
}

const clauseOf = (_board: Board, { side }: SetupSubject): string => (side === 0 ? '3.3' : '3.2');

export const setupChecks: Table<Board, SetupSubject> = table([
  {
    clause: clauseOf,
    message: 'setup.region',
    test: eachCountry((board, { side }) => board.tables.inRegion.get(setupOf(board, side).free.region) ?? false),
    args: (board, { side, country: where }) => ({ side, country: where, region: setupOf(board, side).free.region }),
  },
  {
    clause: clauseOf,
    message: 'setup.count',
    test: eachCountry((board, { side }) => freeMarkersLeft(board, side) > 0),
    args: (board, { side }) => ({ side, n: setupOf(board, side).free.count }),
  },
]);

/** One free marker goes down. */
export function placeFreeMarker(board: Board, side: Side, where: number): void {
  addInfluence(board, side, where, 1, side === 0 ? '3.3' : '3.2');
  board.state.placed[side]++;
}

/** Additional influence agreed before the game goes where the side has some already. */
export const handicapChecks: Table<Board, SetupSubject> = table([
  {
    clause: '3.3',
    message: 'setup.handicap',
    issue: 'handicap-placement',
    test: (board, { side, country: where }) => influence(board, side, where) > 0,
    args: (board, { side, country: where }) => ({ side, country: country(board, where).index }),
  },
]);
