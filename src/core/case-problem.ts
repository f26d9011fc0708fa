/** What is wrong with something handed in, a case, a fact or a record: no ruling, but something nobody can understand. */
import type { Wording } from './wording.ts';

export interface CaseProblem {
  /** Keys and indices from the root of the case to the mistake, for finding the line. */
  readonly path: readonly (string | number)[];
  /** One sentence without a full stop. */
  readonly message: Wording;
  /** What would have been right. */
  readonly expected?: Wording;
  /** Words that could have been meant. */
  readonly candidates?: readonly string[];
}

/** Thrown by what reads, and turned into a value by what answers people. */
export class CaseError extends Error {
  readonly problem: CaseProblem;
  constructor(problem: CaseProblem) {
    super(problem.message.text);
    this.problem = problem;
  }
}

/** A result, or the problem that stood in its way. */
export type Attempt<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: CaseProblem };

/** Runs something that may throw a `CaseError`. */
export function attempt<T extends object>(run: () => T): Attempt<T> {
  try {
    return { ok: true, ...run() };
  } catch (error) {
    if (error instanceof CaseError) return { ok: false, problem: error.problem };
    throw error;
  }
}
