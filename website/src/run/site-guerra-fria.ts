/** The same of the second game. */
import data from '@generated/rulebook/default/shared-guerra-fria.json';
import { type GuerraFriaData, guerraFriaWalker } from './guerra-fria.ts';

export const walker = guerraFriaWalker(data as GuerraFriaData);
