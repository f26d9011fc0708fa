/** Chance for tests and for the fuzz command, always handed in: the rules themselves have none. */

/** A source of whole numbers. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  readonly below: (n: number) => number;
}

/** Numbers that repeat for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (n) => next() % n };
}

/** Numbers taken from a list, and 0 when it is used up: what a shrinker can make smaller. */
export function fromList(numbers: readonly number[]): Random {
  let at = 0;
  return { below: (n) => (numbers[at++] ?? 0) % n };
}

/** One member of a list that is not empty. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

/** True in so many of a hundred cases. */
export const percent = (random: Random, n: number): boolean => random.below(100) < n;

/** So many different members of a list, in no order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    const at = random.below(rest.length);
    taken.push(rest[at] as T);
    rest.splice(at, 1);
  }
  return taken;
}
