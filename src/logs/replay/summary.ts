/** A report in a few words: what is kept of each of many games. */
import type { ClauseId } from '../../core/ruleset.ts';
import { CHECKED, type FollowedReading, mistakesOf, type ReplayReport } from './report.ts';

export interface Summary {
  readonly file: string;
  readonly lines: number;
  /** Stated results that were compared with the board. */
  readonly compared: number;
  readonly unread: number;
  readonly notAdjudicated: number;
  /** Those that follow from no other. */
  readonly violations: number;
  /** Those that follow from one of them. */
  readonly consequences: number;
  /** The first violation. */
  readonly first: { readonly line: number; readonly clause: ClauseId } | null;
  /** What is wrong with the log itself. */
  readonly damage: string | null;
  readonly readings: readonly FollowedReading[];
  readonly end: string;
  /** It hangs on facts that the record could have stated, and does not. */
  readonly open?: boolean;
}

export function summaryOf(report: ReplayReport): Summary {
  const { file, lines, checked, unread, notAdjudicated, violations, damage, readings, ending } = report;
  const [first] = violations;
  return {
    file,
    lines,
    compared: CHECKED.reduce((all, kind) => all + checked[kind], 0),
    unread: unread.length,
    notAdjudicated,
    violations: mistakesOf(violations).length,
    consequences: violations.length - mistakesOf(violations).length,
    first: first ? { line: first.line, clause: first.clause } : null,
    damage: damage[0]?.text ?? null,
    readings,
    end: ending.text,
  };
}
