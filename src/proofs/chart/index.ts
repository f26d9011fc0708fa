/** The proofs of the statecharts. */
import { same } from '../../core/compare.ts';
import { stepAt } from '../../core/steps.ts';
import { seeded } from '../../fuzz/random.ts';
import { someAgreement } from '../agreements.ts';
import { type Looked, type Proof, thinned, type World } from '../proof.ts';
import { lookAtStructure } from './structure.ts';
import { transitionsOf } from './transitions.ts';
import { UNREACHED } from './unreached.ts';
import { ends, lookAtWalk, watcherOf } from './walks.ts';
import { readWitnesses, witnessOf } from './witnesses.ts';

/** Clauses of the sequence of play as a whole. */
const SEQUENCE = ['4.5', '4.5.D', '5.1', '5.2', '6.0', '10.3.1'];

/** Each transition is taken in the game that is kept for it, and leads where it led; and for each that no game takes it is said why. */
function* lookAtWitnesses(world: World, quick: boolean): Iterable<Looked> {
  const watcher = watcherOf(world);
  const lines = new Map(readWitnesses().map((line) => [line.transition, line]));
  const all = transitionsOf(world.chart.machine);
  const known = new Set(all.map(({ name }) => name));
  for (const name of lines.keys())
    if (!known.has(name))
      yield { detail: `${name}: a game is kept for it, but the chart has it no more`, differences: [] };
  for (const { name } of all) {
    const line = lines.get(name);
    if (line && UNREACHED[name] !== undefined) {
      yield { detail: `${name}: a game takes it, although it is said that none does`, differences: [] };
      continue;
    }
    if (!line) {
      yield UNREACHED[name] === undefined ? { detail: `${name}: no game takes it`, differences: [] } : undefined;
      continue;
    }
    if (line.edition !== world.edition && quick) continue;
    const witness = witnessOf(watcher, line);
    const facts = watcher.takes(name, witness);
    if (facts?.length !== witness.facts.length) {
      yield { detail: `${name}: the game that is kept for it does not take it`, differences: [] };
      continue;
    }
    const { path } = stepAt(watcher.steps, watcher.boardAfter(witness.agreement, witness.facts).state);
    if (path !== line.at) {
      yield { detail: `${name}: it leads to ${path}, not to ${line.at}`, differences: [] };
      continue;
    }
    const trail = watcher.trailOf(witness);
    yield same(trail, line.trail)
      ? undefined
      : { detail: `${name}: it leads there by ${trail.join(', ')}, not by ${line.trail.join(', ')}`, differences: [] };
  }
}

/** From the end of each of these games the end of the game is reached. */
function* lookAtEnds(world: World, quick: boolean): Iterable<Looked> {
  const watcher = watcherOf(world);
  for (const [at, line] of [...thinned(readWitnesses(), quick ? 7 : 1)].entries()) {
    const { agreement, facts } = witnessOf(watcher, line);
    if (agreement.hands === 'not-stated') continue;
    const board = watcher.boardAfter(agreement, facts);
    yield ends(watcher, board, agreement, at)
      ? undefined
      : { detail: `${line.transition}: no end of the game is reached from there`, differences: [] };
  }
}

/** Random games under agreements thrown together from every option. */
function* lookAtWalks(world: World, quick: boolean): Iterable<Looked> {
  const watcher = watcherOf(world);
  for (let seed = 0; seed < (quick ? 12 : 400); seed++) {
    const agreement = someAgreement(world.rules, world.edition, seeded(seed));
    yield* lookAtWalk(watcher, agreement, seed);
  }
}

export const CHART_PROOFS: readonly Proof[] = [
  { id: 'chart-structure', clauses: SEQUENCE, method: 'graph', look: ({ chart }) => lookAtStructure(chart.machine) },
  { id: 'chart-reached', clauses: SEQUENCE, method: 'witness', kept: true, look: lookAtWitnesses },
  { id: 'chart-awaits', clauses: SEQUENCE, method: 'games', look: lookAtWalks },
  { id: 'chart-ends', clauses: SEQUENCE, method: 'games', kept: true, look: lookAtEnds },
];
