/**
 * The course of a random game, a mark for each step: of everything that can be seen there, from what may be done and why nothing
 * else may, to the position and what is said of it. Two courses that part tell at which step.
 */
import { testsOf } from '../../core/judge.ts';
import { advance, stepAt } from '../../core/steps.ts';
import { endsGame } from '../../fuzz/game.ts';
import { type Random, seeded } from '../../fuzz/random.ts';
import { chooseFact, possibleFacts } from '../../fuzz/table.ts';
import { unlistedFacts } from '../../fuzz/unlisted.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Agreement } from '../../match/agreement.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Watcher } from '../chart/search.ts';
import { everyFact } from './everything.ts';

/** No game needs as many decisions as this. */
const ENDLESS = 3000;
/** Of what is not listed, somebody tries this much at one step in so many. */
const TRIED_EVERY = 4;
/** And at one in so many, everything of the kinds that are awaited. */
const ALL_EVERY = 9;

/** What is seen at a step: the position, and its mark. */
export interface Seen {
  readonly mark: string;
  readonly path: string;
  readonly board: Board;
}

/** Plays a game and marks each of its steps. */
export function* courseOf(watcher: Watcher, agreement: Agreement, seed: number): Iterable<Seen> {
  const { steps } = watcher;
  const random = seeded(seed);
  const said: unknown[] = [];
  const board: Board = { ...watcher.begin(agreement), report: (finding) => said.push(finding) };
  for (let n = 0; n < ENDLESS; n++) {
    const { path, final } = stepAt(steps, board.state);
    const facts = final ? [] : possibleFacts(board, agreement.hands, random);
    const tried = n % TRIED_EVERY === 0 && !final ? triedAt(watcher, board, random) : [];
    const all = n % ALL_EVERY === 0 && !final ? everythingAt(watcher, board) : [];
    yield { mark: markOf([path, board.state, facts, said.splice(0), tried, all]), path, board };
    if (facts.length === 0) return;
    const fact = chooseFact(board, facts, random, (each) => endsGame(board, each));
    if (!advance(steps, board, board.state, fact) && !advance(steps, board, board.state, facts[0] as GameFact)) return;
  }
}

/** What is said against facts that somebody might hand in by mistake. */
function triedAt({ steps }: Watcher, board: Board, random: Random): unknown {
  const game = { ...twilightStruggle, steps };
  return unlistedFacts(board, random).map((fact) => testsOf(game, board, fact));
}

/** What is said of everything that might be handed in of the kinds that are awaited. */
function everythingAt({ steps }: Watcher, board: Board): unknown {
  const game = { ...twilightStruggle, steps };
  const awaited = steps.rows[board.state.step]?.awaited ?? [];
  return everyFact(board, awaited).map((fact) =>
    testsOf(game, board, fact).map(({ clause, force, message }) => [clause, force, message].join(' ')),
  );
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many letters for anything that can be written down; what differs has most likely others. */
export function markOf(value: unknown, letters = 1): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  return Array.from({ length: letters }, (_, at) => LETTERS[(hash >>> (6 * at)) & 63]).join('');
}
