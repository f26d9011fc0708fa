/**
 * Every way in which one value of the rules files can be changed to another sensible one: numbers by 1, flags turned, ids and
 * options exchanged for others of their kind, entries dropped, neighbours in a list exchanged. Pure.
 */
import { type Found, rootOf, schemasUnder, type Walk } from './schema-walk.ts';

export type Place = readonly (string | number)[];

/** One change of one value of a file. */
export interface Change {
  /** Path of the file below `rules/`. */
  readonly file: string;
  readonly place: Place;
  readonly kind: 'number' | 'flag' | 'name' | 'drop' | 'order';
  readonly from: unknown;
  /** Undefined: the entry is dropped. */
  readonly to: unknown;
}

/** What a file offers for changing. */
export interface Changes {
  readonly changes: readonly Change[];
  /** Values below a part that the schema marks as text only, by the mark. */
  readonly textOnly: ReadonlyMap<string, number>;
}

/**
 * The changes of a file.
 * @param walk its schema, and the ids that exist by kind
 */
export function changesOf(file: string, value: unknown, walk: Walk): Changes {
  const changes: Change[] = [];
  const textOnly = new Map<string, number>();

  const skipped = (schemas: readonly Found[], node: unknown): boolean => {
    const marked = schemas.find(({ part }) => part.textOnly !== undefined);
    if (!marked) return false;
    const label = `${walk.root.replace('.schema.json', '')}: ${marked.part.textOnly}`;
    textOnly.set(label, (textOnly.get(label) ?? 0) + leaves(node));
    return true;
  };
  const visit = (node: unknown, place: Place, schemas: readonly Found[]): void => {
    const add = (kind: Change['kind'], to: unknown, at: Place = place, from: unknown = node) =>
      changes.push({ file, place: at, kind, from, to });
    const descend = (key: string | number, child: unknown): void => {
      const below = schemasUnder(walk, schemas, key);
      if (skipped(below, child)) return;
      const before = changes.length;
      visit(child, [...place, key], below);
      // What holds nothing but text says nothing by being there.
      if (changes.length > before || isEmpty(child)) add('drop', undefined, [...place, key], child);
    };
    if (typeof node === 'number') for (const to of [node + 1, node - 1]) add('number', to);
    else if (typeof node === 'boolean') add('flag', !node);
    else if (typeof node === 'string') add('name', otherName(node, schemas, walk));
    else if (Array.isArray(node)) {
      const isSet = schemas.some(({ part }) => part.uniqueItems === true || part.unordered !== undefined);
      for (const [index, item] of node.entries()) {
        descend(index, item);
        const isFree = [index - 1, index].every((at) => isUnordered(node[at], schemasUnder(walk, schemas, at)));
        if (index === 0 || isSet || isFree || same(item, node[index - 1])) continue;
        add('order', [node[index], node[index - 1]], [...place, index], [node[index - 1], node[index]]);
      }
    } else if (typeof node === 'object' && node !== null)
      for (const [key, child] of Object.entries(node)) descend(key, child);
  };

  /** Is it something of which the schema says that its place among such things means nothing? */
  const isUnordered = (item: unknown, schemas: readonly Found[]): boolean =>
    typeof item === 'object' &&
    item !== null &&
    Object.keys(item).some((key) => schemasUnder(walk, schemas, key).some(({ part }) => part.unordered !== undefined));

  const root = rootOf(walk);
  if (!skipped(root, value)) visit(value, [], root);
  return { changes, textOnly };
}

/** The value with the change made; the rest is shared with the original. */
export function changed(value: unknown, { place, kind, to }: Change, depth = 0): unknown {
  const key = place[depth];
  if (key === undefined) return to;
  const last = depth === place.length - 1;
  if (Array.isArray(value)) {
    const at = key as number;
    if (last && kind === 'drop') return value.toSpliced(at, 1);
    if (last && kind === 'order') return value.toSpliced(at - 1, 2, ...(to as unknown[]));
    return value.with(at, changed(value[at], { place, kind, to } as Change, depth + 1));
  }
  const { [key]: child, ...rest } = value as Record<string, unknown>;
  if (last && kind === 'drop') return rest;
  return { ...(value as object), [key]: changed(child, { place, kind, to } as Change, depth + 1) };
}

/** Roles of an event by the one that is easily taken for it: the other side. */
const OTHER_SIDE: Readonly<Record<string, string>> = {
  us: 'ussr',
  ussr: 'us',
  player: 'opponent',
  opponent: 'player',
  winner: 'player',
  any: 'us',
};

/** Another name of the same kind: the other side, another id, another option, else a name that nothing has. */
function otherName(name: string, schemas: readonly Found[], { ids }: Walk): string {
  for (const { part } of schemas) {
    const options = Array.isArray(part.enum) ? (part.enum as unknown[]) : undefined;
    const known = options ?? [...(ids.get(String(part.refersTo)) ?? [])];
    const others = known.filter((each): each is string => typeof each === 'string');
    const at = others.indexOf(name);
    const side = OTHER_SIDE[name];
    if (at >= 0 && side !== undefined && others.includes(side)) return side;
    if (at >= 0 && others.length > 1) return others[(at + 1) % others.length] as string;
  }
  return `${name}-x`;
}

const isEmpty = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || Object.keys(value).length === 0;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function leaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, child) => sum + leaves(child), 0);
}
