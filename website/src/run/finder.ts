/** The search, fetched when it is first needed. */
import { lazily } from './lazily.ts';

export const finder = lazily(() => import('./find.ts'));
