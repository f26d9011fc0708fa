/** What follows from something immutable is worked out once for each. */

/**
 * A function whose answer for a key is kept as long as the key is. The key must never change; a different one is asked
 * about anew. The last answer is at hand without a look-up, since the same question tends to come many times in a row.
 * @param workOut told the key and the circumstances, which must not make a difference to the answer
 */
export function remember<K extends object, V, Circumstances = void>(
  workOut: (key: K, circumstances: Circumstances) => V,
): (key: K, circumstances: Circumstances) => V {
  const known = new WeakMap<K, V>();
  let lastKey: K | undefined;
  let last: V | undefined;
  return (key, circumstances) => {
    if (key === lastKey) return last as V;
    let found = known.get(key);
    if (found === undefined) {
      found = workOut(key, circumstances);
      known.set(key, found);
    }
    lastKey = key;
    last = found;
    return found;
  };
}

/**
 * The same for texts. Nobody knows how many will come, so that all of them are forgotten when there are too many.
 * @param workOut told the text; nothing else may make a difference to the answer
 */
export function rememberText<V>(workOut: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as V;
    const found = workOut(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, found);
    return found;
  };
}
const MOST_TEXTS = 20_000;
