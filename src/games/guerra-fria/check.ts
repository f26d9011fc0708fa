/** The table of checks for every kind of fact. Enumeration, verdict and explanation all read it. */
import { type Check, explain, passes } from '../../core/checks.ts';
import type { Finding } from '../../core/finding.ts';
import type { Board } from './board.ts';
import type { FactOf, GameFact } from './facts.ts';
import { layingChecks, revealChecks, talkChecks } from './table.ts';

/** Is this fact allowed now, as far as is known? */
export const isAllowed = (board: Board, fact: GameFact): boolean => ask(passes, board, fact);

/** Every check of a fact, passed or failed, with its clause. */
export const explainFact = (board: Board, fact: GameFact): readonly Finding[] => ask(explain, board, fact);

type Question<Answer> = <Subject>(checks: readonly Check<Board, Subject>[], board: Board, subject: Subject) => Answer;

const agreeChecks: readonly Check<Board, FactOf<'agree'>>[] = [
  {
    clause: '2.6.b',
    message: 'talk.before-start',
    test: ({ state }) => state.talk === null,
  },
];

function ask<Answer>(question: Question<Answer>, board: Board, fact: GameFact): Answer {
  switch (fact.type) {
    case 'agree':
      return question(agreeChecks, board, fact);
    case 'select':
    case 'commit':
      return question(layingChecks, board, fact);
    case 'reveal':
      return question(revealChecks, board, fact);
    case 'talk':
      return question(talkChecks, board, fact);
  }
}
