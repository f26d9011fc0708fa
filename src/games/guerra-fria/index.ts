/**
 * *Guerra fría* as the referee sees it, without its statechart (see `src/registry`).
 *
 * To read it all, in this order: `seats`, `cards`, `state`, `selection` (what six cards announce), `conditions` (when it
 * is a move), `execution` (what moves do), `attack` (who wins), `table` (laying, turning up, talking), `facts`, `check`,
 * `choices`. Everything else serves commands: cases, records, random games, explanations.
 */
import type { Game } from '../../core/game.ts';
import type { StepTable } from '../../core/steps.ts';
import type { Board } from './board.ts';
import { explainFact } from './check.ts';
import { choicesOf } from './choices.ts';
import type { GameFact } from './facts.ts';
import type { Ruleset } from './ruleset.ts';
import { copyState, emptyState } from './state.ts';

/** A table for these rules with every marker at 0. */
export const makeBoard = (rules: Ruleset): Board => ({ rules, state: emptyState() });

/** Joins the rules with the statechart that puts them in sequence. */
export function makeGame(parts: Pick<Game<Board, GameFact>, 'machine' | 'steps'>): Game<Board, GameFact> {
  return {
    id: 'guerra-fria',
    ...parts,
    check: explainFact,
    choices: (board) => choicesOf(board, awaitedTypes(parts.steps, board)),
    // Everybody chooses at the same time: it is never the turn of one player. 2.4.1
    decides: () => undefined,
    copy: ({ rules, state }, report) => ({ rules, state: copyState(state), ...(report && { report }) }),
  };
}

/** Types of facts that the current state of the chart waits for. */
function awaitedTypes(steps: StepTable<Board>, { state }: Board): readonly string[] {
  return steps.rows[state.step]?.awaited ?? [];
}
