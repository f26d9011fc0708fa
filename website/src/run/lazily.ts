/** Something that is fetched when it is first needed, and then stays: a page that does not need it is lighter. */
export interface Lazy<T> {
  /** What has been fetched already. */
  readonly now: () => T | undefined;
  readonly get: () => Promise<T>;
}

export function lazily<T>(fetch: () => Promise<T>): Lazy<T> {
  let kept: T | undefined;
  let coming: Promise<T> | undefined;
  return {
    now: () => kept,
    get: () => {
      // Whoever asks while it is coming waits for the same; what could not be fetched is asked for again.
      coming ??= fetch().then(
        (fetched) => (kept = fetched),
        (error) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}
