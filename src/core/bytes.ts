/** Arrays of bytes that nobody may change in passing. */
type Changing = 'set' | 'fill' | 'copyWithin' | 'reverse' | 'sort';
/** Bytes to be read only. */
export type ReadonlyBytes = { readonly [index: number]: number } & Omit<Uint8Array, Changing | number>;
