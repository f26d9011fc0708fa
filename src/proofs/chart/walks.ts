/**
 * What games show of a chart: it always waits for one side or for chance, and takes every fact that is allowed in one way; and a
 * position that is put in the place of another, as searches do by the million, is the same.
 */
import { advance, type StepTable, stepAt } from '../../core/steps.ts';
import { seeded } from '../../fuzz/random.ts';
import { chooseFact, possibleFacts } from '../../fuzz/table.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { isAllowed } from '../../games/twilight-struggle/check.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { putState } from '../../games/twilight-struggle/put-state.ts';
import { copyState, type State } from '../../games/twilight-struggle/state.ts';
import type { Agreement } from '../../match/agreement.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Looked, World } from '../proof.ts';
import { Watcher } from './search.ts';

/** States in which both sides may act: they choose statecraft cards, lay their headlines down, and show their held cards, in either order. */
const BOTH: ReadonlySet<string> = new Set([
  'turnZero.statecraft',
  'turn.headline.choosing',
  'turn.headline.showing',
  'turn.heldCards.showing',
]);
/** A right that may be used at any time, also in the other player's round. */
const ANY_TIME: ReadonlySet<GameFact['type']> = new Set(['cancel-crisis']);
/** No game needs as many decisions as this. */
const ENDLESS = 3000;

/** Plays a game and looks at every position that it comes to. */
export function* lookAtWalk(watcher: Watcher, agreement: Agreement, seed: number): Iterable<Looked> {
  const { steps } = watcher;
  const random = seeded(seed);
  const board = watcher.begin(agreement);
  const spare = copyState(board.state);
  for (let n = 0; n < ENDLESS; n++) {
    const { path, final } = stepAt(steps, board.state);
    if (final) return;
    const facts = possibleFacts(board, agreement.hands, random);
    yield lookAt(steps, board, path, facts, agreement) ?? lookAtCopy(spare, board.state, path);
    if (facts.length === 0) return;
    const fact = chooseFact(board, facts, random, () => false);
    if (advance(steps, board, board.state, fact) || advance(steps, board, board.state, facts[0] as GameFact)) continue;
    yield { detail: `${path} takes nothing that is allowed`, differences: [] };
    return;
  }
  yield { detail: `a game of ${agreement.edition} does not end`, differences: [] };
}

function lookAt(
  steps: StepTable<Board>,
  board: Board,
  path: string,
  facts: readonly GameFact[],
  { hands }: Agreement,
): Looked {
  const say = (what: string): Looked => ({ detail: `${path}: ${what}`, differences: [] });
  if (stepAt(steps, board.state).tags.length === 0) return say('the chart stands still where it waits for nobody');
  if (facts.length === 0) return hands === 'not-stated' ? undefined : say('nothing may be done');
  const deciders = new Set(facts.flatMap((fact) => ('by' in fact && !ANY_TIME.has(fact.type) ? [fact.by] : [])));
  if (deciders.size > 1 && !BOTH.has(path)) return say('both sides are to decide');
  for (const fact of [facts[0], facts.at(-1)] as GameFact[]) {
    const ways = openWays(steps, board, fact);
    if (ways > 1) return say(`${JSON.stringify(fact)} may go ${ways} ways`);
    if (ways === 0 && isAllowed(board, fact) && fact.type !== 'headline')
      return say(`${JSON.stringify(fact)} is not taken`);
  }
  const [one, other] = [twiceOver(steps, board, facts[0] as GameFact), twiceOver(steps, board, facts[0] as GameFact)];
  return one === other ? undefined : say('the same fact leads to two positions');
}

function lookAtCopy(spare: State, state: State, path: string): Looked {
  putState(spare, state);
  if (JSON.stringify(spare) === JSON.stringify(state)) return undefined;
  return { detail: `${path}: a position put in the place of another is not the same`, differences: [] };
}

function openWays(steps: StepTable<Board>, board: Board, fact: GameFact): number {
  const transitions = steps.rows[board.state.step]?.on.get(fact.type) ?? [];
  return transitions.filter(({ guard }) => guard === undefined || guard.run(board, fact, guard.params)).length;
}

function twiceOver(steps: StepTable<Board>, board: Board, fact: GameFact): string {
  const copy = twilightStruggle.copy(board);
  advance(steps, copy, copy.state, fact);
  return JSON.stringify(copy.state);
}

/** Plays on at random to the end of the game; false if it does not come. */
export function ends(watcher: Watcher, board: Board, agreement: Agreement, seed: number): boolean {
  const random = seeded(seed);
  for (let n = 0; n < ENDLESS; n++) {
    if (stepAt(watcher.steps, board.state).final) return true;
    const facts = possibleFacts(board, agreement.hands, random);
    if (facts.length === 0) return false;
    const fact = chooseFact(board, facts, random, () => false);
    if (advance(watcher.steps, board, board.state, fact)) continue;
    if (!advance(watcher.steps, board, board.state, facts[0] as GameFact)) return false;
  }
  return false;
}

/** A watcher of the chart of a world. */
export const watcherOf = ({ chart: { machine, words } }: World): Watcher => new Watcher(machine, words);
