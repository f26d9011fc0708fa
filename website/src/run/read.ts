/** A case that was read, the first where there are several, or what is wrong with the text, each with its line. */
export type Read<T> =
  | { readonly ok: true; readonly input: T; readonly several: boolean }
  | { readonly ok: false; readonly problems: readonly string[] };
