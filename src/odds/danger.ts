/** Which plays can end the game against whoever makes them. The referee plays every one; nothing here knows a rule. */

import type { Finding } from '../core/finding.ts';
import { judge } from '../core/judge.ts';
import { accepts, advanceAllowed, stepAt } from '../core/steps.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { holds } from '../games/twilight-struggle/hands.ts';
import type { Result } from '../games/twilight-struggle/result.ts';
import { ABSENT } from '../games/twilight-struggle/state.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** Who or what decides a link of a chain; nobody where every other choice or roll loses as well. */
export type Decides = 'own' | 'rival' | 'dice' | 'hidden' | 'nobody';

export interface Link {
  readonly fact: GameFact;
  readonly decides: Decides;
}

/** How a play can lose the game. */
export interface Loss {
  /** The fewest facts that follow the play and end the game; none if the play itself ends it. */
  readonly chain: readonly Link[];
  readonly result: Result;
  /** What the last fact brings, the end of the game included. */
  readonly consequences: readonly Finding[];
  /** Whatever anybody chooses and however the dice fall, it ends so. */
  readonly certain: boolean;
}

/** One play, and whether it can lose the game before the next play. */
export interface Danger {
  /** A card with its use, or another decision. */
  readonly play: readonly GameFact[];
  /** Undefined if no way was found. */
  readonly loss: Loss | undefined;
  /** False if there were more positions than could be looked at; then nothing found means nothing. */
  readonly complete: boolean;
}

/** No more positions than these are looked at for one play. */
const MOST_POSITIONS = 3000;

/** Every play that a side may make now, each with its danger. */
export const dangersOf = (board: Board, side: Side, most = MOST_POSITIONS): readonly Danger[] =>
  playsOf(board, side).map((play) => dangerOf(board, play, side, most));

/** The last play of a turn brings its end with it: military operations, held cards. 4.5.E */
const AFTER_TURN: ReadonlySet<string> = new Set(['turn.improveDefcon']);

interface Played {
  readonly board: Board;
  readonly consequences: readonly Finding[];
}

/** A fact, and all that happens by itself after it up to the end of the turn. */
export const playOn = (board: Board, fact: GameFact): Played => judge(twilightStruggle, board, fact, AFTER_TURN);

/** The same without being told what happens, for a choice of the rules: the end of the turn may be left behind. */
function carriedOn(board: Board, fact: GameFact): Board {
  const after = twilightStruggle.copy(board);
  if (!advanceAllowed(twilightStruggle.steps, after, after.state, fact))
    throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
  return after;
}

/** The plays to be marked: each card with each use, each headline, or whatever else is to be decided. */
function playsOf(board: Board, side: Side): (readonly GameFact[])[] {
  const own = twilightStruggle
    .choices(board)
    .filter((fact) => 'by' in fact && fact.by === side && mayBeHeld(board, fact));
  return own.flatMap((fact) => {
    if (fact.type !== 'play') return [[fact]];
    const uses = twilightStruggle.choices(playOn(board, fact).board).filter(({ type }) => type === 'use');
    return uses.length === 0 ? [[fact]] : uses.map((use) => [fact, use]);
  });
}

/** A card that is named must be known to be held; only of a hand of which nothing is known, any card in the game. */
function mayBeHeld(board: Board, fact: GameFact): boolean {
  if (!('card' in fact) || !('by' in fact) || fact.card === board.tables.china) return true;
  if (fact.card === 0) return false;
  const held = holds(board, fact.by, fact.card);
  return held === true || (held === undefined && board.state.zone[fact.card] !== ABSENT);
}

interface Node {
  readonly board: Board;
  readonly chain: readonly Link[];
}

/** What tells positions after the same play apart as far as danger goes: everything but where influence lies. */
function keyOf({ state }: Board): string {
  const { influence, present, controlled, snapshot, reach, lying, zone, occurred, placed, handicap, ...rest } = state;
  return `${String.fromCharCode(...zone)}${JSON.stringify(rest)}`;
}

/**
 * The danger of one play: position by position, those that fewer facts lead to first.
 * @param play the facts of the play, in their order; all of them allowed
 */
export function dangerOf(board: Board, play: readonly GameFact[], side: Side, most = MOST_POSITIONS): Danger {
  const first = play.reduce(carriedOn, board);
  const queue: Node[] = [{ board: first, chain: [] }];
  const seen = new Set<string>();
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at] as Node;
    const { result } = node.board.state;
    if (isLoss(result, side)) return { play, loss: lossOf(board, play, node, result, side, most), complete: true };
    if (isOver(node.board)) continue;
    if (queue.length > most) return { play, loss: undefined, complete: false };
    for (const fact of telling(node.board)) {
      const after = carriedOn(node.board, fact);
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ board: after, chain: [...node.chain, { fact, decides: decidesOf(fact, side) }] });
    }
  }
  return { play, loss: undefined, complete: true };
}

/** The way that was found, with who decides each link and what the last one brings. */
function lossOf(board: Board, play: readonly GameFact[], node: Node, result: Result, side: Side, most: number): Loss {
  const boards = [board];
  for (const fact of [...play, ...node.chain.map((link) => link.fact)])
    boards.push(carriedOn(boards.at(-1) as Board, fact));
  const last = node.chain.at(-1)?.fact ?? (play.at(-1) as GameFact);
  const { consequences } = playOn(boards.at(-2) as Board, last);
  // Where the game is lost whatever comes, nobody decides any more.
  const chain = node.chain.map((link, at) =>
    isLost(boards[play.length + at] as Board, side, { left: most }) ? { ...link, decides: 'nobody' as const } : link,
  );
  return { chain, result, consequences, certain: chain.every(({ decides }) => decides === 'nobody') };
}

/** What may depend on where influence lies, of which one way stands for all. */
const BY_INFLUENCE: ReadonlySet<Result['how']> = new Set(['vp-20', 'europe-control']);

/** Is the game lost whatever comes? False where that takes too long to tell. */
function isLost(board: Board, side: Side, budget: { left: number }, blurred = false): boolean {
  const { result } = board.state;
  if (result) return isLoss(result, side) && !(blurred && BY_INFLUENCE.has(result.how));
  if (isOver(board) || --budget.left < 0) return false;
  const facts = telling(board);
  const some = blurred || facts.some((fact) => isAlike(board, fact));
  return facts.length > 0 && facts.every((fact) => isLost(carriedOn(board, fact), side, budget, some));
}

/** Is no card being resolved? */
export function isBetweenPlays(board: Board): boolean {
  const task = top(board);
  return task === undefined || task.do === 'end-round';
}

/** What begins the next play, or the next turn. */
const NEXT = ['play', 'discard', 'pass', 'deal'] as const;

/** Has the play come to its end? */
export function isOver(board: Board): boolean {
  const { steps } = twilightStruggle;
  if (board.state.result || AFTER_TURN.has(stepAt(steps, board.state).path)) return true;
  return isBetweenPlays(board) && NEXT.some((type) => accepts(steps, board.state, type));
}

/** Final scoring weighs the whole board: a play that leads to it is no more dangerous than another. 10.3.2 */
const isLoss = (result: Result | null, side: Side): result is Result =>
  result?.winner === rival(side) && result.how !== 'final-scoring';

/**
 * What may come next, as far as it tells. Where a marker goes and where influence is realigned ends no game by itself,
 * and what is asked after it is the same: one such choice stands for all.
 */
function telling(board: Board): readonly GameFact[] {
  const choices = twilightStruggle.choices(board);
  const first = choices.find((fact) => isAlike(board, fact));
  return choices.filter((fact) => fact === first || !isAlike(board, fact));
}

function isAlike(board: Board, fact: GameFact): boolean {
  if (fact.type === 'place' || fact.type === 'remove') return true;
  const task = top(board);
  return fact.type === 'target' && task?.do === 'operations' && task.mode === 'realignment';
}

function decidesOf(fact: GameFact, side: Side): Decides {
  if (fact.type === 'roll' || fact.type === 'rolls') return 'dice';
  if (!('by' in fact) || fact.type === 'reveal') return 'hidden';
  return fact.by === side ? 'own' : 'rival';
}

/** The side whose play it is. */
export const sideInDanger = (board: Board): Side => decider(board) ?? board.state.phasing;
