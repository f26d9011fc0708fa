/** Refusing what nobody can understand. */
import { CaseError } from '../../../core/case-problem.ts';
import type { Wording } from '../../../core/wording.ts';

export type Path = readonly (string | number)[];

/** Throws what is wrong at a place of a case. */
export function refuse(path: Path, message: Wording, expected?: Wording, candidates?: readonly string[]): never {
  throw new CaseError({ path, message, ...(expected && { expected }), ...(candidates && { candidates }) });
}
