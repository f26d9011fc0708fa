/** House rules handed in as text. */
import type { Diagnostic } from '../data/diagnostics.ts';
import type { Values } from '../data/gather.ts';
import { type GameFolder, type Laid, layHouse } from '../data/house.ts';
import { type ReadSuccess, readYaml } from '../data/read.ts';
import { type Asked, refusePolicies } from './asked.ts';

/** Checks what house rules make of the files; a part of its own, which is loaded for them alone. */
export type HouseCheck = (laid: Laid, house: ReadSuccess) => readonly Diagnostic[];

/** House rules with what checks them. */
export interface House {
  readonly text: string;
  readonly check: HouseCheck;
}

/** The house rules among the options, if there are any. */
export async function houseOf({ house }: Asked): Promise<House | undefined> {
  return house === undefined ? undefined : { text: house, check: (await import('./house-check.ts')).checkHouse };
}

export interface LaidHouse {
  readonly read: ReadSuccess;
  readonly laid: Laid;
}

/** House rules laid over the files. Throws a `RangeError` with everything that is wrong with them, as `--rules` says it. */
export function layHouseRules(printed: Values, house: House | undefined, game?: GameFolder): LaidHouse | undefined {
  if (house === undefined) return undefined;
  const read = readYaml('house', house.text);
  if (!read.ok) return refusePolicies(read.diagnostics);
  const laid = layHouse(printed, read, game);
  if (laid.diagnostics.length > 0) return refusePolicies(laid.diagnostics);
  const wrong = house.check(laid, read);
  return wrong.length > 0 ? refusePolicies(wrong) : { read, laid };
}
