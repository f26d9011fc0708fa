/** Making a failing game small: the fewest facts that still break the same rule. */
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Agreement } from '../match/agreement.ts';
import { carryOn, type Failure, isLegal } from './game.ts';
import { faultsOfChoices, faultsOfPosition } from './invariants.ts';
import { seeded } from './random.ts';
import { newGame } from './table.ts';

/** Plays the facts that are allowed, skips the others, and says which rule breaks and after which facts. */
export function replayFor(rule: string, agreement: Agreement, facts: readonly GameFact[]): Failure | undefined {
  const played: GameFact[] = [];
  let board = newGame(agreement);
  const failure = (detail: string): Failure => ({ agreement, facts: played, fault: { rule, detail } });
  for (const fact of facts) {
    try {
      if (!isLegal(board, fact)) continue;
      played.push(fact);
      board = carryOn(board, fact);
      const faults = [...faultsOfPosition(board), ...faultsOfChoices(board, agreement.hands, seeded(played.length))];
      const found = faults.find((fault) => fault.rule === rule);
      if (found) return failure(found.detail);
    } catch (error) {
      if (BREAKS.has(rule)) return failure(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }
  return undefined;
}

/** Rules of which the breach is an exception thrown. */
const BREAKS: ReadonlySet<string> = new Set([
  'an allowed fact can be carried out',
  'asking what is allowed never breaks',
]);

/** Plays facts again and says whether they fail as before, and with which of them. */
export type Again = (facts: readonly GameFact[]) => Failure | undefined;

/** Leaves out ever smaller pieces of the record while the game still fails; gives up after so many tries. */
export function shrink(failure: Failure, again: Again = againFor(failure), tries = 400): Failure {
  let best = again(failure.facts);
  if (!best) return failure;
  let left = tries;
  for (
    let size = Math.ceil(best.facts.length / 2);
    size >= 1 && left > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = best.facts.length - size; at >= 0 && left > 0; at -= size, left--) {
      const shorter: Failure | undefined = again(best.facts.toSpliced(at, size));
      if (shorter && shorter.facts.length < best.facts.length) best = shorter;
    }
  }
  return best;
}

const againFor =
  ({ agreement, fault }: Failure): Again =>
  (facts) =>
    replayFor(fault.rule, agreement, facts);
