/** What came of an entry of a record, or of a part that is judged before the entries. */
import type { Missing } from '../../cases/asked.ts';
import type { CaseProblem } from '../../cases/case.ts';
import type { runCase } from '../../cases/suite.ts';
import type { Difference } from '../../core/compare.ts';
import { type Finding, type Verdict, verdictOf } from '../../core/finding.ts';
import type { Message } from '../../core/render.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { RecordEntry } from './record.ts';

/** One fact of an entry, with what was said of it. */
export interface RecordStep {
  readonly fact: GameFact;
  /** Index in the facts of the entry; undefined for one that the keys of a case stand for. */
  readonly index?: number;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly before: Board;
}

/** What came of one entry. */
export interface EntryOutcome {
  readonly entry: RecordEntry;
  /** The board as the entry found it, and as it left it. */
  readonly before: Board;
  readonly after: Board;
  readonly steps: readonly RecordStep[];
  readonly verdict: Verdict;
  /** What is against it, or what leaves it open. */
  readonly findings: readonly Finding[];
  /** What the entry does not say although the game asks for it. */
  readonly missing?: Missing | undefined;
  /** Stated results that did not come about. */
  readonly differences: readonly Difference[];
  /** Why what is against the entry is held against nobody: the record leaves out what it may come of. */
  readonly open?: Message | undefined;
  /** Why the entry could not be judged at all. */
  readonly problem?: CaseProblem | undefined;
}

/** What came of a case that stands for a part of a record. */
export function outcomeOf(
  entry: RecordEntry,
  from: Board,
  { ruling, differences, problem }: ReturnType<typeof runCase>,
): EntryOutcome {
  if (!ruling) {
    return {
      entry,
      before: from,
      after: from,
      steps: [],
      verdict: 'undetermined',
      findings: [],
      differences: [],
      problem,
    };
  }
  const { verdict, findings, missing, end } = ruling;
  const steps = ruling.steps.flatMap((step): RecordStep[] =>
    step.fact
      ? [{ fact: step.fact, verdict: verdictOf(step.findings), findings: step.findings, before: step.before }]
      : [],
  );
  return { entry, before: from, after: end, steps, verdict, findings, missing, differences };
}
