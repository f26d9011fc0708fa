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
  if (covered && !task.random && drawn !== undefined) {
    reading.asked.add('drawn');
    return fact(drawn, 'drawn');
  }
  for (const event of eventsFor(reading, board)) {
    for (const key of ['with', 'taken', 'reclaim', 'pick', 'discard', 'discarded', 'drawn'] as const) {
      const value = event[key];
      if (value === undefined) continue;
      reading.asked.add(key);
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
  reading.asked.add('sequence');
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
    const meant = optionOf(board, task, event);
    if (!meant) continue;
    const [key, option] = meant;
    reading.asked.add(key);
    return { type: 'choose', by, option };
  }
  return { missing: 'option', by };
}

/** The key that speaks of the option, and the option. */
type Meant = readonly [key: keyof CaseEvent, option: string];

function optionOf(board: Board, task: OptionTask, event: CaseEvent): Meant | undefined {
  const options = optionNames(task);
  const region = event.region?.toLowerCase().replaceAll(' ', '-');
  const named = [['opponent', event.opponent] as const, ['choice', event.choice] as const, ['region', region] as const];
  for (const [key, name] of named) if (name !== undefined && options.includes(name)) return [key, name];
  if (options.includes('1') && event.defcon !== undefined) return ['defcon', String(event.defcon)];
  if (options.includes('improve')) return summitOption(board, event);
  if (options.includes('end-game') && event.end_game !== undefined)
    return ['end_game', event.end_game ? 'end-game' : 'decline'];
  if (options.includes('discard') && event.discard !== undefined) {
    const other = options.find((option) => option !== 'discard');
    return event.discard !== 'none' ? ['discard', 'discard'] : other === undefined ? undefined : ['discard', other];
  }
  // Warsaw Pact: influence added means the one branch, anything else the other.
  if (options.includes('purge')) return ['add', event.add !== undefined ? 'build' : 'purge'];
  if (options.includes('spread')) return southAfricaOption(event);
  return undefined;
}

/** The winner of a Summit states the level DEFCON moves to, or "none". */
function summitOption(board: Board, event: CaseEvent): Meant | undefined {
  const to = event.winner_defcon;
  if (to === undefined) return undefined;
  if (to === 'none' || to === board.state.defcon) return ['winner_defcon', 'leave'];
  return ['winner_defcon', to > board.state.defcon ? 'improve' : 'degrade'];
}

/** South African Unrest: more than one country means that a neighbour takes part. */
function southAfricaOption(event: CaseEvent): Meant | undefined {
  if (event.add === undefined) return undefined;
  const countries = Array.isArray(event.add) ? new Set<string>(event.add) : new Set(Object.keys(event.add));
  return ['add', countries.size > 1 ? 'spread' : 'south-africa'];
}
