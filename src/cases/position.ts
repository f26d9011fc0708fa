/** A position as a case writes it, set up on a board. */

import { type Wording, wording } from '../core/wording.ts';
import { nearest } from '../data/nearest.ts';
import { type Board, card, influence, putMarkers } from '../games/twilight-struggle/board.ts';
import { rememberReach } from '../games/twilight-struggle/operations/influence.ts';
import { emptyState } from '../games/twilight-struggle/setup/empty-state.ts';
import { addPeriod, endPlacement, placeFixedMarkers } from '../games/twilight-struggle/setup/setup.ts';
import { ABSENT, DISCARD, handOf, NOT_STATED, putCard, REMOVED, UNSEEN } from '../games/twilight-struggle/state.ts';
import { CARD_SLOTS, rival, SIDES, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { periodOf } from '../games/twilight-struggle/turn/deal.ts';
import { trapOf } from '../games/twilight-struggle/turn/duties.ts';
import { deckSize } from '../games/twilight-struggle/turn/hands.ts';
import { isLateWar, isRemovedByScenario, setUpLateWar } from '../games/twilight-struggle/variants/scenario.ts';
import { allAnswered, stateResult, turnChinaDown } from '../games/twilight-struggle/variants/turn-zero.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { bySide, type CardRef, CaseError, type CaseHand, type CasePosition } from './case.ts';
import { putControl } from './control.ts';
import { bringIntoForce, effectCard, effectProblem, excluded, sideNamed, staysInPlay } from './effects.ts';
import { cardNamed, countryNamed } from './named.ts';
import type { NameIndex } from './names.ts';

/** The state of the chart in which each phase of the format stands, before anything of the phase has happened. */
const STEP_OF_PHASE: Readonly<Record<NonNullable<CasePosition['phase']>, string>> = {
  turn_zero: 'turnZero.crisis',
  setup: 'setUp.ussrPlacement',
  start_of_turn: 'turn.advance',
  deal: 'turn.deal',
  headline: 'turn.headline.choosing',
  action_round: 'turn.actionRounds.choosingCard',
  cleanup: 'turn.actionRounds.between',
  final_scoring: 'turn.flipChina',
};

/** Sets up a position. Throws a `CaseError` for a name or a value that makes no sense. */
export function setUpPosition(board: Board, position: CasePosition, names: NameIndex): Board {
  const state = emptyState(board.tables);
  const at: Board = { ...board, state };
  const scenario = position.base === 'setup' && isLateWar(at);
  if (scenario) setUpLateWar(at);
  // What a position does not state is as it is at the start of the game.
  state.turn = position.turn ?? state.turn;
  state.defcon = position.defcon ?? state.defcon;
  const { handicap = {} } = position;
  state.vp = position.vp ?? handicap.vp ?? state.vp;
  state.handicap[US] = handicap.us ?? (position.options?.includes('us_bid_4') ? 4 : 0);
  state.handicap[USSR] = handicap.ussr ?? 0;
  for (const side of SIDES) {
    state.milops[side] = bySide(position.milops, side) ?? state.milops[side];
    state.space[side] = bySide(position.space, side) ?? state.space[side];
    state.spaceUsed[side] = bySide(position.space_attempts_spent, side) ?? 0;
  }
  putCrises(at, position);
  if (!isLateWar(at) && (position.base === 'setup' || position.phase === 'setup')) {
    placeFixedMarkers(at);
    turnChinaDown(at);
  }
  putInfluence(at, position, names);
  putCards(at, position, names);
  putChina(at, position);
  putCivilWar(at, position);
  putEffects(at, position, names);
  putControl(at, position, names);
  putOccurred(at, position, names);
  enterPhase(at, position);
  rememberReach(at);
  endGame(at);
  return at;
}

/** Effects in force; each is refused where it says too little. 7.3, 7.4 */
function putEffects(at: Board, position: CasePosition, names: NameIndex): void {
  for (const [index, effect] of (position.effects ?? []).entries()) {
    const value = typeof effect.value === 'string' ? effect.value : undefined;
    const order = Array.isArray(effect.value)
      ? effect.value.map((ref: CardRef) => cardNamed(names, ref, ['position', 'effects', index, 'value']))
      : undefined;
    const message = effectProblem(at, effect.name, value);
    if (message) throw new CaseError({ path: ['position', 'effects', index, 'name'], message });
    refuseInHand(at, effectCard(at, effect.name) as number, ['position', 'effects', index, 'name']);
    bringIntoForce(at, effect.name, value, order);
  }
}

/** Events that have occurred, those that left an effect among them. 7.5 */
function putOccurred(at: Board, position: CasePosition, names: NameIndex): void {
  for (const [index, ref] of (position.occurred ?? []).entries()) {
    const number = cardNamed(names, ref, ['position', 'occurred']);
    refuseInHand(at, number, ['position', 'occurred', index]);
    at.state.occurred[number] = 1;
  }
  const [ended, by] = excluded(at) ?? [];
  if (ended && by)
    throw new CaseError({
      path: ['position', 'effects'],
      message: wording('{card} is not in effect once {other} has occurred', { card: ended.title, other: by.title }),
    });
}

/**
 * No hand holds an asterisked card whose event has occurred, nor one that lies before its player as long as its effect lasts.
 * 2.2.4, 7.4
 */
function refuseInHand(board: Board, number: number, path: readonly (string | number)[]): void {
  const entry = card(board, number);
  if (!SIDES.some((side) => board.state.zone[number] === handOf(side))) return;
  const isInEffect = path[1] === 'effects';
  const message = entry.starred
    ? wording('{card} is in a hand, and out of the game once its event has occurred (2.2.4)', { card: entry.title })
    : isInEffect && staysInPlay(entry)
      ? wording('{card} is in a hand, and lies before its player while it is in effect (card {n})', {
          card: entry.title,
          n: number,
        })
      : undefined;
  if (message) throw new CaseError({ path, message });
}

/** What has come of crises of Turn Zero; what they offer is over when the set-up has begun. TZ-4 */
function putCrises(board: Board, { crises = {}, phase }: CasePosition): void {
  for (const [id, n] of Object.entries(crises)) {
    if (stateResult(board, id, n)) continue;
    const known = board.rules.turnZero.crises.map((crisis) => crisis.id);
    throw new CaseError({ path: ['position', 'crises', id], message: unknownCrisis(id, nearest(id, known)) });
  }
  if (phase === 'turn_zero') return;
  allAnswered(board);
  if (phase !== 'setup') for (const side of SIDES) endPlacement(board, side);
}

const unknownCrisis = (name: string, [near]: readonly string[]): Wording =>
  near === undefined
    ? wording('there is no crisis "{name}"', { name })
    : wording('there is no crisis "{name}"; did you mean "{near}"?', { name, near });

/** Soviet markers in the Chinese Civil War space. 12.1 */
function putCivilWar(board: Board, position: CasePosition): void {
  const where = board.tables.civilWar;
  if (where === undefined) return;
  putMarkers(board, USSR, where, position.chinese_civil_war_influence ?? 0);
  if (position.china === undefined) board.state.chinaHolder = undefined;
}

/** At the last level of DEFCON or of the VP track the game is over. 8.1.3, 10.3.1.a */
function endGame({ state, tables: { rules } }: Board): void {
  const limit = rules.victoryPoints.automaticVictory;
  if (state.defcon <= rules.defcon.min)
    state.result = { winner: rival(state.phasing), how: 'defcon-1', clause: '8.1.3' };
  else if (Math.abs(state.vp) >= limit)
    state.result = { winner: state.vp > 0 ? US : USSR, how: 'vp-20', clause: '10.3.1.a' };
  if (state.result) state.step = twilightStruggle.steps.indexOf('over') as number;
}

function enterPhase(board: Board, position: CasePosition): void {
  const { state } = board;
  const phase = position.phase ?? 'action_round';
  const phasing = position.phasing === undefined ? undefined : sideNamed(position.phasing);
  state.phasing = phasing ?? USSR;
  if (phase === 'action_round') {
    state.round = position.action_round ?? 1;
    state.agenda = [{ do: 'end-round' }];
  } else if (phase === 'cleanup') {
    // Every round has been played.
    state.round = 8;
    state.phasing = US;
  }
  const trapped = phase === 'action_round' && trapOf(board, state.phasing) !== undefined;
  const path = trapped ? 'turn.actionRounds.trapped.discarding' : STEP_OF_PHASE[phase];
  const index = twilightStruggle.steps.indexOf(path);
  if (index === undefined) throw new Error(`the chart has no state ${path}`);
  state.step = index;
}

function putInfluence(board: Board, position: CasePosition, names: NameIndex): void {
  for (const [name, markers] of Object.entries(position.influence ?? {})) {
    const where = countryNamed(names, name, ['position', 'influence', name]);
    for (const side of SIDES) putMarkers(board, side, where, bySide(markers, side) ?? influence(board, side, where));
  }
}

function putCards(board: Board, position: CasePosition, names: NameIndex): void {
  const { state } = board;
  const periods = ['early', 'mid', 'late'] as const;
  const reached = periods.indexOf(periodOf(board, state.turn).id);
  // Before the set-up there is no draw pile; a scenario has its own.
  const begun = position.phase !== 'turn_zero' && !(position.base === 'setup' && isLateWar(board));
  if (begun) for (const period of periods.slice(0, reached + 1)) addPeriod(board, period);
  const deck = position.deck_top_first;
  // Who names the next cards and no number has named them all.
  if (deck && (position.draw_pile ?? deck.length) === deck.length) {
    for (let number = 1; number < CARD_SLOTS; number++)
      if (state.zone[number] === UNSEEN) putCard(state, number, ABSENT);
  }
  for (const ref of deck ?? []) putCard(state, cardNamed(names, ref, ['position', 'deck_top_first']), UNSEEN);
  for (const ref of position.discard ?? []) putCard(state, cardNamed(names, ref, ['position', 'discard']), DISCARD);
  for (const ref of position.removed ?? []) putCard(state, cardNamed(names, ref, ['position', 'removed']), REMOVED);
  for (const side of SIDES) putHand(board, side, bySide(position.hands, side), names);
  putPile(board, position.draw_pile, deck?.length);
}

/**
 * How many cards the draw pile has, which may be any that are named nowhere else.
 * @param stated the number that is stated; else those that are named are all, other than hidden cards of a hand
 */
function putPile(board: Board, stated: number | undefined, named: number | undefined): void {
  if (stated === undefined && named === undefined) return;
  board.state.elsewhere = 0;
  const most = deckSize(board) ?? 0;
  if (stated !== undefined && stated > most) {
    const message = wording('the draw pile has at most {n} cards: the others lie elsewhere', { n: most });
    throw new CaseError({ path: ['position', 'draw_pile'], message });
  }
  board.state.elsewhere = most - (stated ?? Math.min(named ?? most, most));
}

function putHand(board: Board, side: Side, hand: CaseHand | undefined, names: NameIndex): void {
  const { state } = board;
  if (hand === undefined) {
    state.hidden[side] = NOT_STATED;
    return;
  }
  const known = 'hidden' in hand ? (hand.known ?? []) : hand;
  state.hidden[side] = 'hidden' in hand ? hand.hidden : 0;
  for (const ref of known) {
    const number = cardNamed(names, ref, ['position', 'hands']);
    if (isLateWar(board) && isRemovedByScenario(board, number))
      throw new CaseError({
        path: ['position', 'hands'],
        message: wording('"{card}" is out of the game: the Late War scenario removes it (LW-4)', { card: ref }),
      });
    if (number !== board.tables.china) putCard(state, number, handOf(side));
  }
}

function putChina(board: Board, position: CasePosition): void {
  const { china } = position;
  if (!china) return;
  board.state.chinaHolder = sideNamed(china.holder);
  board.state.chinaUp = china.face !== 'down';
}
