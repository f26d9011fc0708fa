/** Dealing, reshuffling and the change of period. 4.3, 4.4, 4.5.B, 4.5.H */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, note, policy } from '../board.ts';
import type { Period } from '../ruleset.ts';
import { addPeriod } from '../setup/setup.ts';
import { DISCARD, NOT_STATED, UNSEEN } from '../state.ts';
import { SIDES, type Side, US, USSR } from '../tables.ts';
import { deckSize, enterHand, handSize, reshuffle } from './hands.ts';

/** The period a turn belongs to. 4.1 */
export function periodOf(board: Board, turn: number): Period {
  const period = board.tables.periods[turn];
  if (!period) throw new Error(`turn ${turn} belongs to no period`);
  return period;
}

/** Cards a side must be dealt to fill its hand; 0 for a hand that is not stated. 4.5.B */
export function cardsNeeded(board: Board, side: Side): number {
  const size = handSize(board, side);
  return size === undefined ? 0 : Math.max(0, periodOf(board, board.state.turn).handSize - size);
}

/** Do the discards join the draw pile during this deal? The card after the last one brings them, or the last one. 4.3 */
const runsOut = (board: Board): boolean => {
  const pile = deckSize(board);
  if (pile === undefined) return false;
  const needed = cardsNeeded(board, US) + cardsNeeded(board, USSR);
  return needed > pile || (needed > 0 && needed === pile && policy(board, 'reshuffle-moment') === 'at-once');
};

export interface DealSubject {
  readonly us: readonly number[];
  readonly ussr: readonly number[];
}

export const dealChecks: Table<Board, DealSubject> = table([
  {
    clause: '4.5.B',
    message: 'deal.count',
    test: (board, { us, ussr }) =>
      (us.length <= cardsNeeded(board, US) || board.state.hidden[US] === NOT_STATED) &&
      (ussr.length <= cardsNeeded(board, USSR) || board.state.hidden[USSR] === NOT_STATED),
    args: (board) => ({ us: cardsNeeded(board, US), ussr: cardsNeeded(board, USSR) }),
  },
  {
    clause: '4.3',
    message: 'deal.from-pile',
    test: (board, { us, ussr }) => {
      const again = runsOut(board);
      const cards = [...us, ...ussr];
      const available = (n: number): boolean =>
        board.state.zone[n] === UNSEEN || (again && board.state.zone[n] === DISCARD);
      return new Set(cards).size === cards.length && cards.every(available);
    },
    args: (_board, { us, ussr }) => ({ cards: [...us, ...ussr] }),
  },
  {
    clause: '4.3.1',
    message: 'deal.from-pile',
    when: runsOut,
    test: (board, { us, ussr }) => {
      const shortage = cardsNeeded(board, US) + cardsNeeded(board, USSR) - (deckSize(board) ?? 0);
      return [...us, ...ussr].filter((n) => board.state.zone[n] === DISCARD).length <= shortage;
    },
    args: (_board, { us, ussr }) => ({ cards: [...us, ...ussr] }),
  },
]);

/** Fills both hands. Cards that nobody names stay hidden; the discards join the pile if it runs out. 4.5.B */
export function deal(board: Board, dealt: DealSubject): void {
  const { state } = board;
  const need: readonly [number, number] = [cardsNeeded(board, US), cardsNeeded(board, USSR)];
  note(board, '4.5.B', 'deal.done', { us: need[US], ussr: need[USSR] });
  if (runsOut(board)) {
    note(board, '4.3', 'deck.reshuffled');
    reshuffle(board);
  }
  const lists = [dealt.us, dealt.ussr] as const;
  for (const side of SIDES) {
    for (const number of lists[side]) enterHand(board, side, number);
    // Nothing is needed for a hand that is not stated.
    state.hidden[side] += Math.max(0, need[side] - lists[side].length);
  }
  // A position may leave too few cards for both hands; dealt in turn, they run out for both alike.
  for (let left = deckSize(board) ?? 0; left < 0; left++)
    state.hidden[state.hidden[US] > state.hidden[USSR] ? US : USSR]--;
}

/** Step H: the turn marker moves on, and a new period joins the draw pile without the discards. 4.4, 4.5.H */
export function advanceTurn(board: Board): void {
  const { state } = board;
  const before = periodOf(board, state.turn).id;
  state.turn++;
  note(board, '4.5.H', 'turn.begins', { n: state.turn });
  const period = periodOf(board, state.turn).id;
  if (period !== before) {
    addPeriod(board, period);
    note(board, '4.4', 'deck.period-added', { period });
  }
}
