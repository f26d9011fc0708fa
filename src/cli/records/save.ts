/** Writing the record of a game that is being played. */

import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { wording } from '../../core/wording.ts';
import { Stop } from '../exit.ts';

/**
 * Throws a `Stop` for a file that cannot be written, and for one with something in it: a game may be longer than the one
 * that is to be saved.
 * @param force what is there may go
 */
export function checkWritable(file: string, force: boolean): void {
  if (!force && existsSync(file) && statSync(file).isFile() && statSync(file).size > 0)
    throw new Stop(wording('arbiter: {file} is there already; with --force it is written over', { file }));
  trying(file, () => {
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
  });
}

/** Writes a file: all of it, or what was there stays. Throws a `Stop` if that is not possible. */
export const save = (file: string, text: string): void =>
  trying(file, () => {
    // A link keeps leading where it leads; a device has nothing beside it to be written to.
    const place = existsSync(file) ? realpathSync(file) : file;
    if (existsSync(place) && !statSync(place).isFile()) {
      writeFileSync(place, text);
      return;
    }
    const unfinished = `${place}.${process.pid}`;
    try {
      writeFileSync(unfinished, text);
      renameSync(unfinished, place);
    } finally {
      rmSync(unfinished, { force: true });
    }
  });

/** Writes to a path. Throws a `Stop` if that is not possible. */
export function trying(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Stop(wording('arbiter: {file} cannot be written ({code})', { file, code }));
  }
}
