/** Tables written by hand that the rules are held against: a file of `features/witnesses`, read when it is first asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PACKAGE_ROOT } from '../data/files.ts';

export function table<T>(name: string): () => T {
  let read: T | undefined;
  return () => {
    read ??= parse(readFileSync(join(PACKAGE_ROOT, 'features/witnesses', `${name}.yaml`), 'utf8')) as T;
    return read;
  };
}
