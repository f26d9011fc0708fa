/** The referee with the rules of this site: for pages that fetch it when it is needed. */
import names from '@generated/rulebook/default/engine-names.json';
import data from '@generated/rulebook/default/shared-engine.json';
import { type ExtraNames, makeEngine, type PackedEngine, unpackEngine } from './engine.ts';
import { twilightStruggleWalker } from './twilight-struggle.ts';

export const engine = makeEngine(unpackEngine(data as PackedEngine, names as ExtraNames));
export const walker = twilightStruggleWalker(engine);
