/** Which kept game takes each transition of a chart and comes to each of its states, for the live chart to show. */
import { gameMachine } from '../../../machines/twilight-struggle/index.ts';
import { actions, guards } from '../../../machines/twilight-struggle/vocabulary.ts';
import { advance, begin } from '../../core/steps.ts';
import { emptyTable } from '../../fuzz/table.ts';
import type { Agreement } from '../../match/agreement.ts';
import { Watcher, type Witness } from './search.ts';
import { type Named, transitionsOf } from './transitions.ts';
import { type Reason, reasonOf } from './unreached.ts';
import { readWitnesses, witnessOf } from './witnesses.ts';

/** A game by its place among those that are kept, and after how many of its facts something is seen. */
export type At = readonly [game: number, facts: number];

/** What is agreed in a game that is kept, and its facts. */
export interface CoveringGame {
  readonly agreement: Partial<Agreement>;
  readonly facts: readonly unknown[];
}

/** Which game reaches what. */
export interface ChartCoverage {
  readonly games: readonly CoveringGame[];
  /** By the name of the transition: the game that takes it, or why none does. */
  readonly transitions: Readonly<Record<string, At | Reason>>;
  /** By the path of the state, those around it included: the shortest way to come there. */
  readonly states: Readonly<Record<string, At>>;
}

/** A game that is kept for a transition, and the states that are entered in it, each with the number of facts before. */
export interface Walked {
  readonly transition: string;
  readonly game: CoveringGame;
  readonly entered: ReadonlyMap<string, number>;
}

/** What the games that are kept reach, together. */
export function putTogether(transitions: readonly Named[], walked: readonly Walked[]): ChartCoverage {
  const states: Record<string, At> = {};
  for (const [at, { entered }] of walked.entries())
    for (const [path, facts] of entered)
      for (const each of withAround(path)) {
        const known = states[each];
        if (!known || known[1] > facts) states[each] = [at, facts];
      }
  const taken = new Map(walked.map(({ transition, game }, at): [string, At] => [transition, [at, game.facts.length]]));
  return {
    games: walked.map(({ game }) => game),
    transitions: Object.fromEntries(
      transitions.flatMap(({ name }) => {
        const how = taken.get(name) ?? reasonOf(name);
        return how === undefined ? [] : [[name, how]];
      }),
    ),
    states,
  };
}

const withAround = (path: string): string[] => path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

/** Of *Twilight Struggle*. */
export function chartCoverage(): ChartCoverage {
  const watcher = new Watcher(gameMachine, { guards, actions });
  const walked = readWitnesses().map((line): Walked => {
    const witness = witnessOf(watcher, line);
    const { agreement, facts } = witness;
    return { transition: line.transition, game: { agreement, facts }, entered: enteredBy(watcher, witness) };
  });
  return putTogether(transitionsOf(gameMachine), walked);
}

function enteredBy({ steps }: Watcher, { agreement, facts }: Witness): ReadonlyMap<string, number> {
  const entered = new Map<string, number>();
  let at = 0;
  const note = ({ path }: { readonly path: string }): undefined => {
    if (!entered.has(path)) entered.set(path, at);
  };
  const board = emptyTable(agreement);
  begin(steps, board, board.state, note);
  for (const fact of facts) {
    at++;
    advance(steps, board, board.state, fact, note);
  }
  return entered;
}
