/**
 * The conditions of the moves: one table for the cards as such, one for each move. What a player may choose, whether a
 * selection is null, and why, are all read off these tables. 2.4.2
 */
import { type Check, passes } from '../../core/checks.ts';
import { type Board, missiles, policy, reserve } from './board.ts';
import { allCards } from './cards.ts';
import { idOf, opponents, type Seat } from './seats.ts';
import { isInWithoutOut, type Reading, sum } from './selection.ts';

type Conditions = readonly Check<Board, Reading>[];

const player = ({ by }: Reading) => ({ player: idOf(by) });

/** Six cards from one deck that announce one of the three moves. */
const ofTheCards: Conditions = [
  {
    clause: '2.4.1.1',
    message: 'cards.placed',
    issue: 'misplaced-cards',
    disputed: (board, reading) => !arePlaced(board, reading),
    test: arePlaced,
    args: (_board, reading) => player(reading),
  },
  {
    clause: '2.2.1',
    message: 'cards.in-deck',
    test: ({ rules }, { cards }) => {
      const laid = allCards(cards);
      return laid.every((card) => laid.filter((other) => other === card).length <= (rules.deck[card] ?? 0));
    },
    args: (_board, reading) => player(reading),
  },
  {
    clause: '2.4.2',
    message: 'cards.pairs',
    test: (_board, { pairs }) => pairs !== undefined,
    args: (_board, reading) => player(reading),
  },
  {
    clause: '2.4.2.n',
    message: 'cards.announce',
    issue: 'in-without-out',
    disputed: (_board, { pairs }) => pairs !== undefined && isInWithoutOut(pairs),
    test: (_board, { move }) => move !== undefined,
    args: (_board, reading) => player(reading),
  },
];

/** Two cards at each attack marker, none elsewhere. */
function arePlaced({ rules }: Board, { by, cards }: Reading): boolean {
  return opponents(by).every((target) => cards[target]?.length === rules.cardsPerMarker) && cards[by]?.length === 0;
}

/** [+4]: up to twelve missiles onto the attack markers; what four new ones do not cover comes from the reserve. */
const ofGaining: Conditions = [
  {
    clause: '2.4.2.1.b',
    message: 'gain.sum',
    test: ({ rules }, reading) => sum(reading, 'IN') <= rules.mostGained,
    args: ({ rules }, reading) => ({ ...player(reading), n: sum(reading, 'IN'), most: rules.mostGained }),
  },
  {
    clause: '2.4.2.1.c',
    message: 'gain.reserve',
    test: (board, reading) => fromReserve(board, reading) <= reserve(board.state, reading.by),
    args: (board, reading) => ({
      ...player(reading),
      n: Math.max(0, fromReserve(board, reading)),
      has: reserve(board.state, reading.by),
    }),
  },
];

/** Missiles that a [+4] takes from the reserve; below 0 it adds to it. 2.4.2.1.d */
export const fromReserve = ({ rules }: Board, reading: Reading): number => sum(reading, 'IN') - rules.gain;

/** [R]: as many missiles arrive as leave, at most twelve, and none that are not there. */
const ofReorganising: Conditions = [
  {
    clause: '2.4.2.2.b',
    message: 'reorganise.sum',
    test: ({ rules }, reading) => sum(reading, 'OUT') <= rules.mostMoved,
    args: ({ rules }, reading) => ({ ...player(reading), n: sum(reading, 'OUT'), most: rules.mostMoved }),
  },
  {
    clause: '2.4.2.2.c',
    message: 'reorganise.equal',
    test: (_board, reading) => sum(reading, 'OUT') === sum(reading, 'IN'),
    args: (_board, reading) => ({ ...player(reading), out: sum(reading, 'OUT'), in: sum(reading, 'IN') }),
  },
  {
    clause: '2.4.2.2',
    message: 'reorganise.present',
    issue: 'reorganise-overdraw',
    disputed: (board, reading) => overdrawn(board, reading) !== undefined,
    test: (board, reading) => overdrawn(board, reading) === undefined,
    args: (board, reading) => overdrawnArgs(board, reading),
  },
];

/** Asked only of an [R] without missiles. */
const ofMovingNothing: Conditions = [
  {
    clause: '2.4.2.2',
    message: 'reorganise.something',
    issue: 'zero-moves',
    test: (board) => policy(board, 'zero-moves') !== 'reorganise-needs-one',
    args: (_board, reading) => player(reading),
  },
];

/** The first marker from which more missiles would leave than stand on it. */
function overdrawn({ state }: Board, { by, pairs }: Reading): Seat | undefined {
  return pairs?.find(({ order, target, number }) => order === 'OUT' && number > missiles(state, by, target))?.target;
}

/** The marker that is overdrawn; or that of the first departure, where there is enough everywhere. */
function overdrawnArgs(board: Board, reading: Reading) {
  const target = overdrawn(board, reading);
  const pair = reading.pairs?.find((each) => each.order === 'OUT' && (target === undefined || each.target === target));
  if (!pair) return player(reading);
  const has = missiles(board.state, reading.by, pair.target);
  return { ...player(reading), target: idOf(pair.target), n: pair.number, has };
}

/** [A]: beside the alliance card nothing but zeros. */
const ofAttacking: Conditions = [
  {
    clause: '2.4.2.3.a',
    message: 'attack.zeros',
    test: (_board, { cards }) => allCards(cards).every((card) => card === 'ALLY' || card === 0),
    args: (_board, reading) => player(reading),
  },
];

function ofMove(reading: Reading): Conditions {
  switch (reading.move) {
    case '+4':
      return ofGaining;
    case 'R':
      return sum(reading, 'OUT') === 0 ? [...ofReorganising, ...ofMovingNothing] : ofReorganising;
    case 'A':
      return ofAttacking;
    case undefined:
      return [];
  }
}

/** The conditions to ask: those of the move only if the cards announce one. */
export function conditionsOf(board: Board, reading: Reading): Conditions {
  return passes(ofTheCards, board, reading) ? [...ofTheCards, ...ofMove(reading)] : ofTheCards;
}

/** Is the selection a move, all conditions met? Allocates no reasons. */
export function isMove(board: Board, reading: Reading): boolean {
  return passes(ofTheCards, board, reading) && passes(ofMove(reading), board, reading);
}

/** The message of the first condition that fails; undefined for a move. */
export function firstFailure(board: Board, reading: Reading): string | undefined {
  return conditionsOf(board, reading).find((condition) => !condition.test(board, reading))?.message;
}
