/**
 * An action of a case, read as answers to what the referee asks: the sequence is the statechart's, the case only
 * supplies choices and dice. What a case does not say stays open and is named.
 */
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { decider, need } from '../games/twilight-struggle/need.ts';
import type { CardsTask, MarkersTask, OperationsTask, OptionTask } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { isInnerPlay } from '../games/twilight-struggle/use.ts';
import { cardAnswer, countryAnswer, markersAnswer, optionAnswer, sequenceAnswer } from './event-answers.ts';
import type { NameIndex } from './names.ts';
import { contestDice, coupDie, operationsAnswer, realignmentDice, spaceDie, warDie } from './operations-answers.ts';
import { cardNamed } from './position.ts';
import {
  beyond,
  eventsFor,
  type Missing,
  passedOver,
  type Reading,
  type Script,
  type Statement,
  startReading,
  type Unused,
  unusedOf,
} from './script-reading.ts';

export type { Missing, Script, Statement, Unused } from './script-reading.ts';

/** Reads answers out of a script and remembers which have been used. */
export interface Answers {
  /** The next fact, or what is missing. `before` is the position before the last fact. */
  readonly next: (board: Board, before: Board) => GameFact | Missing;
  /** What the script says but the game never asked for between two positions. */
  readonly unused: (start: Board, end: Board) => readonly Unused[];
  /** The same, if the event may never have come about: only what goes beyond what was asked for. */
  readonly beyond: () => readonly Unused[];
  /** Dice and choices that nothing in the rules asked for. They do not make a play illegal, but nobody looked at them. */
  readonly passedOver: () => readonly Statement[];
}

export function answersFrom(script: Script, names: NameIndex): Answers {
  const reading = startReading(script, names);
  return {
    next: (board, before) => answer(reading, board, before),
    unused: (start, end) => unusedOf(reading, start, end),
    beyond: () => beyond(reading),
    passedOver: () => passedOver(reading),
  };
}

function answer(reading: Reading, board: Board, before: Board): GameFact | Missing {
  const { script } = reading;
  const task = top(board);
  const by = decider(board) as Side;
  switch (need(board)) {
    case 'use':
      return useAnswer(reading, board, by);
    case 'order':
      return { type: 'order', by, order: orderOf(reading, board) };
    case 'mode':
    case 'influence':
    case 'realignmentTarget':
    case 'coupTarget':
      return operationsAnswer(reading, board, task as OperationsTask, by);
    case 'coupDie':
      return coupDie(reading, board, task as OperationsTask);
    case 'spaceDie':
      return spaceDie(reading);
    case 'realignmentDice':
      return realignmentDice(reading, board, task as OperationsTask);
    case 'markers':
      // Who claims the Operations before the markers claims an order that the card does not give.
      if (/^coup[-_]first$/.test(String(script.event?.order)) && script.event?.then?.coup)
        return { type: 'mode', by, mode: 'coup' };
      return markersAnswer(reading, board, before, task as MarkersTask, by);
    case 'option':
      return optionAnswer(reading, board, task as OptionTask, by);
    case 'card':
      return task?.do === 'sequence'
        ? sequenceAnswer(reading, task, by)
        : cardAnswer(reading, board, task as CardsTask, by);
    case 'draw':
      if (task?.do === 'draw') return { type: 'draw', card: script.pile.shift() ?? 0 };
      return cardAnswer(reading, board, task as CardsTask, by);
    case 'shownCards': {
      reading.asked.add('shown');
      const shown = script.event?.shown?.map((ref) => cardNamed(reading.names, ref, ['action', 'event', 'shown']));
      return shown ? { type: 'reveal', by, cards: shown } : { missing: 'shown-cards', by };
    }
    case 'warTarget':
      return countryAnswer(reading, board, 'target', 'war-target', by);
    case 'warDie':
      return warDie(reading, board);
    case 'contestDice':
      return contestDice(reading, board);
    case 'discountedCountry':
      return countryAnswer(reading, board, 'shuttle_target', 'discounted-country', by);
    case 'automatic':
    case 'nothing':
      return { missing: 'nothing', by: undefined };
  }
}

/** What the card is used for: the action says it of its own card, the event of a card played inside it. */
function useAnswer(reading: Reading, board: Board, by: Side): GameFact {
  const { script, asked } = reading;
  const inner = isInnerPlay(board);
  if (inner) asked.add('as');
  if (inner && script.event?.with_un_intervention) return { type: 'use', by, use: 'paired' };
  const as = inner ? (sayingOf(reading, board, 'as') ?? 'ops') : script.as;
  return { type: 'use', by, use: as === 'event' ? 'event' : as === 'space' ? 'space' : 'operations' };
}

/** A case that leaves the order open means that it does not matter: Operations first, then. */
function orderOf(reading: Reading, board: Board): 'event-first' | 'operations-first' {
  if (!isInnerPlay(board)) return reading.script.order ?? 'operations-first';
  reading.asked.add('order');
  return /^event[-_]first$/.test(String(sayingOf(reading, board, 'order'))) ? 'event-first' : 'operations-first';
}

const sayingOf = (reading: Reading, board: Board, key: 'as' | 'order'): unknown =>
  eventsFor(reading, board).find((event) => event[key] !== undefined)?.[key];
