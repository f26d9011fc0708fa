/** The search of this site, made when somebody begins to look for something. */
import found from '@generated/rulebook/default/find.json';
import { type Finder, finderOf } from '../find/finder.ts';
import type { Searched } from '../find/search.ts';

export const open = (): Promise<Finder> => finderOf(found as Searched);
