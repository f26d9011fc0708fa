/** Answers about an event: markers, cards, options, countries. */
import { type Board, influence } from '../games/twilight-struggle/board.ts';
import { optionNames } from '../games/twilight-struggle/effects/flow-verbs.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { CardsTask, MarkersTask, OptionTask, SequenceTask } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import type { CardRef, CaseEvent, Markers } from './case.ts';
import { cardNamed, countryNamed } from './position.ts';
import { eventsFor, type Missing, markUsed, queueOf, type Reading, usedOf } from './script-reading.ts';

/** The next country for a marker. Markers that the event moved by itself before are not asked for again. */
export function markersAnswer(
  reading: Reading,
  board: Board,
  before: Board,
  task: MarkersTask,
  by: Side,
): GameFact | Missing {
  const adds = 'place' in task.step;
  const spec = 'place' in task.step ? task.step.place : (task.step as { remove: object }).remove;
  const keys = adds
    ? (['add', 'to', 'place', 'target', 'targets'] as const)
    : (['remove', 'remove_all', 'from', 'targets', 'target'] as const);
  const happened = (where: number): number => {
    const change = influence(board, task.side, where) - influence(before, task.side, where);
    return Math.max(0, adds ? change : -change);
  };
  for (const event of eventsFor(reading, board)) {
    for (const key of keys) {
      const value = event[key];
      if (value === undefined) continue;
      reading.asked.add(key);
      const markers: Markers = typeof value === 'string' ? [value] : value;
      const rest = queueOf(reading, event, key, markers, { perCountry: 'countries' in spec, skip: happened });
      const country = rest.shift();
      if (country !== undefined) return { type: adds ? 'place' : 'remove', by, country };
    }
  }
  return task.optional ? { type: 'done', by } : { missing: 'markers', by };
}

/** The next card chosen, or drawn at random. "None" is a claim too: a card that must be chosen cannot be left out. */
export function cardAnswer(reading: Reading, board: Board, task: CardsTask, by: Side): GameFact | Missing {
  const { with_un_intervention: covered, drawn } = reading.script.event ?? {};
  const fact = (ref: CardRef, key: string): GameFact => {
    const card = cardNamed(reading.names, ref, ['action', 'event', key]);
    return task.random ? { type: 'draw', card } : { type: 'select', by, card };
  };
  if (covered && !task.random && drawn !== undefined) return fact(drawn, 'drawn');
  for (const event of eventsFor(reading, board)) {
    for (const key of ['with', 'taken', 'reclaim', 'pick', 'discard', 'discarded', 'drawn'] as const) {
      const value = event[key];
      if (value === undefined) continue;
      const refs = (value === 'none' ? [] : [value].flat()) as readonly CardRef[];
      if (refs.length === 0) return { type: 'done', by };
      const ref = refs[task.chosen.length + usedOf(reading, event, key)];
      if (ref === undefined) continue;
      if (task.left <= 1) markUsed(reading, event, key, task.chosen.length + 1);
      return fact(ref, key);
    }
  }
  if (task.optional) return { type: 'done', by };
  return { missing: task.random ? 'random-card' : 'card', by };
}

/** The next card in the order laid down for a hand. */
export function sequenceAnswer(reading: Reading, task: SequenceTask, by: Side): GameFact | Missing {
  const ref = reading.script.event?.sequence?.[task.order.length];
  if (ref === undefined) return { missing: 'card', by };
  return { type: 'select', by, card: cardNamed(reading.names, ref, ['action', 'event', 'sequence']) };
}

/** A country named by one key of the event. */
export function countryAnswer(
  reading: Reading,
  board: Board,
  key: 'target' | 'shuttle_target',
  missing: string,
  by: Side,
): GameFact | Missing {
  reading.asked.add(key);
  const name = eventsFor(reading, board).find((event) => event[key] !== undefined)?.[key];
  if (name === undefined) return { missing, by };
  return { type: 'target', by, country: countryNamed(reading.names, name, ['action', 'event', key]) };
}

/** The option a case means, from whichever of its keys speaks of it. */
export function optionAnswer(reading: Reading, board: Board, task: OptionTask, by: Side): GameFact | Missing {
  for (const event of eventsFor(reading, board)) {
    const option = optionOf(board, task, event);
    if (option !== undefined) return { type: 'choose', by, option };
  }
  return { missing: 'option', by };
}

function optionOf(board: Board, task: OptionTask, event: CaseEvent): string | undefined {
  const options = optionNames(task);
  const region = event.region?.toLowerCase().replaceAll(' ', '-');
  const named = [event.opponent, event.choice, region].find((name) => name !== undefined && options.includes(name));
  if (named !== undefined) return named;
  if (options.includes('1') && event.defcon !== undefined) return String(event.defcon);
  if (options.includes('improve')) return summitOption(board, event);
  if (options.includes('end-game') && event.end_game !== undefined) return event.end_game ? 'end-game' : 'decline';
  if (options.includes('discard') && event.discard !== undefined) {
    return event.discard === 'none' ? options.find((option) => option !== 'discard') : 'discard';
  }
  // Warsaw Pact: influence added means the one branch, anything else the other.
  if (options.includes('purge')) return event.add !== undefined ? 'build' : 'purge';
  if (options.includes('spread')) return southAfricaOption(event);
  return undefined;
}

/** The winner of a Summit states the level DEFCON moves to, or "none". */
function summitOption(board: Board, event: CaseEvent): string | undefined {
  const to = event.winner_defcon;
  if (to === undefined) return undefined;
  if (to === 'none' || to === board.state.defcon) return 'leave';
  return to > board.state.defcon ? 'improve' : 'degrade';
}

/** South African Unrest: more than one country means that a neighbour takes part. */
function southAfricaOption(event: CaseEvent): string | undefined {
  if (event.add === undefined) return undefined;
  const countries = Array.isArray(event.add) ? new Set<string>(event.add) : new Set(Object.keys(event.add));
  return countries.size > 1 ? 'spread' : 'south-africa';
}
