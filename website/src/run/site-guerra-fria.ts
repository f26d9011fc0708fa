/** The same of the second game. */

import data from '@generated/rulebook/default/shared-guerra-fria.json';
import labels from '@generated/rulebook/default/shared-labels.json';
import type { Words as Templates } from '../../../src/core/render.ts';
import { type GuerraFriaData, guerraFriaWalker } from './guerra-fria.ts';
import { makeGuerraFriaEngine } from './guerra-fria-desk.ts';

export const walker = guerraFriaWalker(data as GuerraFriaData);
export const engine = makeGuerraFriaEngine(data as GuerraFriaData, labels as Templates);
