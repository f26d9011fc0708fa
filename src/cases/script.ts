/**
 * An action of a case, read as answers to what the adjudicator asks: the sequence is the statechart's, the case only
 * supplies choices and dice. What a case does not say stays open and is named.
 */
import { type Board, influence, top } from '../games/twilight-struggle/board.ts';
import { optionNames } from '../games/twilight-struggle/effects/flow-verbs.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { knownHand } from '../games/twilight-struggle/hands.ts';
import { hasTarget } from '../games/twilight-struggle/mode.ts';
import { decider, need } from '../games/twilight-struggle/need.ts';
import type { MarkersTask, Mode, OperationsTask, OptionTask } from '../games/twilight-struggle/state.ts';
import { SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import type { CardRef, CaseEvent, CaseOperations, Markers, RollPair } from './case.ts';
import type { NameIndex } from './names.ts';
import { cardNamed, countryNamed } from './position.ts';

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

/** What the case does not say: the adjudicator stops there. */
export interface Missing {
  readonly missing: string;
  readonly by: Side | undefined;
}

/** Reads answers out of a script and remembers which have been used. */
export interface Answers {
  /** The next fact, or what is missing. `before` is the position before the last fact. */
  readonly next: (board: Board, before: Board) => GameFact | Missing;
  /** What the script says but the game never asked for: each leftover is a claim that cannot be. */
  readonly unused: (start: Board, end: Board) => readonly Unused[];
}

export interface Unused {
  readonly what: 'marker' | 'target' | 'card' | 'die';
  readonly country?: number;
  readonly card?: number;
  readonly granted: boolean;
}

export function answersFrom(script: Script, names: NameIndex): Answers {
  const queues = new Map<object, Map<string, number[]>>();
  const used = new Map<object, Set<string>>();

  /** The countries of one key, still to come; automatic changes of the event are taken off first. */
  const queue = (
    source: object,
    key: string,
    markers: Markers | undefined,
    perCountry: boolean,
    skip: (where: number) => number,
  ): number[] => {
    const known = queues.get(source) ?? new Map<string, number[]>();
    queues.set(source, known);
    const existing = known.get(key);
    if (existing) return existing;
    const list = expand(markers, names, perCountry);
    for (const where of new Set(list)) {
      for (let n = skip(where); n > 0; n--) {
        const at = list.indexOf(where);
        if (at >= 0) list.splice(at, 1);
      }
    }
    known.set(key, list);
    return list;
  };

  const consulted = new Set<string>();
  const once = (source: object, key: string): boolean => {
    const keys = used.get(source) ?? new Set<string>();
    used.set(source, keys);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  };

  const sources = (board: Board): { event: readonly CaseEvent[]; nested: boolean } => {
    const frameCard = runningCard(board);
    const event = script.event ?? {};
    const nested = frameCard !== undefined && frameCard !== script.card && event.event !== undefined;
    return { event: nested ? [event.event as CaseEvent, event] : [event], nested };
  };

  /** Operations that the event grants, wherever the case writes them. */
  const grantedOperations = (board: Board): readonly CaseOperations[] =>
    sources(board).event.flatMap((event) => {
      const coups = (event.coups ?? []).map(({ in: where, die }) => ({ coup: where, die }));
      const own = event.ops === 'none' || event.ops === undefined ? [] : [event.ops];
      return [...own, ...(event.then ? [event.then] : []), ...cached(coups, event), event];
    });

  const coupLists = new Map<object, CaseOperations[]>();
  const cached = (coups: CaseOperations[], event: object): CaseOperations[] => {
    const known = coupLists.get(event) ?? coups;
    coupLists.set(event, known);
    return known;
  };

  const operationsSources = (board: Board, task: OperationsTask): readonly CaseOperations[] => {
    if (!task.granted) return task.card === script.card ? [script.operations] : grantedOperations(board);
    // Operations of a companion or a prize may also be written at the level of the action.
    return [...grantedOperations(board), ...(script.event?.ops === undefined ? [script.operations] : [])];
  };

  /** The first source that still has something for this way of using Operations. */
  const operation = (
    board: Board,
    task: OperationsTask,
    mode: Mode,
  ): { source: CaseOperations; rest: number[] } | undefined => {
    for (const source of operationsSources(board, task)) {
      const rest =
        mode === 'influence'
          ? queue(source, 'place', source.place, false, () => 0)
          : mode === 'coup'
            ? queue(
                source,
                'coup',
                source.coup === undefined || source.coup === 'none' ? [] : [source.coup],
                false,
                () => 0,
              )
            : queue(
                source,
                'realign',
                (source.realign ?? []).map((roll) => roll.in ?? ''),
                false,
                () => 0,
              );
      if (rest.length > 0) return { source, rest };
    }
    return undefined;
  };

  const operationsFact = (board: Board, task: OperationsTask, by: Side): GameFact | Missing => {
    const modes: readonly Mode[] =
      task.mode === null ? ['influence', 'realignment', 'coup'] : [task.mode, 'influence', 'realignment'];
    const offered = modes.filter((mode) => task.modes.includes(mode));
    const wanted = [...offered, ...modes].find((mode) => operation(board, task, mode) !== undefined);
    if (wanted === undefined) {
      const declined = sources(board).event.some((event) => event.ops === 'none' || event.coup === 'none');
      const nothingToDo = task.modes.every((mode) => !hasTarget(board, task, mode));
      const isOver = task.may || task.touched.length > 0 || nothingToDo || declined;
      return isOver ? { type: 'done', by } : { missing: 'operations', by };
    }
    if (wanted !== task.mode) return { type: 'mode', by, mode: wanted };
    const found = operation(board, task, wanted);
    const where = found?.rest.shift() as number;
    return wanted === 'influence' ? { type: 'place', by, country: where } : { type: 'target', by, country: where };
  };

  /** The die of a coup, in the source that named its target. */
  const coupDie = (board: Board, task: OperationsTask): number | undefined => {
    for (const source of operationsSources(board, task)) {
      if (source.coup === undefined || countryNamed(names, source.coup, ['action']) !== task.target) continue;
      if (typeof source.die === 'number' && once(source, 'die')) return source.die;
    }
    const { event } = sources(board);
    for (const source of [...event, script.operations]) {
      if (typeof source.die === 'number' && once(source, 'die')) return source.die;
    }
    return undefined;
  };

  const realignDice = (board: Board, task: OperationsTask): RollPair | undefined => {
    for (const source of operationsSources(board, task)) {
      const rolls = source.realign ?? [];
      const done = task.touchedBy.filter((mode) => mode === 'realignment').length;
      const roll = rolls[done];
      if (roll) return roll;
    }
    return undefined;
  };

  const markersFact = (board: Board, before: Board, task: MarkersTask, by: Side): GameFact | Missing => {
    const adds = 'place' in task.step;
    const perCountry =
      'countries' in ('place' in task.step ? task.step.place : (task.step as { remove: object }).remove);
    const keys = adds
      ? (['add', 'to', 'place', 'target', 'targets'] as const)
      : (['remove', 'remove_all', 'from', 'targets', 'target', 'discard'] as const);
    for (const event of sources(board).event) {
      for (const key of keys) {
        const value = event[key as keyof CaseEvent];
        if (value === undefined || key === 'discard') continue;
        const markers = typeof value === 'string' ? [value] : (value as Markers);
        const change = (where: number): number =>
          influence(board, task.side, where) - influence(before, task.side, where);
        const skip = (where: number): number => Math.max(0, adds ? change(where) : -change(where));
        consulted.add(key);
        const rest = queue(event, key, markers, perCountry, skip);
        const where = rest.shift();
        if (where !== undefined) return { type: adds ? 'place' : 'remove', by, country: where };
      }
    }
    return task.optional ? { type: 'done', by } : { missing: 'markers', by };
  };

  const cardFact = (board: Board, by: Side): GameFact | Missing => {
    const task = top(board);
    if (task?.do === 'sequence') {
      const ref = script.event?.sequence?.[task.order.length];
      return ref === undefined
        ? { missing: 'card', by }
        : { type: 'select', by, card: cardNamed(names, ref, ['action', 'event', 'sequence']) };
    }
    if (task?.do !== 'cards') return { missing: 'card', by };
    const { with_un_intervention: covered, drawn } = script.event ?? {};
    if (covered && !task.random && drawn !== undefined) {
      return { type: 'select', by, card: cardNamed(names, drawn, ['action', 'event', 'drawn']) };
    }
    for (const event of sources(board).event) {
      for (const key of ['with', 'taken', 'reclaim', 'pick', 'discard', 'discarded', 'drawn'] as const) {
        const value = event[key];
        if (value === undefined) continue;
        // "None" is a claim too: a card that must be chosen cannot be left out.
        if (value === 'none' || (Array.isArray(value) && value.length === 0)) return { type: 'done', by };
        const refs = (Array.isArray(value) ? value : [value]) as readonly CardRef[];
        const already = task.chosen.length + (usedCards.get(event)?.get(key) ?? 0);
        const ref = refs[already];
        if (ref === undefined) continue;
        if (task.left <= 1) remember(event, key, task.chosen.length + 1);
        const card = cardNamed(names, ref, ['action', 'event', key]);
        return task.random ? { type: 'draw', card } : { type: 'select', by, card };
      }
    }
    if (task.optional) return { type: 'done', by };
    return { missing: task.random ? 'random-card' : 'card', by };
  };
  const usedCards = new Map<object, Map<string, number>>();
  const remember = (event: object, key: string, n: number): void => {
    const keys = usedCards.get(event) ?? new Map<string, number>();
    usedCards.set(event, keys);
    keys.set(key, (keys.get(key) ?? 0) + n);
  };

  const optionFact = (board: Board, task: OptionTask, by: Side): GameFact | Missing => {
    for (const event of sources(board).event) {
      const option = optionOf(board, task, event);
      if (option !== undefined) return { type: 'choose', by, option };
    }
    return { missing: 'option', by };
  };

  const nextRolls = (board: Board): RollPair | undefined => {
    for (const event of sources(board).event) {
      const rolls = event.rolls === undefined ? [] : ([event.rolls].flat() as readonly RollPair[]);
      const done = usedCards.get(rolls)?.get('rolls') ?? usedCards.get(event)?.get('rolls') ?? 0;
      const roll = rolls[done];
      if (roll) {
        remember(event, 'rolls', 1);
        return roll;
      }
    }
    return undefined;
  };

  const warDie = (board: Board): number | undefined => {
    for (const source of [...sources(board).event, script.operations]) {
      if (typeof source.die === 'number' && once(source, 'die')) return source.die;
    }
    return undefined;
  };

  const next = (board: Board, before: Board): GameFact | Missing => {
    const task = top(board);
    const by = decider(board) as Side;
    switch (need(board)) {
      case 'use':
        return useFact(board, by);
      case 'order':
        return { type: 'order', by, order: orderOf(board) };
      case 'mode':
      case 'influence':
      case 'realignmentTarget':
      case 'coupTarget':
        return operationsFact(board, task as OperationsTask, by);
      case 'coupDie': {
        const die = coupDie(board, task as OperationsTask);
        return die === undefined ? { missing: 'coup-die', by: undefined } : { type: 'roll', die };
      }
      case 'spaceDie': {
        const { die } = script.operations;
        const own = die === undefined ? script.event?.die : die;
        if (own === undefined) return { missing: 'space-die', by: undefined };
        return { type: 'roll', die: own === 'none' ? 0 : own };
      }
      case 'realignmentDice': {
        const roll = realignDice(board, task as OperationsTask);
        return roll ? { type: 'rolls', us: roll.us, ussr: roll.ussr } : { missing: 'realignment-dice', by: undefined };
      }
      case 'markers':
        // Who claims the Operations before the markers claims an order that the card does not give.
        if (script.event?.order === 'coup-first' && script.event.then?.coup) return { type: 'mode', by, mode: 'coup' };
        return markersFact(board, before, task as MarkersTask, by);
      case 'option':
        return optionFact(board, task as OptionTask, by);
      case 'card':
        return cardFact(board, by);
      case 'draw':
        if (task?.do === 'draw') return { type: 'draw', card: script.pile.shift() ?? 0 };
        return cardFact(board, by);
      case 'shownCards': {
        const shown = script.event?.shown;
        return {
          type: 'reveal',
          by,
          cards: shown ? shown.map((ref) => cardNamed(names, ref, ['action'])) : knownHand(board, by),
        };
      }
      case 'warTarget': {
        const target = sources(board).event.find((event) => event.target !== undefined)?.target;
        consulted.add('target');
        return target === undefined
          ? { missing: 'war-target', by }
          : { type: 'target', by, country: countryNamed(names, target, ['action', 'event', 'target']) };
      }
      case 'warDie': {
        const die = warDie(board);
        return die === undefined ? { missing: 'war-die', by: undefined } : { type: 'roll', die };
      }
      case 'contestDice': {
        const roll = nextRolls(board);
        return roll ? { type: 'rolls', us: roll.us, ussr: roll.ussr } : { missing: 'contest-dice', by: undefined };
      }
      case 'discountedCountry': {
        const target = sources(board).event.find((event) => event.shuttle_target !== undefined)?.shuttle_target;
        return target === undefined
          ? { missing: 'discounted-country', by }
          : { type: 'target', by, country: countryNamed(names, target, ['action', 'event', 'shuttle_target']) };
      }
      case 'automatic':
      case 'nothing':
        return { missing: 'nothing', by: undefined };
    }
  };

  const useFact = (board: Board, by: Side): GameFact => {
    const task = top(board);
    if (task?.do === 'play' && task.card !== script.card && script.event?.with_un_intervention)
      return { type: 'use', by, use: 'paired' };
    const own = task?.do === 'play' && task.card === script.card ? script.as : (script.event?.as ?? 'ops');
    const use = own === 'event' ? 'event' : own === 'space' ? 'space' : 'operations';
    return { type: 'use', by, use };
  };

  /** A case that leaves the order open means that it does not matter: Operations first, then. */
  const orderOf = (board: Board): 'event-first' | 'operations-first' => {
    const task = top(board);
    const nested = task?.do === 'play' && task.card !== script.card;
    if (nested) return script.event?.order === 'event_first' ? 'event-first' : 'operations-first';
    return script.order ?? 'operations-first';
  };

  /** Countries the event's keys name although nothing of the kind was ever asked, and nothing happened there. */
  const neverAsked = (start: Board, end: Board): readonly Unused[] => {
    const keys = ['add', 'remove', 'from', 'to', 'target', 'targets'] as const;
    const { event } = script;
    if (!event || event.event) return [];
    return keys.flatMap((key) => {
      const value = event[key];
      if (value === undefined || consulted.has(key)) return [];
      const countries = expand(typeof value === 'string' ? [value] : value, names, true);
      const untouched = (where: number): boolean =>
        SIDES.every((side) => influence(start, side, where) === influence(end, side, where));
      return countries.filter(untouched).map((country): Unused => ({ what: 'marker', country, granted: true }));
    });
  };

  const unused = (start: Board, end: Board): readonly Unused[] => {
    const left: Unused[] = [...neverAsked(start, end)];
    for (const coups of coupLists.values()) {
      for (const coup of coups)
        if (coup.coup && !queues.get(coup)?.has('coup'))
          left.push({ what: 'target', country: countryNamed(names, coup.coup, ['action']), granted: true });
    }
    for (const [source, keys] of queues) {
      const granted = source !== script.operations;
      for (const [key, countries] of keys) {
        const what = key === 'coup' || key === 'realign' ? 'target' : 'marker';
        for (const where of countries) left.push({ what, country: where, granted });
      }
    }
    return left;
  };

  return { next, unused };
}

/** The card whose program runs, or whose Operations are conducted by an event. */
function runningCard(board: Board): number | undefined {
  const task = top(board);
  if (task && 'frame' in task) return task.frame.card;
  const program = board.state.agenda.findLast((t) => t.do === 'program');
  return program?.do === 'program' ? program.frame.card : undefined;
}

function expand(markers: Markers | undefined, names: NameIndex, perCountry: boolean): number[] {
  if (markers === undefined) return [];
  if (Array.isArray(markers)) return markers.map((name: string) => countryNamed(names, name, ['action', name]));
  return Object.entries(markers as Readonly<Record<string, number>>).flatMap(([name, n]) => {
    const where = countryNamed(names, name, ['action', name]);
    return new Array<number>(perCountry ? Math.min(1, Math.abs(n)) : Math.abs(n)).fill(where);
  });
}

/** The option a case means, from whichever of its keys speaks of it. */
function optionOf(board: Board, task: OptionTask, event: CaseEvent): string | undefined {
  const options = optionNames(task);
  const named = [event.opponent, event.choice, event.region?.toLowerCase().replaceAll(' ', '-')].find(
    (name) => name !== undefined && options.includes(name),
  );
  if (named !== undefined) return named;
  if (options.includes('1') && event.defcon !== undefined) return String(event.defcon);
  if (options.includes('improve')) return summitOption(board, event);
  if (options.includes('end-game'))
    return event.end_game === undefined ? undefined : event.end_game ? 'end-game' : 'decline';
  if (options.includes('discard')) {
    const other = options.find((option) => option !== 'discard');
    if (event.discard === undefined) return undefined;
    return event.discard === 'none' ? other : 'discard';
  }
  if (options.includes('purge')) return event.add !== undefined ? 'build' : 'purge';
  if (options.includes('spread')) return southAfricaOption(event);
  if (event.opponent === 'participate' || event.opponent === 'boycott') return event.opponent;
  return undefined;
}

function summitOption(board: Board, event: CaseEvent): string | undefined {
  if (event.winner_defcon === undefined) return undefined;
  if (event.winner_defcon === 'none') return 'leave';
  const change =
    Math.abs(event.winner_defcon) === 1 && event.winner_defcon !== board.state.defcon ? event.winner_defcon : undefined;
  const to = event.winner_defcon;
  if (to === board.state.defcon) return 'leave';
  if (change === -1) return 'degrade';
  return to > board.state.defcon ? 'improve' : 'degrade';
}

function southAfricaOption(event: CaseEvent): string | undefined {
  if (event.add === undefined) return undefined;
  const countries = Array.isArray(event.add)
    ? new Set(event.add as readonly string[]).size
    : Object.keys(event.add).length;
  return countries > 1 ? 'spread' : 'south-africa';
}
