/** Where `fuzz` writes the games that break a rule. */
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { kindOfPath } from '../input.ts';

/** The folder asked for, or the current one. It is looked for before hours of games are played. */
export function recordFolder({ given }: Call): string {
  const folder = given.one('record') ?? '.';
  if (kindOfPath(folder) === 'folder') return folder;
  throw new Stop(`arbiter: there is no folder ${folder} to write records to (--record)`);
}
