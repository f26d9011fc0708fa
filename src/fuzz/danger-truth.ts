/** Dangers held against games: what was marked when a play was chosen, and what came of it. */
import { start } from '../core/judge.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import type { Agreement } from '../match/agreement.ts';
import { type Danger, dangerOf } from '../odds/danger.ts';
import { isBetweenPlays, isOver, playOn } from '../odds/onward.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { carryOn, isLegal, playGame } from './game.ts';
import { pick, type Random, seeded } from './random.ts';
import { emptyTable } from './table.ts';

/** A play at its moment of choice: a card with its use, a headline, a discard, or none. */
export interface Chosen {
  readonly board: Board;
  readonly by: Side;
  readonly play: readonly GameFact[];
}

/** A danger that was said and does not hold, or one that was not said. */
export interface Wrong {
  readonly what: 'not-marked' | 'not-searched' | 'not-replayed' | 'not-certain';
  readonly game: string;
  readonly chosen: Chosen;
  readonly danger: Danger;
}

/** What was counted. */
export interface DangerCount {
  games: number;
  /** Plays that lost the game at once, by how it ended. */
  readonly fatal: Record<string, number>;
  /** Plays marked as certain: played on at random, each of them several times. */
  certain: number;
  /** Plays marked as possible: the way that is named was replayed. */
  possible: number;
  /** Plays of which nothing was found, and those that were too many to be searched. */
  none: number;
  unknown: number;
  readonly wrong: Wrong[];
}

export const nothingCounted = (): DangerCount => ({
  games: 0,
  fatal: {},
  certain: 0,
  possible: 0,
  none: 0,
  unknown: 0,
  wrong: [],
});

const KINDS: readonly Agreement[] = [
  { edition: 'deluxe', policies: {}, hands: 'known' },
  { edition: 'deluxe', policies: {}, hands: 'us-known' },
];

/**
 * A random game: the play that lost it, and some of the others, each held against what comes of it.
 * @param others how many plays besides the one that lost
 */
export function countGame(count: DangerCount, seed: number, others: number): void {
  const agreement = KINDS[seed % KINDS.length] as Agreement;
  const random = seeded(seed);
  const { end, facts } = playGame(agreement, random, { every: 0 });
  const { result } = end.state;
  const plays = playsOf(start(twilightStruggle, emptyTable(agreement)), facts);
  countPlays(count, `random game ${seed}`, plays, result?.winner, result?.how, others, random);
}

/** The plays of a game whose end is known, the last one held to be the one that decided it. */
export function countPlays(
  count: DangerCount,
  game: string,
  plays: readonly Chosen[],
  winner: Side | 'draw' | undefined,
  how: string | undefined,
  others: number,
  random: Random,
): void {
  count.games += 1;
  const last = plays.at(-1);
  const lost = how !== 'final-scoring' && last !== undefined && winner === rival(last.by);
  if (lost && how) {
    count.fatal[how] = (count.fatal[how] ?? 0) + 1;
    countPlay(count, game, last, true, random);
  }
  const rest = lost ? plays.slice(0, -1) : plays;
  for (let at = 0; at < others && rest.length > 0; at++) countPlay(count, game, pick(random, rest), false, random);
}

function countPlay(count: DangerCount, game: string, chosen: Chosen, fatal: boolean, random: Random): void {
  const { board, play, by } = chosen;
  const danger = dangerOf(board, play, by);
  const wrong = (what: Wrong['what']): void => void count.wrong.push({ what, game, chosen, danger });
  const { loss, complete } = danger;
  if (!loss) {
    count[complete ? 'none' : 'unknown'] += 1;
    if (fatal) wrong(complete ? 'not-marked' : 'not-searched');
    return;
  }
  count[loss.certain ? 'certain' : 'possible'] += 1;
  if (!isLostBy(chosen, danger)) wrong('not-replayed');
  if (!loss.certain) return;
  for (let time = 0; time < TIMES; time++) if (!losesAtRandom(chosen, random)) return wrong('not-certain');
}

/** How often a play that loses for certain is played on at random. */
const TIMES = 10;

/** What was played in action rounds and as headlines, with the board before each. */
function playsOf(first: Board, facts: readonly GameFact[]): Chosen[] {
  const found: Chosen[] = [];
  let board = first;
  for (const [at, fact] of facts.entries()) {
    const chosen = chosenBy(board, fact, facts[at + 1]);
    if (chosen) found.push(chosen);
    board = carryOn(board, fact);
  }
  return found;
}

/** A fact by which somebody chooses a play, with what it is used for if that comes next. */
export function chosenBy(board: Board, fact: GameFact, next: GameFact | undefined): Chosen | undefined {
  if (fact.type === 'headline' && fact.card > 0) return { board, by: fact.by, play: [fact] };
  if (!isBetweenPlays(board)) return undefined;
  if ((fact.type === 'pass' || fact.type === 'discard') && 'by' in fact) return { board, by: fact.by, play: [fact] };
  if (fact.type !== 'play') return undefined;
  return { board, by: fact.by, play: next?.type === 'use' ? [fact, next] : [fact] };
}

/** Does the way that is named lose, each fact of it judged by the referee? */
function isLostBy({ board, by }: Chosen, { play, loss }: Danger): boolean {
  let now = board;
  for (const fact of [...play, ...(loss?.chain ?? []).map((link) => link.fact)]) {
    if (!isLegal(now, fact)) return false;
    now = playOn(now, fact).board;
  }
  return now.state.result?.winner === rival(by);
}

function losesAtRandom({ board, by, play }: Chosen, random: Random): boolean {
  let now = play.reduce(carryOn, board);
  while (!isOver(now)) {
    const choices = twilightStruggle.choices(now);
    if (choices.length === 0) return false;
    now = carryOn(now, pick(random, choices));
  }
  return now.state.result?.winner === rival(by);
}
