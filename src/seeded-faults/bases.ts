/** What a claim rests on, so that what proofs find can be told from what cases find. */
import type { Task } from '../proofs/run.ts';

/**
 * What a claim rests on. `proof`: a formula, a property or the chart, gone through by a program. `witness`: what a program has found
 * to show a clause or a transition. `case`: what somebody says of a position. `record`: what the program did before.
 */
export const BASES = ['proof', 'witness', 'case', 'record'] as const;
export type Basis = (typeof BASES)[number];

/** Claims that go by what somebody wrote down, or by what the program did before. */
const REST: Readonly<Record<string, Basis>> = { cases: 'case', outcomes: 'record', games: 'record' };

/** What a claim rests on. */
export const basisOf = ({ id, method }: Pick<Task, 'id' | 'method'>): Basis =>
  REST[id] ?? (method === 'witness' ? 'witness' : 'proof');
