/** What people call seats and cards: ids, or names in any language that the caller hands in. */
import { type Card, HIGHEST, ORDERS, type Order } from '../cards.ts';
import { SEAT_IDS, type Seat, seatOf } from '../seats.ts';

/** Finds what a word means; undefined if it means nothing. */
export interface Words {
  readonly seat: (word: string) => Seat | undefined;
  readonly card: (word: string | number) => Card | undefined;
  /** Every word known, for "did you mean". */
  readonly seats: readonly string[];
  readonly cards: readonly string[];
}

/** Names besides the ids: seat or card (`IN`, `OUT`, `ALLY`, `0`) -> spellings. */
export interface ExtraWords {
  readonly seats?: Readonly<Record<string, readonly string[]>>;
  readonly cards?: Readonly<Record<string, readonly string[]>>;
}

/** Case and accents do not count. */
export const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A dictionary of the ids and of further spellings. */
export function makeWords(extra: ExtraWords = {}): Words {
  const seats = dictionary(SEAT_IDS, extra.seats);
  const cards = dictionary([...ORDERS, '0'], extra.cards);
  return {
    seat: (word) => seatOf(seats.get(plain(word)) ?? ''),
    card: (word) => {
      const id = cards.get(plain(String(word))) ?? String(word);
      return ORDERS.includes(id as Order) ? (id as Order) : numberCard(id);
    },
    seats: [...seats.keys()],
    cards: [...cards.keys()],
  };
}

function dictionary(
  ids: readonly string[],
  extra: Readonly<Record<string, readonly string[]>> = {},
): Map<string, string> {
  const spellings = ids.flatMap((id) => [id, ...(extra[id] ?? [])].map((word) => [plain(word), id] as const));
  return new Map(spellings);
}

/** A number on a card; numbers beyond the highest card are no cards. */
function numberCard(word: string): number | undefined {
  return /^\d{1,2}$/.test(word) && Number(word) <= HIGHEST ? Number(word) : undefined;
}
