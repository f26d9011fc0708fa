/** What a case may expect: everything that came out, in the words of the case format. */
import { isVictorious } from '../attack.ts';
import { type Board, missiles, reserve, total } from '../board.ts';
import { idOf, opponents, SEATS, type Seat, type SeatId } from '../seats.ts';
import type { State } from '../state.ts';
import type { CasePosition } from './format.ts';
import type { Observed, ObservedAttack } from './told.ts';

/** Names of the conditions in cases, by the message of the check that fails. */
const NULL_REASONS: Readonly<Record<string, string>> = {
  'cards.placed': 'wrong_number',
  'cards.in-deck': 'deck',
  'cards.pairs': 'shape',
  'cards.announce': 'not_a_move',
  'gain.sum': 'sum_over_12',
  'gain.reserve': 'reserve_negative',
  'reorganise.sum': 'sum_over_12',
  'reorganise.equal': 'sums_differ',
  'reorganise.present': 'marker_negative',
  'reorganise.something': 'nothing_moved',
  'attack.zeros': 'alliance_shape',
};

/** Everything that can be read off a board. */
export function observe({ state }: Board, step: string): Observed {
  return {
    round: state.round,
    step,
    over: state.result !== null,
    talk: state.talk ?? 'unknown',
    moves: perSeat((seat) => state.outcomes[seat]?.move),
    null_reasons: perSeat((seat) => {
      const failed = state.outcomes[seat]?.failed;
      return failed === undefined ? undefined : NULL_REASONS[failed];
    }),
    ...markersOf(state),
    totals: perSeat((seat) => total(state, seat)) as Record<SeatId, number>,
    valid_attacks: attacksOf(state),
    winners: state.result?.winners.length ? sortedIds(state.result.winners) : 'none',
  };
}

/** All markers, as a case writes them. */
export function markersOf(state: State): Pick<Observed, 'attack' | 'reserve'> {
  const against = (seat: Seat) =>
    Object.fromEntries(opponents(seat).map((target) => [idOf(target), missiles(state, seat, target)]));
  return {
    attack: perSeat(against) as Observed['attack'],
    reserve: perSeat((seat) => reserve(state, seat)) as Observed['reserve'],
  };
}

/** A position as a case states it. Cards on the table are no part of it. */
export const positionOf = (state: State): CasePosition => ({
  round: state.round,
  ...(state.talk && { talk: state.talk }),
  ...markersOf(state),
});

function attacksOf(state: State): ObservedAttack[] {
  return state.attacks
    .map((each) => ({
      pair: sortedIds(each.pair),
      attack: each.attack,
      defence: each.defence,
      victorious: isVictorious(each),
    }))
    .sort((a, b) => (a.pair.join() < b.pair.join() ? -1 : 1));
}

const sortedIds = (seats: readonly Seat[]): SeatId[] => seats.map(idOf).sort();

/** A value for every player that has one. */
function perSeat<T>(value: (seat: Seat) => T | undefined): Partial<Record<SeatId, T>> {
  return Object.fromEntries(
    SEATS.flatMap((seat) => {
      const found = value(seat);
      return found === undefined ? [] : [[idOf(seat), found]];
    }),
  );
}
