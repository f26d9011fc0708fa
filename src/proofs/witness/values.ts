/** The values that a clause states: where each stands in the files of the rules, and what changing it means. */
import type { Change } from '../../rule-mutation/changes.ts';
import type { RulesRead } from '../../rule-mutation/judge.ts';

type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

const FOLDER = 'twilight-struggle';
/** The files that an expression such as `=tracks.defcon.max` speaks of. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  tracks: ['tracks.yaml'],
  map: ['map.yaml'],
  regions: ['regions.yaml'],
  cards: ['cards/early-war.yaml', 'cards/mid-war.yaml', 'cards/late-war.yaml'],
  setup: ['setup.yaml'],
  variants: ['variants.yaml'],
};

interface Place {
  readonly file: string;
  readonly place: readonly (string | number)[];
  readonly value: unknown;
}

/** What the values of a clause come to: changes of numbers that stand somewhere once, and clauses whose values it repeats. */
export interface Values {
  readonly changes: readonly Change[];
  readonly repeats: readonly string[];
}

/** The values of a clause. */
export function valuesOf(files: readonly RulesRead[], clause: string): Values {
  const stated = files.flatMap(({ path, read }) =>
    path.startsWith(`${FOLDER}/clauses/`) ? factsIn(path, read.value, clause) : [],
  );
  const expressionIn = ({ value }: Place): string => (typeof value === 'string' && value.startsWith('=') ? value : '');
  return {
    changes: stated.flatMap((place) => [place, ...placesOf(files, expressionIn(place))].flatMap(byOne)),
    repeats: stated.flatMap((place) =>
      [...expressionIn(place).matchAll(/(?<![\w.])([\w.]+)#\w/g)].map(([, id = '']) => id),
    ),
  };
}

/** The values that a file states of a clause. */
function factsIn(file: string, tree: unknown, clause: string): Place[] {
  const list = listed(tree);
  const [id] = clause.split('/');
  return list.entries.flatMap((entry, index) => {
    const { id: own, facts = {} } = entry as { readonly id?: unknown; readonly facts?: object };
    if (own !== id) return [];
    return Object.entries(facts).map(([name, value]) => ({ file, place: [...list.at, index, 'facts', name], value }));
  });
}

const byOne = ({ file, place, value }: Place): Change[] =>
  typeof value === 'number' ? [1, -1].map((by) => ({ file, place, kind: 'number', from: value, to: value + by })) : [];

/** The numbers that an expression names. */
function placesOf(files: readonly RulesRead[], expression: string): Place[] {
  return [...expression.matchAll(/\b(tracks|map|regions|cards|setup|variants)((?:\.[\w=-]+)+)/g)].flatMap((match) => {
    const keys = (match[2] as string).slice(1).split('.');
    return (FILES[match[1] as string] ?? []).flatMap((name) => {
      const file = `${FOLDER}/${name}`;
      const value = files.find(({ path }) => path === file)?.read.value;
      return found(value, keys).map((each) => ({ file, ...each }));
    });
  });
}

/** Follows keys into a tree: a list is looked through for the entry with this id, and lists and wrappers are passed by themselves. */
function found(node: unknown, keys: readonly string[], at: readonly (string | number)[] = []): Omit<Place, 'file'>[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [{ place: at, value: node }];
  if (typeof node !== 'object' || node === null) return [];
  const tree = node as Tree;
  if (Array.isArray(tree)) {
    if (key === 'last') return found(tree.at(-1), rest, [...at, tree.length - 1]);
    const index = /^\d+$/.test(key) ? Number(key) : tree.findIndex((each) => Object.values(each ?? {}).includes(key));
    return index < 0 || index >= tree.length ? [] : found(tree[index], rest, [...at, index]);
  }
  const map = tree as Readonly<Record<string, unknown>>;
  if (key in map) return found(map[key], rest, [...at, key]);
  for (const wrapper of ['deluxe', 'countries', 'cards', 'regions'])
    if (wrapper in map) return found(map[wrapper], keys, [...at, wrapper]);
  return [];
}

/** The entries of a file, alone or under a key. */
function listed(value: unknown): { readonly entries: readonly unknown[]; readonly at: readonly string[] } {
  if (Array.isArray(value)) return { entries: value, at: [] };
  const [key, entries] = Object.entries(value as object).find(([, each]) => Array.isArray(each)) ?? ['', []];
  return { entries: entries as readonly unknown[], at: [key] };
}
