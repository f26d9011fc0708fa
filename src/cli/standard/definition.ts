/**
 * What a game hands in that leaves the commands to the project: its rules joined with its statechart, and how its moves and
 * positions are written. `standardGame` makes `rule`, `legal`, `suite`, `explain`, `replay`, `fuzz`, `perft` and `play` of it.
 */
import type { CoreBoard } from '../../core/game.ts';
import type { CoreRuleset } from '../../core/ruleset.ts';
import type { Fact } from '../../core/steps.ts';
import type { Teller } from '../../match/match.ts';

export interface StandardGame<B extends CoreBoard, F extends Fact, Written extends object, State extends object>
  extends Teller<B, F, Written, State> {
  readonly title: string;
  /**
   * The folder of its rules: `clauses.yaml`, `issues.yaml` if anything is disputed, `schema.json` with the shape of a
   * `position` and of an `action` under `$defs`, and `i18n/<language>.yaml` with messages and names.
   */
  readonly folder: URL;
  /** A board before anything has happened. */
  readonly empty: (rules: CoreRuleset) => B;
  /** A board as a case states it. Throws a `CaseError` for a position that makes no sense. */
  readonly at: (rules: CoreRuleset, position: State) => B;
  /** What must hold after every move, and does not; for `fuzz`. */
  readonly faults?: (board: B) => readonly string[];
}

/** A definition whose kinds of board and move nobody needs to know. */
export type AnyStandardGame = StandardGame<CoreBoard, Fact, object, object>;

/** A case, which also is a record: a game from its beginning, or from a position. */
export interface StandardCase {
  readonly game?: string;
  readonly id?: string;
  readonly title?: string;
  readonly confidence?: 'high' | 'medium' | 'low';
  readonly policies?: Readonly<Record<string, string>>;
  readonly position?: object;
  readonly action: readonly object[];
  readonly expect?: Readonly<Record<string, unknown>>;
}
