/** A game played round by round, each of four selections at once. */
import { judge, start } from '../../../core/judge.ts';
import type { Board } from '../board.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { SEATS } from '../seats.ts';
import type { Talk } from '../state.ts';
import { type CaseStep, type GuerraFria, judged } from './case.ts';
import type { Round } from './record.ts';

/** A table before round 1. */
export function newGame(game: GuerraFria, rules: Ruleset, talk: Talk): Board {
  const board = start(game, makeBoard(rules));
  // Where a variant settles whether the players may talk, the game has begun already.
  return judge(game, board, { type: 'agree', talk }).board;
}

/** One round from four selections, by seat; the step returned has all that follows. */
export function playRound(game: GuerraFria, board: Board, round: Round): CaseStep {
  const facts = SEATS.map((by): { action: number; fact: GameFact } => ({
    action: 0,
    fact: { type: 'select', by, cards: round[by] ?? [] },
  }));
  return [...judged(game, board, facts)].at(-1) as CaseStep;
}
