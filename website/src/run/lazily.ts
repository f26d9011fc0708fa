/** Something that is fetched when it is first needed, and then stays: a page that does not need it is lighter. */
export interface Lazy<T> {
  /** What has been fetched already. */
  readonly now: () => T | undefined;
  readonly get: () => Promise<T>;
}

export function lazily<T>(fetch: () => Promise<T>): Lazy<T> {
  let kept: T | undefined;
  return {
    now: () => kept,
    get: async () => {
      kept ??= await fetch();
      return kept;
    },
  };
}
