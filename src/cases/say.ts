/**
 * The way back: the facts of a play, said in the words of a case. What reads a statement asks the same questions in the
 * same order, so that reading what is written here hands in the same facts.
 */
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { CardsTask, MarkersTask, OperationsTask } from '../games/twilight-struggle/state.ts';
import { SIDE_IDS, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { need } from '../games/twilight-struggle/tasks.ts';
import { runningCard } from './asked.ts';
import type { CaseAction, CaseEvent, CaseOperations } from './case.ts';
import { SIDE_NAMES } from './query.ts';

/** A fact with the position in which it was handed in. */
export interface Said {
  readonly fact: GameFact;
  readonly before: Board;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface Words extends Writable<Omit<CaseOperations, 'realign' | 'place'>> {
  place?: string[];
  realign?: { in?: string; us: number; ussr: number }[];
}
interface EventWords extends Words, Writable<Omit<CaseEvent, keyof CaseOperations | 'event' | 'ops'>> {
  ops?: Words | 'none';
  event?: EventWords;
}

/** A play in words; undefined for one that the format has no words for, such as a crisis bought off in its middle. */
export function sayPlay(said: readonly Said[]): CaseAction | undefined {
  const [first, ...rest] = said;
  if (!first || (first.fact.type !== 'play' && first.fact.type !== 'discard')) return undefined;
  const { card, by } = first.fact;
  const words: Words & { as?: string; order?: string; event?: EventWords } = {};
  if (first.fact.type === 'discard') words.as = 'trap_discard';
  for (const each of rest) if (!sayFact(each, card, words)) return undefined;
  return { kind: 'play', player: SIDE_NAMES[by] as string, card: idOf(first.before, card), ...words } as CaseAction;
}

/** The headlines of both sides in words. */
export function sayHeadlines(said: readonly Said[]): CaseAction | undefined {
  const cards = new Map<Side, number>();
  const events = new Map<Side, { event?: EventWords }>();
  for (const each of said) {
    const { fact, before } = each;
    if (fact.type === 'headline') {
      if (fact.card > 0) cards.set(fact.by, fact.card);
      continue;
    }
    const side = before.state.phasing;
    const words = events.get(side) ?? {};
    events.set(side, words);
    if (!sayFact(each, cards.get(side) ?? 0, words)) return undefined;
  }
  const [first] = said;
  if (!first) return undefined;
  const of = (side: Side): object => {
    const card = cards.get(side);
    return card === undefined
      ? {}
      : { [SIDE_IDS[side] as string]: { card: idOf(first.before, card), ...events.get(side) } };
  };
  return { kind: 'headline', ...of(US), ...of(USSR) } as CaseAction;
}

const idOf = ({ tables }: Board, card: number): string => tables.cards[card]?.id ?? String(card);
const countryOf = ({ tables }: Board, country: number): string => tables.countries[country]?.id ?? String(country);

const AS = { event: 'event', operations: 'ops', space: 'space' } as const;
const ORDERS = { 'event-first': 'event_first', 'operations-first': 'ops_first' } as const;

/** Adds a fact to the words of the play. False if there are none for it. */
function sayFact(
  { fact, before }: Said,
  card: number,
  play: Words & { as?: string; order?: string; event?: EventWords },
): boolean {
  const event = (): EventWords => eventOf(before, card, play);
  const inner = before.state.agenda.some((task) => task.do === 'program');
  const task = top(before);
  const operations = (): Words => {
    const { granted, card: from } = task as OperationsTask;
    if (!granted && from === card) return play;
    const own = event();
    if (typeof own.ops !== 'object') own.ops = {};
    return own.ops;
  };
  switch (fact.type) {
    case 'use': {
      const where = inner ? event() : play;
      if (fact.use === 'paired') (where as EventWords).with_un_intervention = true;
      else (where as { as?: string }).as = AS[fact.use];
      return true;
    }
    case 'order':
      (inner ? event() : play).order = ORDERS[fact.order];
      return true;
    case 'mode':
      // The other uses show by what is done with the points.
      if (fact.mode === 'space') event().as = 'space';
      return true;
    case 'place':
      if (task?.do === 'operations') append(operations(), 'place', countryOf(before, fact.country));
      else append(event(), 'add', countryOf(before, fact.country));
      return true;
    case 'remove':
      append(event(), 'remove', countryOf(before, fact.country));
      return true;
    case 'target':
      return sayTarget(before, countryOf(before, fact.country), operations, event);
    case 'roll':
      return sayRoll(before, fact.die, play, operations, event);
    case 'rolls':
      if (need(before) === 'contestDice') append(event(), 'rolls', { us: fact.us, ussr: fact.ussr });
      else Object.assign((operations().realign as object[]).at(-1) as object, { us: fact.us, ussr: fact.ussr });
      return true;
    case 'choose':
      return event().choice === undefined && Boolean(Object.assign(event(), { choice: fact.option }));
    case 'select':
    case 'draw':
      return saySelection(before, fact, event);
    case 'reveal':
      event().shown = fact.cards.map((number) => idOf(before, number));
      return true;
    case 'done':
      if (task?.do === 'operations' && task.touched.length === 0 && !event().coups) event().ops ??= 'none';
      else if (task?.do === 'cards' && (task as CardsTask).chosen.length === 0) event().discard ??= 'none';
      return !(task?.do === 'markers' && !(task as MarkersTask).optional);
    default:
      return false;
  }
}

/** The event that a fact belongs to: that of the card played, or of a card that came up inside it. */
function eventOf(board: Board, card: number, play: { event?: EventWords }): EventWords {
  play.event ??= {};
  const running = runningCard(board);
  if (running === undefined || running === card) return play.event;
  play.event.event ??= {};
  return play.event.event;
}

function append(words: object, key: string, value: unknown): void {
  const lists = words as Record<string, unknown[]>;
  lists[key] = [...(lists[key] ?? []), value];
}

function sayTarget(board: Board, country: string, operations: () => Words, event: () => EventWords): boolean {
  switch (need(board)) {
    case 'coupTarget': {
      // An event may grant several.
      if ((top(board) as OperationsTask).granted) append(event(), 'coups', { in: country });
      else operations().coup = country;
      return true;
    }
    case 'realignmentTarget':
      append(operations(), 'realign', { in: country });
      return true;
    case 'warTarget':
      event().target = country;
      return true;
    case 'discountedCountry':
      event().shuttle_target = country;
      return true;
    default:
      return false;
  }
}

function sayRoll(board: Board, die: number, play: Words, operations: () => Words, event: () => EventWords): boolean {
  const asked = need(board);
  const coup = asked === 'coupDie' && (top(board) as OperationsTask).granted ? event().coups?.at(-1) : undefined;
  const words = asked === 'coupDie' || asked === 'spaceDie' ? operations : asked === 'warDie' ? event : () => play;
  Object.assign(coup ?? words(), { die: die === 0 ? 'none' : die });
  return true;
}

/** A card that is chosen or drawn, under the key that its verb is read from. */
function saySelection(board: Board, fact: GameFact & { card: number }, event: () => EventWords): boolean {
  const task = top(board);
  if (task?.do === 'draw') return true;
  if (fact.card === 0) return false;
  const key =
    task?.do === 'sequence'
      ? 'sequence'
      : (task as CardsTask).random
        ? 'drawn'
        : (task as CardsTask).verb === 'take'
          ? 'taken'
          : 'discard';
  if (key === 'sequence' || key === 'discard') append(event(), key, idOf(board, fact.card));
  else if (event()[key] !== undefined) return false;
  else event()[key] = idOf(board, fact.card);
  return true;
}
