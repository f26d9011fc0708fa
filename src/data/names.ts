/** The ids that exist: what `refersTo` in a schema may refer to. */
import type { Kind } from './kinds.ts';

/** Kind of thing -> ids. A kind that is missing is not checked. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Collects ids from files that may still be wrong: what has no id is passed over.
 * @param files parsed files with their kinds
 */
export function collectNames(files: readonly { readonly kind?: Kind | undefined; readonly value: unknown }[]): Names {
  const names = new Map<string, Set<string>>();
  const add = (kind: string, ids: readonly string[]) => {
    const known = names.get(kind) ?? new Set();
    for (const id of ids) known.add(id);
    names.set(kind, known);
  };
  for (const { kind, value } of files) {
    if (kind === 'map') add('country', idsIn(value, 'countries'));
    if (kind === 'regions') {
      add('scoringRegion', idsIn(value, 'regions'));
      add('subregion', idsIn(value, 'subregions'));
      add('region', [...idsIn(value, 'regions'), ...idsIn(value, 'subregions')]);
    }
    if (kind === 'cards') {
      add('card', idsIn(value, 'cards'));
      add('scoring', [...idsIn(value, 'cards'), 'final-scoring']);
      add('label', stringsUnder(value, 'label'));
    }
    if (kind === 'clauses') add('clause', idsOf(value));
    if (kind === 'issues') add('issue', idsOf(value));
  }
  return names;
}

/** All strings that stand under `key` anywhere in the value. */
export function stringsUnder(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === key && typeof child === 'string' ? [child] : stringsUnder(child, key),
  );
}

function idsIn(value: unknown, key: string): string[] {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return idsOf(list);
}

function idsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>).id : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
