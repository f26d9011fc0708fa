/** The referee with the rules of this site: for pages that fetch it when it is needed. */
import data from '@generated/rulebook/default/shared-engine.json';
import { type EngineData, makeEngine } from './engine.ts';
import { twilightStruggleWalker } from './twilight-struggle.ts';

export const engine = makeEngine(data as EngineData);
export const walker = twilightStruggleWalker(engine);
