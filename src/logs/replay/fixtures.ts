/** What the tests of this folder share. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadRuleset } from '../../data/index.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { DEV_LOGS } from '../fixtures.ts';

/** The rules as the digital edition plays them. */
export const PLAYDEK: Ruleset = playdek();

/** Texts of the real games beside this checkout; none if it has not been given any. */
export const REAL_GAMES: readonly { readonly file: string; readonly text: string }[] = realGames();

/** For titles of tests that are skipped without the real games. */
export const ABSENT = REAL_GAMES.length === 0 ? ' (not beside this checkout)' : '';

function playdek(): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile: 'playdek' });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.rules;
}

function realGames() {
  if (!existsSync(DEV_LOGS)) return [];
  const files = readdirSync(DEV_LOGS).filter((file) => file.endsWith('.txt'));
  return files.map((file) => ({ file, text: readFileSync(new URL(file, DEV_LOGS), 'utf8') }));
}
