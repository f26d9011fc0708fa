/** `refersTo: country` in a schema means that the value must be the id of a country: which ids there are, and where. */
import { PILES, ROLES } from '../games/twilight-struggle/events/vocabulary.ts';
import { type Names, stringsUnder } from './names.ts';

/** What `refersTo` needs to know while a value is checked. */
export interface Context {
  readonly names: Names;
  /** Names bound by `as`, by the card that binds them. */
  readonly bindings: Map<unknown, Set<string>>;
}

/**
 * The ids among which `value` is not; undefined if it is one of them, or if nobody knows what there is.
 * @param root the whole of the value that is checked
 * @param path where `value` stands in it, as a JSON pointer
 */
export function missingFrom(
  context: Context,
  kind: string,
  value: string,
  root: unknown,
  path: string,
): readonly string[] | undefined {
  const known = candidatesFor(context, kind, root, path);
  return !known || known.has(value) ? undefined : [...known];
}

/** What `as` means inside the verbs `fire` and `oblige`. */
const TAKEN: ReadonlySet<string> = new Set([...ROLES, 'ops']);

/** Names bound by `as` are known only within their card; everything else is known everywhere. */
function candidatesFor(context: Context, kind: string, root: unknown, path: string): ReadonlySet<string> | undefined {
  if (kind !== 'binding' && kind !== 'cardReference' && kind !== 'zone') return context.names.get(kind);
  const card = cardAt(root, path);
  const bound = context.bindings.get(card) ?? new Set(stringsUnder(card, 'as').filter((name) => !TAKEN.has(name)));
  context.bindings.set(card, bound);
  if (kind === 'cardReference') return new Set(['this', ...bound]);
  return kind === 'zone' ? new Set([...PILES, ...bound]) : bound;
}

function cardAt(root: unknown, path: string): unknown {
  const index = /^\/cards\/(\d+)/.exec(path)?.[1];
  return index === undefined ? root : (root as { readonly cards: readonly unknown[] }).cards[Number(index)];
}
