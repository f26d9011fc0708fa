/** A case that was read, or what is wrong with the text, each with its line. */
export type Read<T> =
  | { readonly ok: true; readonly input: T }
  | { readonly ok: false; readonly problems: readonly string[] };
