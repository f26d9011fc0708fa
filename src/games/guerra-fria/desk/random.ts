/** Random games for finding mistakes. The random numbers are handed in: nothing here is random by itself. */
import { advance, begin, stepAt } from '../../../core/steps.ts';
import type { Board } from '../board.ts';
import { type Card, HIGHEST, type Selection, selectionOf } from '../cards.ts';
import { isMove } from '../conditions.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { sealOf } from '../seal.ts';
import { SEATS, type Seat } from '../seats.ts';
import { read } from '../selection.ts';
import { copyState, type State } from '../state.ts';
import type { GuerraFria } from './case.ts';
import { brokenInvariants } from './invariants.ts';
import { observe } from './observe.ts';
import { type GameRecord, makeRecord, type Round } from './record.ts';

/** A source of whole numbers, such as `seeded(seed)` of `src/fuzz`. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  readonly below: (n: number) => number;
}

export interface RandomGame {
  readonly rounds: number;
  readonly decisions: number;
  /** Winners, or nobody within the rounds allowed. */
  readonly winners: readonly Seat[];
  /** What was seen, for the fuzzer's statistics: moves, null moves, attacks. */
  readonly seen: Readonly<Record<string, number>>;
  /** Invariants that did not hold; the game stops at the first. */
  readonly failures: readonly string[];
  /** The game as `replayRecord` reads it. */
  readonly record: () => GameRecord;
}

/**
 * Plays a game with random selections, mostly moves and now and then a null one, and asserts the invariants of the
 * specification after every round.
 * @param most rounds after which a game without winners is given up; 200 if absent
 */
export function randomGame(game: GuerraFria, rules: Ruleset, random: Random, most = 200): RandomGame {
  const board = makeBoard(rules);
  const hand = (fact: GameFact) => advance(game.steps, board, board.state, fact);
  begin(game.steps, board, board.state);
  hand({ type: 'agree', talk: random.below(2) === 0 ? 'open' : 'silent' });
  const rounds: Round[] = [];
  const seen: Record<string, number> = {};
  const gains = [0, 0, 0, 0];
  let failures: readonly string[] = [];
  while (!board.state.result && rounds.length < most && failures.length === 0) {
    const before = copyState(board.state);
    const round = SEATS.map((seat) => randomSelection(board, seat, random));
    rounds.push(round);
    const caught = layAll(hand, before.round, round, random);
    for (const seat of SEATS) if (board.state.outcomes[seat]?.move === '+4') gains[seat]!++;
    count(seen, board.state);
    failures = [...(caught ? [] : ['a wrong reveal was accepted']), ...brokenInvariants(before, board.state, gains)];
  }
  return {
    rounds: rounds.length,
    decisions: 1 + 4 * rounds.length,
    winners: board.state.result?.winners ?? [],
    seen,
    failures,
    record: () => makeRecord(rules, rounds, observe(board, stepAt(game.steps, board.state).path)),
  };
}

/** Lays the cards of a round, some of them sealed. Was every wrong reveal refused? */
function layAll(hand: (fact: GameFact) => boolean, round: number, cards: Round, random: Random): boolean {
  const hidden = SEATS.filter(() => random.below(10) === 0);
  const sealed = hidden.map((by) => ({ round, by, cards: cards[by] ?? [], salt: `salt ${random.below(1000)}` }));
  for (const by of SEATS) {
    const seal = sealed.find((each) => each.by === by);
    hand(seal ? { type: 'commit', by, seal: sealOf(seal) } : { type: 'select', by, cards: cards[by] ?? [] });
  }
  return sealed.every((each) => {
    const refused = !hand({ type: 'reveal', ...each, salt: 'wrong' });
    return hand({ type: 'reveal', ...each }) && refused;
  });
}

function count(seen: Record<string, number>, { outcomes, attacks, result }: State): void {
  const add = (name: string) => {
    seen[name] = (seen[name] ?? 0) + 1;
  };
  for (const outcome of outcomes) add(outcome?.failed ?? outcome?.move ?? 'none');
  if (attacks.length > 0) add(attacks.length === 2 ? 'two attacks' : 'one attack');
  if (result) add('victory');
}

// Selections ------------------------------------------------------------------------------------------------------------

/** One selection in twenty is thrown together from the cards; the rest are moves. */
export function randomSelection(board: Board, by: Seat, random: Random): Selection {
  if (random.below(20) === 0) return inSomeOrder(by, [anyPair(random), anyPair(random), anyPair(random)], random);
  for (;;) {
    const roll = random.below(100);
    const pairs = roll < 45 ? someGain(board, random) : roll < 65 ? someReorganisation(random) : ATTACK;
    const cards = inSomeOrder(by, pairs, random);
    if (isMove(board, read(board, by, cards))) return cards;
  }
}

type Pairs = readonly [Cards, Cards, Cards];
type Cards = readonly Card[];

const ATTACK: Pairs = [
  ['ALLY', 0],
  [0, 0],
  [0, 0],
];

function someGain({ rules }: Board, random: Random): Pairs {
  const sum = random.below(rules.mostGained + 1);
  const first = random.below(sum + 1);
  const second = random.below(sum - first + 1);
  return [
    ['IN', first],
    ['IN', second],
    ['IN', sum - first - second],
  ];
}

/** A few missiles from one or two markers to the others; where there are too few, another try is made. */
function someReorganisation(random: Random): Pairs {
  const sum = random.below(6);
  const part = random.below(sum + 1);
  const ways: readonly Pairs[] = [
    [
      ['OUT', sum],
      ['IN', sum],
      [0, 0],
    ],
    [
      ['OUT', part],
      ['OUT', sum - part],
      ['IN', sum],
    ],
    [
      ['OUT', sum],
      ['IN', part],
      ['IN', sum - part],
    ],
  ];
  return ways[random.below(ways.length)] as Pairs;
}

const anyPair = (random: Random): Cards => [anyCard(random), anyCard(random)];

function anyCard(random: Random): Card {
  const cards: Cards = ['IN', 'OUT', 'ALLY', 0, 0, random.below(HIGHEST + 1)];
  return cards[random.below(cards.length)] as Card;
}

function inSomeOrder(by: Seat, [a, b, c]: Pairs, random: Random): Selection {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return selectionOf(by, orders[random.below(orders.length)] as readonly Cards[]);
}
