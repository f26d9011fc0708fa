/** Selections in one line, in the words of a language. Every such line can be typed in again. */

import type { Board } from '../../games/guerra-fria/board.ts';
import type { Selection } from '../../games/guerra-fria/cards.ts';
import { writeLine } from '../../games/guerra-fria/desk/notation.ts';
import { idOf, type Seat } from '../../games/guerra-fria/seats.ts';
import { read } from '../../games/guerra-fria/selection.ts';
import type { Tongue } from './tongue.ts';

/** A line with the names that the language has for players and cards. */
export function localised(line: string, { texts }: Tongue): string {
  const { seats, cards } = texts.names;
  return line.replace(/[A-Za-z]{2,}/g, (word) => seats[word]?.name ?? cards[word]?.name ?? word);
}

/** What a player lays, `+4 West 4 North 0 East 0`. */
export const lineOf = (board: Board, by: Seat, cards: Selection, tongue: Tongue): string =>
  localised(writeLine(read(board, by, cards)), tongue);

/** The name of a player. */
export const nameOf = (seat: Seat, { texts }: Tongue): string => texts.names.seats[idOf(seat)]?.name ?? idOf(seat);
