/**
 * What a play risks under random deals of the cards nobody has seen: dice and draws by their chances, the player at his best and
 * the opponent at his worst. Both choose as if they saw every card of a deal, so this is neither what they could know at a table
 * nor a bound of it.
 */
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { copyState, handOf, NOT_STATED, putCard, UNSEEN } from '../games/twilight-struggle/state.ts';
import { SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { lying } from '../games/twilight-struggle/turn/hands.ts';
import { isLoss, telling } from './danger.ts';
import { decidesOf } from './link.ts';
import { carriedOn, isOver } from './onward.ts';
import { cardsKey, restKey } from './position-key.ts';
import { rolled } from './spread.ts';

/** Boards on which every hidden card of a hand is dealt out. */
export interface Deals {
  readonly boards: readonly Board[];
  /** All deals that there are; otherwise some of them, drawn at random. */
  readonly exact: boolean;
}

/** How likely a play loses the game, if its player does the best within it and the opponent the worst. */
export interface LossChance {
  readonly chance: number;
  /** One standard error, at least 1 in the number of deals; 0 if every deal was counted. */
  readonly error: number;
  readonly deals: number;
  /** Deals in which the game can be lost at all. */
  readonly losing: number;
  readonly exact: boolean;
}

/** A whole number from 0 to n - 1, each as likely; handed in, since nothing here is random. */
export type Below = (n: number) => number;

/**
 * All deals of the unseen cards to the hidden parts of both hands, if there are no more than wanted; otherwise as many as
 * wanted at random. Undefined if it is not stated how many cards a hand holds, or if there are too few cards for them.
 */
export function dealsOf(board: Board, most: number, below: Below): Deals | undefined {
  const { hidden } = board.state;
  const unseen = lying(board, UNSEEN).list();
  const [us, ussr] = hidden;
  if (us === NOT_STATED || ussr === NOT_STATED || us + ussr > unseen.length) return undefined;
  if (countOf(unseen.length, us) * countOf(unseen.length - us, ussr) <= most) {
    const boards = chosen(unseen, us).flatMap((ofUs) => {
      const others = unseen.filter((card) => !ofUs.includes(card));
      return chosen(others, ussr).map((ofUssr) => dealt(board, [ofUs, ofUssr]));
    });
    return { boards, exact: true };
  }
  const boards = Array.from({ length: most }, () => {
    const order = shuffled(unseen, us + ussr, below);
    return dealt(board, [order.slice(0, us), order.slice(us)]);
  });
  return { boards, exact: false };
}

/** Ways to choose some of several; no more than can be counted. */
function countOf(of: number, some: number): number {
  let ways = 1;
  for (let at = 1; at <= some; at++) ways = (ways * (of - some + at)) / at;
  return ways;
}

function chosen(cards: readonly number[], some: number): (readonly number[])[] {
  if (some === 0) return [[]];
  return cards.flatMap((card, at) => chosen(cards.slice(at + 1), some - 1).map((rest) => [card, ...rest]));
}

/** The first cards of a pile that is shuffled. */
function shuffled(cards: readonly number[], count: number, below: Below): number[] {
  const pile = [...cards];
  for (let at = 0; at < count; at++) {
    const other = at + below(pile.length - at);
    [pile[at], pile[other]] = [pile[other] as number, pile[at] as number];
  }
  return pile.slice(0, count);
}

function dealt(board: Board, hands: readonly [readonly number[], readonly number[]]): Board {
  const state = copyState(board.state);
  for (const side of SIDES) {
    for (const card of hands[side]) putCard(state, card, handOf(side));
    state.hidden[side] = 0;
  }
  return { ...board, state };
}

/** What a play risks over all these deals; undefined if one of them leads to too many positions. */
export function lossChance({ boards, exact }: Deals, play: readonly GameFact[], side: Side): LossChance | undefined {
  const values: number[] = [];
  for (const board of boards) {
    const search: Search = { side, known: new Map(), left: MOST_POSITIONS };
    const value = worth(play.reduce(carriedOn, board), search);
    if (search.left < 0) return undefined;
    values.push(value);
  }
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    chance: mean,
    error: exact ? 0 : Math.max(1 / count, Math.sqrt(spread / Math.max(1, count - 1) / count)),
    deals: count,
    losing: values.filter((value) => value > 0).length,
    exact,
  };
}

/** No more positions are looked at in one deal. */
const MOST_POSITIONS = 1000;

interface Search {
  readonly side: Side;
  readonly known: Map<string, number>;
  left: number;
}

/** The chance that a position is lost. */
function worth(board: Board, search: Search): number {
  const { result } = board.state;
  if (result) return isLoss(result, search.side) ? 1 : 0;
  if (isOver(board)) return 0;
  const key = `${cardsKey(board)}${restKey(board)}`;
  const known = search.known.get(key);
  if (known !== undefined) return known;
  search.left -= 1;
  if (search.left < 0) return 0;
  const value = decided(board, search);
  search.known.set(key, value);
  return value;
}

function decided(board: Board, search: Search): number {
  const facts = telling(board);
  const [first] = facts;
  if (!first) return 0;
  const after = (fact: GameFact): number => worth(carriedOn(board, fact), search);
  switch (decidesOf(first, search.side)) {
    case 'own':
      return facts.reduce((least, fact) => (least === 0 ? 0 : Math.min(least, after(fact))), 1);
    case 'rival':
      return facts.reduce((most, fact) => (most === 1 ? 1 : Math.max(most, after(fact))), 0);
    case 'dice':
      return mean(rolled(board).map((roll) => worth(roll.board, search)));
    default:
      return mean(facts.filter((fact) => fact.type !== 'draw' || fact.card > 0).map(after));
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
