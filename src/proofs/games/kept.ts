/**
 * Games that are kept by what was agreed, by the number that their chances come from, and by their marks: none of them takes
 * another course than when the record was made. `npm run witnesses -- --games` writes it anew.
 */
import { join } from 'node:path';
import { jsonLines, PACKAGE_ROOT } from '../../data/files.ts';
import type { Edition } from '../../data/sources.ts';
import { seeded } from '../../fuzz/random.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { type Agreement, HANDS } from '../../match/agreement.ts';
import { otherReadings, someAgreement } from '../agreements.ts';
import type { Watcher } from '../chart/search.ts';
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
export const readGames = () => jsonLines<GameLine>(GAMES_FILE);

/** Games from this number on are variants, and are played only to where the first turn is under way: what they change is set up there. */
const OPENINGS = 1000;

/** What is agreed in a game: half of them are played as the edition says, half under readings thrown together. */
export function agreementOf(rules: Ruleset, edition: Edition, seed: number): Agreement {
  const some = someAgreement(rules, edition, seeded(seed));
  if (seed >= OPENINGS) return { ...some, policies: { ...some.policies, ...variantOf(rules, seed) } };
  if (seed % 2 === 1) return some;
  return { edition, policies: {}, hands: HANDS[(seed / 4) % HANDS.length] ?? 'known' };
}

/** The variants of an edition, Turn Zero more than once: it has many results. */
function variantsOf(rules: Ruleset): readonly Pick<Ruleset['turnZero'], 'policy'>[] {
  const known = new Set(otherReadings(rules).map(([issue]) => issue));
  const { turnZero, lateWar, civilWar } = rules;
  return [turnZero, lateWar, turnZero, civilWar, turnZero].filter(({ policy }) => known.has(policy.issue));
}

/** One variant after the other. */
function variantOf(rules: Ruleset, seed: number): Readonly<Record<string, string>> {
  const all = variantsOf(rules);
  return Object.fromEntries([
    ...all.map(({ policy }) => [policy.issue, 'off'] as const),
    ...[all[seed % all.length]].flatMap((one) => (one ? [[one.policy.issue, one.policy.when] as const] : [])),
  ]);
}

/** A game to its end, an opening as far as the second action round. */
function* playedOf(world: World, watcher: Watcher, seed: number): Iterable<Seen> {
  for (const seen of courseOf(watcher, agreementOf(world.rules, world.edition, seed), seed)) {
    yield seen;
    if (seed >= OPENINGS && seen.board.state.round > 1) return;
  }
}

/** The lines of so many games of an edition, and as many openings if it has variants. */
export function* playedGames(world: World, games: number): Iterable<GameLine> {
  const watcher = watcherOf(world);
  const openings = variantsOf(world.rules).length > 0 ? games : 0;
  for (let n = 0; n < games + openings; n++) {
    const seed = n < games ? n : OPENINGS + n - games;
    const marks = [...playedOf(world, watcher, seed)].map(({ mark }) => mark).join('');
    yield { edition: world.edition, seed, marks };
  }
}

/** The quick part plays one of so many, and of the openings, which are short, every other. */
const QUICK = { games: 7, openings: 2 };

function* lookAtGames(world: World, quick: boolean): Iterable<Looked> {
  const watcher = watcherOf(world);
  const own = readGames().filter(({ edition }) => edition === world.edition);
  const lines = [
    ...thinned(
      own.filter(({ seed }) => seed < OPENINGS),
      quick ? QUICK.games : 1,
    ),
    ...thinned(
      own.filter(({ seed }) => seed >= OPENINGS),
      quick ? QUICK.openings : 1,
    ),
  ];
  for (const { seed, marks } of lines) {
    const parted = partingOf(playedOf(world, watcher, seed), marks);
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
