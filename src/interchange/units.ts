/** What travels between us and translators' tools: texts with an id, a source, a target and a note. */

import { grouped } from '../core/grouped.ts';
export interface TransUnit {
  /** `clauses/6.3.4`, `issues/<id>/question`, `messages/<id>/is`, `glossary/terms/<id>`, `findings/<id>`, `mistakes/<hash>`. */
  readonly id: string;
  readonly source: string;
  /** Empty while there is no translation. */
  readonly target: string;
  readonly note?: string;
  /** To be reviewed: the source has changed since, or the translator was not sure. */
  readonly fuzzy?: true;
  /** Where the English text stands: file and line. Written out, and not read again. */
  readonly where?: string;
  /** The English text of which the translation was made, if there is another now. Written out, and not read again. */
  readonly previous?: string;
}

export interface TransFile {
  /** Language code of the target. */
  readonly locale: string;
  readonly units: readonly TransUnit[];
}

/** An id without slash and tilde, as formats and tools keep it: `clauses:6.3.4`. */
export const toToken = (id: string): string => id.replace(/~/g, '::').replace(/\//g, ':');
export const fromToken = (token: string): string => token.replace(/::/g, '~').replace(/:/g, '/');

/** A language code such as `it` or `pt-BR`. It becomes part of a path. */
export const isLocaleCode = (text: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/.test(text);

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
  more: (source: string) => Pick<TransUnit, 'note'> = () => ({}),
): TransUnit[] {
  const translated = new Map(flatten(target, path));
  return flatten(source, path).map(([id, text]) => ({
    id,
    source: text,
    target: translated.get(id) ?? '',
    ...more(text),
  }));
}

export interface Progress {
  readonly all: number;
  readonly done: number;
}

/** How much of each part is translated and needs no review. */
export function progress({ units }: TransFile): ReadonlyMap<string, Progress> {
  const parts = new Map<string, Progress>();
  for (const { id, target, fuzzy } of units) {
    const part = id.split('/')[0]!;
    const { all, done } = parts.get(part) ?? { all: 0, done: 0 };
    parts.set(part, { all: all + 1, done: done + (target === '' || fuzzy ? 0 : 1) });
  }
  return parts;
}

/**
 * Gives units whose ids a tool has lost, or has replaced by its own, the id of the text of ours with the same English. Where
 * several have it, and the file has as many, they are taken in the order in which they were exported.
 */
export function withIds(file: TransFile, present: TransFile): TransFile {
  const known = new Set(present.units.map(({ id }) => id));
  const lost = file.units.filter(({ id }) => !known.has(id));
  if (lost.length === 0) return file;
  const given = new Set(file.units.map(({ id }) => id));
  const free = bySource(present.units.filter(({ id }) => !given.has(id)));
  const asked = bySource(lost);
  const ids = new Map<TransUnit, string>();
  for (const [source, units] of asked) {
    const ours = free.get(source) ?? [];
    if (ours.length === units.length) for (const [index, unit] of units.entries()) ids.set(unit, ours[index]!.id);
  }
  return { ...file, units: file.units.map((unit) => (ids.has(unit) ? { ...unit, id: ids.get(unit)! } : unit)) };
}

const bySource = (units: readonly TransUnit[]) => grouped(units, ({ source }) => source);

/** What a translator's file comes to, held against the texts as they are. */
export interface Changes {
  /** Units that we do not have. */
  readonly unknown: readonly TransUnit[];
  /** Units made from another source than the present one. */
  readonly stale: readonly TransUnit[];
  /** Units that the translator has marked as not yet right. */
  readonly fuzzy: readonly TransUnit[];
  /** New or other translations, and old ones that have been reviewed. */
  readonly changed: readonly TransUnit[];
}

/**
 * Sorts the units of a file.
 * @param reviews whether the file can say that a translation is to be reviewed; then one not so marked is confirmed
 */
export function compareUnits(file: TransFile, present: TransFile, reviews: boolean): Changes {
  const now = new Map(present.units.map((unit) => [unit.id, unit]));
  const known = file.units.filter(({ id }) => now.has(id));
  const current = known.filter(({ id, source, target }) => target !== '' && now.get(id)!.source === source);
  const isNew = ({ id, target }: TransUnit) =>
    now.get(id)!.target !== target || (reviews && now.get(id)!.fuzzy === true);
  return {
    unknown: file.units.filter(({ id }) => !now.has(id)),
    stale: known.filter(({ id, source }) => now.get(id)!.source !== source),
    fuzzy: current.filter((unit) => unit.fuzzy && now.get(unit.id)!.target !== unit.target),
    changed: current.filter((unit) => !unit.fuzzy && isNew(unit)),
  };
}
