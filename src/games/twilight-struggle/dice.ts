/** Dice as they are handed in. 2.0 */
import { type Table, table } from '../../core/checks.ts';
import type { Board } from './board.ts';
import type { FactOf } from './facts.ts';
import { rollIsOptional } from './operations/space.ts';

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6;

const oneDie = (test: (board: Board, die: number) => boolean): Table<Board, FactOf<'roll'>> =>
  table<Board, FactOf<'roll'>>([
    {
      clause: (_board, { die }) => (die === 0 ? '6.4.1' : '2.0.f'),
      message: 'die.range',
      test: (board, { die }) => test(board, die),
      args: (_board, { die }) => ({ die }),
    },
  ]);

/** One die. */
export const dieChecks = oneDie((_board, die) => isDie(die));

/** The die of the space race, which an optional rule does without: 0, then. OPT-4 */
export const spaceDieChecks = oneDie((board, die) => isDie(die) || (die === 0 && rollIsOptional(board)));

/** One die of each side. */
export const diceChecks: Table<Board, FactOf<'rolls'>> = table([
  {
    clause: '2.0.f',
    message: 'die.range',
    test: (_board, { us, ussr }) => isDie(us) && isDie(ussr),
    args: (_board, { us, ussr }) => ({ die: isDie(us) ? ussr : us }),
  },
]);
