/** Every fact that may come next, enumerated by the same checks that judge it. */
import { passes, passing } from '../../core/checks.ts';
import { type Board, top } from './board.ts';
import { isAllowed, questionOf } from './check.ts';
import { pileLeft } from './events/card-verbs.ts';
import { payingCountries } from './events/crisis.ts';
import { type FactType, type GameFact, WITH_CARD, WITH_COUNTRY } from './facts.ts';
import { rollIsOptional } from './operations/space.ts';
import { setupSide } from './setup/setup.ts';
import type { Use } from './state.ts';
import { CARD_SLOTS, SIDES, type Side } from './tables.ts';
import { answerTo, decider } from './tasks.ts';
import { trapOf } from './turn/duties.ts';
import { mayDiscardHeld } from './turn/end-of-turn.ts';
import { offeredCard } from './variants/turn-zero.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;
const ROLLS = DICE.map((die): GameFact => Object.freeze({ type: 'roll', die }));
const PAIRS_OF_ROLLS = DICE.flatMap((us) => DICE.map((ussr): GameFact => Object.freeze({ type: 'rolls', us, ussr })));
const DRAWS = Array.from({ length: CARD_SLOTS }, (_, card): GameFact => Object.freeze({ type: 'draw', card }));
const USES: readonly Use[] = ['event', 'operations', 'space', 'paired'];

/**
 * Facts of the given types that are allowed now. Deals and reveals of hidden cards are not enumerated: they are
 * facts that only the table knows; one neutral fact stands for them.
 */
export function choicesOf(board: Board, types: readonly FactType[]): GameFact[] {
  const facts: GameFact[] = [];
  const by = decider(board) ?? board.state.phasing;
  const task = top(board);
  for (const type of types) {
    const own = task && answerTo(board, type)?.choices;
    if (own) own(board, task, by, facts);
    else gather(board, type, by, facts);
  }
  return facts;
}

/** Adds the allowed facts of one type: the checks are asked of everything there is. */
function gather(board: Board, type: FactType, by: Side, facts: GameFact[]): void {
  switch (type) {
    case 'place':
      return gatherPlaces(board, by, facts);
    case 'remove':
    case 'target':
      return gatherCountries(board, type, by, facts);
    case 'headline':
      for (const side of SIDES) gatherHand(board, type, side, facts);
      return;
    case 'play':
      gatherHand(board, type, by, facts);
      if (board.state.chinaHolder === by) offer(board, { type, by, card: board.tables.china }, facts);
      return;
    case 'discard':
      if (trapOf(board, by)) gatherHand(board, type, by, facts);
      return;
    case 'use':
      return gatherUses(board, by, facts);
    case 'order':
      offer(board, { type, by, order: 'event-first' }, facts);
      return offer(board, { type, by, order: 'operations-first' }, facts);
    case 'select':
    case 'draw':
      return gatherCards(board, type, by, facts);
    case 'choose':
      return gatherStatecraft(board, facts);
    case 'crisis':
      for (const { id } of board.rules.turnZero.crises) offer(board, { type, crisis: id }, facts);
      return;
    case 'done':
      return offer(board, { type, by: top(board) ? by : (selector(board) ?? by) }, facts);
    case 'pass':
      return offer(board, { type, by }, facts);
    case 'cancel-crisis':
      for (const side of SIDES) {
        for (const country of payingCountries(board, side).list()) offer(board, { type, by: side, country }, facts);
      }
      return;
    case 'roll':
      if (rollIsOptional(board)) offer(board, { type, die: 0 }, facts);
      return addAll(facts, ROLLS);
    case 'rolls':
      return addAll(facts, PAIRS_OF_ROLLS);
    case 'deal':
      return offer(board, { type, us: [], ussr: [] }, facts);
    case 'reveal':
      // At the end of the turn each side shows what nobody has seen.
      for (const side of SIDES) if (board.state.hidden[side] > 0) facts.push({ type, by: side, cards: [] });
  }
}

/** The side that may select a card while no task asks for one: one that a crisis offers, or a held one. */
const selector = (board: Board): Side | undefined => offeredCard(board)?.side ?? mayDiscardHeld(board);

/** Statecraft cards, chosen by both sides for the crisis that lies open. TZ-3 */
function gatherStatecraft(board: Board, facts: GameFact[]): void {
  for (const by of SIDES)
    for (const option of [...board.rules.turnZero.statecraft.map(({ id }) => id), 'none'])
      offer(board, { type: 'choose', by, option }, facts);
}

function offer(board: Board, fact: GameFact, facts: GameFact[]): void {
  if (isAllowed(board, fact)) facts.push(fact);
}

function addAll(facts: GameFact[], more: readonly GameFact[]): void {
  for (let at = 0; at < more.length; at++) facts.push(more[at] as GameFact);
}

/** One subject serves every country: only its country changes from question to question. */
function gatherCountries(board: Board, type: 'place' | 'remove' | 'target', by: Side, facts: GameFact[]): void {
  const ofCountry = WITH_COUNTRY[type][by] as readonly GameFact[];
  const { checks, subject } = questionOf(board, ofCountry[0] as GameFact);
  const fitting = passing(checks, board, subject, board.tables.everywhere, (country) => {
    (subject as { country: number }).country = country;
  });
  fitting.pick(ofCountry, facts);
}

/** The same for the uses of a card. */
function gatherUses(board: Board, by: Side, facts: GameFact[]): void {
  const fact = (use: Use): GameFact => ({ type: 'use', by, use: use as Exclude<Use, 'trap'> });
  const { checks, subject } = questionOf(board, fact('event'));
  for (const use of USES) {
    (subject as { use: Use }).use = use;
    if (passes(checks, board, subject)) facts.push(fact(use));
  }
}

function gatherPlaces(board: Board, by: Side, facts: GameFact[]): void {
  const side = top(board) === undefined ? setupSide(board) : by;
  if (side !== undefined) gatherCountries(board, 'place', side, facts);
}

/** Cards of a hand, to be headlined, played or discarded to a trap. The China Card is in no hand. 9.1.a */
function gatherHand(board: Board, type: 'headline' | 'play' | 'discard', by: Side, facts: GameFact[]): void {
  gatherOfDeck(board, WITH_CARD[type][by] as readonly GameFact[], facts);
}

/** Cards to be selected, or drawn from a hand or from the pile; 0 is a card of the pile that nobody sees. */
function gatherCards(board: Board, type: 'select' | 'draw', by: Side, facts: GameFact[]): void {
  const task = top(board);
  const side = task ? by : selector(board);
  if (side === undefined) return;
  const ofCard = type === 'draw' ? DRAWS : (WITH_CARD[type][side] as readonly GameFact[]);
  if (task?.do === 'draw' && pileLeft(board) !== 0) offer(board, ofCard[0] as GameFact, facts);
  gatherOfDeck(board, ofCard, facts);
}

/** One subject serves every card. */
function gatherOfDeck(board: Board, ofCard: readonly GameFact[], facts: GameFact[]): void {
  const { checks, subject } = questionOf(board, ofCard[0] as GameFact);
  const fitting = passing(checks, board, subject, board.tables.deck, (card) => {
    (subject as { card: number }).card = card;
  });
  fitting.pick(ofCard, facts);
}
