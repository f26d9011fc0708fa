/** What a fact does once it is allowed: the actions that the statechart names. */

import { type Board, top } from './board.ts';
import { declareCoup, rollCoup } from './coup.ts';
import { accept } from './crisis.ts';
import { chooseCountry, stopMarkers } from './effects/board-verbs.ts';
import { drawCard, showCards, stopCards, takeCard } from './effects/card-verbs.ts';
import { nameWarTarget, rollContest, rollWar } from './effects/dice-verbs.ts';
import { takeOption } from './effects/flow-verbs.ts';
import { putNext } from './effects/lasting-verbs.ts';
import { carryOutAbove } from './effects/run.ts';
import { scoreWithout } from './effects/track-verbs.ts';
import type { FactOf } from './facts.ts';
import { placeMarker } from './influence.ts';
import { chooseMode } from './mode.ts';
import { finish } from './operations.ts';
import { nameTarget, rollRealignment } from './realignment.ts';
import { rollSpace } from './space.ts';
import type { Task } from './state.ts';
import { chooseOrder, useCard } from './use.ts';

/** The task on top, which the statechart has made sure is of this kind. */
function topTask<K extends Task['do']>(board: Board, kind: K): Extract<Task, { do: K }> {
  const task = top(board);
  if (task?.do !== kind) throw new Error(`expected the task "${kind}" on the agenda, found "${task?.do ?? 'nothing'}"`);
  return task as Extract<Task, { do: K }>;
}

export const applyUse = (board: Board, fact: FactOf<'use'>): void => useCard(board, topTask(board, 'play'), fact.use);
export const applyOrder = (board: Board, fact: FactOf<'order'>): void =>
  chooseOrder(board, topTask(board, 'play'), fact.order);
export const applyMode = (board: Board, fact: FactOf<'mode'>): void =>
  chooseMode(board, topTask(board, 'operations'), fact.mode);

/** A marker goes down, by Operations or by an event. */
export function applyPlace(board: Board, fact: FactOf<'place'>): void {
  const task = top(board);
  if (task?.do === 'operations') placeMarker(board, task, fact.country);
  else chooseCountry(board, topTask(board, 'markers'), fact.country);
}

export const applyRemove = (board: Board, fact: FactOf<'remove'>): void =>
  chooseCountry(board, topTask(board, 'markers'), fact.country);

/** The target of a coup, a realignment or a war, or the country that does not count in a scoring. */
export function applyTarget(board: Board, fact: FactOf<'target'>): void {
  const task = top(board);
  if (task?.do === 'war') nameWarTarget(board, task, fact.country);
  else if (task?.do === 'scoring') scoreWithout(board, task, fact.country);
  else {
    const operations = topTask(board, 'operations');
    if (operations.mode === 'coup') declareCoup(board, operations, fact.country);
    else nameTarget(board, operations, fact.country);
  }
}

/** One die: of a coup, a war or the space race. */
export function applyRoll(board: Board, fact: FactOf<'roll'>): void {
  const task = top(board);
  if (task?.do === 'war') rollWar(board, task, fact.die);
  else {
    const operations = topTask(board, 'operations');
    if (operations.mode === 'coup') rollCoup(board, operations, fact.die);
    else {
      finish(board);
      rollSpace(board, operations.side, fact.die);
    }
  }
}

/** Two dice: of a realignment or a contest. */
export function applyRolls(board: Board, fact: FactOf<'rolls'>): void {
  const task = top(board);
  if (task?.do === 'contest') rollContest(board, task, fact);
  else rollRealignment(board, topTask(board, 'operations'), fact);
}

/** A card is chosen, or takes its place in an order. */
export function applySelect(board: Board, fact: FactOf<'select'>): void {
  const task = top(board);
  if (task?.do === 'sequence') putNext(board, task, fact.card);
  else takeCard(board, topTask(board, 'cards'), fact.card);
}

/** A card drawn at random from a hand, or from the draw pile. */
export function applyDraw(board: Board, fact: FactOf<'draw'>): void {
  const task = top(board);
  if (task?.do === 'draw') drawCard(board, task, fact.card);
  else takeCard(board, topTask(board, 'cards'), fact.card);
}

export const applyChoose = (board: Board, fact: FactOf<'choose'>): void =>
  takeOption(board, topTask(board, 'option'), fact.option);

export const applyShown = (board: Board, fact: FactOf<'reveal'>): void =>
  showCards(board, topTask(board, 'reveal'), fact.cards);

/** The decider stops. */
export function applyDone(board: Board): void {
  const task = top(board);
  if (task?.do === 'markers') stopMarkers(board, task);
  else if (task?.do === 'cards') stopCards(board, task);
  else {
    topTask(board, 'operations');
    finish(board);
  }
}

/** Paying the price of an offer runs at once, whatever else is under way. */
export function applyOffer(board: Board, fact: FactOf<'cancel-crisis'>): void {
  const depth = board.state.agenda.length;
  accept(board, { side: fact.by, country: fact.country });
  carryOutAbove(board, depth);
}
