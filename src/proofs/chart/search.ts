/** Games in which the transitions of a chart are taken, found among random games and made short. */
import type { AnyStateMachine } from 'xstate';
import { advance, begin, type StepTable, stepAt } from '../../core/steps.ts';
import { seeded } from '../../fuzz/random.ts';
import { chooseFact, emptyTable, possibleFacts } from '../../fuzz/table.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Agreement } from '../../match/agreement.ts';
import { type Words, watched } from './transitions.ts';

/** A game in which something is seen: what was agreed, and the facts up to it. */
export interface Witness {
  readonly agreement: Agreement;
  readonly facts: readonly GameFact[];
}

/** No game needs as many decisions as this. */
const ENDLESS = 3000;

/** Plays on a chart that tells what it takes. */
export class Watcher {
  readonly steps: StepTable<Board>;
  #seen: (name: string) => void = () => {};

  constructor(machine: AnyStateMachine, words: Words<Board>) {
    this.steps = watched<Board>(machine, words, (name) => this.#seen(name));
  }

  /** Plays a random game and tells after how many facts each transition is first taken. */
  play(agreement: Agreement, seed: number, seen: (name: string, facts: readonly GameFact[]) => void): void {
    const facts: GameFact[] = [];
    const random = seeded(seed);
    this.#seen = (name) => seen(name, facts);
    const board = this.begin(agreement);
    while (facts.length < ENDLESS && !stepAt(this.steps, board.state).final) {
      const possible = possibleFacts(board, agreement.hands, random);
      if (possible.length === 0) return;
      const chosen = chooseFact(board, possible, random, () => false);
      facts.push(chosen);
      if (advance(this.steps, board, board.state, chosen)) continue;
      // What the table makes up may be wrong by the rules: a headline laid down unseen that must be shown.
      facts[facts.length - 1] = possible[0] as GameFact;
      if (!advance(this.steps, board, board.state, possible[0] as GameFact)) return;
    }
  }

  /** The number of facts after which a transition is taken, when those that the chart does not take are left out. */
  takes(name: string, { agreement, facts }: Witness): readonly GameFact[] | undefined {
    let found = false;
    this.#seen = (taken) => {
      if (taken === name) found = true;
    };
    const board = this.begin(agreement);
    const played: GameFact[] = [];
    for (const fact of facts) {
      if (found) break;
      try {
        if (advance(this.steps, board, board.state, fact)) played.push(fact);
      } catch {
        return undefined;
      }
    }
    return found ? played : undefined;
  }

  /** The transitions that are taken one after the other from the last fact on, until the chart waits. */
  trailOf({ agreement, facts }: Witness): readonly string[] {
    let trail: string[] = [];
    this.#seen = (taken) => trail.push(taken);
    const board = this.begin(agreement);
    for (const fact of facts) {
      trail = [];
      advance(this.steps, board, board.state, fact);
    }
    this.#seen = () => {};
    return trail;
  }

  /** The position after some facts. */
  boardAfter(agreement: Agreement, facts: readonly GameFact[]): Board {
    this.#seen = () => {};
    const board = this.begin(agreement);
    for (const fact of facts) advance(this.steps, board, board.state, fact);
    return board;
  }

  begin(agreement: Agreement): Board {
    const board = emptyTable(agreement);
    begin(this.steps, board, board.state);
    return board;
  }
}

/** Leaves out ever smaller pieces of a witness as long as the transition is still taken. */
export function shortened(watcher: Watcher, name: string, witness: Witness, tries: number): Witness {
  let best = witness;
  let left = tries;
  for (let size = Math.ceil(best.facts.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = best.facts.length - size; at >= 0 && left > 0; at -= size, left--) {
      const facts = watcher.takes(name, { ...best, facts: best.facts.toSpliced(at, size) });
      if (facts && facts.length < best.facts.length) best = { ...best, facts };
    }
  return best;
}
