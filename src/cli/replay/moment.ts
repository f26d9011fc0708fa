/** How a referee names a moment of a game: `T5 US AR3`, `T5 headline`, or a line of the file. */
import { wording } from '../../core/wording.ts';
import { type Moment, SET_UP, type Timeline } from '../../logs/timeline.ts';
import type { Scene } from '../../logs/what-if/scenes.ts';
import { Stop } from '../exit.ts';

/** The moment that is meant. Throws a `Stop` that says how to name one if there is none. */
export function momentNamed({ moments }: Timeline, name: string): { readonly index: number; readonly moment: Moment } {
  const index = indexNamed(moments, name);
  return { index, moment: moments[index] as Moment };
}

/** Index of the scene that is meant. Throws a `Stop` if there is none. */
export const sceneNamed = (scenes: readonly Scene[], name: string): number => indexNamed(scenes, name);

function indexNamed(list: readonly { readonly name: string; readonly line: number }[], name: string): number {
  const wanted = name.trim().replace(/\s+/g, ' ').toLowerCase();
  const isLine = /^\d+$/.test(wanted);
  const index = list.findLastIndex((each) =>
    isLine ? each.line <= Number(wanted) : each.name.toLowerCase() === wanted,
  );
  const found = list[index];
  if (found && found.name !== SET_UP) return index;
  const last = list.at(-1)?.name;
  const form = isLine || MOMENT.test(wanted) ? [] : [wording('write "T5 US AR3", "T5 headline" or a line number')];
  const known = last === undefined || last === SET_UP ? [] : [wording('its last entry is {last}', { last })];
  throw new Stop(
    [...form, ...known].reduce(
      (said, more) => wording('{said}; {more}', { said, more }),
      wording('arbiter: the log has no "{name}"', { name }),
    ),
  );
}

/** What is written as it should be, and yet not in the log. */
const MOMENT = /^t\d+ (?:(?:us|ussr) ar\d+|headline)$/;
