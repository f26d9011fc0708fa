/** The markers of a position in words, a line for each player. */

import { label } from '../../../../ruling/language.ts';
import { idOf, opponents, SEATS } from '../../seats.ts';
import type { State } from '../../state.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { nameOf } from './notation.ts';

/** `West: South 4, North 0, East 0, reserve 2`. */
export const rowsOf = ({ markers }: State, language: GuerraFriaLanguage): string[] =>
  SEATS.map((seat) => {
    const line = opponents(seat).map((target) => `${nameOf(target, language)} ${markers[4 * seat + target] ?? 0}`);
    return label(language, 'replay.markers', { player: idOf(seat), line: line.join(', '), n: markers[5 * seat] ?? 0 });
  });
