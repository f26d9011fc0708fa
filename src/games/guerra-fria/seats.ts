/** The four players by their side of the square table. Who sits where has no effect: every pair is alike. 2.1, 2.3 */

/** A player, as an index. */
export type Seat = 0 | 1 | 2 | 3;
export const SEATS = [0, 1, 2, 3] as const;
export const SEAT_IDS = ['south', 'west', 'north', 'east'] as const;
export type SeatId = (typeof SEAT_IDS)[number];

const OPPONENTS = SEATS.map((seat) => SEATS.filter((other) => other !== seat));

/** The other three, in the order of the seats. */
export const opponents = (seat: Seat): readonly Seat[] => OPPONENTS[seat] as readonly Seat[];

/** The id of a seat, for findings and files. */
export const idOf = (seat: Seat): SeatId => SEAT_IDS[seat];

/** The seat with this id; undefined if there is none. */
export function seatOf(id: string): Seat | undefined {
  const index = SEAT_IDS.indexOf(id as SeatId);
  return index === -1 ? undefined : (index as Seat);
}
