/** Each card in hand with each of its uses: how many ways it goes on, and what may come of it. The referee plays them all. */
import { isTelling } from '../cases/outcomes.ts';
import type { Finding } from '../core/finding.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import { operationsValue } from '../games/twilight-struggle/events/modifiers.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { attemptsAllowed, spaceBox } from '../games/twilight-struggle/operations/space.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { roundsLeft } from '../games/twilight-struggle/turn/rounds.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type Danger, eachDanger, telling } from './danger.ts';
import { type Fraction, NEVER, plus } from './fraction.ts';
import { carriedToNext, isOver } from './onward.ts';
import { cardsKey, influenceKey, restKey } from './position-key.ts';
import { carriedOn, spread } from './spread.ts';

/** The least and the most that may come. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** One card for one use, or a headline, or what else may be done with a round. */
export interface Option {
  readonly play: readonly GameFact[];
  readonly card: number | undefined;
  /** Different positions that it may end in; only some of them if `counted` is false. */
  readonly ends: number;
  readonly counted: boolean;
  /** The printed Operations as modified now, where it is played for them. 7.4 */
  readonly operations: number | undefined;
  /** The event of the opponent comes with it. 5.2 */
  readonly withEvent: boolean;
  /** What the victory points, the DEFCON level and the own military operations come to; undefined if there are too many ways. */
  readonly comes: { readonly vp: Range; readonly defcon: Range; readonly milops: Range } | undefined;
  /** What follows for certain, where nothing is left to be decided. */
  readonly follows: readonly Finding[] | undefined;
  /** The chance that the attempt in the space race succeeds, with the box it leads to. 6.4.1 */
  readonly space: { readonly box: number; readonly chance: Fraction } | undefined;
  readonly danger: Danger;
}

/** What a side must or may still do in this turn. */
export interface OwnDuties {
  /** Scoring cards known to be in hand. */
  readonly scoring: readonly number[];
  /** Own action rounds left, this one included. */
  readonly rounds: number;
  /** So many of them may go by before the first scoring card has to be played. 4.5.D.e */
  readonly slack: number;
  readonly milops: { readonly has: number; readonly needs: number };
  readonly space: {
    readonly attempts: number;
    readonly needs: number | undefined;
    /** Cards in hand with which an attempt could be made. */
    readonly cards: readonly number[];
  };
}

/** As many ends are counted, and as many positions looked at for one play. */
const MOST_ENDS = 100;
const MOST_POSITIONS = 400;

/** Every play that a side may make now. */
export const optionsOf = (board: Board, side: Side): readonly Option[] => [...eachOption(board, side)];

/** The same one by one, for whoever wants to be asked in between. */
export function* eachOption(board: Board, side: Side): Generator<Option> {
  for (const danger of eachDanger(board, side)) yield optionOf(board, danger, side);
}

function optionOf(board: Board, danger: Danger, side: Side): Option {
  const { play } = danger;
  const begun = play.reduce(carriedToNext, board);
  const [first, second] = play;
  const number = first && 'card' in first && typeof first.card === 'number' ? first.card : undefined;
  const use = second?.type === 'use' ? second.use : undefined;
  const { ends, complete: counted } = endsOf(begun, (at) => twilightStruggle.choices(at), MOST_ENDS);
  const few = endsOf(begun, telling, MOST_POSITIONS);
  return {
    play,
    card: number,
    ends: ends.length,
    counted,
    operations: use === 'operations' && number !== undefined ? operationsOf(board, side, number) : undefined,
    withEvent: use === 'operations' && number !== undefined && begun.state.agenda.some(asksOrder),
    comes: few.complete ? rangesOf(few.ends, side) : undefined,
    follows: counted && ends.length === 1 ? followsOf(board, play) : undefined,
    space: use === 'space' ? attemptOf(begun, side) : undefined,
    danger,
  };
}

const asksOrder = (task: Board['state']['agenda'][number]): boolean => task.do === 'play' && task.asksOrder;

const operationsOf = (board: Board, side: Side, number: number): number =>
  operationsValue(board, side, card(board, number).ops);

/** The different positions at the end of a play. */
function endsOf(begun: Board, choices: (board: Board) => readonly GameFact[], most: number) {
  const ends: Board[] = [];
  const seen = new Set<string>();
  const stack = [begun];
  for (let now = stack.pop(); now; now = stack.pop()) {
    if (isEnd(now)) {
      ends.push(now);
      continue;
    }
    for (const fact of choices(now)) {
      const after = carriedToNext(now, fact);
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      stack.push(after);
    }
    if (ends.length > most || seen.size > 4 * most) return { ends, complete: false };
  }
  return { ends, complete: true };
}

const isEnd = (board: Board): boolean => isOver(board) || twilightStruggle.choices(board).length === 0;

const keyOf = (board: Board): string => `${influenceKey(board)}${cardsKey(board)}${restKey(board)}`;

function rangesOf(ends: readonly Board[], side: Side): Option['comes'] {
  const range = (of: (board: Board) => number): Range => ({
    least: Math.min(...ends.map(of)),
    most: Math.max(...ends.map(of)),
  });
  return {
    vp: range(({ state }) => state.vp),
    defcon: range(({ state }) => state.defcon),
    milops: range(({ state }) => state.milops[side]),
  };
}

/** All that changes, where one thing comes after the other by itself. */
function followsOf(board: Board, play: readonly GameFact[]): Finding[] {
  const found: Finding[] = [];
  let now = board;
  const go = (fact: GameFact): void => {
    const after = carriedOn(now, fact);
    found.push(...after.consequences);
    now = after.board;
  };
  for (const fact of play) go(fact);
  for (let [next] = choicesAt(now); next; [next] = choicesAt(now)) go(next);
  return found.filter((finding) => isTelling(finding) && !finding.message.startsWith('event.'));
}

const choicesAt = (board: Board): readonly GameFact[] => (isEnd(board) ? [] : twilightStruggle.choices(board));

/** The chance of an attempt, whose dice come next. */
function attemptOf(begun: Board, side: Side): Option['space'] {
  const box = begun.state.space[side] + 1;
  const leaves = spread(begun);
  if (leaves.length < 2) return undefined;
  const chance = leaves.reduce(
    (sum, leaf) => (leaf.board.state.space[side] >= box ? plus(sum, leaf.chance) : sum),
    NEVER,
  );
  return { box, chance };
}

/** What a side must and may still do in this turn, as far as its hand is known. */
export function dutiesOf(board: Board, side: Side, options: readonly Option[]): OwnDuties {
  const { state } = board;
  const scoring = knownHand(board, side).filter((number) => card(board, number).scoring);
  const rounds = roundsLeft(board, side);
  const cards = options.flatMap(({ play: [, use], card: number }) =>
    use?.type === 'use' && use.use === 'space' && number !== undefined ? [number] : [],
  );
  return {
    scoring,
    rounds,
    slack: Math.max(0, rounds - scoring.length),
    milops: { has: state.milops[side], needs: state.defcon },
    space: {
      attempts: Math.max(0, attemptsAllowed(board, side) - state.spaceUsed[side]),
      needs: spaceBox(board, state.space[side] + 1)?.ops,
      cards,
    },
  };
}
