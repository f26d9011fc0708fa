/** A script being read: what each key still has to say, and which keys have been asked for. */
import { type Board, influence, top } from '../games/twilight-struggle/board.ts';
import { SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import type { CaseEvent, CaseOperations, Markers } from './case.ts';
import type { NameIndex } from './names.ts';
import { countryNamed } from './position.ts';

/** Everything one play of a card brings along. */
export interface Script {
  readonly card: number;
  /** Choices at the level of the action: what the card's own Operations do. */
  readonly operations: CaseOperations;
  readonly order?: 'event-first' | 'operations-first';
  readonly as?: string;
  readonly event?: CaseEvent;
  /** Draw pile from the top, as far as the position states it. */
  readonly pile: number[];
}

/** What the case does not say: the referee stops there. */
export interface Missing {
  readonly missing: string;
  readonly by: Side | undefined;
}

/** Something the script says but the game never asked for: a claim that cannot be. */
export interface Unused {
  readonly what: 'marker' | 'target';
  readonly country: number;
}

export interface Reading {
  readonly script: Script;
  readonly names: NameIndex;
  /** Countries still to come, by the object that lists them and its key. */
  readonly queues: Map<object, Map<string, number[]>>;
  /** How many values of a key have been used. */
  readonly used: Map<object, Map<string, number>>;
  /** Keys of the event that some decision has asked for. */
  readonly asked: Set<string>;
  /** Coups that an event lists, as Operations of their own. */
  readonly coups: readonly CaseOperations[];
}

export function startReading(script: Script, names: NameIndex): Reading {
  const events = [script.event, script.event?.event].flatMap((event) => event ?? []);
  const coups = events.flatMap((event) => (event.coups ?? []).map(({ in: coup, die }) => ({ coup, die })));
  return { script, names, queues: new Map(), used: new Map(), asked: new Set(), coups };
}

/** The events to look for an answer in: that of a card played or fired inside the event first. */
export function eventsFor(reading: Reading, board: Board): readonly CaseEvent[] {
  const { script } = reading;
  const event = script.event ?? {};
  const running = runningCard(board);
  const nested = running !== undefined && running !== script.card && event.event !== undefined;
  return nested ? [event.event as CaseEvent, event] : [event];
}

/** The card whose program runs, or whose Operations an event conducts. */
function runningCard(board: Board): number | undefined {
  const task = top(board);
  if (task && 'frame' in task) return task.frame.card;
  const program = board.state.agenda.findLast((t) => t.do === 'program');
  return program?.do === 'program' ? program.frame.card : undefined;
}

/** Countries of one key still to come. `skip` says how many markers happened there without being asked for. */
export function queueOf(
  reading: Reading,
  source: object,
  key: string,
  markers: Markers | undefined,
  options: { readonly perCountry?: boolean; readonly skip?: (where: number) => number } = {},
): number[] {
  const keys = reading.queues.get(source) ?? new Map<string, number[]>();
  reading.queues.set(source, keys);
  const existing = keys.get(key);
  if (existing) return existing;
  const list = expand(markers, reading.names, options.perCountry ?? false);
  for (const where of new Set(list)) {
    for (let n = options.skip?.(where) ?? 0; n > 0 && list.includes(where); n--) list.splice(list.indexOf(where), 1);
  }
  keys.set(key, list);
  return list;
}

/** How many values of a key have been used so far. */
export const usedOf = (reading: Reading, source: object, key: string): number =>
  reading.used.get(source)?.get(key) ?? 0;

export function markUsed(reading: Reading, source: object, key: string, n = 1): void {
  const keys = reading.used.get(source) ?? new Map<string, number>();
  reading.used.set(source, keys);
  keys.set(key, (keys.get(key) ?? 0) + n);
}

/** The die a source states, once. */
export function dieOf(reading: Reading, sources: readonly { readonly die?: number | 'none' }[]): number | undefined {
  for (const source of sources) {
    if (typeof source.die !== 'number' || usedOf(reading, source, 'die') > 0) continue;
    markUsed(reading, source, 'die');
    return source.die;
  }
  return undefined;
}

/** What is left over when the play is done. */
export const unusedOf = (reading: Reading, start: Board, end: Board): readonly Unused[] => [
  ...neverAsked(reading, start, end),
  ...beyond(reading),
];

/** More than was asked for: countries that were still to come when the last one had been taken. */
export function beyond(reading: Reading): readonly Unused[] {
  const left: Unused[] = [];
  for (const keys of reading.queues.values()) {
    for (const [key, countries] of keys) {
      const what = key === 'coup' || key === 'realign' ? 'target' : 'marker';
      for (const country of countries) left.push({ what, country });
    }
  }
  for (const coup of reading.coups) {
    if (coup.coup === undefined || reading.queues.get(coup)?.has('coup')) continue;
    left.push({ what: 'target', country: countryNamed(reading.names, coup.coup, ['action', 'event', 'coups']) });
  }
  return left;
}

/** Something a case states, by its key: `die`, `event.choice`. */
export interface Statement {
  readonly key: string;
  readonly value: unknown;
}

/** Keys of an event that each ask for themselves; the others are looked after where markers and targets are. */
const CHOICES = [
  ...['discard', 'discarded', 'taken', 'drawn', 'reclaim', 'pick', 'with', 'choice', 'opponent', 'end_game'],
  ...['winner_defcon', 'defcon', 'region', 'shuttle_target', 'sequence', 'shown'],
] as readonly (keyof CaseEvent)[];

/** Dice and choices of the script that no decision has asked for. "None" claims nothing, so nothing is passed over. */
export function passedOver(reading: Reading): readonly Statement[] {
  const { operations, event } = reading.script;
  const dice = (source: CaseEvent, prefix: string): Statement[] =>
    (['die', 'rolls'] as const).flatMap((key) => {
      const rest = [source[key] ?? []].flat().slice(usedOf(reading, source, key));
      return rest.map((value) => ({ key: `${prefix}${key}`, value }));
    });
  const choices = (source: CaseEvent, prefix: string): Statement[] =>
    CHOICES.filter((key) => source[key] !== undefined && !reading.asked.has(key)).map((key) => ({
      key: `${prefix}${key}`,
      value: source[key],
    }));
  const ofEvent = (source: CaseEvent, prefix: string): Statement[] => [
    ...dice(source, prefix),
    ...choices(source, prefix),
    ...(source.event ? ofEvent(source.event, `${prefix}event.`) : []),
  ];
  return [...dice(operations, ''), ...(event ? ofEvent(event, 'event.') : [])].filter(({ value }) => value !== 'none');
}

/** Countries the event's keys name although nothing of the kind was asked, and nothing happened there by itself. */
function neverAsked(reading: Reading, start: Board, end: Board): readonly Unused[] {
  const { event } = reading.script;
  if (!event || event.event) return [];
  return (['add', 'remove', 'from', 'to', 'target', 'targets'] as const).flatMap((key) => {
    const value = event[key];
    if (value === undefined || reading.asked.has(key)) return [];
    const countries = expand(typeof value === 'string' ? [value] : value, reading.names, true);
    const untouched = (where: number): boolean =>
      SIDES.every((side) => influence(start, side, where) === influence(end, side, where));
    return countries.filter(untouched).map((country): Unused => ({ what: 'marker', country }));
  });
}

/** Countries in the order written, one entry for each marker, or one for each country. */
function expand(markers: Markers | undefined, names: NameIndex, perCountry: boolean): number[] {
  if (markers === undefined) return [];
  if (Array.isArray(markers)) return markers.map((name: string) => countryNamed(names, name, ['action', name]));
  return Object.entries(markers as Readonly<Record<string, number>>).flatMap(([name, n]) => {
    const where = countryNamed(names, name, ['action', name]);
    return new Array<number>(perCountry ? Math.min(1, Math.abs(n)) : Math.abs(n)).fill(where);
  });
}
