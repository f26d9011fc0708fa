/** The dangers of a whole game: the plays after which others could have ended it, and from when on the lost game was lost. */
import { rest } from '../core/judge.ts';
import { accepts } from '../core/steps.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Result } from '../games/twilight-struggle/scoring/result.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type Danger, dangerOf, playsOf } from './danger.ts';
import { escapes } from './escape.ts';
import { carriedOn, isBetweenPlays } from './onward.ts';
import { obstacleTo, planOf, type Reliance } from './plan.ts';

/** A play of a game: its name, and the board at the moment of choice, its hands holding what they are known to hold. */
export interface Choice {
  readonly name: string;
  readonly line: number;
  readonly board: Board;
  readonly by: Side;
  readonly play: readonly GameFact[];
}

/** A play after which the opponent, dice or a hidden card could have ended the game, whatever its player did then. */
export interface Risk {
  readonly choice: Choice;
  readonly danger: Danger;
  /** A play of the cards known to be in hand after which they could not. */
  readonly instead: readonly GameFact[] | undefined;
}

/** How a game was lost other than by final scoring. */
export interface Lost {
  readonly side: Side;
  readonly result: Result;
  /** The last play of the loser. */
  readonly last: Choice;
  /** After that play, own choices could still have kept the game. */
  readonly byOwnChoice: boolean;
  /**
   * Of the last turn, the first own round from which on no plan kept the game for certain; undefined if there was one to
   * the last, or if the hand of the loser is not known.
   */
  readonly since: { readonly name: string; readonly reliance: Reliance } | undefined;
  /** The hand of the loser was not known in all of these rounds. */
  readonly handUnknown: boolean;
}

/** A fact by which somebody chooses a play, with what it is used for if that comes next. */
export function playIn(board: Board, fact: GameFact, next: GameFact | undefined): readonly GameFact[] | undefined {
  if (fact.type === 'headline' && fact.card > 0) return [fact];
  if (!isBetweenPlays(board)) return undefined;
  if (fact.type === 'pass' || fact.type === 'discard') return [fact];
  if (fact.type !== 'play') return undefined;
  return next?.type === 'use' ? [fact, next] : [fact];
}

/** The danger of one play of a game; undefined if others could not have ended it, or that cannot be told. */
export function riskOf(choice: Choice): Risk | undefined {
  const { board, play, by } = choice;
  if (escapes(board, play, by) !== false) return undefined;
  const danger = dangerOf(board, play, by);
  if (!danger.loss) return undefined;
  const instead = playsOf(board, by).find((other) => !isSame(other, play) && escapes(board, other, by) === true);
  return { choice, danger, instead };
}

const isSame = (one: readonly GameFact[], other: readonly GameFact[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How a game was lost: every choice of it, and how it ended. Undefined if it was not, or by final scoring. */
export function lostBy(choices: readonly Choice[], result: Result | null): Lost | undefined {
  if (!result || result.winner === 'draw' || result.how === 'final-scoring') return undefined;
  const side = rival(result.winner);
  const own = choices.filter(({ by }) => by === side);
  const last = own.at(-1);
  if (!last) return undefined;
  let since: Lost['since'];
  let handUnknown = false;
  for (const choice of own.filter(({ board }) => board.state.turn === last.board.state.turn).toReversed()) {
    if (obstacleTo(choice.board, side)) {
      handUnknown = true;
      break;
    }
    const { reliance } = planOf(choice.board, side, STAYING, MOST_POSITIONS);
    if (reliance === 'certain') break;
    since = { name: choice.name, reliance };
  }
  return { side, result, last, byOwnChoice: escapes(last.board, last.play, side) === true, since, handUnknown };
}

/** Nothing is asked but to stay in the game; a scoring card that is kept loses it. 4.5.D.e */
const STAYING = { scoring: true, milops: false };
const MOST_POSITIONS = 4000;

/** The choices in the facts that follow from a board; those it does not take end them. */
export function choicesIn(
  board: Board,
  facts: readonly GameFact[],
  { name, line }: Pick<Choice, 'name' | 'line'>,
): Choice[] {
  const found: Choice[] = [];
  let now = rest(twilightStruggle, board).board;
  for (const [at, fact] of facts.entries()) {
    const play = playIn(now, fact, facts[at + 1]);
    // What a game goes on with against the rules cannot be followed.
    if (!accepts(twilightStruggle.steps, now.state, fact.type)) break;
    if (play && 'by' in fact) found.push({ name, line, board: now, by: fact.by as Side, play });
    now = carriedOn(now, fact);
  }
  return found;
}
