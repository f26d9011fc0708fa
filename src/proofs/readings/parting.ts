/** Where two sets of rules part: the smallest case that comes out otherwise under the one than under the other. */
import type { CaseInput } from '../../cases/case.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { type OutcomeLine, outcomeLine } from '../witness/outcomes.ts';
import { shrunk } from '../witness/shrink.ts';

/** A case, and what it comes to under each of the two. */
export interface Parting {
  readonly input: CaseInput;
  readonly one: OutcomeLine;
  readonly other: OutcomeLine;
}

/** Small ones among those that part, which are made smaller still. */
const FEW = 3;

/**
 * The smallest position in which two sets of rules part.
 * @param cases where to look; what a case settles itself is left to the rules
 */
export function smallestParting(one: Ruleset, other: Ruleset, cases: readonly CaseInput[]): Parting | undefined {
  const bare = cases.map(bareOf).sort((a, b) => sizeOf(a) - sizeOf(b));
  const found: CaseInput[] = [];
  for (const input of bare) {
    if (parts(one, other, input)) found.push(shrunk(input, (each) => parts(one, other, each) !== undefined));
    if (found.length === FEW) break;
  }
  const [smallest] = found.sort((a, b) => sizeOf(a) - sizeOf(b));
  const outcomes = smallest && parts(one, other, smallest);
  return smallest && outcomes && { input: smallest, ...outcomes };
}

/** The position and what is done in it. */
const bareOf = ({ id, title, position: { options: _, ...position }, action }: CaseInput): CaseInput =>
  ({ id, title, position, action }) as CaseInput;

const sizeOf = ({ position, action }: CaseInput): number => JSON.stringify([position, action]).length;

function parts(one: Ruleset, other: Ruleset, input: CaseInput): Omit<Parting, 'input'> | undefined {
  const outcomes = [one, other].map((rules) => outcomeLine(rules, input));
  const [first, second] = outcomes;
  if (!first || !second) return undefined;
  return bothSay(first, second) ? undefined : { one: first, other: second };
}

/** Do two lines come to the same, by whatever argument? */
const bothSay = (one: OutcomeLine, other: OutcomeLine): boolean =>
  JSON.stringify({ ...one, said: '' }) === JSON.stringify({ ...other, said: '' });
