/** What the tests of this folder share. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadRuleset } from '../../data/index.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { DEV_LOGS } from '../fixtures.ts';

/** The rules as the digital edition plays them. */
export const PLAYDEK: Ruleset = playdek();

/** Texts of the real games beside this checkout; none if it has not been given any. */
export const REAL_GAMES: readonly { readonly file: string; readonly text: string }[] = realGames();

/** For titles of tests that are skipped without the real games. */
export const ABSENT = DEV_LOGS.remark;

function playdek(): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile: 'playdek' });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.rules;
}

function realGames() {
  if (!DEV_LOGS.present) return [];
  const files = readdirSync(DEV_LOGS.path).filter((file) => file.endsWith('.txt'));
  return files.map((file) => ({ file, text: readFileSync(`${DEV_LOGS.path}${file}`, 'utf8') }));
}
