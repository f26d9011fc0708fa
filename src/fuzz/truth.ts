/** Odds and dangers held against random games: what was foretold, and what came. */

import { start } from '../core/judge.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import type { Agreement } from '../match/agreement.ts';
import { type Danger, dangerOf, isBetweenPlays, playOn } from '../odds/danger.ts';
import { inDecimals } from '../odds/fraction.ts';
import { summed } from '../odds/odds.ts';
import { rolled, spread } from '../odds/spread.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { carryOn, isLegal, playGame } from './game.ts';
import { seeded } from './random.ts';
import { emptyTable } from './table.ts';

/** A play by the loser during which the game ended. */
export interface FatalPlay {
  readonly how: string;
  readonly danger: Danger;
  /** Does the way it names lose, when the referee plays it? */
  readonly replayed: boolean;
}

export interface DangerTruth {
  readonly games: number;
  /** Games by how they ended and who brought it about. */
  readonly endings: Readonly<Record<string, number>>;
  readonly fatal: readonly FatalPlay[];
}

const KINDS: readonly Agreement[] = [
  { edition: 'deluxe', policies: {}, hands: 'known' },
  { edition: 'deluxe', policies: {}, hands: 'us-known' },
];

/** Random games: was the play that lost each of them marked when it was chosen? */
export function dangerTruth(games: number, seed: number): DangerTruth {
  const endings: Record<string, number> = {};
  const fatal: FatalPlay[] = [];
  for (let played = 0; played < games; played++) {
    const agreement = KINDS[played % KINDS.length] as Agreement;
    const { end, facts } = playGame(agreement, seeded(seed * 1_000_003 + played), { every: 0 });
    const { result } = end.state;
    const last = result && result.winner !== 'draw' && lastPlay(agreement, facts);
    const loser = last && rival(result.winner as Side);
    const own = last && 'by' in last.play[0]! && last.play[0].by === loser;
    const name = `${result?.how ?? 'open'}${own ? ', in a play of the loser' : ''}`;
    endings[name] = (endings[name] ?? 0) + 1;
    if (!last || !own || result.how === 'final-scoring') continue;
    const danger = dangerOf(last.board, last.play, loser as Side);
    fatal.push({
      how: name,
      danger,
      replayed: danger.loss !== undefined && isLostBy(last.board, danger, loser as Side),
    });
  }
  return { games, endings, fatal };
}

/** The last card played in an action round, with the board before it; undefined if the game ended outside of one. */
function lastPlay(agreement: Agreement, facts: readonly GameFact[]) {
  let board = start(twilightStruggle, emptyTable(agreement));
  let found: { board: Board; play: GameFact[] } | undefined;
  for (const [at, fact] of facts.entries()) {
    const use = facts[at + 1];
    if (fact.type === 'play' && isBetweenPlays(board))
      found = { board, play: use?.type === 'use' ? [fact, use] : [fact] };
    else if (fact.type === 'headline' || fact.type === 'deal') found = undefined;
    board = carryOn(board, fact);
  }
  return found;
}

function isLostBy(board: Board, { play, loss }: Danger, side: Side): boolean {
  const facts = [...play, ...(loss?.chain ?? []).map(({ fact }) => fact)];
  let now = board;
  for (const fact of facts) {
    if (!isLegal(now, fact)) return false;
    now = playOn(now, fact).board;
  }
  return now.state.result?.winner === rival(side);
}

/** How often something was foretold and how often it came. */
export interface Frequency {
  readonly rolls: number;
  readonly expected: number;
  readonly variance: number;
  readonly seen: number;
}

/** How far what came lies from what was foretold, in standard errors. */
export const errorsOff = ({ expected, variance, seen }: Frequency): number =>
  variance === 0 ? (seen === expected ? 0 : Number.POSITIVE_INFINITY) : Math.abs(seen - expected) / Math.sqrt(variance);

/**
 * Random games with their dice: for every kind of roll, how often each way it can come out was foretold and came. The
 * kinds are the uses of Operations and the cards; of each roll, its first outcome is what is foretold.
 */
export function oddsTruth(games: number, seed: number, most = Number.POSITIVE_INFINITY): Map<string, Frequency> {
  const found = new Map<string, Frequency>();
  let rolls = 0;
  for (let played = 0; played < games && rolls < most; played++) {
    const agreement = KINDS[played % KINDS.length] as Agreement;
    const { facts } = playGame(agreement, seeded(seed * 1_000_003 + played), { every: 0 });
    let board = start(twilightStruggle, emptyTable(agreement));
    for (const fact of facts) {
      const before = board;
      board = carryOn(before, fact);
      if (fact.type !== 'rolls' && !(fact.type === 'roll' && fact.die > 0)) continue;
      rolls += 1;
      // A tie that is rolled again is no outcome.
      if (!rolled(before).some((each) => isSame(each.fact, fact))) continue;
      note(found, kindOf(before), before, fact);
    }
  }
  return found;
}

function note(found: Map<string, Frequency>, kind: string, before: Board, fact: GameFact): void {
  const { outcomes } = summed(spread(before), before);
  const [first] = outcomes;
  if (!first) return;
  const p = inDecimals(first.chance);
  const came = first.ways.some(([roll]) => roll !== undefined && isSame(roll, fact));
  const old = found.get(kind) ?? { rolls: 0, expected: 0, variance: 0, seen: 0 };
  found.set(kind, {
    rolls: old.rolls + 1,
    expected: old.expected + p,
    variance: old.variance + p * (1 - p),
    seen: old.seen + (came ? 1 : 0),
  });
}

const isSame = (one: GameFact, other: GameFact): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is rolled for: Operations by their use, an event by its card. */
function kindOf(board: Board): string {
  const task = top(board);
  if (!task || task.do === 'end-round') return 'trap';
  if (task.do === 'operations') return task.mode ?? 'operations';
  const card = 'frame' in task ? task.frame.card : 'card' in task ? Number(task.card) : 0;
  return board.tables.cards[card]?.id ?? task.do;
}
