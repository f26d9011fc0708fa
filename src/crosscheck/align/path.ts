/** The likeliest way through the clauses: dynamic programming over sentences, in favour of the order of the booklet. */
import { remember } from '../../core/remember.ts';
import type { CanonClause } from '../canon.ts';

/** What a step from one clause to another costs. */
function stepCost(from: CanonClause, to: CanonClause): number {
  const jump = to.index - from.index;
  if (jump === 0) return 0.02;
  if (jump > 0) return jump <= 2 ? 0 : Math.min(0.035 * Math.log2(jump), 0.22);
  // Going back within a printed number is common: examples and notes stand where the translator put them.
  return from.official === to.official ? 0.05 : from.section === to.section ? 0.16 : DEAREST;
}
/** Back into another section. */
const DEAREST = 0.3;

/**
 * Assigns every row of emissions a clause, or -1.
 * @param nothing what a row earns that belongs to no clause
 */
export function bestPath(
  emissions: readonly Float64Array[],
  clauses: readonly CanonClause[],
  nothing: number,
): number[] {
  const size = clauses.length;
  if (size === 0) return emissions.map(() => -1);
  const costs = costsTo(clauses);
  const likely = new Int32Array(size);
  // State `c` means: the last clause said was `c`; a row may say nothing and keep the state.
  let best = new Float64Array(size);
  const choices: Int32Array[] = [];
  const silent: Uint8Array[] = [];
  for (const row of emissions) {
    const next = new Float64Array(size);
    const from = new Int32Array(size);
    const quiet = new Uint8Array(size);
    // Whatever lies further behind the best than the dearest step costs is behind it after every step.
    const least = best.reduce((a, b) => Math.max(a, b)) - DEAREST;
    let many = 0;
    for (let at = 0; at < size; at++) if (best[at]! >= least) likely[many++] = at;
    for (let to = 0; to < size; to++) {
      let top = Number.NEGATIVE_INFINITY;
      let chosen = 0;
      const cost = costs[to]!;
      // Tens of millions of times: nothing is made in here.
      for (let nth = 0; nth < many; nth++) {
        const at = likely[nth]!;
        const value = best[at]! - cost[at]!;
        if (value > top) {
          top = value;
          chosen = at;
        }
      }
      const said = top + row[to]!;
      const kept = best[to]! + nothing;
      next[to] = Math.max(said, kept);
      quiet[to] = kept >= said ? 1 : 0;
      from[to] = kept >= said ? to : chosen;
    }
    best = next;
    choices.push(from);
    silent.push(quiet);
  }
  return walkBack(best, choices, silent);
}

/** For each clause, what the step to it costs from each of them. */
const costsTo = remember((clauses: readonly CanonClause[]) =>
  clauses.map((to) => Float64Array.from(clauses, (from) => stepCost(from, to))),
);

function walkBack(best: Float64Array, choices: readonly Int32Array[], silent: readonly Uint8Array[]): number[] {
  let state = best.reduce((top, value, index) => (value > best[top]! ? index : top), 0);
  const path: number[] = [];
  for (let row = choices.length - 1; row >= 0; row--) {
    path.unshift(silent[row]![state] ? -1 : state);
    state = choices[row]![state]!;
  }
  return path;
}
