/** The whole seam between the referee and a game. Two games share this and nothing else. */
import type { AnyStateMachine } from 'xstate';
import type { Args, Finding } from './finding.ts';
import type { CoreRuleset } from './ruleset.ts';
import type { AtStep, Fact, StepTable } from './steps.ts';

/** Takes every step of an argument. */
export type Report = (finding: Finding) => void;

/** What every game's table holds: the rules in force, a position, and perhaps somebody taking notes. */
export interface CoreBoard {
  readonly rules: CoreRuleset;
  readonly state: AtStep;
  readonly report?: Report | undefined;
}

/** Notes a consequence or a derivation under its clause. Costs nothing when nobody takes notes. */
export function note(board: CoreBoard, clause: string, message: string, args?: Args, issue?: string): void {
  board.report?.({ clause, force: 'applies', message, ...(args && { args }), ...(issue && { issue }) });
}

export interface Game<Board extends CoreBoard, GameFact extends Fact> {
  readonly id: string;
  /** The statechart, for drawing and for xstate's own tools. */
  readonly machine: AnyStateMachine;
  /** The same chart compiled: what the referee walks. */
  readonly steps: StepTable<Board>;
  /** Every check of a fact that is awaited, passed or failed, with its clause. */
  readonly check: (board: Board, fact: GameFact) => readonly Finding[];
  /** Every fact that may come next. Chance is enumerated; hidden deals and reveals are not. */
  readonly choices: (board: Board) => readonly GameFact[];
  /** The side that must decide, or undefined for chance; for "it is not your decision". */
  readonly decides: (board: Board, fact: GameFact) => { readonly by: string; readonly awaited: string } | undefined;
  /** The clause of whatever is being resolved, for a fact that does not fit there; undefined if nothing special is. */
  readonly source?: (board: Board) => string | undefined;
  /** A board of its own with the same position. */
  readonly copy: (board: Board, report?: Report) => Board;
}
