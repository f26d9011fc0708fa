/** How a referee names a moment of a game: `T5 US AR3`, `T5 headline`, or a line of the file. */
import { type Film, type Moment, SET_UP } from '../logs/film.ts';
import { Stop } from './exit.ts';

/** The moment that is meant. Throws a `Stop` that says how to name one if there is none. */
export function momentNamed({ moments }: Film, name: string): { readonly index: number; readonly moment: Moment } {
  const wanted = name.trim().replace(/\s+/g, ' ').toLowerCase();
  const isLine = /^\d+$/.test(wanted);
  const index = moments.findLastIndex((moment) =>
    isLine ? moment.line <= Number(wanted) : moment.name.toLowerCase() === wanted,
  );
  const moment = moments[index];
  if (moment && moment.name !== SET_UP) return { index, moment };
  const last = moments.at(-1)?.name;
  const known = last === undefined || last === SET_UP ? '' : `; its last entry is ${last}`;
  throw new Stop(`arbiter: the log has no "${name}"; write "T5 US AR3", "T5 headline" or a line number${known}`);
}
