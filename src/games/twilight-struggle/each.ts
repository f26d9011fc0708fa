/** Tests that are asked of all countries or cards at once. */
import { type Each, ofEach, type Test } from '../../core/answer.ts';
import type { Board } from './board.ts';

/** A test of the country that the subject names. */
export const eachCountry = <S extends { readonly country: number }>(each: Each<Board, S>): Test<Board, S> =>
  ofEach(({ country }) => country, each);

/** A test of the card that the subject names. */
export const eachCard = <S extends { readonly card: number }>(each: Each<Board, S>): Test<Board, S> =>
  ofEach(({ card }) => card, each);

/** For a rule about the China Card alone. */
export const isChina = eachCard((board) => board.tables.chinaCard);
