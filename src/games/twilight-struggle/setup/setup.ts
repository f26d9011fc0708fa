/** The opening position: fixed markers, then the free ones of each side. 3.0 */
import { type Table, table } from '../../../core/checks.ts';
import { NumberSet } from '../../../core/number-set.ts';
import { addInfluence, type Board, country, influence, inRegion } from '../board.ts';
import { eachCountry } from '../each.ts';
import { ABSENT, putCards, REMOVED, UNSEEN } from '../state.ts';
import { SIDE_IDS, SIDES, type Side, US, USSR } from '../tables.ts';
import { lying } from '../turn/hands.ts';
import { cardsOfPeriod, outOfGame } from '../variants/outcomes.ts';

/** Puts down the fixed markers of both sides, changed by the crises of Turn Zero. 3.2, 3.3, TZ-5 */
export function placeFixedMarkers(board: Board): void {
  for (const side of SIDES) {
    for (const { country: where, n } of board.tables.fixedMarkers[side] ?? [])
      addInfluence(board, side, where, n, side === 0 ? '3.3' : '3.2');
  }
  for (const { clause, influence: markers } of board.state.turnZero.outcomes)
    for (const { side, country: where, n } of markers) addInfluence(board, side, where, n, clause);
}

/** Makes the cards of a period part of the draw pile. The China Card is never in it. 3.1, 4.4 */
export function addPeriod(board: Board, period: 'early' | 'mid' | 'late'): void {
  // A card that lies anywhere already stays there: above all one that has been removed. 4.3.a
  const absent = lying(board, ABSENT);
  putCards(board.state, cardsOfPeriod(board, period).and(absent), UNSEEN);
  putCards(board.state, outOfGame(board, period).and(absent), REMOVED);
}

export const setupOf = (board: Board, side: Side) => board.tables.rules.setup[SIDE_IDS[side] ?? 'us'];

/** Free markers a side still has to place. 3.2, 3.3 */
export const freeMarkersLeft = (board: Board, side: Side): number =>
  printedLeft(board, side) + crisisMarkers(board, side).reduce((sum, { left }) => sum + left, 0);

/** Free markers of a side in all. */
export const markersOf = (board: Board, side: Side): number =>
  board.state.turnZero.outcomes
    .flatMap(({ free }) => free)
    .reduce((sum, lot) => sum + (lot.side === side ? lot.count : 0), setupOf(board, side).free.count);

/** Those of the printed set-up among them. */
const printedLeft = (board: Board, side: Side): number => setupOf(board, side).free.count - board.state.placed[side];

/** Markers that the crises of Turn Zero let a side place besides and that are left, with where they may go. TZ-5 */
function crisisMarkers(board: Board, side: Side): { at: number; left: number; where: NumberSet }[] {
  const { outcomes, placed } = board.state.turnZero;
  const lots = outcomes.flatMap(({ free }) => free);
  return lots.flatMap((lot, at) => {
    const there = placed[at] ?? [];
    const left = lot.side === side ? lot.count - there.length : 0;
    if (left === 0) return [];
    const full = there.filter((each) => there.filter((other) => other === each).length >= lot.each);
    const where = (board.tables.inRegion.get(lot.region) ?? NumberSet.EMPTY).without(NumberSet.of(full));
    return [{ at, left, where }];
  });
}

/** Where a side may place its next free marker. 3.2, 3.3, TZ-5 */
function openToMarkers(board: Board, side: Side): NumberSet {
  const { region } = setupOf(board, side).free;
  const lots = crisisMarkers(board, side);
  const printed = board.tables.inRegion.get(region) ?? NumberSet.EMPTY;
  const open = lots.reduce((all, { where }) => all.or(where), NumberSet.EMPTY);
  return printedLeft(board, side) > 0 ? open.or(printed) : open;
}

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
    test: eachCountry((board, { side }) => openToMarkers(board, side)),
    args: (board, { side, country: where }) => ({ side, country: where, region: setupOf(board, side).free.region }),
  },
  {
    clause: clauseOf,
    message: 'setup.count',
    test: eachCountry((board, { side }) => freeMarkersLeft(board, side) > 0),
    args: (board, { side }) => ({ side, n: markersOf(board, side) }),
  },
]);

/** One free marker goes down: one of the printed set-up, if it may go there, or one that a crisis gives. */
export function placeFreeMarker(board: Board, side: Side, where: number): void {
  const { region } = setupOf(board, side).free;
  const printed = printedLeft(board, side) > 0 && inRegion(board, region, where);
  const lot = crisisMarkers(board, side).find(({ where: open }) => open.has(where));
  if (printed || !lot) {
    addInfluence(board, side, where, 1, side === 0 ? '3.3' : '3.2');
    board.state.placed[side]++;
    return;
  }
  addInfluence(board, side, where, 1, 'TZ-5');
  const { turnZero } = board.state;
  const placed = turnZero.placed.map((each, at) => (at === lot.at ? [...each, where] : each));
  board.state.turnZero = { ...turnZero, placed };
}

/** Nothing more is placed: a position begins after the set-up of a side, or of both. */
export function endPlacement(board: Board, side: Side): void {
  const { turnZero } = board.state;
  board.state.placed[side] = setupOf(board, side).free.count;
  const lots = turnZero.outcomes.flatMap(({ free }) => free);
  const placed = lots.map((lot, at) =>
    lot.side === side ? new Array<number>(lot.count).fill(-1) : (turnZero.placed[at] ?? []),
  );
  board.state.turnZero = { ...turnZero, placed };
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
