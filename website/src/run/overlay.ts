/** What a value has that another has not: the second edition beside the first, of which most is the same. Plain data only. */

/** Nothing for a value that is the same. */
export type Overlay =
  | { readonly value: unknown }
  /** Fields by name; those that are the same are absent. `keys` stands only where fields come or go. */
  | { readonly fields: Readonly<Record<string, Overlay>>; readonly keys?: readonly string[] }
  /** Entries in order: one of the other list as it is, one of them with a change, or a new one. */
  | { readonly entries: readonly (number | readonly [of: number, change: Overlay] | { readonly value: unknown })[] };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What has to be said of a value to somebody who has the other; nothing if they are the same. */
export function overlayOf(base: unknown, value: unknown): Overlay | undefined {
  if (JSON.stringify(base) === JSON.stringify(value)) return undefined;
  if (isFields(base) && isFields(value)) return overFields(base, value);
  if (Array.isArray(base) && Array.isArray(value)) return overEntries(base, value);
  return { value };
}

function overFields(base: Fields, value: Fields): Overlay {
  const keys = Object.keys(value);
  const changes = keys.map((key) => [
    key,
    Object.hasOwn(base, key) ? overlayOf(base[key], value[key]) : { value: value[key] },
  ]);
  const fields: Readonly<Record<string, Overlay>> = Object.fromEntries(changes.filter(([, change]) => change));
  return JSON.stringify(keys) === JSON.stringify(Object.keys(base)) ? { fields } : { fields, keys };
}

function overEntries(base: readonly unknown[], value: readonly unknown[]): Overlay {
  const texts = new Map(base.map((entry, index) => [JSON.stringify(entry), index]));
  const ids = new Map(base.flatMap((entry, index) => (isFields(entry) && 'id' in entry ? [[entry.id, index]] : [])));
  return {
    entries: value.map((entry) => {
      const same = texts.get(JSON.stringify(entry));
      if (same !== undefined) return same;
      const like = isFields(entry) ? ids.get(entry.id) : undefined;
      return like === undefined ? { value: entry } : [like, overlayOf(base[like], entry)!];
    }),
  };
}

/** The value that the overlay was made of; what is the same is shared with the other. */
export function laidOver(base: unknown, overlay: Overlay | undefined): unknown {
  if (!overlay) return base;
  if ('value' in overlay) return overlay.value;
  if ('fields' in overlay) {
    const { fields, keys = Object.keys(base as Fields) } = overlay;
    return Object.fromEntries(keys.map((key) => [key, laidOver((base as Fields)[key], fields[key])]));
  }
  const list = base as readonly unknown[];
  return overlay.entries.map((entry) => {
    if (typeof entry === 'number') return list[entry];
    return 'value' in entry ? entry.value : laidOver(list[entry[0]], entry[1]);
  });
}
