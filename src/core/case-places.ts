/** A value in a file, and where it stands there. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Where the cases of a file stand: one case, a list, or a list under the first of these keys that has one. */
export function casePlaces(value: unknown, ...keys: readonly string[]): readonly Place[] {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const key = Array.isArray(value) ? undefined : keys.find((each) => Array.isArray(fields[each]));
  const [path, list] = key === undefined ? [[], value] : [[key], fields[key]];
  return Array.isArray(list) ? list.map((each, at) => ({ path: [...path, at], value: each })) : [{ path, value }];
}
