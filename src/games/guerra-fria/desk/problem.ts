/** What is wrong with something handed in: no ruling, but a case or record that cannot be understood. */
import type { Wording } from '../../../core/wording.ts';

export type Path = readonly (string | number)[];

export interface CaseProblem {
  /** Keys and indices from the root of the case to the mistake, for finding the line. */
  readonly path: Path;
  /** One sentence without a full stop. */
  readonly message: Wording;
  /** What would have been right. */
  readonly expected?: Wording;
  /** Words that could have been meant. */
  readonly candidates?: readonly string[];
}

const REFUSAL = Symbol('refusal');

/** Raised inside this folder for the first mistake; `attempt` turns it into a value. */
export function refuse(path: Path, message: Wording, expected?: Wording, candidates?: readonly string[]): never {
  const problem = { path, message, ...(expected && { expected }), ...(candidates && { candidates }) };
  throw Object.assign(new Error(message.text), { [REFUSAL]: problem });
}

/** A result, or the problem that stood in its way. */
export type Attempt<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: CaseProblem };

/** Runs something that may refuse. */
export function attempt<T extends object>(run: () => T): Attempt<T> {
  try {
    return { ok: true, ...run() };
  } catch (error) {
    const problem = (error as { readonly [REFUSAL]?: CaseProblem })[REFUSAL];
    if (problem) return { ok: false, problem };
    throw error;
  }
}
