/**
 * The facts of clauses, resolved for one edition. A fact is a value, which the rules read from here; or a reference, which
 * begins with `=` and says where the value stands once: a place in another rules file or a fact of another clause, and sums
 * and products of them.
 */
import { rememberText } from '../core/remember.ts';
import type { Clause } from '../core/ruleset.ts';
import { type Edition, isPrinted, type Sources } from './sources.ts';

export type FactValue = Clause['facts'][string];

/** Where a plain reference leads: a file and the place in it. */
export interface Address {
  readonly file: string;
  /** Keys as they are written: members of lists by `id`, boxes and facts by name. */
  readonly keys: readonly string[];
}

/** A clause as far as its values go. */
export interface Stating {
  readonly id: string;
  readonly facts?: Clause['facts'];
  readonly figures?: Clause['facts'];
}

/** Clause -> the values that it states. */
export type Facts = Readonly<Record<string, Clause['facts']>>;

/** The facts of every clause of an edition of *Twilight Struggle*; a fact that means nothing in it is left out. */
export function resolveFacts(sources: Sources, edition: Edition): Facts {
  const clauses = sources.clauses.filter(({ editions }) => editions.includes(edition));
  return resolve(
    clauses,
    rememberText((file) => fileOf(sources, edition, file)),
    edition,
  );
}

/**
 * The facts of these clauses.
 * @param file the value of a rules file by its name, as references see it
 */
export function resolve(clauses: readonly Stating[], file: (name: string) => unknown, edition?: string): Facts {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const under = { file, edition, byId, open: new Set<string>() };
  return Object.fromEntries(clauses.map((clause) => [clause.id, factsOf(under, clause)]));
}

interface Under {
  readonly file: (name: string) => unknown;
  readonly edition: string | undefined;
  readonly byId: ReadonlyMap<string, Stating>;
  /** References being followed, against circles. */
  readonly open: Set<string>;
}

/** `cards.deluxe: 110` is `cards` in that edition and absent in the other. */
function factsOf(under: Under, clause: Stating): Clause['facts'] {
  const result: Record<string, FactValue> = {};
  for (const key of Object.keys({ ...clause.facts, ...clause.figures })) {
    const [name, only] = key.split('.');
    if (only !== undefined && only !== under.edition) continue;
    const value = factOf(under, clause, name as string);
    if (value !== undefined) result[name as string] = value;
  }
  return result;
}

/** A fact of a clause by its name. */
function factOf(under: Under, clause: Stating, name: string): FactValue | undefined {
  const all = { ...clause.facts, ...clause.figures };
  const written = all[`${name}.${under.edition}`] ?? all[name];
  if (typeof written !== 'string' || !written.startsWith('=')) return written;
  const place = `${clause.id}#${name}`;
  if (under.open.has(place)) return undefined;
  under.open.add(place);
  const value = evaluate(under, clause, written.slice(1).trim());
  under.open.delete(place);
  return value;
}

/** A sum of products: `2 * stability + 1`. A reference that stands alone may be of any kind. */
function evaluate(under: Under, clause: Stating, expression: string): FactValue | undefined {
  const tokens = expression.split(/\s+/);
  const operand = (token: string): FactValue | undefined =>
    /^\d+$/.test(token) ? Number(token) : follow(under, clause, token);
  if (tokens.length === 1) return operand(expression);
  let sum = 0;
  let product: number | undefined;
  let sign = 1;
  for (const token of tokens) {
    if (token === '+' || token === '-') {
      sum += sign * (product ?? 0);
      sign = token === '+' ? 1 : -1;
      product = undefined;
    } else if (token !== '*') {
      const value = operand(token);
      if (typeof value !== 'number') return undefined;
      product = (product ?? 1) * value;
    }
  }
  return sum + sign * (product ?? 0);
}

/** The value at a reference; undefined if there is none. */
function follow(under: Under, clause: Stating, reference: string): FactValue | undefined {
  const address = addressOf(reference, clause.id);
  if (address.file === 'clauses') {
    const [id = '', name = ''] = address.keys;
    if (name === PARTS) return partsOf(under, id);
    const other = under.byId.get(id);
    return other && factOf(under, other, name);
  }
  const found = address.keys.reduce<unknown>((value, key) => inside(value, key), under.file(address.file));
  return typeof found === 'number' || typeof found === 'string' || isNames(found) ? found : undefined;
}

/** `4.5#parts`: into how many parts a clause or a section is divided. */
const PARTS = 'parts';

/** Preambles, notes and examples are no parts. */
const NO_PART = /^(0|n|ex\d*)$/;

function partsOf({ byId }: Under, id: string): number | undefined {
  const below = [...byId.keys()].filter((other) => other.startsWith(`${id}.`));
  const parts = new Set(below.map((other) => other.slice(id.length + 1).split('.')[0] ?? ''));
  return [...parts].filter((part) => !NO_PART.test(part)).length || undefined;
}

/**
 * Where a reference leads: `map.israel.stability`, `tracks.turnRecord.periods.early.handSize`, `6.3.4#delta`, or `ops` for a fact
 * of the same clause.
 */
export function addressOf(reference: string, clause: string): Address {
  const [, id, name] = /^(.+)#(\w+)$/.exec(reference) ?? [];
  if (id !== undefined && name !== undefined) return { file: 'clauses', keys: [id, name] };
  const [file = '', ...keys] = reference.split('.');
  if (keys.length === 0) return { file: 'clauses', keys: [clause, file] };
  return { file, keys };
}

/** A file as references see it: what the edition chooses is chosen, lists of things are by id. */
function fileOf(sources: Sources, edition: Edition, file: string): unknown {
  const { map, regions, tracks, setup, variants, cards } = sources;
  if (file === 'map') return map.countries;
  if (file === 'regions') return { ...regions, all: [...regions.regions, ...regions.subregions] };
  if (file === 'tracks') return { ...tracks, spaceRace: tracks.spaceRace[edition] };
  if (file === 'setup') return setup[edition];
  if (file === 'variants') return variants;
  if (file !== 'cards') return undefined;
  return (
    cards
      .flatMap((each) => each.cards)
      // Cards that the players would have to agree on are in no box.
      .filter((card) => card.deck === undefined && isPrinted(card, edition))
      .map((card) => ({ ...card, ...card.changes?.[edition] }))
  );
}

/** What a key leads to: a member of a list by its id, its box or its ability, its place from 0; `size` for how many there are, `sum` for
 * their sum. */
function inside(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key === 'size') return Array.isArray(value) ? value.length : Object.keys(value).length;
  if (key === 'sum') return Object.values(value).reduce((sum: number, each) => sum + Number(each), 0);
  if (key === 'last' && Array.isArray(value)) return value.at(-1);
  if (key === 'ids' && Array.isArray(value)) return value.map(({ id }) => id);
  if (!Array.isArray(value)) return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  const having = /^(\w+)=([\w-]+)$/.exec(key);
  if (having) return value.filter((each) => String(each[having[1] as string]) === having[2]);
  const member = value.find(
    (each) => typeof each === 'object' && each !== null && [each.id, each.ability, String(each.box)].includes(key),
  );
  return member ?? (/^\d+$/.test(key) ? value[Number(key)] : undefined);
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
