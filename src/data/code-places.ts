/** Where the code names a clause: in a comment above a function, in a check, in a state of the chart. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { addTo } from '../core/grouped.ts';

export interface CodePlace {
  readonly file: string;
  readonly line: number;
  /** What stands there. */
  readonly text: string;
}

/** `6.3.4`, `4.5.D.c`, `TZ-12.a` or `OPT-3` after a space, a quote or a bracket, and `card:fidel` in quotes. */
const CLAUSE =
  /(?<=[\s'"(`])(\d{1,2}(?:\.\d{1,2}){1,3}(?:\.[A-I])?(?:\.[a-hn])?|(?:TZ|LW)-\d{1,2}(?:\.[a-d])?|OPT-\d|card:[a-z][a-z0-9-]+)(?=[\s'",).;`]|$)/g;

/**
 * Every place, by clause, in the order of files and lines.
 * @param root the folder of a checkout
 * @param game the name of its folders in `src/games` and `machines`
 */
export function indexCode(root: string, game: string): ReadonlyMap<string, readonly CodePlace[]> {
  const places = new Map<string, CodePlace[]>();
  for (const folder of [`src/games/${game}`, `machines/${game}`]) {
    for (const file of sourceFiles(join(root, folder))) {
      const name = relative(root, file).split(sep).join('/');
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((text, index) => {
          for (const id of new Set([...text.matchAll(CLAUSE)].map((match) => match[1] as string)))
            addTo(places, id, { file: name, line: index + 1, text: text.trim() });
        });
    }
  }
  return places;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name) && !entry.parentPath.includes('program'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
