/** Everything that somebody could hand in of the kinds that are awaited, right or wrong: every card, every country, every die. */

import { type Board, top } from '../../games/twilight-struggle/board.ts';
import { optionNames } from '../../games/twilight-struggle/events/flow-verbs.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { SIDES, type Side } from '../../games/twilight-struggle/tables.ts';

/** A card that nobody but its owner sees: a headline that lies face down, a draw that is not shown. */
const UNSEEN_CARD = 0;
const DICE = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const USES = ['event', 'operations', 'space', 'paired'] as const;
const MODES = ['influence', 'realignment', 'coup', 'space'] as const;
const ORDERS = ['event-first', 'operations-first'] as const;

/** Every fact of some types, by either side; of cards that are dealt or revealed one at a time. */
export const everyFact = (board: Board, types: readonly string[]): GameFact[] =>
  types.flatMap((type) => SIDES.flatMap((by) => factsOf(board, type, by)));

function factsOf(board: Board, type: string, by: Side): GameFact[] {
  const { countries, cardNumbers } = board.tables;
  switch (type) {
    case 'place':
    case 'remove':
    case 'target':
      return countries.map((_, country) => ({ type, by, country }));
    case 'headline':
      return [UNSEEN_CARD, ...cardNumbers].map((card) => ({ type, by, card }));
    case 'play':
    case 'select':
    case 'discard':
      return cardNumbers.map((card) => ({ type, by, card }));
    case 'use':
      return USES.map((use) => ({ type, by, use }));
    case 'mode':
      return MODES.map((mode) => ({ type, by, mode }));
    case 'order':
      return ORDERS.map((order) => ({ type, by, order }));
    case 'choose':
      return optionsOf(board).map((option) => ({ type, by, option }));
    case 'done':
    case 'pass':
      return [{ type, by }];
    case 'reveal':
      return [
        [],
        ...cardNumbers.map((card) => [card]),
        ...cardNumbers.map((card, at) => [card, cardNumbers[at - 1] ?? card]),
      ].map((shown) => ({ type, by, cards: shown }));
    // Chance belongs to nobody.
    case 'draw':
      return by === 0 ? [UNSEEN_CARD, ...cardNumbers].map((card) => ({ type, card })) : [];
    case 'deal':
      return cardNumbers.map((card) => (by === 0 ? { type, us: [card], ussr: [] } : { type, us: [], ussr: [card] }));
    case 'crisis':
      return by === 0 ? board.rules.turnZero.crises.map(({ id }) => ({ type, crisis: id })) : [];
    case 'roll':
      return by === 0 ? DICE.map((die) => ({ type, die })) : [];
    case 'rolls':
      return by === 0 ? DICE.map((us) => ({ type, us, ussr: 7 - us })) : [];
    default:
      return [];
  }
}

function optionsOf(board: Board): readonly string[] {
  const task = top(board);
  const statecraft = board.tables.crises ? board.rules.turnZero.statecraft.map(({ id }) => id) : [];
  return [...(task?.do === 'option' ? optionNames(task) : statecraft), 'none', 'no-such-option'];
}
