/** Questions a case may ask about a position without anybody doing anything. */

import type { Finding } from '../core/finding.ts';
import { stepAt } from '../core/steps.ts';
import { wording } from '../core/wording.ts';
import { type Board, card, controlled, controller } from '../games/twilight-struggle/board.ts';
import { operationsValue } from '../games/twilight-struggle/events/modifiers.ts';
import { type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { mustScore } from '../games/twilight-struggle/turn/duties.ts';
import { countHeld } from '../games/twilight-struggle/turn/hands.ts';
import { firstToShow } from '../games/twilight-struggle/turn/headline.ts';
import { nextRound, roundsLeft } from '../games/twilight-struggle/turn/rounds.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type CaseAction, CaseError } from './case.ts';
import { countryNamed } from './named.ts';
import type { NameIndex } from './names.ts';

export const SIDE_NAMES = ['US', 'USSR'] as const;

/** The cards that are part of the game as it is played. */
const numbersInGame = ({ tables }: Board): readonly number[] =>
  tables.cardNumbers.filter((number) => tables.cards[number]?.inGame);

/**
 * The answer, under the keys that an expectation uses.
 * @param told what has come about before the question is asked
 */
export function answerQuery(
  board: Board,
  action: CaseAction,
  names: NameIndex,
  told: readonly Finding[],
): Record<string, unknown> {
  // Only a question about a country is a question about something.
  if (action.of !== undefined && action.query !== 'controller')
    throw new CaseError({
      path: ['action', 'of'],
      message: wording('"{key}" says nothing in an action of kind "{kind}"', { key: 'of', kind: action.query ?? '' }),
    });
  switch (action.query) {
    case 'controller': {
      const side = controller(board, countryNamed(names, action.of ?? '', ['action', 'of']));
      return { controller: side === undefined ? 'none' : SIDE_NAMES[side] };
    }
    case 'controlled': {
      const { countries } = board.tables;
      const held = (side: Side) =>
        controlled(board, side)
          .list()
          .map((index) => countries[index]?.id);
      return { controlled: { US: held(US), USSR: held(USSR) } };
    }
    case 'operations_values': {
      const numbers = numbersInGame(board);
      const value = (number: number) => operationsValue(board, board.state.phasing, card(board, number).ops);
      return { operations_values: Object.fromEntries(numbers.map((number) => [number, value(number)])) };
    }
    case 'event_sides': {
      const numbers = numbersInGame(board);
      const of = (side: Side | undefined) => numbers.filter((number) => card(board, number).owner === side);
      return { event_sides: { US: of(US), USSR: of(USSR), neutral: of(undefined) } };
    }
    case 'headline_order': {
      const first = firstToShow(board);
      return { first_reveal: first === undefined ? 'simultaneous' : SIDE_NAMES[first] };
    }
    case 'next_phase':
    case 'next_player':
      return nextPhase(board);
    case 'position_status': {
      const { phasing } = board.state;
      const { least } = countHeld(board, phasing, (entry) => entry.scoring);
      const lost = mustScore(board, phasing) === true && least > roundsLeft(board, phasing);
      return { status: lost ? 'lost_at_reveal_unless_discarded' : 'open' };
    }
    case 'later_drawn_cards_revealed':
      // A hand that is shown for longer than a moment lies open, whatever comes into it.
      return {
        later_draws_revealed: told.some(({ message, args }) => message === 'hand.shown' && args?.until !== 'now'),
      };
    case 'may_inspect':
      return { may_inspect: true };
    default:
      throw new CaseError({
        path: ['action', 'query'],
        message: wording('unknown question "{name}"', { name: action.query ?? '' }),
      });
  }
}

/** Whose action round comes next, or that step E does. */
function nextPhase(board: Board): Record<string, unknown> {
  const here = stepAt(twilightStruggle.steps, board.state).path;
  if (here === 'turn.actionRounds.choosingCard') return { next_player: SIDE_NAMES[board.state.phasing] };
  const coming = nextRound(board);
  return coming
    ? { next_phase: `action_round_${coming.round}`, next_player: SIDE_NAMES[coming.side] }
    : { next_phase: 'check_milops' };
}
