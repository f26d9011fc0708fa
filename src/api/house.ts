/** House rules handed in as text. */
import type { Values } from '../data/gather.ts';
import { type GameFolder, type Laid, layHouse } from '../data/house.ts';
import { type ReadSuccess, readYaml } from '../data/read.ts';
import { refusePolicies } from './asked.ts';

export interface LaidHouse {
  readonly read: ReadSuccess;
  readonly laid: Laid;
}

/** House rules laid over the files. Throws a `RangeError` with everything that is wrong with them. */
export function houseOf(printed: Values, text: string | undefined, game?: GameFolder): LaidHouse | undefined {
  if (text === undefined) return undefined;
  const read = readYaml('house', text);
  if (!read.ok) return refusePolicies(read.diagnostics);
  const laid = layHouse(printed, read, game);
  return laid.diagnostics.length > 0 ? refusePolicies(laid.diagnostics) : { read, laid };
}
