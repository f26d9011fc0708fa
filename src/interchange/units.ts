/** What travels between us and translators' tools: texts with an id, a source, a target and a note. */

export interface TransUnit {
  /** `clauses/6.3.4`, `issues/<id>/question`, `messages/<id>/is`, `glossary/<id>`. */
  readonly id: string;
  readonly source: string;
  /** Empty while there is no translation. */
  readonly target: string;
  readonly note?: string;
}

export interface TransFile {
  /** Language code of the target. */
  readonly locale: string;
  readonly units: readonly TransUnit[];
}

/** The leaves of nested texts, each with its path. */
export function flatten(value: unknown, path: string): readonly (readonly [id: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}/${key}`));
}

/** Pairs the leaves of a source with those of its translation. */
export function pairUp(
  source: unknown,
  target: unknown,
  path: string,
  note?: (id: string) => string | undefined,
): TransUnit[] {
  const translated = new Map(flatten(target, path));
  return flatten(source, path).map(([id, text]) => {
    const about = note?.(id);
    return { id, source: text, target: translated.get(id) ?? '', ...(about !== undefined && { note: about }) };
  });
}

export interface Progress {
  readonly all: number;
  readonly done: number;
}

/** How much of each part is translated. */
export function progress({ units }: TransFile): ReadonlyMap<string, Progress> {
  const parts = new Map<string, Progress>();
  for (const { id, target } of units) {
    const part = id.split('/')[0]!;
    const { all, done } = parts.get(part) ?? { all: 0, done: 0 };
    parts.set(part, { all: all + 1, done: done + (target === '' ? 0 : 1) });
  }
  return parts;
}
