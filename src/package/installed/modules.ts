/** Parts of the rules in the package as it is installed: modules of their own. Takes the place of `src/data/modules.ts`. */
import { MODULES } from 'parts:all';
import type * as Modules from '../../data/modules.ts';

/** The rules files of a part by their paths. */
export const loadPart: typeof Modules.loadPart = async (part) => (await MODULES[part]!()).default;
