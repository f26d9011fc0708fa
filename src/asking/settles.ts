/** Whether a case of the suite that a question is like settles it. */
import type { Verdict } from '../core/finding.ts';
import type { Precedents } from './precedents.ts';

/**
 * Does the nearest case settle a question? Not where the question, as far as it is read as a case, comes to another verdict; one that
 * something is lacking for does not contradict it.
 * @param verdict of the nearest case
 * @param meant the verdicts of the cases that the question may be meant as
 */
export const settles = (
  { isSure }: Pick<Precedents, 'isSure'>,
  verdict: Verdict | undefined,
  meant: readonly Verdict[],
): boolean => isSure && meant.every((each) => each === verdict || each === 'undetermined');
