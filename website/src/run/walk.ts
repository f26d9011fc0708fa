/** Walking the chart: a start and the facts handed in so far are all there is to remember. */
import { indexNames } from '../../../src/cases/names.ts';
import { setUpPosition } from '../../../src/cases/position.ts';
import type { Finding } from '../../../src/core/finding.ts';
import { judge, start as startGame } from '../../../src/core/judge.ts';
import { advance, stepAt } from '../../../src/core/steps.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import type { GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import { makeBoard } from '../../../src/games/twilight-struggle/index.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import { twilightStruggle } from '../../../src/registry.ts';

export const STARTS = ['setup', 'headline', 'round'] as const;
export type Start = (typeof STARTS)[number];

/** All that a link has to carry. */
export interface Walk {
  readonly start: Start;
  readonly facts: readonly GameFact[];
}

export interface WalkStep {
  readonly fact: GameFact;
  /** Clauses of the states passed. */
  readonly clauses: readonly string[];
  /** Paths of the states passed. */
  readonly paths: readonly string[];
  readonly consequences: readonly Finding[];
}

export interface WalkResult {
  readonly board: Board;
  readonly path: string;
  readonly steps: readonly WalkStep[];
  readonly choices: readonly GameFact[];
}

/** Plays a walk from its start. Facts that are not legal end it. */
export function walk(rules: Ruleset, { start, facts }: Walk): WalkResult {
  let board = boardAt(rules, start);
  const steps: WalkStep[] = [];
  for (const fact of facts) {
    const paths: string[] = [];
    const ruling = judge(twilightStruggle, board, fact);
    if (ruling.verdict === 'illegal') break;
    const draft = twilightStruggle.copy(board);
    advance(twilightStruggle.steps, draft, draft.state, fact, (step) => void paths.push(step.path));
    steps.push({ fact, clauses: ruling.passed, paths, consequences: ruling.consequences });
    board = ruling.board;
  }
  return {
    board,
    path: stepAt(twilightStruggle.steps, board.state).path,
    steps,
    choices: twilightStruggle.choices(board),
  };
}

function boardAt(rules: Ruleset, start: Start): Board {
  const empty = makeBoard(rules);
  if (start === 'setup') return startGame(twilightStruggle, empty);
  const phase = start === 'headline' ? 'headline' : 'action_round';
  return setUpPosition(empty, { base: 'setup', phase, turn: 1, action_round: 1, phasing: 'USSR' }, indexNames(rules));
}

/** Is this what a link should hold? */
export function isWalk(value: unknown): value is Walk {
  if (typeof value !== 'object' || value === null) return false;
  const { start, facts } = value as Partial<Walk>;
  return (
    STARTS.some((known) => known === start) &&
    Array.isArray(facts) &&
    facts.every((fact) => typeof (fact as GameFact)?.type === 'string')
  );
}
