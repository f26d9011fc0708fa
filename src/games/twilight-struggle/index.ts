/** *Twilight Struggle* as the referee sees it, without its statechart (see `src/registry`). */
import type { Game } from '../../core/game.ts';
import type { StepTable } from '../../core/steps.ts';
import { type Board, cardClause, top } from './board.ts';
import { explainFact } from './check.ts';
import { choicesOf } from './choices.ts';
import { awaitedSide } from './decision.ts';
import type { FactType, GameFact } from './facts.ts';
import type { Ruleset } from './ruleset.ts';
import { emptyState } from './setup/empty-state.ts';
import { copyState } from './state.ts';
import { makeTables, SIDE_IDS } from './tables.ts';

/** A table for these rules with nothing on it yet. */
export function makeBoard(rules: Ruleset): Board {
  const tables = makeTables(rules);
  return { rules, tables, state: emptyState(tables), report: undefined };
}

/** Joins the rules with the statechart that puts them in sequence. */
export function makeGame(parts: Pick<Game<Board, GameFact>, 'machine' | 'steps'>): Game<Board, GameFact> {
  return {
    id: 'twilight-struggle',
    ...parts,
    check: explainFact,
    choices: (board) => choicesOf(board, awaitedTypes(parts.steps, board)),
    decides,
    source: (board) => {
      const task = top(board);
      return task && 'frame' in task ? cardClause(board, task.frame.card) : undefined;
    },
    copy: ({ rules, tables, state }, report) => ({ rules, tables, state: copyState(state), report }),
  };
}

/** Types of facts that the current state of the chart waits for. */
export function awaitedTypes(steps: StepTable<Board>, board: Board): readonly FactType[] {
  return (steps.rows[board.state.step]?.awaited ?? []) as readonly FactType[];
}

function decides(board: Board, fact: GameFact): { by: string; awaited: string } | undefined {
  const awaited = awaitedSide(board, fact);
  if (!('by' in fact) || awaited === undefined) return undefined;
  return { by: SIDE_IDS[fact.by] as string, awaited: SIDE_IDS[awaited] as string };
}
