/** Cards that an event makes a side choose, draw or show, as tasks. 4.3, 5.4 */
import type { Known } from '../../../core/answer.ts';
import { type Check, type Table, table } from '../../../core/checks.ts';
import type { Args } from '../../../core/finding.ts';
import { type Board, card, cardClause } from '../board.ts';
import { eachCard } from '../each.ts';
import type { FactOf } from '../facts.ts';
import { type CardsTask, type DrawTask, type Frame, handOf, type RevealTask, UNSEEN } from '../state.ts';
import { ask, stopping, type TaskKind } from '../task.ts';
import { holds } from '../turn/hands.ts';
import {
  cardChecks,
  drawCard,
  eligible,
  isConcealed,
  pileLeft,
  showCards,
  sourceHand,
  stopCards,
  takeCard,
} from './card-verbs.ts';

const clauseOfEvent = (board: Board, { task }: { readonly task: { readonly frame: Frame } }): string =>
  cardClause(board, task.frame.card);

// Cards of a hand or a pile -------------------------------------------------------------------------------------------

/**
 * Does the hand hold no card that an event takes out of it? A hidden hand decides. Where a card to take was the
 * condition of an event that its player has chosen, there is one. 5.2.d
 */
function noneFits(board: Board, task: CardsTask): Known {
  const { round, play } = board.state;
  const chosen = round > 0 && play?.by === task.by;
  if (task.verb !== 'take' || (card(board, task.frame.card).requires && chosen)) return false;
  return board.tables.cardNumbers.some(eligible(board, task)) ? false : undefined;
}

const stopChecks = stopping<CardsTask>(
  (board, task) => cardClause(board, task.frame.card),
  (board, task) => task.optional || noneFits(board, task),
);

interface Drawn<T> {
  readonly task: T;
  readonly card: number;
}

/** A card drawn at random is one of those that the event may draw. */
const randomChecks: Table<Board, Drawn<CardsTask>> = table([
  {
    clause: clauseOfEvent,
    message: 'draw.possible',
    test: eachCard((board, { task }) => {
      const fits = eligible(board, task);
      return (number) => number > 0 && fits(number) !== false;
    }),
    args: (board, { task, card: number }) => {
      const side = sourceHand(board, task);
      return { card: number, ...(side !== undefined && { side }) };
    },
  },
]);

/** One or more cards, chosen by a side or drawn at random from a hand. */
export const cardsTask: TaskKind<CardsTask> = {
  need: ({ random }) => (random ? 'draw' : 'card'),
  decider: ({ by }) => by,
  answers: {
    select: {
      question: (_board, task, { card: number }) => ask(cardChecks, { task, card: number }),
      effect: (board, task, { card: number }) => takeCard(board, task, number),
    },
    draw: {
      question: (_board, task, { card: number }) => ask(randomChecks, { task, card: number }),
      effect: (board, task, { card: number }) => takeCard(board, task, number),
    },
    done: {
      question: (_board, task) => ask(stopChecks, task),
      effect: stopCards,
    },
  },
};

// The draw pile -------------------------------------------------------------------------------------------------------

/** A card comes off the pile if it may be there; 0 is a card that nobody but its owner sees. */
const pileChecks: Table<Board, Drawn<DrawTask>> = table([
  {
    clause: clauseOfEvent,
    message: 'draw.possible',
    test: eachCard(
      (board, { task }) =>
        pileLeft(board) !== 0 && ((number) => (number === 0 ? isConcealed(task) : board.state.zone[number] === UNSEEN)),
    ),
    args: (_board, { card: number }) => ({ card: number }),
  },
]);

/** Cards drawn from the pile, one after the other. */
export const drawTask: TaskKind<DrawTask> = {
  need: () => 'draw',
  decider: () => undefined,
  answers: {
    draw: {
      question: (_board, task, { card: number }) => ask(pileChecks, { task, card: number }),
      effect: (board, task, { card: number }) => drawCard(board, task, number),
    },
  },
};

// Cards that are shown ------------------------------------------------------------------------------------------------

export interface Shown {
  /** The event that asks for them; undefined at the end of a turn. */
  readonly task: RevealTask | undefined;
  readonly fact: FactOf<'reveal'>;
}

const clauseOfReveal = (board: Board, { task }: Shown): string => (task ? cardClause(board, task.frame.card) : '4.5.F');

/** How many cards a hand shows that nobody had seen. */
export const newlyShown = ({ state }: Board, { by, cards }: FactOf<'reveal'>): number =>
  new Set(cards.filter((number) => state.zone[number] !== handOf(by))).size;

/** How many cards a hand shows that nobody had seen, and how many it hides. */
export const shownAndHidden = (board: Board, { fact }: Shown): Args => ({
  side: fact.by,
  n: newlyShown(board, fact),
  left: board.state.hidden[fact.by],
});

/** Cards that are shown must be able to be there. */
export const shownFromHand: Check<Board, Shown> = {
  clause: clauseOfReveal,
  message: 'reveal.possible',
  test: (board, { fact: { by, cards } }) => cards.every((number) => holds(board, by, number) !== false),
  args: (_board, { fact: { by, cards } }) => ({ side: by, cards }),
};

/** An event asks for some of the cards: more than the hand hides cannot be among them. */
const revealChecks: Table<Board, Shown> = table([
  shownFromHand,
  {
    clause: clauseOfReveal,
    message: 'reveal.hidden',
    when: (board, { fact }) => board.state.hidden[fact.by] >= 0 && newlyShown(board, fact) > 0,
    test: (board, { fact }) => newlyShown(board, fact) <= board.state.hidden[fact.by],
    args: shownAndHidden,
  },
]);

/** A hidden hand says which cards of a kind it holds. */
export const revealTask: TaskKind<RevealTask> = {
  need: () => 'shownCards',
  decider: ({ by }) => by,
  answers: {
    reveal: {
      question: (_board, task, fact) => ask(revealChecks, { task, fact }),
      effect: (board, task, { cards }) => showCards(board, task, cards),
      // What a hidden hand holds only the table knows: one neutral fact stands for it.
      choices: (_board, _task, by, facts) => void facts.push({ type: 'reveal', by, cards: [] }),
    },
  },
};
