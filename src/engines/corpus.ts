/**
 * `npm run corpus [FILE] [GAMES]`: writes the differential corpus, 300 random games from seed 1, and plays all of it again
 * through the API, the protocol and the command line; says how many decisions came out equal. The command line comes last:
 * sources that changed while this ran show there.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { same } from '../core/compare.ts';
import { type CorpusLine, grouped } from '../fuzz/corpus.ts';
import { gamesOf } from '../fuzz/corpus-compare.ts';
import { type Fact, loadRules, start } from '../index.ts';

const file = process.argv[2] ?? join(tmpdir(), 'corpus.jsonl.gz');
const count = process.argv[3] ?? '300';
const arbiter = (...argv: string[]): string =>
  execFileSync(process.execPath, ['src/cli/arbiter.cjs', ...argv], { encoding: 'utf8', maxBuffer: 1e9 });

const record = (path: string): string => arbiter('fuzz', '--games', count, '--seed', '1', '--record-all', path).trim();
console.log(record(file));
const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
const games = [...gamesOf(lines.map((line) => JSON.parse(line) as CorpusLine))];

let decisions = 0;
for (const { head, facts } of games) {
  const { edition, policies, game: number, state: first, ...beginning } = head as typeof head & { game: number };
  const game = start(await loadRules({ edition, policies }), beginning as never);
  let state: object = first;
  for (const [at, { choices, fact, state: changed }] of facts.entries()) {
    const place = `game ${number}, decision ${at + 1}`;
    if (choices && !same(grouped(game.choices() as never), choices)) throw new Error(`${place}: other choices`);
    if (!game.apply(fact as Fact).ok) throw new Error(`${place}: refused`);
    state = { ...state, ...changed };
    if (!same(game.state, state)) throw new Error(`${place}: another state`);
    decisions++;
  }
}
console.log(`API: ${games.length} games, ${decisions} decisions: all equal`);
console.log(
  `protocol: ${arbiter('compare', file, '--engine', `${process.execPath} src/cli/arbiter.cjs engine`).trim()}`,
);

const again = `${file}.again.gz`;
record(again);
console.log(`command line: ${arbiter('compare', file, again).trim()}`);
