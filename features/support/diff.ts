/** Pairs the items of two lists that should be alike. */

/** `[a, b]` belong together, alike or not; one of them is undefined where the other list has nothing to match. */
export type Pair<T> = readonly [T, T] | readonly [T, undefined] | readonly [undefined, T];

/**
 * Aligns two lists on their longest common subsequence of `alike` items; what lies between two matches is
 * paired in order, as changed items, and the rest of the longer side stays alone.
 */
export function align<T>(left: readonly T[], right: readonly T[], alike: (a: T, b: T) => boolean): readonly Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let [i, j] = [0, 0];
  for (const [matchI, matchJ] of [...commonSubsequence(left, right, alike), [left.length, right.length] as const]) {
    pairs.push(...inOrder(left.slice(i, matchI), right.slice(j, matchJ)));
    if (matchI < left.length) pairs.push([left[matchI]!, right[matchJ]!]);
    [i, j] = [matchI + 1, matchJ + 1];
  }
  return pairs;
}

function inOrder<T>(left: readonly T[], right: readonly T[]): readonly Pair<T>[] {
  const length = Math.max(left.length, right.length);
  return Array.from({ length }, (_, i) => [left[i], right[i]] as unknown as Pair<T>);
}

/** Index pairs of a longest common subsequence. */
function commonSubsequence<T>(
  left: readonly T[],
  right: readonly T[],
  alike: (a: T, b: T) => boolean,
): readonly (readonly [number, number])[] {
  // length[i][j] = how much left[i..] and right[j..] have in common
  const length = left.map(() => new Array<number>(right.length + 1).fill(0));
  length.push(new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      length[i]![j] = alike(left[i]!, right[j]!)
        ? length[i + 1]![j + 1]! + 1
        : Math.max(length[i + 1]![j]!, length[i]![j + 1]!);
    }
  }
  const matches: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (alike(left[i]!, right[j]!)) matches.push([i++, j++]);
    else if (length[i + 1]![j]! >= length[i]![j + 1]!) i++;
    else j++;
  }
  return matches;
}
