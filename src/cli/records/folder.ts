/** Where `fuzz` writes the games that break a rule. */

import { accessSync, constants } from 'node:fs';
import { wording } from '../../core/wording.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { kindOfPath } from '../input.ts';
import { trying } from './save.ts';

/** The folder asked for, or the current one. It is looked for before hours of games are played. */
export function recordFolder({ given }: Call): string {
  const folder = given.one('record') ?? '.';
  if (kindOfPath(folder) === 'folder') {
    trying(folder, () => accessSync(folder, constants.W_OK));
    return folder;
  }
  throw new Stop(wording('arbiter: there is no folder {folder} to write records to (--record)', { folder }));
}
