/**
 * Games that are kept by what was agreed, by the number that their chances come from, and by their marks: none of them takes
 * another course than when the record was made. `npm run witnesses -- --games` writes it anew.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../data/files.ts';
import type { Edition } from '../../data/sources.ts';
import { seeded } from '../../fuzz/random.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { type Agreement, HANDS } from '../../match/agreement.ts';
import { someAgreement } from '../agreements.ts';
import { watcherOf } from '../chart/walks.ts';
import { type Looked, type Proof, thinned, type World } from '../proof.ts';
import { courseOf, type Seen } from './course.ts';

export const GAMES_FILE = join(PACKAGE_ROOT, 'features/witnesses/twilight-struggle-games.jsonl');

/** A line of the file: a game, and a letter for each of its steps. */
export interface GameLine {
  readonly edition: Edition;
  readonly seed: number;
  readonly marks: string;
}

/** Every line of the file. */
export function readGames(): readonly GameLine[] {
  if (!existsSync(GAMES_FILE)) return [];
  const lines = readFileSync(GAMES_FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as GameLine);
}

/** What is agreed in a game: half of them are played as the edition says, half under readings thrown together. */
export function agreementOf(rules: Ruleset, edition: Edition, seed: number): Agreement {
  if (seed % 2 === 1) return someAgreement(rules, edition, seeded(seed));
  return { edition, policies: {}, hands: HANDS[(seed / 4) % HANDS.length] ?? 'known' };
}

/** The lines of so many games of an edition. */
export function* playedGames(world: World, games: number): Iterable<GameLine> {
  const watcher = watcherOf(world);
  const { rules, edition } = world;
  for (let seed = 0; seed < games; seed++) {
    const marks = [...courseOf(watcher, agreementOf(rules, edition, seed), seed)].map(({ mark }) => mark).join('');
    yield { edition, seed, marks };
  }
}

/** The quick part plays one of so many. */
const QUICK = 6;

function* lookAtGames(world: World, quick: boolean): Iterable<Looked> {
  const watcher = watcherOf(world);
  const own = readGames().filter(({ edition }) => edition === world.edition);
  for (const { seed, marks } of thinned(own, quick ? QUICK : 1)) {
    const course = courseOf(watcher, agreementOf(world.rules, world.edition, seed), seed);
    const parted = partingOf(course, marks);
    yield parted === undefined ? undefined : { detail: `game ${seed}, ${world.edition}, ${parted}`, differences: [] };
  }
}

/** Where a course leaves the one that is kept. */
function partingOf(course: Iterable<Seen>, marks: string): string | undefined {
  let at = 0;
  for (const { mark, path, board } of course) {
    if (mark !== marks[at]) return `step ${at + 1} (turn ${board.state.turn}, round ${board.state.round}, ${path})`;
    at++;
  }
  return at === marks.length ? undefined : `it ends after step ${at}, not ${marks.length}`;
}

/** How many games of each edition are kept. */
export const GAMES_KEPT = 180;

export const GAME_PROOFS: readonly Proof[] = [
  { id: 'games', clauses: [], method: 'witness', kept: true, look: lookAtGames },
];
