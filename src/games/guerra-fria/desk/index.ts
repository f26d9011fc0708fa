/**
 * The referee's desk: everything that the commands ask of *Guerra fría*, with the game built in. Functions that read
 * something written by people return `{ok: false, problem}` when they cannot understand it.
 */
import { judge, start } from '../../../core/judge.ts';
import type { Board } from '../board.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { SEATS } from '../seats.ts';
import type { Talk } from '../state.ts';
import { type CaseStep, type GuerraFria, ruleCase } from './case.ts';
import { legalChoices, whyNot } from './legal.ts';
import { explainable, explainId, type Library } from './lookup.ts';
import { randomGame } from './random.ts';
import { type Round, replayRecord } from './record.ts';
import { runSuite } from './suite.ts';

export type { CaseRuling, CaseStep, GuerraFria, RuleResult } from './case.ts';
export { type CaseInput, suiteCases } from './format.ts';
export type { Entry, Library } from './lookup.ts';
export { readLine, writeLine } from './notation.ts';
export type { Observed } from './observe.ts';
export type { CaseProblem } from './problem.ts';
export { type Random, randomSelection } from './random.ts';
export { readSelection } from './reading.ts';
export { type GameRecord, makeRecord, type Replay, type Round } from './record.ts';
export type { SuiteResult } from './suite.ts';
export { namesIn, sentenceOf, type Texts, wordsIn } from './texts.ts';
export { view } from './view.ts';
export { makeWords, type Words } from './words.ts';

/** The functions of the desk, bound to the game. */
export function makeDesk(game: GuerraFria) {
  return {
    /** `arbiter rule`: rules on one case. */
    ruleCase: bind(ruleCase, game),
    /** `arbiter suite`: runs cases (see `suiteCases`) and compares what they expect. */
    runSuite: bind(runSuite, game),
    /** `arbiter legal`: every selection that is a move. */
    legalChoices,
    /** `arbiter legal --why-not`: the conditions of one selection, met and failed. */
    whyNot,
    /** `arbiter explain`: a clause, card, move, issue, state or term; undefined if there is none of that name. */
    explainId: (library: Omit<Library, 'steps'>, query: string, locale: Parameters<typeof explainId>[2]) =>
      explainId({ ...library, steps: game.steps }, query, locale),
    /** Names to compare a misspelt query with. */
    explainable: (library: Omit<Library, 'steps'>) => explainable({ ...library, steps: game.steps }),
    /** `arbiter replay`: judges a record and compares the results it states. */
    replayRecord: bind(replayRecord, game),
    /** `arbiter fuzz`: one random game with its broken invariants, from random numbers handed in. */
    randomGame: bind(randomGame, game),
    /** `arbiter play`: a table before round 1. */
    newGame: (rules: Ruleset, talk: Talk): Board => newGame(game, rules, talk),
    /** `arbiter play`: one round from four selections; the step of the last one has all that follows. */
    playRound: (board: Board, round: Round): CaseStep => playRound(game, board, round),
  };
}

const bind =
  <Rest extends readonly unknown[], Answer>(run: (game: GuerraFria, ...rest: Rest) => Answer, game: GuerraFria) =>
  (...rest: Rest): Answer =>
    run(game, ...rest);

function newGame(game: GuerraFria, rules: Ruleset, talk: Talk): Board {
  const board = start(game, makeBoard(rules));
  return judge(game, board, { type: 'agree', talk }).board;
}

function playRound(game: GuerraFria, board: Board, round: Round): CaseStep {
  let last: CaseStep | undefined;
  for (const by of SEATS) {
    const before: Board = last?.after ?? board;
    const fact: GameFact = { type: 'select', by, cards: round[by] ?? [] };
    const { board: after, ...ruling } = judge(game, before, fact);
    last = { action: 0, fact, ...ruling, before, after };
  }
  return last as CaseStep;
}
