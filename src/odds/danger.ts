/** Which plays can end the game against whoever makes them. The referee plays every one; nothing here knows a rule. */

import type { Finding } from '../core/finding.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Result } from '../games/twilight-struggle/scoring/result.ts';
import { ABSENT } from '../games/twilight-struggle/state.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { holds } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { decidesOf, isAlike, type Link } from './link.ts';
import { carriedOn, isOver, playOn, type Spare } from './onward.ts';
import { cardsKey, influenceKey, restKey } from './position-key.ts';
import { markersAgainst, worstBoard } from './worst-board.ts';
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
  /** The play leads to a final scoring that is lost wherever influence is placed before, or may be. 10.3.2 */
  readonly final?: 'lost' | 'open';
}

/** No more positions than these are looked at for one play. */
const MOST_POSITIONS = 10_000;

/** No more steps are made in further searches for one play, and for all plays of a hand. */
const MOST_STEPS = 50_000;
const MOST_STEPS_OF_HAND = 100_000;

/** Every play that a side may make now, each with its danger. */
export const dangersOf = (board: Board, side: Side): readonly Danger[] => [...eachDanger(board, side)];

/** The same one by one, for whoever wants to be asked in between. */
export function* eachDanger(board: Board, side: Side): Generator<Danger> {
  const ofHand = { left: MOST_STEPS_OF_HAND };
  for (const play of playsOf(board, side)) {
    const spare = { left: Math.min(MOST_STEPS, ofHand.left) };
    const before = spare.left;
    yield dangerWithin(board, play, side, spare);
    ofHand.left -= before - spare.left;
  }
}

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
  /** So many markers that were placed against the side, or against its rival, could have come elsewhere. */
  readonly against: readonly [side: number, rival: number];
  /** Victory points that the side could have lost besides, had influence been placed otherwise. */
  readonly slip: number;
}

/** What tells positions after the same play apart as far as danger goes: everything but where influence lies. */
const keyOf = (board: Board): string => `${cardsKey(board)}${restKey(board, UNTOLD)}`;

/** What changes nothing between two positions after the same play. */
const UNTOLD = { placed: undefined, handicap: undefined };

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
const wide = (side: Side, first: 'any' | 'place', spare: Spare): Choices => {
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
          worst.push([...chain.map(({ fact }) => fact), ...worstWay(board, side, spare)]);
        return choices;
      }
      const again = alike.find((fact) => isSameFact(fact, placed)) ?? alike[0];
      if (first === 'place') return choices.filter((fact) => fact === again || !alike.includes(fact));
      const bad = [worstPlacement(board, alike, side, spare), ...worst.map((way) => nextOf(way, chain, alike))];
      return choices.filter((fact) => fact === again || bad.includes(fact) || !alike.includes(fact));
    },
    // What dice make of influence afterwards is left out where only the place of one marker is looked at.
    key: (board, chain) =>
      first === 'any'
        ? `${influenceKey(board)}${keyOf(board)}`
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
export const dangerOf = (board: Board, play: readonly GameFact[], side: Side): Danger =>
  dangerWithin(board, play, side, { left: MOST_STEPS });

/** @param spare steps that further searches may make */
function dangerWithin(board: Board, play: readonly GameFact[], side: Side, spare: Spare): Danger {
  const first = play.reduce(carriedOn, board);
  const plain = search(first, side, MOST_POSITIONS, PLAIN);
  const { byTarget, byScore } = plain;
  const further = function* (): Generator<Searched> {
    if (!plain.complete) yield search(first, side, MOST_POSITIONS, NARROW, spare);
    if (byTarget || byScore) yield search(first, side, TIMES * MOST_POSITIONS, wide(side, 'place', spare), spare);
    if (byScore) yield search(first, side, MOST_POSITIONS, wide(side, 'any', spare), spare);
  };
  let { found, complete } = plain;
  for (const searched of found ? [] : further()) {
    found = searched.found;
    if (found) break;
    complete &&= searched.complete;
  }
  const { finals } = plain;
  const final = !finals.has(true) ? undefined : finals.has(false) ? 'open' : 'lost';
  // Of all ways to place everything, only some were tried.
  if (!found) return { play, loss: undefined, complete: complete && !byScore, ...(final && { final }) };
  return { play, loss: lossOf(board, play, found, found.board.state.result as Result, side), complete: true };
}

/** One search for each country is longer. */
const TIMES = 3;

interface Searched {
  readonly found: Node | undefined;
  readonly complete: boolean;
  /** After a placement something may be aimed at a country that it has made a target. */
  readonly byTarget: boolean;
  /** After a placement victory points are told that may depend on it. */
  readonly byScore: boolean;
  /** Whether final scorings that were reached are lost, wherever influence is placed before. */
  readonly finals: ReadonlySet<boolean>;
}

/** Position by position, those that fewer facts lead to first. */
function search(first: Board, side: Side, most: number, choices: Choices, spare?: Spare): Searched {
  const queue: Node[] = [{ board: first, chain: [], against: [0, 0], slip: 0 }];
  const seen = new Set<string>();
  let [byTarget, byScore, placed] = [false, false, false];
  const finals = new Set(
    first.state.result?.how === 'final-scoring' ? [first.state.result.winner === rival(side)] : [],
  );
  const answer = (found: Node | undefined, complete: boolean): Searched => ({
    found,
    complete,
    byTarget,
    byScore,
    finals,
  });
  const goOn = (node: Node, fact: GameFact, wasPlaced: boolean): void => {
    const after = carriedOn(node.board, fact);
    byTarget ||= placed && AIMED.has(fact.type) && after.state.defcon <= 2;
    const chain = [...node.chain, { fact, decides: decidesOf(fact, side) }];
    const against = isPlacement(fact) ? withMarkers(node, fact, side) : node.against;
    let { slip } = node;
    if (wasPlaced || isPlacement(fact)) {
      slip += worseBy(first, node.board, fact, after, side, against[0]);
      byScore ||= pointsOf(after, side) - slip <= -after.tables.rules.victoryPoints.automaticVictory;
    }
    if (after.state.result?.how === 'final-scoring')
      for (const lost of finalScorings(first, node.board, fact, after, side, against)) finals.add(lost);
    const key = `${slip}${choices.key(after, chain)}`;
    if (seen.has(key)) return;
    seen.add(key);
    queue.push({ board: after, chain, against, slip });
  };
  for (const node of queue) {
    if (isLoss(node.board.state.result, side)) return answer(node, true);
    if (isOver(node.board)) continue;
    if (queue.length > most || (spare && spare.left <= 0)) return answer(undefined, false);
    // Another chain without any may have led to the same position first.
    const wasPlaced = node.chain.some(({ fact }) => isPlacement(fact));
    placed ||= wasPlaced;
    for (const fact of choices.of(node.board, node.chain)) {
      if (spare) spare.left -= 1;
      goOn(node, fact, wasPlaced);
    }
  }
  return answer(undefined, true);
}

const withMarkers = ({ board, against }: Node, fact: GameFact, side: Side): Node['against'] => [
  against[0] + markersAgainst(board, fact, side),
  against[1] + markersAgainst(board, fact, rival(side)),
];

/** Is the final scoring that a fact leads to lost: as influence was placed, and as it could be at its worst and at its best? */
function finalScorings(
  first: Board,
  board: Board,
  fact: GameFact,
  after: Board,
  side: Side,
  against: Node['against'],
): readonly boolean[] {
  const isLost = ({ state }: Board): boolean => state.result?.winner === rival(side);
  if (against[0] + against[1] === 0 && !isPlacement(fact)) return [isLost(after)];
  const worst = worstBoard(board, first, side, against[0]);
  const best = worstBoard(board, first, rival(side), against[1]);
  const last = isPlacement(fact) ? [fact, ...placementsAt(board, worst)] : [fact];
  return [after, carriedOn(best, fact), ...last.map((each) => carriedOn(worst, each))].map(isLost);
}

const pointsOf = ({ state }: Board, side: Side): number => (side === 0 ? state.vp : -state.vp);

/** How many victory points a side could have fewer after a fact, had influence been placed otherwise before or by it. */
function worseBy(first: Board, board: Board, fact: GameFact, after: Board, side: Side, markers: number): number {
  // As long as more is placed, nothing is told.
  if (top(after)?.do === top(board)?.do && isPlacement(fact) && after.state.vp === board.state.vp) return 0;
  const worst = worstBoard(board, first, side, markers);
  // What the last marker leads to may hang on where that one is placed.
  const others = isPlacement(fact) && hangsOnInfluence(first, board, fact, side) ? placementsAt(board, worst) : [];
  return Math.max(...[fact, ...others].map((each) => fewerPoints(after, carriedOn(worst, each), side)));
}

function fewerPoints(after: Board, worst: Board, side: Side): number {
  if (isLoss(worst.state.result, side)) return Number.POSITIVE_INFINITY;
  // What else is asked then is not followed: an event that happens only there is worth no more than any play.
  const isOther = restKey(worst, UNSCORED) !== restKey(after, UNSCORED);
  return Math.max(0, isOther ? MOST_POINTS : 0, pointsOf(after, side) - pointsOf(worst, side));
}

/** Are points told after a fact, or does the game end, according to where influence lies? */
function hangsOnInfluence(first: Board, board: Board, fact: GameFact, side: Side): boolean {
  const [worst, best] = ([side, rival(side)] as const).map((loser) =>
    carriedOn(worstBoard(board, first, loser, EVERYWHERE), fact),
  ) as [Board, Board];
  return worst.state.vp !== best.state.vp || worst.state.result?.winner !== best.state.result?.winner;
}

/** So many markers control any country. */
const EVERYWHERE = 20;

const placementsAt = (...boards: readonly Board[]): readonly GameFact[] =>
  boards.flatMap((board) => twilightStruggle.choices(board).filter(isPlacement));

/** No play is worth more victory points. */
const MOST_POINTS = 15;

const UNSCORED = { ...UNTOLD, vp: undefined, result: undefined };

/** What may be aimed at a country in which there was no influence before. */
const AIMED: ReadonlySet<GameFact['type']> = new Set(['mode', 'target', 'choose']);

/** The way that was found, with who decides each link and what the last one brings. */
function lossOf(board: Board, play: readonly GameFact[], node: Node, result: Result, side: Side): Loss {
  const boards = [board];
  for (const fact of [...play, ...node.chain.map((link) => link.fact)])
    boards.push(carriedOn(boards.at(-1) as Board, fact));
  const last = node.chain.at(-1)?.fact ?? (play.at(-1) as GameFact);
  const { consequences } = playOn(boards.at(-2) as Board, last);
  // Where the game is lost whatever comes, nobody decides any more; nor does anybody after that.
  let from = node.chain.length;
  while (from > 0 && isLost(boards[play.length + from - 1] as Board, side, { left: MOST_FATES })) from -= 1;
  const chain = node.chain.map((link, at) => (at >= from ? { ...link, decides: 'nobody' as const } : link));
  return { chain, result, consequences, certain: chain.every(({ decides }) => decides === 'nobody') };
}

/** As many positions are looked at to say that a game is lost whatever comes: each may lie within the one before, as a tie does that is rolled again. */
const MOST_FATES = 3000;

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

/** Final scoring is told apart: it weighs the whole board, and comes whatever is played. 10.3.2 */
export const isLoss = (result: Result | null, side: Side): result is Result =>
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
