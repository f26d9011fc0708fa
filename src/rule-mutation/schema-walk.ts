/** Which parts of a schema speak of the value at a place: every branch that may apply, references followed. Pure. */

export type SchemaPart = Readonly<Record<string, unknown>>;

export interface Walk {
  readonly schemas: Readonly<Record<string, object>>;
  /** File name of the schema that the value obeys. */
  readonly root: string;
  /** Kind of thing -> ids, as `refersTo` knows them. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A part of a schema and the file it stands in. */
export interface Found {
  readonly part: SchemaPart;
  readonly file: string;
}

const BRANCHES = ['anyOf', 'oneOf', 'allOf'] as const;
/** Branches that hold for some values only. */
const CONDITIONAL = ['then', 'else'] as const;

/** The schemas of a whole file. */
export const rootOf = (walk: Walk): Found[] =>
  spread(walk, [{ part: walk.schemas[walk.root] as SchemaPart, file: walk.root }]);

/** The schemas that may hold for what stands under a key, as far as keywords at that level go. */
export const schemasUnder = (walk: Walk, found: readonly Found[], key: string | number): Found[] =>
  spread(
    walk,
    found.flatMap((each) => below(each, key)),
  );

function below({ part, file }: Found, key: string | number): Found[] {
  const parts: unknown[] = [];
  if (typeof key === 'number') {
    const { prefixItems, items } = part as { prefixItems?: readonly unknown[]; items?: unknown };
    parts.push(prefixItems?.[key] ?? items);
  } else {
    const own = (part.properties as SchemaPart | undefined)?.[key];
    const matching = Object.entries((part.patternProperties ?? {}) as SchemaPart)
      .filter(([pattern]) => new RegExp(pattern, 'u').test(key))
      .map(([, found]) => found);
    if (own !== undefined || matching.length > 0) parts.push(own, ...matching);
    else parts.push(part.additionalProperties);
  }
  return parts.filter(isPart).map((found) => ({ part: found, file }));
}

/** A schema with those it refers to and its branches. */
function spread(walk: Walk, found: readonly Found[]): Found[] {
  const all: Found[] = [];
  const add = (entry: Found): void => {
    if (all.some(({ part }) => part === entry.part)) return;
    all.push(entry);
    const { $ref } = entry.part;
    if (typeof $ref === 'string') add(follow(walk, entry.file, $ref));
    for (const branch of BRANCHES)
      for (const part of (entry.part[branch] ?? []) as SchemaPart[]) add({ part, file: entry.file });
    for (const branch of CONDITIONAL)
      if (isPart(entry.part[branch])) add({ part: entry.part[branch], file: entry.file });
  };
  for (const entry of found) add(entry);
  return all;
}

function follow({ schemas }: Walk, from: string, reference: string): Found {
  const [name, pointer = ''] = reference.split('#');
  const file = name === '' || name === undefined ? from : name;
  let part = schemas[file] as unknown;
  for (const key of pointer.split('/').filter((each) => each !== ''))
    part = (part as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (!isPart(part)) throw new Error(`${file} has nothing at ${reference}`);
  return { part, file };
}

const isPart = (value: unknown): value is SchemaPart => typeof value === 'object' && value !== null;
