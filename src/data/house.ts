/**
 * House rules: changed values, cards and readings laid over an edition. What a group plays differently is a file of its own,
 * addressed as the rulebook is: clauses by number, countries and cards by id. Pure.
 */
import type { CoreRuleset, HouseChange } from '../core/ruleset.ts';
import { type Wording, wording } from '../core/wording.ts';
import type { Diagnostic } from './diagnostics.ts';
import { addressOf, type Facts } from './facts.ts';
import type { Values } from './gather.ts';
import { didYouMean } from './nearest.ts';
import { diagnosticAt, type ReadSuccess } from './read.ts';

/** A file of house rules. */
export interface HouseSource {
  /** What a ruling calls them. */
  readonly title: string;
  /** Clause -> fact -> value. */
  readonly clauses?: Tree;
  readonly map?: Tree;
  readonly regions?: Tree;
  readonly tracks?: Tree;
  readonly setup?: Tree;
  readonly variants?: Tree;
  /** Card -> what it has instead. */
  readonly cards?: Tree;
  /** Issue -> option. */
  readonly policies?: Readonly<Record<string, string>>;
}

type Tree = Readonly<Record<string, unknown>>;
export type Keys = readonly (string | number)[];

/** House rules laid over the files. */
export interface Laid {
  readonly values: Values;
  readonly changes: readonly HouseChange[];
  readonly diagnostics: readonly Diagnostic[];
  /** Which place of the house rules changed a place of a file, for whatever is wrong with the result. */
  readonly origins: readonly { readonly path: string; readonly place: Keys; readonly at: Keys }[];
}

/** The tables of each game that a house may change. */
const TABLES = {
  'twilight-struggle': ['map', 'regions', 'tracks', 'setup', 'variants'],
  'guerra-fria': ['deck', 'game'],
} as const;
export type GameFolder = keyof typeof TABLES;
type Table = (typeof TABLES)[GameFolder][number];

/**
 * Lays house rules over the files of a game.
 * @param folder the game
 * @returns the files with the changes, and what is wrong with the house rules: a place that there is not, a value of another kind
 */
export function layHouse(values: Values, read: ReadSuccess, folder: GameFolder = 'twilight-struggle'): Laid {
  const laying = new Laying(values, read, folder);
  laying.layAll();
  return { values: laying.values, changes: laying.changes, diagnostics: laying.diagnostics, origins: laying.origins };
}

class Laying {
  readonly values: Map<string, unknown>;
  readonly changes: HouseChange[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly origins: { path: string; place: Keys; at: Keys }[] = [];
  readonly #read: ReadSuccess;
  readonly #folder: GameFolder;

  constructor(values: Values, read: ReadSuccess, folder: GameFolder) {
    this.values = new Map(values);
    this.#read = read;
    this.#folder = folder;
  }

  layAll(): void {
    const house = this.#read.value;
    if (!isTree(house)) return this.#reject([], wording('house rules are a map of changes'));
    const tables: readonly Table[] = TABLES[this.#folder];
    const cards = this.#files('cards').length > 0 ? ['cards'] : [];
    const parts = ['title', 'clauses', ...tables, ...cards, 'policies'];
    for (const key of Object.keys(house))
      if (!parts.includes(key))
        this.#reject([key], wording('house rules have no part "{name}"', { name: key }), didYouMean(key, parts), true);
    if (typeof house.title !== 'string' || house.title.trim() === '')
      this.#reject(['title'], wording('house rules have a title, by which rulings name them'));
    for (const [clause, facts] of this.#entries(house.clauses, ['clauses']))
      for (const [name, to] of this.#entries(facts, ['clauses', clause]))
        this.#layFact(clause, name, to, ['clauses', clause, name]);
    for (const table of tables)
      for (const [key, to] of this.#entries(house[table], [table]))
        this.#layTable(table, [key], to, [table, key], `${table}.${key}`);
    for (const [id, to] of this.#entries(house.cards, ['cards'])) this.#layCard(id, to);
  }

  /** The changes of a part. One that lists them, or states a single value, is refused: it would change nothing. */
  #entries(part: unknown, at: Keys): [string, unknown][] {
    if (part !== undefined && part !== null && !isTree(part))
      this.#reject(at, wording('house rules are a map of changes'));
    return entriesOf(part);
  }

  // Clauses -----------------------------------------------------------------------------------------------------------

  /** A fact, or what it refers to: the rulebook states many a value twice. */
  #layFact(id: string, name: string, to: unknown, at: Keys): void {
    const found = this.#clause(id);
    if (!found) {
      const known = this.#clauses().map((clause) => clause.id);
      return this.#reject(
        at.slice(0, 2),
        wording('unknown clause "{name}"', { name: id }),
        didYouMean(id, known),
        true,
      );
    }
    const { clause, path, index } = found;
    const from = clause.facts?.[name];
    if (from === undefined) {
      const known = Object.keys(clause.facts ?? {});
      const message = wording('the clause {clause} states no "{name}"', { clause: id, name });
      return this.#reject(at, message, didYouMean(name, known), true);
    }
    if (typeof from !== 'string' || !from.startsWith('='))
      return this.#set(path, [index, 'facts', name], to, at, `${id}#${name}`);
    const reference = from.slice(1).trim();
    if (/\s/.test(reference)) {
      const message = wording('"{name}" of the clause {clause} is worked out: {sum}', {
        name,
        clause: id,
        sum: reference,
      });
      return this.#reject(at, message);
    }
    const { file, keys } = addressOf(reference, id);
    if (file === 'clauses') return this.#layFact(keys[0] ?? '', keys[1] ?? '', to, at);
    if (file === 'cards')
      return this.#layCard(
        keys[0] ?? '',
        keys.slice(1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), to),
        at,
      );
    this.#layTable(file as Table, keys, to, at, `${id}#${name}`);
  }

  #clauses(): readonly { readonly id: string }[] {
    return this.#files('clauses').flatMap((path) => this.values.get(path) as { readonly id: string }[]);
  }

  #clause(id: string) {
    for (const path of this.#files('clauses')) {
      const list = this.values.get(path) as readonly { readonly id: string; readonly facts?: Tree }[];
      const index = list.findIndex((clause) => clause.id === id);
      if (index >= 0) return { path, index, clause: list[index] as { readonly facts?: Tree } };
    }
    return undefined;
  }

  // Tables and cards --------------------------------------------------------------------------------------------------

  /** A value of a table; a table that has one part for each edition is changed in all of them that know the place. */
  #layTable(table: Table, keys: readonly string[], to: unknown, at: Keys, where: string): void {
    const path = `${this.#folder}/${table}.yaml`;
    const start = table === 'map' ? ['countries'] : [];
    const byEdition = table === 'setup' || (table === 'tracks' && keys[0] === 'spaceRace');
    if (!byEdition || keys.some((key) => EDITION_KEYS.includes(key)))
      return this.#lay(path, [...start, ...keys], to, at, where);
    const places = EDITION_KEYS.map((edition) =>
      table === 'setup' ? [edition, ...keys] : ['spaceRace', edition, ...keys.slice(1)],
    );
    const known = places.filter((each) => resolvePlace(this.values.get(path), each) !== undefined);
    for (const place of known.length > 0 ? known : places.slice(0, 1)) this.#lay(path, place, to, at, where);
  }

  /** What a card has instead, whatever an edition prints on it. */
  #layCard(id: string, to: unknown, at: Keys = ['cards', id]): void {
    for (const path of this.#files('cards')) {
      const { cards } = this.values.get(path) as { readonly cards: readonly (Tree & { readonly id: string })[] };
      const index = cards.findIndex((card) => card.id === id);
      if (index < 0) continue;
      for (const [field, value] of entriesOf(to)) {
        const place = at.length === 2 ? [...at, field] : at;
        const changes = (cards[index] as { readonly changes?: Readonly<Record<string, Tree>> }).changes ?? {};
        for (const [edition, printed] of Object.entries(changes))
          if (Object.hasOwn(printed, field))
            this.#lay(path, ['cards', id, 'changes', edition, field], value, place, `cards.${id}.${field}`);
        this.#lay(path, ['cards', id, field], value, place, `cards.${id}.${field}`);
      }
      return;
    }
    const known = this.#files('cards').flatMap((path) =>
      (this.values.get(path) as { cards: { id: string }[] }).cards.map((card) => card.id),
    );
    this.#reject(at.slice(0, 2), wording('unknown card "{name}"', { name: id }), didYouMean(id, known), true);
  }

  #files(folder: string): readonly string[] {
    return [...this.values.keys()].filter(
      (path) => path.startsWith(`${this.#folder}/${folder}/`) || path === `${this.#folder}/${folder}.yaml`,
    );
  }

  /** Descends into a map of changes down to its values. A list is exchanged whole. */
  #lay(path: string, keys: readonly string[], to: unknown, at: Keys, where: string): void {
    const place = resolvePlace(this.values.get(path), keys);
    if (!place) {
      const parent = keys.slice(0, -1);
      const beside = resolvePlace(this.values.get(path), parent);
      const name = keys.at(-1) ?? '';
      const known = beside ? keysOf(valueAt(this.values.get(path), beside)) : [];
      return this.#reject(at, wording('there is no "{name}" here', { name }), didYouMean(name, known), true);
    }
    const before = valueAt(this.values.get(path), place);
    if (isTree(to) && typeof before === 'object' && before !== null) {
      for (const [key, value] of Object.entries(to))
        this.#lay(path, [...keys, key], value, [...at, key], `${where}.${key}`);
      return;
    }
    this.#set(path, place, to, at, where);
  }

  #set(path: string, place: Keys, to: unknown, at: Keys, where: string): void {
    const from = valueAt(this.values.get(path), place);
    if (from !== undefined && kindOf(from) !== kindOf(to)) {
      const message = wording('this is {found}, and {kind} was expected', {
        found: JSON.stringify(to),
        kind: kindOf(from),
      });
      return this.#reject(at, message);
    }
    this.values.set(path, withValue(this.values.get(path), place, to));
    this.origins.push({ path, place, at });
    if (!this.changes.some((change) => change.where === where)) this.changes.push({ where, from, to });
  }

  #reject(at: Keys, message: Wording, hint?: Wording, onKey = false): void {
    this.diagnostics.push(diagnosticAt(this.#read, at, onKey, { code: 'house', message, ...(hint && { hint }) }));
  }
}

const EDITION_KEYS: readonly string[] = ['deluxe', 'second'];

/** The place that keys lead to, members of lists by their id, box or position; the last key of a map may be new. */
function resolvePlace(value: unknown, keys: readonly string[]): Keys | undefined {
  const place: (string | number)[] = [];
  let node = value;
  for (const [depth, key] of keys.entries()) {
    if (typeof node !== 'object' || node === null) return undefined;
    if (Array.isArray(node)) {
      const named = node.findIndex((each) => isTree(each) && [each.id, each.ability, String(each.box)].includes(key));
      const index = named >= 0 ? named : key === 'last' ? node.length - 1 : Number(key);
      if (!Number.isInteger(index) || index < 0 || index >= node.length) return undefined;
      place.push(index);
      node = node[index];
      continue;
    }
    const isNew = !Object.hasOwn(node, key);
    if (isNew && (depth < keys.length - 1 || !OPTIONAL.has(key))) return undefined;
    place.push(key);
    node = (node as Record<string, unknown>)[key];
  }
  return place;
}

/** What an entry may have or not: a house may give it to one that has not. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'battleground',
  'starred',
  'ongoing',
  'requires',
  'barredBy',
  'superpower',
]);

const valueAt = (value: unknown, place: Keys): unknown =>
  place.reduce<unknown>((node, key) => (node as Record<string | number, unknown> | undefined)?.[key], value);

function withValue(value: unknown, [key, ...rest]: Keys, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.with(key as number, withValue(value[key as number], rest, to));
  const tree = value as Tree;
  return { ...tree, [key]: withValue(tree[key as string], rest, to) };
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown): [string, unknown][] => (isTree(value) ? Object.entries(value) : []);
const keysOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((each) => (isTree(each) ? [String(each.id ?? each.box)] : []))
    : Object.keys(value ?? {});

/** What sort of value it is. A region's control is worth a number of points, or `win`. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === 'win' || Number.isInteger(value)) return 'a whole number';
  return isTree(value) ? 'a map' : typeof value;
}

// In force --------------------------------------------------------------------------------------------------------------

/**
 * The rules of an edition, with what the house rules change in it.
 * @param before the values that its clauses state without the house rules
 */
export function underHouse<Rules extends CoreRuleset>(
  rules: Rules,
  { value }: ReadSuccess,
  laid: Laid,
  before: Facts,
): Rules {
  const { title } = value as HouseSource;
  const clauses: Record<string, HouseChange[]> = {};
  for (const { id, facts } of Object.values(rules.clauses))
    for (const [name, to] of Object.entries(facts)) {
      const from = before[id]?.[name];
      if (JSON.stringify(from) === JSON.stringify(to)) continue;
      clauses[id] = [...(clauses[id] ?? []), { where: `${id}#${name}`, from, to }];
    }
  return { ...rules, house: { title, changes: laid.changes, clauses } };
}
