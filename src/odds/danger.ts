/** Which plays can end the game against whoever makes them. The referee plays every one; nothing here knows a rule. */

import type { Finding } from '../core/finding.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { holds } from '../games/twilight-struggle/hands.ts';
import type { Result } from '../games/twilight-struggle/result.ts';
import { ABSENT } from '../games/twilight-struggle/state.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { decidesOf, isAlike, type Link } from './link.ts';
import { carriedOn, isOver, playOn } from './onward.ts';
import { isPlacement, isSameFact, worstPlacement, worstWay } from './worst-placement.ts';

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

/** The plays to be marked: each card with each use, each headline, or whatever else is to be decided. */
export function playsOf(board: Board, side: Side): (readonly GameFact[])[] {
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

/** Which choices a search looks at. */
interface Choices {
  /** The choices at the end of a chain that are followed. */
  readonly of: (board: Board, chain: readonly Link[]) => readonly GameFact[];
  /** Positions of the same key are one. */
  readonly key: (board: Board, chain: readonly Link[]) => string;
}

/** One way to place stands for all. */
const PLAIN: Choices = { of: telling, key: keyOf };

/** Where there are too many positions: one hidden card and one selection stand for all, too. */
const NARROW: Choices = { of: (board) => oneOf(board, isHiddenOrPlaced), key: keyOf };

/**
 * Where it tells where influence lies: each first placement, and after it the same again, or what is worst for a side.
 * @param first what is tried everywhere: any placement, or where the first marker comes to, and after it the same again
 */
const wide = (side: Side, first: 'any' | 'place'): Choices => {
  /** The worst way from each place where the first marker is put down. */
  const worst: (readonly GameFact[])[] = [];
  return {
    of: (board, chain) => {
      const choices = twilightStruggle.choices(board);
      const alike = choices.filter((fact) => isAlike(board, fact));
      if (alike.length === 0) return choices;
      if (first === 'place' && alike.some(({ type }) => type !== 'place')) return oneOf(board, isAlike);
      const placed = chain.find(({ fact }) => (first === 'any' ? isPlacement(fact) : fact.type === 'place'))?.fact;
      if (!placed) {
        if (first === 'any' && alike.some(isPlacement))
          worst.push([...chain.map(({ fact }) => fact), ...worstWay(board, side)]);
        return choices;
      }
      const again = alike.find((fact) => isSameFact(fact, placed)) ?? alike[0];
      if (first === 'place') return choices.filter((fact) => fact === again || !alike.includes(fact));
      const bad = [worstPlacement(board, alike, side), ...worst.map((way) => nextOf(way, chain, alike))];
      return choices.filter((fact) => fact === again || bad.includes(fact) || !alike.includes(fact));
    },
    // What dice make of influence afterwards is left out where only the place of one marker is looked at.
    key: (board, chain) =>
      first === 'any'
        ? `${String.fromCharCode(...board.state.influence)}${keyOf(board)}`
        : `${JSON.stringify(chain.find(({ fact }) => fact.type === 'place'))}${keyOf(board)}`,
  };
};

/** The choice with which a chain goes on as a way does that it has followed so far. */
const nextOf = (way: readonly GameFact[], chain: readonly Link[], choices: readonly GameFact[]) =>
  chain.every(({ fact }, at) => way[at] && isSameFact(fact, way[at]))
    ? choices.find((fact) => way[chain.length] && isSameFact(fact, way[chain.length] as GameFact))
    : undefined;

/**
 * The danger of one play.
 * @param play the facts of the play, in their order; all of them allowed
 */
export function dangerOf(board: Board, play: readonly GameFact[], side: Side, most = MOST_POSITIONS): Danger {
  const first = play.reduce(carriedOn, board);
  const plain = search(first, side, most, PLAIN);
  const narrow = plain.found || plain.complete ? plain : search(first, side, most, NARROW);
  const whole = narrow.found || !plain.byInfluence ? narrow : search(first, side, most, wide(side, 'any'));
  const last = whole.found || !plain.byInfluence ? whole : search(first, side, TIMES * most, wide(side, 'place'));
  const { found } = last;
  if (!found) return { play, loss: undefined, complete: plain.complete };
  return { play, loss: lossOf(board, play, found, found.board.state.result as Result, side, most), complete: true };
}

/** One search for each country is longer. */
const TIMES = 3;

interface Searched {
  readonly found: Node | undefined;
  readonly complete: boolean;
  /** Does anything come after a placement that may depend on it? */
  readonly byInfluence: boolean;
}

/** Position by position, those that fewer facts lead to first. */
function search(first: Board, side: Side, most: number, choices: Choices): Searched {
  const queue: Node[] = [{ board: first, chain: [] }];
  const seen = new Set<string>();
  let [byInfluence, placed] = [false, false];
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at] as Node;
    if (isLoss(node.board.state.result, side)) return { found: node, complete: true, byInfluence };
    if (isOver(node.board)) continue;
    if (queue.length > most) return { found: undefined, complete: false, byInfluence };
    // Another chain without any may have led to the same position first.
    placed ||= node.chain.some(({ fact }) => isPlacement(fact));
    for (const fact of choices.of(node.board, node.chain)) {
      const after = carriedOn(node.board, fact);
      byInfluence ||= isPlacement(fact)
        ? after.state.vp !== node.board.state.vp || mayTellLater(node.board, side)
        : placed && AIMED.has(fact.type) && after.state.defcon <= 2;
      const chain = [...node.chain, { fact, decides: decidesOf(fact, side) }];
      const key = choices.key(after, chain);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ board: after, chain });
    }
  }
  return { found: undefined, complete: true, byInfluence };
}

/** Does another headline come, which may hang on where influence lies, and is the end of the game near? */
const mayTellLater = ({ state, tables }: Board, side: Side): boolean =>
  state.headlineOrder.length > 0 &&
  (state.defcon <= 2 || (side === 0 ? state.vp : -state.vp) <= NEAR - tables.rules.victoryPoints.automaticVictory);

/** One headline is worth no more victory points. */
const NEAR = 15;

/** What may be aimed at a country in which there was no influence before. */
const AIMED: ReadonlySet<GameFact['type']> = new Set(['mode', 'target', 'choose']);

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

/** Final scoring weighs the whole board: a play that leads to it is no more dangerous than another. 10.3.2 */
const isLoss = (result: Result | null, side: Side): result is Result =>
  result?.winner === rival(side) && result.how !== 'final-scoring';

/**
 * What may come next, as far as it tells. Where a marker goes and where influence is realigned ends no game by itself,
 * and what is asked after it is the same: one such choice stands for all.
 */
export function telling(board: Board): readonly GameFact[] {
  return oneOf(board, isAlike);
}

function oneOf(board: Board, alike: (board: Board, fact: GameFact) => boolean): readonly GameFact[] {
  const choices = twilightStruggle.choices(board);
  const first = choices.find((fact) => alike(board, fact));
  return choices.filter((fact) => fact === first || !alike(board, fact));
}

function isHiddenOrPlaced(board: Board, fact: GameFact): boolean {
  return HIDDEN.has(fact.type) || isAlike(board, fact);
}

const HIDDEN: ReadonlySet<GameFact['type']> = new Set(['draw', 'select', 'reveal']);

/** The side whose play it is. */
export const sideInDanger = (board: Board): Side => decider(board) ?? board.state.phasing;
