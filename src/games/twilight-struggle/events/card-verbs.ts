/** Events that move cards: discards, cards taken or drawn, hands shown, events and plays of other cards. 4.3, 5.4 */
import type { Known } from '../../../core/answer.ts';
import { type Table, table } from '../../../core/checks.ts';
import type { Args } from '../../../core/finding.ts';
import { remember } from '../../../core/remember.ts';
import { type Board, card, cardClause, note, policy, pop, push, replaceTop, top, toTable } from '../board.ts';
import { companionOf } from '../cards/pairing.ts';
import { eventPlay, newPlay, reached } from '../cards/play-task.ts';
import { eachCard, isChina } from '../each.ts';
import {
  type CardsTask,
  DISCARD,
  type DrawTask,
  type Frame,
  putCard,
  type RevealTask,
  TABLE,
  UNSEEN,
} from '../state.ts';
import type { Side } from '../tables.ts';
import { loseCard } from '../turn/duties.ts';
import { deckSize, enterHand, handSize, holds, knownHand, leaveHand, reshuffle } from '../turn/hands.ts';
import { bindToProgram } from './bindings.ts';
import { countOf } from './board-verbs.ts';
import { matchesCard } from './card-filter.ts';
import { truth } from './conditions.ts';
import { evaluate } from './expressions.ts';
import { changedFrame } from './frame.ts';
import { whyNotCard, whyNotThere } from './reasons.ts';
import { sideOfRole } from './roles.ts';
import { happen } from './triggers.ts';
import type { CardFilter, CardReference, Hand, Role, VerbStep, Zone } from './vocabulary.ts';

type Place =
  | { readonly hand: Side }
  | { readonly pile: 'discard' | 'deck' | 'removed' | 'aside' }
  | { readonly bound: string };

function placeOf(board: Board, frame: Frame, zone: Zone): Place {
  if (typeof zone === 'object') return { hand: sideOfRole(board, frame, zone.hand) };
  if (zone === 'discard' || zone === 'deck' || zone === 'removed' || zone === 'aside') return { pile: zone };
  return { bound: zone };
}

interface Selection {
  readonly from: Zone;
  readonly where: CardFilter;
  readonly random: boolean;
  readonly by: Role | undefined;
}

const specOf = remember((step: CardsTask['step']): Selection => {
  const spec = 'discard' in step ? step.discard : step.take;
  return { from: spec.from, where: spec.where ?? {}, random: spec.random === true, by: spec.by };
});

// Discard and take ----------------------------------------------------------------------------------------------------

export function discard(board: Board, step: VerbStep<'discard'>, frame: Frame): void {
  const { count, from } = step.discard;
  const { n, upTo } = countOf(board, frame, count, sizeOf(board, frame, from));
  startCards(board, 'discard', step, frame, Math.min(n, sizeOf(board, frame, from)), upTo);
}

export function take(board: Board, step: VerbStep<'take'>, frame: Frame): void {
  startCards(board, 'take', step, frame, 1, step.may === true);
  const task = top(board);
  const companion = companionFor(board, frame);
  if (companion !== undefined && task?.do === 'cards' && task.step === step) takeCard(board, task, companion);
}

/** The card under whose cover an event was brought up: that event takes it and no other. 5.5 */
function companionFor({ state: { play }, tables }: Board, frame: Frame): number | undefined {
  return play?.use === 'paired' && tables.pairing.includes(frame.card) ? play.card : undefined;
}

/** Cards in a place, as far as they can be counted. */
function sizeOf(board: Board, frame: Frame, zone: Zone): number {
  const at = placeOf(board, frame, zone);
  if ('hand' in at) return handSize(board, at.hand) ?? Number.POSITIVE_INFINITY;
  if ('bound' in at) return (frame.bound[at.bound]?.cards?.length ?? 0) + (frame.bound[at.bound]?.amount ?? 0);
  return Number.POSITIVE_INFINITY;
}

function startCards(
  board: Board,
  verb: CardsTask['verb'],
  step: CardsTask['step'],
  frame: Frame,
  left: number,
  optional: boolean,
): void {
  const { by, random } = specOf(step);
  const decider = by === undefined ? frame.player : sideOfRole(board, frame, by);
  push(board, { do: 'cards', verb, step, frame, by: decider, random, left, optional, chosen: [] });
  stopIfNone(board);
}

/** May this card be the one? Undefined if hidden cards decide. Made ready to be asked of one card after the other. */
export function eligible(board: Board, task: CardsTask): (number: number) => Known {
  const { from, where } = specOf(task.step);
  const at = placeOf(board, task.frame, from);
  const holder = 'hand' in at ? at.hand : task.frame.player;
  return (number) => {
    const there = isIn(board, task, at, number);
    if (there === false || task.chosen.includes(number)) return false;
    const fits = matchesCard(board, task.frame, where, number, holder);
    return fits === false ? false : fits === undefined || there === undefined ? undefined : true;
  };
}

function isIn(board: Board, task: CardsTask, at: Place, number: number): Known {
  const zone = board.state.zone[number];
  if ('hand' in at) return holds(board, at.hand, number);
  if ('bound' in at) {
    const { cards = [], amount = 0 } = task.frame.bound[at.bound] ?? {};
    if (cards.includes(number)) return zone === TABLE;
    const concealed = amount - task.chosen.filter((other) => !cards.includes(other)).length;
    return zone === UNSEEN && concealed > 0 ? undefined : false;
  }
  return at.pile === 'discard' && zone === DISCARD;
}

/** One card is chosen, or drawn at random. */
export function takeCard(board: Board, task: CardsTask, number: number): void {
  const from = placeOf(board, task.frame, specOf(task.step).from);
  const to: Place = 'discard' in task.step ? { pile: 'discard' } : placeOf(board, task.frame, task.step.take.to);
  if ('hand' in from) loseCard(board, from.hand, number, TABLE);
  putIn(board, to, number);
  const side = 'hand' in from ? from.hand : task.by;
  noteTaken(board, task, 'hand' in from ? 'card.taken-from' : 'card.taken-by', { side, card: number });
  const { verb, step, frame, by, random, left, optional, chosen } = task;
  replaceTop(board, {
    do: 'cards',
    verb,
    step,
    frame,
    by,
    random,
    left: left - 1,
    optional,
    chosen: [...chosen, number],
  });
  stopIfNone(board);
}

/** Tells of a card that was chosen or drawn; nothing is worked out for nobody. */
function noteTaken(board: Board, task: CardsTask, taken: string, about: { side: Side; card: number }): void {
  if (!board.report) return;
  const by = task.frame.card;
  if (task.verb !== 'discard') note(board, cardClause(board, by), taken, about);
  else if (isFiredNext(board, task, about.card))
    note(board, cardClause(board, by), 'card.discarded-by-event', { ...about, by });
  else note(board, '5.4', 'card.discarded-by-event', about);
}

/** Five Year Plan: the event of the card discarded may be the next thing to come up, against 5.4. */
function isFiredNext(board: Board, { step: { as }, frame }: CardsTask, number: number): boolean {
  const program = board.state.agenda.findLast((task) => task.do === 'program');
  if (as === undefined || program?.do !== 'program') return false;
  const bound = changedFrame(frame, { bound: { ...frame.bound, [as]: { cards: [number] } } });
  return program.steps
    .slice(program.at)
    .some((next) => 'if' in next && next.then.some((then) => 'fire' in then) && truth(board, bound, next.if) === true);
}

function putIn(board: Board, to: Place, number: number): void {
  if ('hand' in to) enterHand(board, to.hand, number);
  else if ('pile' in to && to.pile === 'discard') putCard(board.state, number, DISCARD);
  else if ('pile' in to && to.pile === 'deck') putCard(board.state, number, UNSEEN);
  else toTable(board, number);
}

/** The decider stops, or there is nothing to choose. */
export function stopCards(board: Board, task: CardsTask): void {
  pop(board);
  if (task.verb === 'take' && task.chosen.length === 0) isUnmet(board, task.frame.card);
  bindToProgram(board, task.step.as, { cards: task.chosen });
}

/** A hidden hand turns out not to hold the second card that is the condition of an event: it has not occurred. 5.2.b */
function isUnmet(board: Board, number: number): void {
  if (companionOf(card(board, number)) === undefined) return;
  const { agenda, occurred } = board.state;
  const at = agenda.findLastIndex((task) => task.do === 'play' && task.card === number);
  const play = agenda[at];
  if (play?.do !== 'play') return;
  occurred[number] = 0;
  agenda[at] = reached(play, play.at, policy(board, 'unmet-starred-event') === 'removed');
  note(board, '5.2.b', 'event.unmet', { card: number, why: 'condition', requires: number });
}

function stopIfNone(board: Board): void {
  const task = top(board);
  if (task?.do !== 'cards') return;
  const fits = eligible(board, task);
  const any = board.tables.cardNumbers.some((number) => fits(number) !== false);
  if (task.left <= 0 || !any) {
    if (task.left > 0 && !task.optional) note(board, '5.2.d', 'cards.none', { card: task.frame.card });
    stopCards(board, task);
  }
}

export interface CardSubject {
  readonly task: CardsTask;
  readonly card: number;
}

/** What an event lets a card be. */
export const cardChecks: Table<Board, CardSubject> = table([
  {
    clause: '9.5.c',
    message: 'card.not-china',
    concerns: isChina,
    test: eachCard(() => false),
    args: (_board, { card: number }) => ({ card: number }),
  },
  {
    clause: (board, { task }) => cardClause(board, task.frame.card),
    message: 'card.fits',
    test: eachCard((board, { task }) => eligible(board, task)),
    args: (board, { task, card: number }) => ({
      card: number,
      by: task.frame.card,
      side: holderOf(board, task),
      ...whyUnfit(board, task, number),
    }),
  },
]);

/** What keeps a card from being the one: where it is, or what it is. */
function whyUnfit(board: Board, task: CardsTask, number: number): Args {
  const { from, where } = specOf(task.step);
  const at = placeOf(board, task.frame, from);
  const there = 'bound' in at && !task.chosen.includes(number) ? isIn(board, task, at, number) : false;
  if (there !== false)
    return {
      ...(there === undefined && { from: 'seen' }),
      ...whyNotCard(board, task.frame, where, number, task.frame.player),
    };
  const source = 'hand' in at ? { hand: at.hand } : 'pile' in at ? 'discard' : 'seen';
  const away = whyNotThere(board, source, number, task.chosen);
  return away.why !== undefined ? away : whyNotCard(board, task.frame, where, number, holderOf(board, task));
}

function holderOf(board: Board, task: CardsTask): Side {
  const at = placeOf(board, task.frame, specOf(task.step).from);
  return 'hand' in at ? at.hand : task.by;
}

/** The side whose hand the cards come from; undefined for a pile. */
export function sourceHand(board: Board, task: CardsTask): Side | undefined {
  const at = placeOf(board, task.frame, specOf(task.step).from);
  return 'hand' in at ? at.hand : undefined;
}

// Draw, move, shuffle -------------------------------------------------------------------------------------------------

export function draw(board: Board, step: VerbStep<'draw'>, frame: Frame): void {
  const spec = step.draw;
  const left = evaluate(board, frame, spec.count);
  push(board, { do: 'draw', step, frame, side: sideOfRole(board, frame, spec.side), left, drawn: [] });
  stopDrawing(board);
}

/** A card comes off the pile; 0 if only its owner saw it. */
export function drawCard(board: Board, task: DrawTask, number: number): void {
  const to = placeOf(board, task.frame, task.step.draw.to);
  if (number > 0) putIn(board, to, number);
  else if ('hand' in to && board.state.hidden[to.hand] >= 0) board.state.hidden[to.hand]++;
  else if ('hand' in to && board.state.elsewhere >= 0) board.state.elsewhere++;
  note(board, '4.3', 'card.drawn', { side: task.side });
  if (!isConcealed(task))
    note(board, '5.4', 'card.discarded-by-event', { side: task.side, card: number, by: task.frame.card });
  replaceTop(board, { ...task, left: task.left - 1, drawn: [...task.drawn, number] });
  stopDrawing(board);
}

/** Does only its owner see a card that is drawn? What goes to the discard pile lies open. */
export const isConcealed = ({ step }: DrawTask): boolean => step.draw.to !== 'discard';

/** Cards left to draw; undefined if a hand is not stated. A card set aside unseen is in the pile no longer. */
export function pileLeft(board: Board): number | undefined {
  const size = deckSize(board);
  const task = top(board);
  if (size === undefined || task?.do !== 'draw') return size;
  const to = placeOf(board, task.frame, task.step.draw.to);
  return 'hand' in to ? size : size - task.drawn.filter((number) => number === 0).length;
}

function stopDrawing(board: Board): void {
  const task = top(board);
  if (task?.do !== 'draw') return;
  const isDue = task.left > 0 || (task.drawn.length > 0 && policy(board, 'reshuffle-moment') === 'at-once');
  if (isDue && pileLeft(board) === 0) {
    note(board, '4.3', 'deck.reshuffled');
    reshuffle(board);
  }
  if (task.left > 0 && pileLeft(board) !== 0) return;
  pop(board);
  const cards = task.drawn.filter((number) => number > 0);
  bindToProgram(board, task.step.as, { cards, amount: task.drawn.length - cards.length });
}

export function move(board: Board, { move: spec }: VerbStep<'move'>, frame: Frame): void {
  const to = placeOf(board, frame, spec.to);
  for (const number of referenced(frame, spec.card)) {
    if (board.state.zone[number] !== TABLE) continue;
    putIn(board, to, number);
    if ('hand' in to) note(board, cardClause(board, frame.card), 'card.to-hand', { side: to.hand, card: number });
  }
}

const referenced = (frame: Frame, reference: CardReference): readonly number[] =>
  reference === 'this' ? [frame.card] : (frame.bound[reference]?.cards ?? []);

/** The pile has no order that anybody knows, so shuffling it changes nothing that can be known. */
export function shuffle(board: Board): void {
  note(board, '4.3', 'deck.shuffled');
}

// Reveal, fire, play --------------------------------------------------------------------------------------------------

/** A hand is shown. The cards matter only to a step that names them; then a hidden hand must be shown first. */
export function reveal(board: Board, step: VerbStep<'reveal'>, frame: Frame): void {
  const { as, reveal: spec } = step;
  const { cards: zone } = spec;
  const side = sideOfRole(board, frame, zone.hand);
  const shown = shownCards(board, frame, zone, side, knownHand(board, side));
  note(board, cardClause(board, frame.card), 'hand.shown', { side, cards: shown, until: spec.until });
  if (as === undefined) return;
  if (board.state.hidden[side] !== 0) push(board, { do: 'reveal', step, frame, by: side });
  else bindToProgram(board, as, { cards: shown });
}

const shownCards = (board: Board, frame: Frame, zone: Hand, side: Side, hand: readonly number[]): number[] =>
  hand.filter((number) => !zone.where || matchesCard(board, frame, zone.where, number, side) === true);

/** Is a card of the kind that a hand must show? A hand that is shown at the end of the turn shows everything. */
export function isAskedFor(board: Board, task: RevealTask | undefined, by: Side, number: number): boolean {
  const where = task?.step.reveal.cards.where;
  return !where || !task || matchesCard(board, task.frame, where, number, by) === true;
}

/** The hidden hand answers: exactly these cards of the kind asked for. */
export function showCards(board: Board, task: RevealTask, cards: readonly number[]): void {
  const zone = task.step.reveal.cards;
  for (const number of cards) {
    leaveHand(board, task.by, number, TABLE);
    enterHand(board, task.by, number);
  }
  pop(board);
  const shown = [...new Set([...knownHand(board, task.by), ...cards])];
  bindToProgram(board, task.step.as, {
    cards: shownCards(board, task.frame, zone, task.by, shown),
  });
}

/** The event of another card is resolved as if a side had played it. */
export function fire(board: Board, { fire: spec }: VerbStep<'fire'>, frame: Frame): void {
  const as = sideOfRole(board, frame, spec.as);
  for (const number of referenced(frame, spec.card)) {
    toTable(board, number);
    push(board, eventPlay(number, as));
    // A war brought about in this way is a war all the same for those who watch for one.
    happen(board, { play: { card: number, by: as, use: 'event' } });
  }
}

/** Another card is played in full: its use and order are still to be chosen. */
export function play(board: Board, { play: spec }: VerbStep<'play'>, frame: Frame): void {
  for (const number of referenced(frame, spec.card)) {
    push(board, newPlay(number, sideOfRole(board, frame, spec.by)));
  }
}
