/** The same of the second game. */

import data from '@generated/rulebook/default/shared-guerra-fria.json';
import labels from '@generated/rulebook/default/shared-labels.json';
import type { Words as Templates } from '../../../../src/core/render.ts';
import { makeGuerraFriaEngine } from './engine.ts';
import { type GuerraFriaData, guerraFriaWalker } from './walker.ts';

export const walker = guerraFriaWalker(data as GuerraFriaData);
export const engine = makeGuerraFriaEngine(data as GuerraFriaData, labels as Templates);
