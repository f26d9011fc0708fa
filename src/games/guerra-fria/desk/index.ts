/**
 * The referee's desk: everything that the commands ask of *Guerra fría*, with the game built in. What reads something
 * written by people returns `{ok: false, problem}` when it cannot understand it.
 */
import { judge, start } from '../../../core/judge.ts';
import type { Locale } from '../../../core/ruleset.ts';
import type { Board } from '../board.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { SEATS } from '../seats.ts';
import type { Talk } from '../state.ts';
import { type CaseStep, type GuerraFria, ruleCase } from './case.ts';
import { explainable, explainId, type Library } from './lookup.ts';
import { randomGame } from './random.ts';
import { type Round, replayRecord } from './record.ts';
import { runSuite } from './suite.ts';

export type { CaseRuling } from './case.ts';
export { type CaseInput, suiteCases } from './format.ts';
export type { GameRecord } from './record.ts';
export { sentenceOf, type Texts } from './texts.ts';
export { makeWords, type Words } from './words.ts';

/** The functions of the desk, bound to the game. */
export function makeDesk(game: GuerraFria) {
  const withSteps = (library: Omit<Library, 'steps'>): Library => ({ ...library, steps: game.steps });
  return {
    /** `arbiter rule`: rules on one case. */
    ruleCase: bind(ruleCase, game),
    /** `arbiter suite`: runs cases (see `suiteCases`) and compares what they expect. */
    runSuite: bind(runSuite, game),
    /** `arbiter explain`: a clause, card, move, issue, state or term; undefined if there is none of that name. */
    explainId: (library: Omit<Library, 'steps'>, query: string, locale: Locale) =>
      explainId(withSteps(library), query, locale),
    /** Names to compare a misspelt query with. */
    explainable: (library: Omit<Library, 'steps'>) => explainable(withSteps(library)),
    /** `arbiter replay`: judges a record and compares the results it states. */
    replayRecord: bind(replayRecord, game),
    /** `arbiter fuzz`: one random game with its broken invariants, from random numbers handed in. */
    randomGame: bind(randomGame, game),
    /** `arbiter play`: a table before round 1. */
    newGame: bind(newGame, game),
    /** `arbiter play`: one round from four selections, by seat; the step returned has all that follows. */
    playRound: bind(playRound, game),
  };
}

const bind =
  <Rest extends readonly unknown[], Answer>(run: (game: GuerraFria, ...rest: Rest) => Answer, game: GuerraFria) =>
  (...rest: Rest): Answer =>
    run(game, ...rest);

function newGame(game: GuerraFria, rules: Ruleset, talk: Talk): Board {
  const board = start(game, makeBoard(rules));
  // Where a variant settles whether the players may talk, the game has begun already.
  return judge(game, board, { type: 'agree', talk }).board;
}

function playRound(game: GuerraFria, board: Board, round: Round): CaseStep {
  let last: CaseStep | undefined;
  for (const by of SEATS) {
    const before = last?.after ?? board;
    const fact: GameFact = { type: 'select', by, cards: round[by] ?? [] };
    const { board: after, ...ruling } = judge(game, before, fact);
    last = { action: 0, fact, ...ruling, before, after };
  }
  return last as CaseStep;
}
