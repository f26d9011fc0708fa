/**
 * One table of checks for every kind of fact in every situation. Enumeration, verdict and explanation all read it.
 */
import { explain, passes, type Table, table } from '../../core/checks.ts';
import type { Finding } from '../../core/finding.ts';
import { type Board, cardClause, top } from './board.ts';
import { trapChecks, trapPassChecks } from './cards/trap.ts';
import { diceChecks, dieChecks } from './dice.ts';
import { newlyShown, type Shown, shownAndHidden, shownFromHand } from './events/card-tasks.ts';
import { offerChecks } from './events/crisis.ts';
import type { FactOf, FactType, GameFact } from './facts.ts';
import { freeMarkersLeft, handicapChecks, setupChecks } from './setup/setup.ts';
import { ask, type Question, UNQUESTIONED } from './task.ts';
import { answerTo } from './tasks.ts';
import { passChecks, playChecks } from './turn/action-round.ts';
import { dealChecks } from './turn/deal.ts';
import { trapOf } from './turn/duties.ts';
import { heldChecks } from './turn/end-of-turn.ts';
import { headlineChecks } from './turn/headline.ts';
import { crisisChecks, offeredCard, statecraftChecks, takeChecks } from './variants/turn-zero.ts';

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
  const answer = task && answerTo(board, fact.type);
  if (task && answer) return answer.question(board, task, fact);
  const opening = OPENINGS[fact.type] as ((board: Board, fact: GameFact) => Question) | undefined;
  return opening?.(board, fact) ?? UNQUESTIONED;
}

/** Held cards are shown at the end of the turn: all of them, and by whoever hides some. 11.1.1 */
const heldShownChecks: Table<Board, Shown> = table([
  shownFromHand,
  {
    clause: '11.1.1',
    message: 'reveal.stated',
    when: (board, { fact: { by, cards } }) => board.state.hidden[by] > 0 && cards.length === 0,
    test: () => undefined,
    args: (_board, { fact: { by } }) => ({ side: by }),
  },
  {
    clause: '11.1.1',
    message: 'reveal.whole',
    // Some events ask for cards of a kind only; how many of them a hand holds is for its owner to say.
    when: (board, { fact: { by, cards } }) => board.state.hidden[by] >= 0 && cards.length > 0,
    test: (board, { fact }) => newlyShown(board, fact) === board.state.hidden[fact.by],
    args: shownAndHidden,
  },
]);

/** Nothing has to be thrown away at the end of the turn; a task that has no end of its own goes on to its end. 5.2 */
const stopChecks: Table<Board, FactOf<'done'>> = table([
  {
    clause: (board) => {
      const task = top(board);
      return task && 'frame' in task ? cardClause(board, task.frame.card) : '5.2';
    },
    message: 'done.optional',
    test: (board) => top(board) === undefined,
  },
]);

/** The facts that open a play or answer the chart itself, while no task on the agenda takes them. */
const OPENINGS: { readonly [K in FactType]?: (board: Board, fact: FactOf<K>) => Question } = {
  place: (board, { by, country }) =>
    ask(freeMarkersLeft(board, by) > 0 ? setupChecks : handicapChecks, { side: by, country }),
  headline: (_board, { by, card }) => ask(headlineChecks, { side: by, card }),
  play: (_board, { by, card }) => ask(playChecks, { side: by, card }),
  discard: (_board, { by, card }) => ask(trapChecks, { side: by, card }),
  pass: (board, { by }) => (trapOf(board, by) ? ask(trapPassChecks, { side: by }) : ask(passChecks, { side: by })),
  'cancel-crisis': (_board, { by, country }) => ask(offerChecks, { side: by, country }),
  select: (board, { by, card }) => ask(offeredCard(board) ? takeChecks : heldChecks, { side: by, card }),
  choose: (_board, { by, option }) => ask(statecraftChecks, { side: by, option }),
  crisis: (_board, { crisis }) => ask(crisisChecks, { crisis }),
  done: (_board, fact) => ask(stopChecks, fact),
  deal: (_board, fact) => ask(dealChecks, fact),
  roll: (_board, fact) => ask(dieChecks, fact),
  rolls: (_board, fact) => ask(diceChecks, fact),
  reveal: (_board, fact) => ask(heldShownChecks, { task: undefined, fact }),
};
