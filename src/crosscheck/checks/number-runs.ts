/** Two runs of numbers, set beside each other. */

/** Pairs of indexes with the fewest changes from one run of numbers to the other, and what the changes cost. */
export function alignNumbers(
  a: readonly number[],
  b: readonly number[],
): { readonly pairs: readonly (readonly [number, number])[]; readonly cost: number } {
  const cost = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      cost[i]![j] = Math.min(
        cost[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1.1),
        cost[i - 1]![j]! + 1,
        cost[i]![j - 1]! + 1,
      );
  const pairs: [number, number][] = [];
  for (let [i, j] = [a.length, b.length]; i > 0 && j > 0; ) {
    if (cost[i]![j] === cost[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1.1)) pairs.unshift([--i, --j]);
    else if (cost[i]![j] === cost[i - 1]![j]! + 1) i--;
    else j--;
  }
  return { pairs, cost: cost[a.length]![b.length]! };
}
