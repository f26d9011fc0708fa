import { readFileSync } from 'node:fs';

/** An invented game in the form of the digital edition's log, for tests that run without the real ones. */
export const INVENTED_GAME = readFileSync(new URL('./invented-game.txt', import.meta.url), 'utf8');
