/** A table for tests: positions in names, facts in names, and what came of them. */
import { expect } from 'vitest';
import { type Finding, verdictOf } from '../../core/finding.ts';
import { judge, type Ruling, rest, testsOf } from '../../core/judge.ts';
import { stepAt } from '../../core/steps.ts';
import { loadRuleset } from '../../data/index.ts';
import type { Edition } from '../../data/sources.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { type Board, putMarkers } from './board.ts';
import { freshFrame } from './events/frame.ts';
import { keepIn, lastingPart } from './events/lasting-verbs.ts';
import { implementer } from './events/occurrence.ts';
import type { Step } from './events/vocabulary.ts';
import type { GameFact, Order } from './facts.ts';
import { makeBoard } from './index.ts';
import { rememberReach } from './operations/influence.ts';
import { unsaid } from './said.fixture.ts';
import { addPeriod } from './setup/setup.ts';
import { DISCARD, handOf, type Mode, putCard, REMOVED, type Use, ZONES, type ZoneName } from './state.ts';
import { SIDES, sideOf, type Tables, US, USSR } from './tables.ts';
import { periodOf } from './turn/deal.ts';

export type Pair = readonly [us: number, ussr: number];

/** What differs from an empty map in the first action round of turn 1 at DEFCON 5. */
export interface Given {
  readonly edition?: Edition;
  readonly policies?: Readonly<Record<string, string>>;
  readonly turn?: number;
  readonly round?: number;
  readonly phasing?: 'us' | 'ussr';
  /** Path of the state of the chart; choosing a card in an action round if absent. */
  readonly at?: string;
  readonly defcon?: number;
  readonly vp?: number;
  readonly milops?: Pair;
  readonly space?: Pair;
  readonly spaceUsed?: Pair;
  readonly influence?: Readonly<Record<string, Pair>>;
  readonly us?: readonly string[];
  readonly ussr?: readonly string[];
  /** Cards in each hand that nobody has shown. */
  readonly hidden?: Pair;
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
  /** Cards whose event has happened; what it leaves in effect is in effect. */
  readonly happened?: readonly string[];
  /** The same for events of neutral cards, by the side that carried them out. */
  readonly happenedFor?: Readonly<Record<string, 'us' | 'ussr'>>;
  readonly china?: 'us' | 'ussr' | 'us-down' | 'ussr-down';
}

const boards = new Map<string, Board>();

/** An empty board under these rules. */
function emptyBoard(edition: Edition, policies: Readonly<Record<string, string>>): Board {
  const key = JSON.stringify([edition, policies]);
  const known = boards.get(key);
  if (known) return twilightStruggle.copy(known);
  const loaded = loadRuleset('twilight-struggle', edition, { policies });
  if (!loaded.ok) throw new Error(loaded.diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  const board = makeBoard(loaded.rules);
  boards.set(key, board);
  return twilightStruggle.copy(board);
}

const { tables } = emptyBoard('deluxe', {});

/** The number of a card and the index of a country; both are the same in either edition. */
export const card = (id: string): number => found(tables.cardNumber.get(id), id);
export const country = (id: string): number => found(tables.countryIndex.get(id), id);

function found(number: number | undefined, id: string): number {
  if (number === undefined) throw new Error(`no such card or country: ${id}`);
  return number;
}

/** Sets up a position. */
export function position(given: Given = {}): Board {
  const board = emptyBoard(given.edition ?? 'deluxe', given.policies ?? {});
  const { state } = board;
  state.turn = given.turn ?? 1;
  state.round = given.round ?? 1;
  state.phasing = sideOf(given.phasing ?? 'ussr');
  state.defcon = given.defcon ?? 5;
  state.vp = given.vp ?? 0;
  for (const side of SIDES) {
    state.milops[side] = given.milops?.[side] ?? 0;
    state.space[side] = given.space?.[side] ?? 0;
    state.spaceUsed[side] = given.spaceUsed?.[side] ?? 0;
    state.hidden[side] = given.hidden?.[side] ?? 0;
  }
  for (const [id, markers] of Object.entries(given.influence ?? {})) {
    for (const side of SIDES) putMarkers(board, side, country(id), markers[side]);
  }
  rememberReach(board);
  putCards(board, given);
  for (const id of given.happened ?? []) bringAbout(board, id, 'us');
  for (const [id, side] of Object.entries(given.happenedFor ?? {})) bringAbout(board, id, side);
  const [holder, face] = (given.china ?? 'ussr').split('-');
  state.chinaHolder = sideOf(holder as 'us' | 'ussr');
  state.chinaUp = face !== 'down';
  const path = given.at ?? 'turn.actionRounds.choosingCard';
  state.step = twilightStruggle.steps.indexOf(path) as number;
  if (path.startsWith('turn.actionRounds.') && path !== 'turn.actionRounds.between')
    state.agenda = [{ do: 'end-round' }];
  return board;
}

function putCards(board: Board, given: Given): void {
  const periods = ['early', 'mid', 'late'] as const;
  const reached = periods.indexOf(periodOf(board, board.state.turn).id);
  for (const period of periods.slice(0, reached + 1)) addPeriod(board, period);
  const put = (ids: readonly string[] | undefined, zone: number): void => {
    for (const id of ids ?? []) putCard(board.state, card(id), zone);
  };
  put(given.discard, DISCARD);
  put(given.removed, REMOVED);
  put(given.us, handOf(US));
  put(given.ussr, handOf(USSR));
}

/** The event of a card has happened earlier: it counts, and its lasting effects are in force. */
function bringAbout(board: Board, id: string, side: 'us' | 'ussr'): void {
  const number = card(id);
  const frame = freshFrame(number, implementer(board, number, sideOf(side)));
  board.state.occurred[number] = 1;
  for (const step of allSteps(board.tables.cards[number]?.event ?? []))
    if (lastingPart(step)) keepIn(board, step, frame);
}

/** The steps of an event as it goes when its conditions hold. */
const allSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => ('if' in step ? allSteps(step.then) : [step]));

// Facts in names ------------------------------------------------------------------------------------------------------

type By = 'us' | 'ussr';
export const play = (by: By, id: string): GameFact => ({ type: 'play', by: sideOf(by), card: card(id) });
export const use = (by: By, how: Exclude<Use, 'trap'>): GameFact => ({ type: 'use', by: sideOf(by), use: how });
export const order = (by: By, which: Order): GameFact => ({ type: 'order', by: sideOf(by), order: which });
export const mode = (by: By, which: Mode): GameFact => ({ type: 'mode', by: sideOf(by), mode: which });
export const headline = (by: By, id: string): GameFact => ({ type: 'headline', by: sideOf(by), card: card(id) });
export const discard = (by: By, id: string): GameFact => ({ type: 'discard', by: sideOf(by), card: card(id) });
export const select = (by: By, id: string): GameFact => ({ type: 'select', by: sideOf(by), card: card(id) });
export const choose = (by: By, option: string | number): GameFact => ({
  type: 'choose',
  by: sideOf(by),
  option: String(option),
});
export const target = (by: By, id: string): GameFact => ({ type: 'target', by: sideOf(by), country: country(id) });
export const done = (by: By): GameFact => ({ type: 'done', by: sideOf(by) });
export const pass = (by: By): GameFact => ({ type: 'pass', by: sideOf(by) });
export const payOff = (by: By, id: string): GameFact => ({
  type: 'cancel-crisis',
  by: sideOf(by),
  country: country(id),
});
export const roll = (die: number): GameFact => ({ type: 'roll', die });
export const rolls = (us: number, ussr: number): GameFact => ({ type: 'rolls', us, ussr });
/** A card drawn at random; 0 if nobody saw it. */
export const draw = (id: string | 0): GameFact => ({ type: 'draw', card: id === 0 ? 0 : card(id) });
export const reveal = (by: By, ...ids: readonly string[]): GameFact => ({
  type: 'reveal',
  by: sideOf(by),
  cards: ids.map(card),
});
export const deal = (us: readonly string[], ussr: readonly string[]): GameFact => ({
  type: 'deal',
  us: us.map(card),
  ussr: ussr.map(card),
});
/** One marker in each of these countries, in this order. */
export const place = (by: By, ...ids: readonly string[]): GameFact[] =>
  ids.map((id) => ({ type: 'place', by: sideOf(by), country: country(id) }));
export const remove = (by: By, ...ids: readonly string[]): GameFact[] =>
  ids.map((id) => ({ type: 'remove', by: sideOf(by), country: country(id) }));

export type Facts = readonly (GameFact | readonly GameFact[])[];

// What comes of them --------------------------------------------------------------------------------------------------

/** Hands in facts one after the other. Throws, with the clauses, at one that is not legal. */
export function follow(board: Board, ...facts: Facts): Board {
  return facts.flat().reduce((at, fact) => ruling(at, fact).board, board);
}

/** The ruling on one fact, which must be legal. */
export function ruling(board: Board, fact: GameFact): Ruling<Board> {
  const found = judge(twilightStruggle, board, fact);
  expect(unsaid([...found.findings, ...found.consequences])).toEqual([]);
  if (found.verdict === 'legal') return found;
  const against = found.findings.filter((finding) => finding.force !== 'permits');
  const why = against.map(({ force, clause, message }) => `${force} ${clause} ${message}`).join(', ');
  throw new Error(`${JSON.stringify(fact)} is ${found.verdict} at ${pathOf(board)}: ${why}`);
}

/** The clauses that forbid a fact; none if it is legal. A prohibition that an exception defeats does not count. */
export function forbidding(board: Board, fact: GameFact): string[] {
  const findings = testsOf(twilightStruggle, board, fact);
  expect(unsaid(findings)).toEqual([]);
  const defeated = findings.flatMap(({ force, over }) => (force === 'forbids' ? [] : (over ?? [])));
  const against = findings.filter(({ force, clause }) => force === 'forbids' && !defeated.includes(clause));
  return [...new Set(against.map(({ clause }) => clause))];
}

/** What is told of something done to a copy of a position. */
export function told(board: Board, act: (board: Board) => void): Finding[] {
  const findings: Finding[] = [];
  act(twilightStruggle.copy(board, (finding) => findings.push(finding)));
  expect(unsaid(findings)).toEqual([]);
  return findings;
}

/** The disputed readings that the ruling on a fact rests on. */
export const readings = (board: Board, fact: GameFact): readonly string[] => judge(twilightStruggle, board, fact).rests;

/** The verdict on a fact. */
export const verdictOn = (board: Board, fact: GameFact): string => verdictOf(testsOf(twilightStruggle, board, fact));

/** Runs what happens by itself from a position. */
export const settled = (board: Board): Board => rest(twilightStruggle, board).board;

/** The state of the chart a position is in. */
export const pathOf = (board: Board): string => stepAt(twilightStruggle.steps, board.state).path;

/** Choices of one type, as countries, cards, options or whatever they name. */
export function choices(board: Board, type: GameFact['type']): (string | number)[] {
  return twilightStruggle.choices(board).flatMap((fact) => (fact.type === type ? [nameOf(board.tables, fact)] : []));
}

function nameOf(at: Tables, fact: GameFact): string | number {
  if ('country' in fact) return at.countries[fact.country]?.id ?? fact.country;
  if ('card' in fact) return at.cards[fact.card]?.id ?? fact.card;
  if (fact.type === 'roll') return fact.die;
  if (fact.type === 'choose') return fact.option;
  if (fact.type === 'use') return fact.use;
  if (fact.type === 'mode') return fact.mode;
  if (fact.type === 'order') return fact.order;
  return fact.type;
}

/** Where a card lies. */
export const placeOf = (board: Board, id: string): ZoneName => ZONES[board.state.zone[card(id)] ?? 0] as ZoneName;

/** What two positions differ in, by name: influence as pairs, tracks as they are now. */
export function difference(before: Board, now: Board): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const { id, index } of before.tables.countries) {
    const [was, is] = [before, now].map(({ state }) => [state.influence[2 * index], state.influence[2 * index + 1]]);
    if (String(was) !== String(is)) changes[id] = is;
  }
  for (const key of ['defcon', 'vp'] as const) if (before.state[key] !== now.state[key]) changes[key] = now.state[key];
  for (const key of ['milops', 'space'] as const) {
    if (String(before.state[key]) !== String(now.state[key])) changes[key] = now.state[key];
  }
  const { chinaHolder, chinaUp, result } = now.state;
  if (chinaHolder !== before.state.chinaHolder || chinaUp !== before.state.chinaUp)
    changes.china = `${chinaHolder === US ? 'us' : 'ussr'}${chinaUp ? '' : '-down'}`;
  if (result) changes.wins = result.winner === 'draw' ? 'nobody' : result.winner === US ? 'us' : 'ussr';
  return changes;
}

/** Cards whose lasting effects are in force. */
export const inForce = (board: Board): string[] => [
  ...new Set(board.state.lasting.map((lasting) => board.tables.cards[lasting.card]?.id ?? '')),
];
