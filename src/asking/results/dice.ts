/** The two dice of a contest or a realignment in the parts of a question. */
import { rivalOf, type SideName } from '../draft.ts';
import type { Facts } from './facts.ts';
import type { Part } from './parts.ts';

/** The best die. */
export const BEST = 6;

/** The two dice of a contest, each with whose it is; undefined if there are none, null if it cannot be told. */
export function diceOf(facts: Facts): { readonly us: number; readonly ussr: number } | undefined | null {
  const dice: { us?: number; ussr?: number } = {};
  const words = facts.of('die');
  if (words.length === 0) return undefined;
  const [both, ...more] = facts.of('both');
  if (both !== undefined) {
    const same = words.length === 1 && more.length === 0 ? facts.numberOf('die', 1, -1) : null;
    facts.use(both);
    return typeof same === 'number' ? { us: same, ussr: same } : null;
  }
  // "Dice 3-3": the same for both.
  const [thrown, ...pairs] = words.flatMap((at) => facts.beside(at, 1, 'pair') ?? facts.beside(at, -1, 'pair') ?? []);
  if (thrown !== undefined) {
    const [us, ussr] = (facts.parts[thrown] as Part).value as readonly [number, number];
    facts.use(thrown);
    return pairs.length === 0 && us === ussr && us >= 1 && us <= BEST ? { us, ussr } : null;
  }
  let last: number | undefined;
  /** A side and the number behind it, or before it where that is how the word was used. */
  const take = (side: number | undefined, number: number | undefined): boolean => {
    const isPair = side !== undefined && number !== undefined && facts.kindAt(side) === 'side';
    if (!isPair || facts.kindAt(number) !== 'n' || facts.isUsed(side) || facts.isUsed(number)) return false;
    const [roller, n] = [facts.valueAt(side) as SideName, Number(facts.valueAt(number))];
    if (dice[roller] !== undefined || n < 1 || n > BEST) return false;
    dice[roller] = n;
    facts.use(side, number);
    last = Math.max(side, number);
    return true;
  };
  for (const at of words) {
    // "I roll 4", "die USSR 6", "the USSR die 6", "USSR 6 on the die".
    const [before, behind] = [facts.beside(at, -1, 'side'), facts.beside(at, 1, 'side')];
    const number = facts.beside(at, 1, 'n');
    const isTaken =
      take(before, number) || take(behind, behind === undefined ? undefined : facts.beside(behind, 1, 'n'));
    if (isTaken) facts.use(at);
  }
  // "Rolled 3, he rolled 5": of two dice the one of which nobody says whose it is, is the other side's.
  const [own, ...others] = facts.of('die').filter((at) => facts.beside(at, 1, 'n') !== undefined);
  const [known, ...two] = Object.keys(dice) as SideName[];
  if (own !== undefined && others.length === 0 && known !== undefined && two.length === 0) {
    const { clause } = facts.parts[own] ?? {};
    const number = facts.beside(own, 1, 'n') as number;
    const n = Number(facts.valueAt(number));
    const isAlone = !facts.of('side').some((at) => facts.parts[at]?.clause === clause);
    if (isAlone && n >= 1 && n <= BEST) {
      dice[rivalOf(known)] = n;
      facts.use(own, number);
    }
  }
  // "His roll 3, mine 5": the word is said once.
  if (last !== undefined && Object.keys(dice).length === 1) {
    const next = last + 1;
    take(next, next + 1);
  }
  return dice.us !== undefined && dice.ussr !== undefined ? { us: dice.us, ussr: dice.ussr } : null;
}
