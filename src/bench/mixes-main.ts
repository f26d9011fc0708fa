/**
 * `npm run random-games`: plays random games of every mix until the record has enough of them by the code as it is, and adds
 * what was played to the record, a line per chunk.
 *
 *     --games N      how many of each mix there should be; 10000 if absent
 *     --mix NAME     this mix only (may be repeated)
 *     --list         says how many there are, and plays none
 *     --code         prints the digest of the code and the rules that a line of the record names
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { Clause, Issue } from '../core/ruleset.ts';
import { jsonLines, listFiles } from '../data/files.ts';
import { loadRuleset } from '../data/index.ts';
import { type Chunk, mixes, playChunk, RANDOM_GAMES_FILE } from './mixes.ts';

const CHUNK = 500;
/** What can change a game. */
const FOLDERS = ['rules/twilight-struggle', 'machines/twilight-struggle', 'src/core', 'src/games/twilight-struggle'];
const NO_PART = /i18n|\/program\/|\.test\.ts$|\.fixture\.ts$/;

const { values: options } = parseArgs({
  options: {
    games: { type: 'string' },
    mix: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    code: { type: 'boolean' },
  },
});

const filesIn = (folder: string): string[] => listFiles(folder, '').map((path) => `${folder}/${path}`);

/** What of a file can change a game: no comment, and no words of clauses or questions. */
function partOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.yaml')) return text;
  const value: unknown = parse(text);
  if (file.includes('/clauses/')) {
    return JSON.stringify((value as Clause[]).map(({ id, facts }) => [id, facts]));
  }
  if (!file.endsWith('issues.yaml')) return JSON.stringify(value);
  const open = (value as Issue[]).filter(({ supported }) => supported.length > 1);
  return JSON.stringify(open.map(({ id, preferred, supported }) => [id, preferred, supported]));
}

function digest(): string {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap(filesIn).filter((file) => !NO_PART.test(file));
  for (const file of files.sort()) hash.update(file).update(partOf(file));
  return hash.digest('hex').slice(0, 12);
}

const chunks = () => jsonLines<Chunk>(RANDOM_GAMES_FILE);

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const all = mixes(loaded.rules);
const wanted = options.mix ?? Object.keys(all);
const enough = Number(options.games ?? 10_000);
const code = digest();
if (options.code) process.stdout.write(`${code}\n`);
for (const name of options.code ? [] : wanted) {
  const mix = all[name];
  if (!mix) throw new Error(`no mix "${name}": ${Object.keys(all).join(' · ')}`);
  let played = chunks().filter((chunk) => chunk.mix === name && chunk.code === code);
  while (!options.list && played.reduce((sum, { games }) => sum + games, 0) < enough) {
    const seed = Math.max(0, ...played.map((chunk) => chunk.seed)) + 1;
    const chunk: Chunk = { mix: name, ...playChunk(mix, seed, CHUNK), code };
    appendFileSync(RANDOM_GAMES_FILE, `${JSON.stringify(chunk)}\n`);
    played = [...played, chunk];
  }
  const sum = (what: 'games' | 'decisions' | 'failures') => played.reduce((total, chunk) => total + chunk[what], 0);
  process.stdout.write(`${name}: ${sum('games')} games, ${sum('decisions')} decisions, ${sum('failures')} failures\n`);
}
