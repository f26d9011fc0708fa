/** Every selection that is a move, found by asking the conditions about everything that could be laid. */
import type { Board } from './board.ts';
import { type Card, HIGHEST, selectionOf } from './cards.ts';
import { isMove } from './conditions.ts';
import type { GameFact } from './facts.ts';
import { SEATS, type Seat } from './seats.ts';
import { type Reading, read } from './selection.ts';
import { TALK } from './state.ts';

const NUMBERS = Array.from({ length: HIGHEST + 1 }, (_, number) => number);

/** What may lie at one marker; pairs that no move uses, such as two numbers, are left out. */
const PAIRS: readonly (readonly Card[])[] = [
  [0, 0],
  ...NUMBERS.map((number) => ['IN', number] as const),
  ...NUMBERS.map((number) => ['OUT', number] as const),
  ['ALLY', 0],
];

/** Every selection of `by` that is a move in this position. */
export function movesOf(board: Board, by: Seat): Reading[] {
  const moves: Reading[] = [];
  for (const a of PAIRS) {
    for (const b of PAIRS) {
      for (const c of PAIRS) {
        const reading = read(board, by, selectionOf(by, [a, b, c]));
        if (isMove(board, reading)) moves.push(reading);
      }
    }
  }
  return moves;
}

/**
 * Facts that may come next. Null selections may be laid as well, and hidden cards can be any: neither is enumerated, and
 * who talks when is left to the players.
 */
export function choicesOf(board: Board, types: readonly string[]): GameFact[] {
  const facts: GameFact[] = [];
  for (const type of types) {
    if (type === 'agree') facts.push(...TALK.map((talk) => ({ type, talk }) as const));
    if (type === 'select') facts.push(...waiting(board).flatMap((by) => selections(board, by)));
    if (type === 'reveal') facts.push(...faceDown(board).flatMap((by) => reveals(board, by)));
  }
  return facts;
}

const waiting = ({ state }: Board): readonly Seat[] => SEATS.filter((seat) => state.laid[seat] === null);

/** Players whose cards lie unsealed and unknown: what they show cannot be checked against anything. */
const faceDown = ({ state }: Board): readonly Seat[] =>
  SEATS.filter((seat) => state.laid[seat]?.cards === null && state.laid[seat]?.seal === null);

const selections = (board: Board, by: Seat): GameFact[] =>
  movesOf(board, by).map(({ cards }) => ({ type: 'select', by, cards }));

const reveals = (board: Board, by: Seat): GameFact[] =>
  movesOf(board, by).map(({ cards }) => ({ type: 'reveal', by, cards, salt: '' }));
