/** Names with one letter wrong, missing, too many or exchanged with its neighbour. */

/** In a shorter name one letter makes too much of a difference: Iran and Iraq. */
const SHORTEST = 6;

/**
 * Makes a finder of misspelt names.
 * @param names spellings, plain, with what they stand for
 * @returns what the only name stands for that is one letter away; undefined if there is none, or if there are several
 */
export function misspellings<T>(names: ReadonlyMap<string, T>): (name: string) => T | undefined {
  let known: ReadonlyMap<string, ReadonlySet<T>> | undefined;
  return (name) => {
    if (name.length < SHORTEST) return undefined;
    known ??= shortened(names);
    const found = new Set<T>();
    for (const each of [name, ...shorter(name)]) for (const value of known.get(each) ?? []) found.add(value);
    return found.size === 1 ? [...found][0] : undefined;
  };
}

/** Every name as it is and with each of its letters left out. */
function shortened<T>(names: ReadonlyMap<string, T>): ReadonlyMap<string, ReadonlySet<T>> {
  const all = new Map<string, Set<T>>();
  for (const [name, value] of names) {
    if (name.length < SHORTEST) continue;
    for (const each of [name, ...shorter(name)]) {
      const values = all.get(each) ?? new Set();
      all.set(each, values.add(value));
    }
  }
  return all;
}

/** The beginning of a name is hardly ever misspelt, and another beginning is another word. */
const shorter = (name: string): readonly string[] =>
  Array.from(name.slice(1), (_, at) => name.slice(0, at + 1) + name.slice(at + 2));
