/** The search, fetched when it is first needed. */
import { lazily } from './lazily.ts';

export const finder = lazily(async () => (await import('./find.ts')).open());

/** The search among the cards alone. */
export const cardFinder = lazily(async () => (await import('./find-cards.ts')).open());
