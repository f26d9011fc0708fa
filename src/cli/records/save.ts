/** Writing the record of a game that is being played. */

import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { wording } from '../../core/wording.ts';
import { Stop } from '../exit.ts';

/** Throws a `Stop` for a file that cannot be written. What is in it stays until there is something to save. */
export function checkWritable(file: string): void {
  trying(file, () => {
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
  });
}

/** Writes a file. Throws a `Stop` if that is not possible. */
export const save = (file: string, text: string): void => trying(file, () => writeFileSync(file, text));

/** Writes to a path. Throws a `Stop` if that is not possible. */
export function trying(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Stop(wording('arbiter: {file} cannot be written ({code})', { file, code }));
  }
}
