/** Every fact that may come next, enumerated by the same checks that judge it. */

import { type Board, top } from './board.ts';
import { isAllowed } from './check.ts';
import { payingCountries } from './crisis.ts';
import { trapOf } from './duties.ts';
import { pileLeft } from './effects/card-verbs.ts';
import { optionNames } from './effects/flow-verbs.ts';
import { mayDiscardHeld, showsHeldCards } from './end-of-turn.ts';
import type { FactType, GameFact } from './facts.ts';
import { handSize, holds } from './hands.ts';
import { hasTarget } from './mode.ts';
import { decider } from './need.ts';
import { setupSide } from './setup.ts';
import { rollIsOptional } from './space.ts';
import { SIDES, type Side } from './tables.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/**
 * Facts of the given types that are allowed now. Deals and reveals of hidden cards are not enumerated: they are
 * facts that only the table knows; one neutral fact stands for them.
 */
export function choicesOf(board: Board, types: Iterable<FactType>): GameFact[] {
  const facts: GameFact[] = [];
  for (const type of types) {
    for (const fact of candidates(board, type)) if (isAllowed(board, fact)) facts.push(fact);
  }
  return facts;
}

function* candidates(board: Board, type: FactType): Iterable<GameFact> {
  const by = decider(board) ?? board.state.phasing;
  switch (type) {
    case 'place':
      yield* places(board, by);
      return;
    case 'remove':
    case 'target':
      for (const { index } of board.tables.countries) yield { type, by, country: index };
      return;
    case 'headline':
      for (const side of SIDES) for (const card of heldCards(board, side)) yield { type, by: side, card };
      return;
    case 'play':
      for (const card of heldCards(board, by)) yield { type, by, card };
      if (board.state.chinaHolder === by) yield { type, by, card: board.tables.china };
      return;
    case 'discard':
      if (trapOf(board, by)) for (const card of heldCards(board, by)) yield { type, by, card };
      return;
    case 'use':
      for (const use of ['event', 'operations', 'space', 'paired'] as const) yield { type, by, use };
      return;
    case 'order':
      yield { type, by, order: 'event-first' };
      yield { type, by, order: 'operations-first' };
      return;
    case 'mode':
      yield* modes(board, by);
      return;
    case 'select':
      yield* selections(board, by);
      return;
    case 'choose':
      yield* options(board, by);
      return;
    case 'done':
      yield { type, by: top(board) ? by : (mayDiscardHeld(board) ?? by) };
      return;
    case 'pass':
      yield { type, by };
      return;
    case 'cancel-crisis':
      for (const side of SIDES) for (const country of payingCountries(board, side)) yield { type, by: side, country };
      return;
    case 'roll':
      if (rollIsOptional(board)) yield { type, die: 0 };
      for (const die of DICE) yield { type, die };
      return;
    case 'rolls':
      for (const us of DICE) for (const ussr of DICE) yield { type, us, ussr };
      return;
    case 'deal':
      yield { type, us: [], ussr: [] };
      return;
    case 'draw':
      yield* draws(board);
      return;
    case 'reveal':
      for (const side of SIDES) if (side === by || showsHeldCards(board)) yield { type, by: side, cards: [] };
  }
}

function* places(board: Board, by: Side): Iterable<GameFact> {
  const side = top(board) === undefined ? setupSide(board) : by;
  if (side === undefined) return;
  for (const { index } of board.tables.countries) yield { type: 'place', by: side, country: index };
}

function* modes(board: Board, by: Side): Iterable<GameFact> {
  const task = top(board);
  if (task?.do !== 'operations') return;
  for (const mode of task.modes)
    if (mode !== task.mode && hasTarget(board, task, mode)) yield { type: 'mode', by, mode };
}

function* selections(board: Board, by: Side): Iterable<GameFact> {
  const task = top(board);
  const side = task ? by : mayDiscardHeld(board);
  if (side === undefined) return;
  for (const entry of board.tables.cards) if (entry) yield { type: 'select', by: side, card: entry.number };
}

function* options(board: Board, by: Side): Iterable<GameFact> {
  const task = top(board);
  if (task?.do !== 'option') return;
  for (const option of optionNames(task)) yield { type: 'choose', by, option };
}

function* draws(board: Board): Iterable<GameFact> {
  const hiddenPile = top(board)?.do === 'draw' && pileLeft(board) !== 0;
  if (hiddenPile) yield { type: 'draw', card: 0 };
  for (const entry of board.tables.cards) if (entry) yield { type: 'draw', card: entry.number };
}

function* heldCards(board: Board, side: Side): Iterable<number> {
  if (handSize(board, side) === 0) return;
  for (const entry of board.tables.cards) {
    if (entry && entry.number !== board.tables.china && holds(board, side, entry.number) !== false) yield entry.number;
  }
}
