/** Selections in one line, in the words of a language. Every such line can be typed in again. */

import type { Board } from '../../board.ts';
import type { Selection } from '../../cards.ts';
import { writeLine } from '../../desk/notation.ts';
import { idOf, type Seat } from '../../seats.ts';
import { read } from '../../selection.ts';
import type { GuerraFriaLanguage } from './language.ts';

/** A line with the names that the language has for players and cards. */
export function localised(line: string, { texts }: GuerraFriaLanguage): string {
  const { seats, cards } = texts.names;
  return line.replace(/[A-Za-z]{2,}/g, (word) => seats[word]?.name ?? cards[word]?.name ?? word);
}

/** What a player lays, `+4 West 4 North 0 East 0`. */
export const lineOf = (board: Board, by: Seat, cards: Selection, language: GuerraFriaLanguage): string =>
  localised(writeLine(read(board, by, cards)), language);

/** The name of a player. */
export const nameOf = (seat: Seat, { texts }: GuerraFriaLanguage): string =>
  texts.names.seats[idOf(seat)]?.name ?? idOf(seat);
