/** Every fact that may come next, enumerated by the same checks that judge it. */
import { inPlay, passesAll } from '../../core/finding.ts';
import { type Board, top } from './board.ts';
import { isAllowed, questionOf } from './check.ts';
import { payingCountries } from './crisis.ts';
import { trapOf } from './duties.ts';
import { pileLeft } from './effects/card-verbs.ts';
import { optionNames } from './effects/flow-verbs.ts';
import { mayDiscardHeld } from './end-of-turn.ts';
import { type FactType, type GameFact, ofCard, ofCountry } from './facts.ts';
import { handSize, holds } from './hands.ts';
import { hasTarget } from './mode.ts';
import { decider } from './need.ts';
import { setupSide } from './setup.ts';
import { rollIsOptional } from './space.ts';
import { SIDES, type Side, US, USSR } from './tables.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;
const usesOf = (by: Side) =>
  [
    { type: 'use', by, use: 'event' },
    { type: 'use', by, use: 'operations' },
    { type: 'use', by, use: 'space' },
    { type: 'use', by, use: 'paired' },
  ] as const;
const USES = [usesOf(US), usesOf(USSR)] as const;
const ROLLS = DICE.map((die): GameFact => Object.freeze({ type: 'roll', die }));
const PAIRS_OF_ROLLS = DICE.flatMap((us) => DICE.map((ussr): GameFact => Object.freeze({ type: 'rolls', us, ussr })));

/**
 * Facts of the given types that are allowed now. Deals and reveals of hidden cards are not enumerated: they are
 * facts that only the table knows; one neutral fact stands for them.
 */
export function choicesOf(board: Board, types: Iterable<FactType>): GameFact[] {
  const facts: GameFact[] = [];
  const by = decider(board) ?? board.state.phasing;
  for (const type of types) gather(board, type, by, facts);
  return facts;
}

/** Adds the allowed facts of one type. */
function gather(board: Board, type: FactType, by: Side, facts: GameFact[]): void {
  const offer = (fact: GameFact): void => {
    if (isAllowed(board, fact)) facts.push(fact);
  };
  switch (type) {
    case 'place':
      gatherPlaces(board, by, facts);
      return;
    case 'remove':
    case 'target':
      gatherCountries(board, type, by, facts);
      return;
    case 'headline':
    case 'play':
    case 'discard':
      gatherHand(board, type, by, facts);
      return;
    case 'use':
      gatherUses(board, by, facts);
      return;
    case 'order':
      offer({ type, by, order: 'event-first' });
      offer({ type, by, order: 'operations-first' });
      return;
    case 'mode':
      for (const mode of modes(board)) offer({ type, by, mode });
      return;
    case 'select':
    case 'draw':
      gatherCards(board, type, by, facts);
      return;
    case 'choose':
      for (const option of options(board)) offer({ type, by, option });
      return;
    case 'done':
      offer({ type, by: top(board) ? by : (mayDiscardHeld(board) ?? by) });
      return;
    case 'pass':
      offer({ type, by });
      return;
    case 'cancel-crisis':
      for (const side of SIDES) for (const country of payingCountries(board, side)) offer({ type, by: side, country });
      return;
    case 'roll':
      if (rollIsOptional(board)) offer({ type, die: 0 });
      facts.push(...ROLLS);
      return;
    case 'rolls':
      facts.push(...PAIRS_OF_ROLLS);
      return;
    case 'deal':
      offer({ type, us: [], ussr: [] });
      return;
    case 'reveal':
      // An event asks one side; at the end of the turn each side shows what nobody has seen.
      if (top(board)) offer({ type, by, cards: [] });
      else for (const side of SIDES) if (board.state.hidden[side] > 0) offer({ type, by: side, cards: [] });
  }
}

/** One subject serves every country: only its country changes from question to question. */
function gatherCountries(board: Board, type: 'place' | 'remove' | 'target', by: Side, facts: GameFact[]): void {
  const { checks, subject } = questionOf(board, { type, by, country: 0 });
  const asked = subject as { country: number };
  const open = inPlay(checks, board, subject);
  for (let country = 0; country < board.tables.countries.length; country++) {
    asked.country = country;
    if (passesAll(open, board, subject)) facts.push(ofCountry(type, by, country));
  }
}

/** The same for the uses of a card. */
function gatherUses(board: Board, by: Side, facts: GameFact[]): void {
  const { checks, subject } = questionOf(board, USES[by][0]);
  const asked = subject as { use: string };
  const open = inPlay(checks, board, subject);
  for (const fact of USES[by]) {
    asked.use = fact.use;
    if (passesAll(open, board, subject)) facts.push(fact);
  }
}

function gatherPlaces(board: Board, by: Side, facts: GameFact[]): void {
  const side = top(board) === undefined ? setupSide(board) : by;
  if (side !== undefined) gatherCountries(board, 'place', side, facts);
}

/** Cards of a hand, to be headlined, played or discarded to a trap. */
function gatherHand(board: Board, type: 'headline' | 'play' | 'discard', by: Side, facts: GameFact[]): void {
  if (type === 'discard' && !trapOf(board, by)) return;
  for (const side of type === 'headline' ? SIDES : [by]) {
    const { checks, subject } = questionOf(board, { type, by: side, card: 0 });
    const asked = subject as { card: number };
    const open = inPlay(checks, board, subject);
    const ask = (card: number): void => {
      asked.card = card;
      if (passesAll(open, board, subject)) facts.push(ofCard(type, side, card));
    };
    if (handSize(board, side) !== 0) {
      for (let card = 1; card < board.tables.cards.length; card++) {
        const possible = board.tables.cards[card] && card !== board.tables.china;
        if (possible && holds(board, side, card) !== false) ask(card);
      }
    }
    if (type === 'play' && board.state.chinaHolder === side) ask(board.tables.china);
  }
}

/** Cards to be selected, or drawn from a hand or from the pile; 0 is a card of the pile that nobody sees. */
function gatherCards(board: Board, type: 'select' | 'draw', by: Side, facts: GameFact[]): void {
  const task = top(board);
  const side = task ? by : mayDiscardHeld(board);
  if (side === undefined) return;
  const fact = (card: number): GameFact => (type === 'draw' ? { type, card } : ofCard(type, side, card));
  if (task?.do === 'draw' && pileLeft(board) !== 0 && isAllowed(board, fact(0))) facts.push(fact(0));
  const { checks, subject } = questionOf(board, fact(0));
  const asked = subject as { card: number };
  const open = inPlay(checks, board, subject);
  for (let card = 1; card < board.tables.cards.length; card++) {
    if (!board.tables.cards[card]) continue;
    asked.card = card;
    if (passesAll(open, board, subject)) facts.push(fact(card));
  }
}

/** Uses of the Operations that would have somewhere to go. */
function modes(board: Board) {
  const task = top(board);
  if (task?.do !== 'operations') return [];
  return task.modes.filter((mode) => mode !== task.mode && hasTarget(board, task, mode));
}

function options(board: Board): readonly string[] {
  const task = top(board);
  return task?.do === 'option' ? optionNames(task) : [];
}
