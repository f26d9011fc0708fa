/**
 * One table of checks for every kind of fact in every situation. Enumeration, verdict and explanation all read it.
 */
import type { Known } from '../../core/answer.ts';
import { type Checks, explain, passes, table } from '../../core/checks.ts';
import type { Args, Finding } from '../../core/finding.ts';
import type { ClauseId } from '../../core/ruleset.ts';
import { passChecks, playChecks } from './action-round.ts';
import { type Board, card, cardClause, top } from './board.ts';
import { coupChecks } from './coup.ts';
import { offerChecks } from './crisis.ts';
import { dealChecks } from './deal.ts';
import { trapOf } from './duties.ts';
import { eachCard } from './each.ts';
import { markerChecks } from './effects/board-verbs.ts';
import { cardChecks, eligible, pileLeft, sourceHand } from './effects/card-verbs.ts';
import { warChecks } from './effects/dice-verbs.ts';
import { optionChecks } from './effects/flow-verbs.ts';
import { sequenceChecks } from './effects/lasting-verbs.ts';
import { heldChecks } from './end-of-turn.ts';
import type { FactOf, GameFact } from './facts.ts';
import { holds } from './hands.ts';
import { headlineChecks } from './headline.ts';
import { placementChecks } from './influence.ts';
import { isExhausted, modeChecks } from './mode.ts';
import { need } from './need.ts';
import { realignmentChecks } from './realignment.ts';
import { isDiscountable } from './scoring.ts';
import { freeMarkersLeft, handicapChecks, setupChecks } from './setup.ts';
import { rollIsOptional } from './space.ts';
import { type CardsTask, handOf, type ScoringTask, UNSEEN } from './state.ts';
import type { Side } from './tables.ts';
import { trapChecks, trapPassChecks } from './trap.ts';
import { useChecks } from './use.ts';

/** A table of checks with the subject it is asked about. */
export interface Question {
  /** Tables of different subjects meet here; only `ask` puts a table and its own subject together. */
  readonly checks: Checks<Board, never>;
  readonly subject: never;
}

const ask = <S>(checks: Checks<Board, S>, subject: S): Question => ({ checks, subject: subject as never });
const nothing = ask([], undefined);

/** Is this fact allowed now, as far as is known? Allocates no reasons. */
export function isAllowed(board: Board, fact: GameFact): boolean {
  const { checks, subject } = questionOf(board, fact);
  return passes(checks, board, subject);
}

/** Every check of a fact, passed or failed, with its clause. */
export function explainFact(board: Board, fact: GameFact): Finding[] {
  const { checks, subject } = questionOf(board, fact);
  return explain(checks, board, subject);
}

/** The table that judges a fact in the present situation, and the subject it is asked about. */
export function questionOf(board: Board, fact: GameFact): Question {
  const task = top(board);
  switch (fact.type) {
    case 'place':
      if (task?.do === 'operations') return ask(placementChecks, { task, country: fact.country });
      if (task?.do === 'markers') return ask(markerChecks, { task, country: fact.country, adds: true });
      return ask(freeMarkersLeft(board, fact.by) > 0 ? setupChecks : handicapChecks, {
        side: fact.by,
        country: fact.country,
      });
    case 'remove':
      return task?.do === 'markers' ? ask(markerChecks, { task, country: fact.country, adds: false }) : nothing;
    case 'target':
      return targetQuestion(board, fact);
    case 'headline':
      return ask(headlineChecks, { side: fact.by, card: fact.card });
    case 'play':
      return ask(playChecks, { side: fact.by, card: fact.card });
    case 'use':
      return task?.do === 'play' ? ask(useChecks, { side: task.by, card: task.card, use: fact.use }) : nothing;
    case 'mode':
      return task?.do === 'operations' ? ask(modeChecks, { task, mode: fact.mode }) : nothing;
    case 'select':
      if (task?.do === 'sequence') return ask(sequenceChecks, { task, card: fact.card });
      return task?.do === 'cards'
        ? ask(cardChecks, { task, card: fact.card })
        : ask(heldChecks, { side: fact.by, card: fact.card });
    case 'choose':
      return task?.do === 'option' ? ask(optionChecks, { task, option: fact.option }) : nothing;
    case 'discard':
      return ask(trapChecks, { side: fact.by, card: fact.card });
    case 'pass':
      return trapOf(board, fact.by) ? ask(trapPassChecks, { side: fact.by }) : ask(passChecks, { side: fact.by });
    case 'cancel-crisis':
      return ask(offerChecks, { side: fact.by, country: fact.country });
    case 'done':
      return ask(doneChecks, fact);
    case 'deal':
      return ask(dealChecks, fact);
    case 'draw':
      return ask(drawChecks, { card: fact.card });
    case 'roll':
      return ask(dieChecks, fact);
    case 'rolls':
      return ask(diceChecks, fact);
    case 'reveal':
      return ask(revealChecks, fact);
    case 'order':
      return nothing;
  }
}

function targetQuestion(board: Board, fact: FactOf<'target'>): Question {
  const task = top(board);
  if (task?.do === 'war') return ask(warChecks, { task, country: fact.country });
  if (task?.do === 'scoring') return ask(discountChecks, { task, country: fact.country });
  if (task?.do !== 'operations') return nothing;
  return ask(task.mode === 'coup' ? coupChecks : realignmentChecks, { task, country: fact.country });
}

/** The battleground that Shuttle Diplomacy takes out of a scoring. */
const discountChecks: Checks<Board, { task: ScoringTask; country: number }> = table([
  {
    clause: (board, { task }) => cardClause(board, task.lasting.card),
    message: 'scoring.discount-target',
    test: (board, { task, country }) => isDiscountable(board, `${task.region}-scoring`, country),
    args: (_board, { task, country }) => ({ country, region: task.region }),
  },
]);

/** Stopping before everything is done: where the rule says "up to" or "may", or when no more can be done. 5.2 */
const doneChecks: Checks<Board, FactOf<'done'>> = table([
  {
    clause: (board) => {
      const task = top(board);
      if (task?.do === 'operations') return task.granted ? cardClause(board, task.card) : '5.1.a';
      return task && 'frame' in task ? cardClause(board, task.frame.card) : '5.2';
    },
    message: 'done.optional',
    test: (board) => {
      const task = top(board);
      if (task?.do === 'markers') return task.optional;
      if (task?.do === 'cards') return task.optional || noneFits(board, task);
      // Points may be left unspent, but a card played for Operations cannot be refused altogether.
      if (task?.do === 'operations') return task.may || task.touched.length > 0 || isExhausted(board, task);
      return task === undefined;
    },
  },
]);

/**
 * Does the hand hold no card that an event takes out of it? A hidden hand decides. Where a card to take was the
 * condition of the event, there is one. 5.2.d
 */
function noneFits(board: Board, task: CardsTask): Known {
  if (task.verb !== 'take' || card(board, task.frame.card).requires) return false;
  return board.tables.cardNumbers.some(eligible(board, task)) ? false : undefined;
}

const isDie = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6;

const dieChecks: Checks<Board, FactOf<'roll'>> = table([
  {
    clause: (_board, { die }) => (die === 0 ? '6.4.1' : '2.0.f'),
    message: 'die.range',
    test: (board, { die }) => isDie(die) || (die === 0 && rollIsOptional(board) && need(board) === 'spaceDie'),
    args: (_board, { die }) => ({ die }),
  },
]);

const diceChecks: Checks<Board, FactOf<'rolls'>> = table([
  {
    clause: '2.0.f',
    message: 'die.range',
    test: (_board, { us, ussr }) => isDie(us) && isDie(ussr),
    args: (_board, { us, ussr }) => ({ die: isDie(us) ? ussr : us }),
  },
]);

const drawChecks: Checks<Board, { readonly card: number }> = table([
  {
    clause: (board) => clauseOfEvent(board) ?? '4.3',
    message: 'draw.possible',
    test: eachCard((board) => {
      const task = top(board);
      if (task?.do === 'cards') {
        const fits = eligible(board, task);
        return (card) => card > 0 && fits(card) !== false;
      }
      return pileLeft(board) !== 0 && ((card) => card === 0 || board.state.zone[card] === UNSEEN);
    }),
    args: (board, { card }) => {
      const task = top(board);
      const side: Side | undefined = task?.do === 'cards' ? sourceHand(board, task) : undefined;
      return { card, ...(side !== undefined && { side }) };
    },
  },
]);

/** Cards that are shown must be able to be there. */
const revealChecks: Checks<Board, FactOf<'reveal'>> = table([
  {
    clause: (board) => clauseOfEvent(board) ?? '4.5.F',
    message: 'reveal.possible',
    test: (board, { by, cards }) => cards.every((number) => holds(board, by, number) !== false),
    args: (_board, { by, cards }) => ({ side: by, cards }),
  },
  {
    clause: '11.1.1',
    message: 'reveal.stated',
    when: (board, { by, cards }) => top(board) === undefined && board.state.hidden[by] > 0 && cards.length === 0,
    test: () => undefined,
    args: (_board, { by }) => ({ side: by }),
  },
  {
    clause: '11.1.1',
    message: 'reveal.whole',
    // Some events ask for cards of a kind only; how many of them a hand holds is for its owner to say.
    when: (board, { by, cards }) => top(board) === undefined && board.state.hidden[by] >= 0 && cards.length > 0,
    test: (board, subject) => newlyShown(board, subject) === board.state.hidden[subject.by],
    args: shownAndHidden,
  },
  {
    // An event asks for some of the cards: more than the hand hides cannot be among them.
    clause: (board) => clauseOfEvent(board) ?? '4.5.F',
    message: 'reveal.hidden',
    when: (board, subject) =>
      top(board) !== undefined && board.state.hidden[subject.by] >= 0 && newlyShown(board, subject) > 0,
    test: (board, subject) => newlyShown(board, subject) <= board.state.hidden[subject.by],
    args: shownAndHidden,
  },
]);

/** The clause of the event that is being carried out and asks for cards; undefined at the end of a turn, or of a round. */
function clauseOfEvent(board: Board): ClauseId | undefined {
  const task = top(board);
  return task && 'frame' in task ? cardClause(board, task.frame.card) : undefined;
}

/** How many cards a hand shows that nobody had seen, and how many it hides. */
function shownAndHidden(board: Board, subject: FactOf<'reveal'>): Args {
  return { side: subject.by, n: newlyShown(board, subject), left: board.state.hidden[subject.by] };
}

const newlyShown = ({ state }: Board, { by, cards }: FactOf<'reveal'>): number =>
  new Set(cards.filter((number) => state.zone[number] !== handOf(by))).size;
