/** Faults of the rules files: a number one more or less, a flag turned, an entry of a list lost or too many. */
import { stringify } from 'yaml';
import { kindOf, schemaOf } from '../data/kinds.ts';
import { collectNames } from '../data/names.ts';
import { readSchemas } from '../data/own-schemas.ts';
import { type Change, changed, type Place } from '../rule-mutation/changes.ts';
import type { RulesRead } from '../rule-mutation/judge.ts';
import { allChanges } from '../rule-mutation/material.ts';
import { type Found, rootOf, schemasUnder, type Walk } from '../rule-mutation/schema-walk.ts';
import type { Fault, Kind } from './fault.ts';

/** A fault of a rules file, with the value that the file then has. */
export interface DataFault extends Fault {
  /** Path of the file below `rules/`. */
  readonly path: string;
  readonly value: () => unknown;
}

/** What is said, in which language and how it is looked at, is no rule. */
const isRule = (path: string): boolean => !path.startsWith('shared/') && !path.includes('/i18n/');

/** Every such fault of every rules file. */
export function dataFaults(files: readonly RulesRead[]): DataFault[] {
  const own = files.filter(({ path }) => isRule(path));
  const all = allChanges(files);
  const schemas = readSchemas();
  const ids = collectNames(files.map(({ path, read }) => ({ kind: kindOf(path), value: read.value })));
  return own.flatMap(({ path, read }) => {
    const make = (kind: Kind, place: Place, said: string, value: () => unknown): DataFault => ({
      kind,
      path,
      file: `rules/${path}`,
      says: `${namesAt(read.value, place)} ${said}`,
      value,
      text: () => stringify(value(), { lineWidth: 0, aliasDuplicateObjects: false }),
    });
    const root = schemaOf(kindOf(path) as never);
    const changes = (all.get(path)?.changes ?? []).flatMap((change) => {
      const kind = kindOfChange(change);
      return kind ? [make(kind, change.place, saidOf(change), () => changed(read.value, change))] : [];
    });
    const additions = [...entriesToAdd(read.value, [], { schemas, root, ids })].map(({ place, list, entry }) =>
      make('added', place, `+ ${brief(entry)}`, () =>
        changed(read.value, { file: path, place, kind: 'name', from: list, to: [...list, entry] }),
      ),
    );
    return [...changes, ...additions];
  });
}

function kindOfChange({ kind, place }: Change): Kind | undefined {
  if (kind === 'number' || kind === 'flag') return kind;
  return kind === 'drop' && typeof place.at(-1) === 'number' ? 'lost' : undefined;
}

const saidOf = ({ kind, from, to }: Change): string =>
  kind === 'drop' ? `- ${brief(from)}` : `${brief(from)} -> ${brief(to)}`;

interface Addition {
  readonly place: Place;
  readonly list: readonly unknown[];
  readonly entry: unknown;
}

/** An entry that may be added to each list: an id of the same kind that is not in it, else its last entry a second time. */
function* entriesToAdd(value: unknown, place: Place, walk: Walk, schemas = rootOf(walk)): Iterable<Addition> {
  if (typeof value !== 'object' || value === null || schemas.some(({ part }) => part.textOnly !== undefined)) return;
  if (Array.isArray(value) && value.length > 0) {
    const entry = otherEntry(value, place.at(-1), schemasUnder(walk, schemas, value.length - 1), walk);
    if (entry !== undefined) yield { place, list: value, entry };
  }
  for (const [key, child] of Object.entries(value)) {
    const at = Array.isArray(value) ? Number(key) : key;
    yield* entriesToAdd(child, [...place, at], walk, schemasUnder(walk, schemas, at));
  }
}

/** A condition said twice is no fault: "and" and "or" with the same again come to the same. */
const isAgreement = (key: string | number | undefined): boolean => key === 'all' || key === 'any';

function otherEntry(
  list: readonly unknown[],
  key: string | number | undefined,
  schemas: readonly Found[],
  { ids }: Walk,
): unknown {
  if (schemas.some(({ part }) => part.textOnly !== undefined)) return undefined;
  const last = list.at(-1);
  if (typeof last !== 'string') return isAgreement(key) ? undefined : last;
  for (const { part } of schemas) {
    const known = Array.isArray(part.enum) ? (part.enum as unknown[]) : [...(ids.get(String(part.refersTo)) ?? [])];
    // The neighbour of what stands there is as easily added as anything.
    const from = known.indexOf(last);
    const other = [...known.slice(from + 1), ...known].find((each) => !list.includes(each));
    if (from >= 0 && other !== undefined) return other;
  }
  return undefined;
}

/** A place with the ids of entries in place of their numbers. */
function namesAt(value: unknown, place: Place): string {
  let node = value;
  return place
    .map((key) => {
      node = (node as Record<string | number, unknown> | undefined)?.[key];
      const { id, number } = (node ?? {}) as { id?: unknown; number?: unknown };
      return typeof key === 'number' ? String(id ?? number ?? key) : key;
    })
    .join('.');
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
