/** One row of a table of events: what is there, what is decided, and everything that changes. */
import { expect, it } from 'vitest';
import {
  difference,
  type Facts,
  follow,
  type Given,
  inForce,
  pathOf,
  placeOf,
  play,
  position,
  use,
} from '../table.fixture.ts';

export interface EventRow {
  readonly card: string;
  /** A sentence of the card. */
  readonly it: string;
  /** The side that plays it as an event; the side whose event it is, or the USSR, if absent. */
  readonly by?: 'us' | 'ussr';
  readonly given?: Given;
  /** Decisions and dice after the card has been played as an event. */
  readonly facts?: Facts;
  /** Everything that changes on the board, and nothing else does. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Where the card ends up. */
  readonly to: 'discard' | 'removed' | 'kept' | 'us-hand' | 'ussr-hand' | 'table';
  /** Where other cards end up. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Is an effect of the card in force afterwards? Not looked at if absent. */
  readonly lasts?: boolean;
}

/** Cards that fill hands: no event of the tables touches them. */
const FILLERS = { us: ['nuclear-test-ban', 'indo-pakistani-war'], ussr: ['captured-nazi-scientist', 'olympic-games'] };

/** Plays the event of each row by itself and compares every change. */
export function eventTable(side: 'us' | 'ussr', rows: readonly EventRow[]): void {
  it.each(rows.map((row) => [`${row.card}: ${row.it}`, row] as const))('%s', (_title, row) => {
    const by = row.by ?? side;
    const { given = {} } = row;
    const fill = (hand: 'us' | 'ussr'): string[] => [
      ...(given[hand] ?? FILLERS[hand].filter((id) => id !== row.card)),
      ...(hand === by ? [row.card] : []),
    ];
    const start = position({ ...given, phasing: by, us: fill('us'), ussr: fill('ussr') });
    const end = follow(start, play(by, row.card), use(by, 'event'), ...(row.facts ?? []));
    expect(difference(start, end)).toEqual(row.changes ?? {});
    expect(placeOf(end, row.card)).toBe(row.to);
    for (const [id, place] of Object.entries(row.cards ?? {})) expect([id, placeOf(end, id)]).toEqual([id, place]);
    if (row.lasts !== undefined) expect(inForce(end).includes(row.card)).toBe(row.lasts);
    // Nothing is left to decide: the next round has begun, or the game is over.
    expect(end.state.result === null ? pathOf(end) : 'over').toMatch(/choosingCard|trapped\.discarding|^over$/);
  });
}
