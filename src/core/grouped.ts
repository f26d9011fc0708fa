/** Lists and counts by a key, in the order in which each key first comes. */

/** The members of a list by a key of theirs. */
export function grouped<K, V>(list: Iterable<V>, keyOf: (member: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const member of list) addTo(groups, keyOf(member), member);
  return groups;
}

/** Adds to the list that a key has. */
export function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** How often each member comes. */
export function counted<K>(list: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const member of list) counts.set(member, (counts.get(member) ?? 0) + 1);
  return counts;
}
