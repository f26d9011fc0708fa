/**
 * What somebody states of one play, as facts. Each has an owner (the play itself, its event, the event of a card that
 * comes up inside it), a place in the file, and answers one question at most.
 */
import { wording } from '../core/wording.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { type CardRef, CaseError, type CaseEvent, type CaseOperations, type Markers } from './case.ts';
import { sideNamed } from './effects.ts';
import { cardNamed, countryNamed } from './named.ts';
import type { NameIndex } from './names.ts';

export type Path = readonly (string | number)[];

/** What a play has to say: how the card is used, and what its Operations and its event do. */
export interface PlayWords extends CaseOperations {
  readonly as?: string;
  readonly order?: string;
  readonly event?: CaseEvent;
}

/** One stated fact. */
export interface Stated {
  /** The key of the case under which it stands: `place`, `die`, `choice`. */
  readonly key: string;
  readonly path: Path;
  /** As it is written. */
  readonly value: unknown;
  readonly country?: number;
  /** The number of markers in the country is stated, too; a bare list of countries says nothing of it. */
  readonly counted?: boolean;
  readonly card?: number;
  readonly die?: number;
  readonly us?: number;
  readonly ussr?: number;
  /** It has answered a question, or what it says has come to pass. */
  used: boolean;
}

/** The facts of one owner: the Operations of the card played, an event, or Operations that an event grants. */
export interface Part {
  readonly owner: 'play' | 'event' | 'granted';
  readonly facts: readonly Stated[];
  /** The side said to act and to choose here. */
  readonly by: Stated | undefined;
}

/** An event with the Operations that it grants. */
export interface EventPart {
  readonly own: Part;
  readonly granted: readonly Part[];
}

export interface Statement {
  /** The card played, or chosen as a headline. */
  readonly card: number;
  /** Whose play it is. */
  readonly player: Side;
  readonly path: Path;
  readonly play: Part;
  /** The event of the card, then that of a card that comes up inside it, and so on. */
  readonly events: readonly EventPart[];
}

/** Reads what a play says. Throws a `CaseError` for a name that nothing has. */
export function readStatement(card: number, player: Side, words: PlayWords, names: NameIndex, path: Path): Statement {
  const { event, ...own } = words;
  const events: EventPart[] = [];
  let inner = event;
  for (let at = [...path, 'event']; inner !== undefined; at = [...at, 'event']) {
    events.push(readEvent(inner, names, at));
    inner = inner.event;
  }
  return { card, player, path, play: readPart('play', own, names, path), events };
}

function readEvent(event: CaseEvent, names: NameIndex, path: Path): EventPart {
  const { event: _, ops, then, coups, ...own } = event;
  const granted = [
    ...(typeof ops === 'object' ? [readPart('granted', ops, names, [...path, 'ops'])] : []),
    ...(then ? [readPart('granted', then, names, [...path, 'then'])] : []),
    ...(coups ?? []).map(({ in: coup, die }, index) =>
      readPart('granted', { coup, ...(die !== undefined && { die }) }, names, [...path, 'coups', index]),
    ),
  ];
  const part = readPart('event', { ...own, ...(ops === 'none' && { ops }) }, names, path);
  // Of an event of which nothing else is said, it is said that it happens.
  const empty = Object.keys(event).length === 0;
  const happens: Stated = { key: HAPPENS, path, value: event, used: false };
  return { own: empty ? { ...part, facts: [happens] } : part, granted };
}

/** The key of what an event says of which nothing is stated but that it happens. */
export const HAPPENS = 'event';

function readPart(owner: Part['owner'], words: object, names: NameIndex, path: Path): Part {
  const all = Object.entries(words).flatMap(([key, value]) => readKey(key, value, names, [...path, key]));
  return { owner, facts: all.filter(({ key }) => key !== 'by'), by: all.find(({ key }) => key === 'by') };
}

const MARKERS: ReadonlySet<string> = new Set(['place', 'add', 'to', 'remove', 'remove_all', 'from', 'targets']);
const COUNTRIES: ReadonlySet<string> = new Set(['coup', 'target', 'shuttle_target']);
const CARDS: ReadonlySet<string> = new Set([
  ...['discard', 'discarded', 'taken', 'drawn', 'reclaim', 'pick', 'with', 'sequence', 'shown', 'reshuffle_order'],
]);

function readKey(key: string, value: unknown, names: NameIndex, path: Path): Stated[] {
  const fact = (more: Partial<Stated>, at: Path = path, said: unknown = value): Stated => ({
    ...{ key, path: at, value: said, used: false },
    ...more,
  });
  if (value === undefined) return [];
  // "None" claims nothing; it declines what may be declined.
  if (value === 'none' || (key === 'no_more' && value === false)) return [fact({ used: true })];
  // A hand that shows nothing of what is asked for has been shown.
  if (key === 'shown' && Array.isArray(value) && value.length === 0) return [fact({ used: true })];
  if (MARKERS.has(key)) return readMarkers(value as Markers, names, path, fact);
  if (COUNTRIES.has(key)) return [fact({ country: countryNamed(names, String(value), path) })];
  if (CARDS.has(key)) {
    const one = (ref: CardRef, at: Path): Stated => fact({ card: cardNamed(names, ref, at) }, at, ref);
    return Array.isArray(value) ? value.map((ref, index) => one(ref, [...path, index])) : [one(value as CardRef, path)];
  }
  if (key === 'die') return [fact({ die: value as number })];
  if (key === 'rolls' || key === 'realign')
    return [value].flat().map((roll, index) => {
      const { in: name, us, ussr } = roll as { in?: string; us: number; ussr: number };
      const at = Array.isArray(value) ? [...path, index] : path;
      if (name === undefined && key === 'realign')
        throw new CaseError({ path: at, message: wording('"{key}" is missing', { key: 'in' }) });
      const country = name === undefined ? {} : { country: countryNamed(names, name, [...at, 'in']) };
      return fact({ ...country, us, ussr }, at, roll);
    });
  return [fact({})];
}

/** One fact for each marker, in the order written. */
function readMarkers(
  markers: Markers,
  names: NameIndex,
  path: Path,
  fact: (more: Partial<Stated>, at: Path, said: unknown) => Stated,
): Stated[] {
  if (Array.isArray(markers))
    return (markers as readonly string[]).map((name, index) => {
      const at = [...path, index];
      return fact({ country: countryNamed(names, name, at) }, at, name);
    });
  return Object.entries(markers as Readonly<Record<string, number>>).flatMap(([name, n]) => {
    const at = [...path, name];
    const country = countryNamed(names, name, at);
    return Array.from({ length: Math.abs(n) }, () => fact({ country, counted: true }, at, n));
  });
}

/** Every part, the outermost first. */
export const partsOf = ({ play, events }: Statement): readonly Part[] => [
  play,
  ...events.flatMap(({ own, granted }) => [own, ...granted]),
];

/** The first fact under one of these keys that has not been used. */
export function unused(part: Part, ...keys: readonly string[]): Stated | undefined {
  for (const key of keys) {
    const found = part.facts.find((fact) => fact.key === key && !fact.used);
    if (found) return found;
  }
  return undefined;
}

/** Is something said under one of these keys, used or not? */
export const says = (part: Part, ...keys: readonly string[]): boolean =>
  part.facts.some(({ key }) => keys.includes(key));

/** Does a part decline what these keys are about ("none")? */
export const declines = (part: Part, ...keys: readonly string[]): boolean =>
  part.facts.some(({ key, value }) => keys.includes(key) && value === 'none');

/** What is stated and has answered nothing. */
export const leftOf = (statement: Statement): readonly Stated[] =>
  partsOf(statement).flatMap(({ facts }) => facts.filter(({ used }) => !used));

/** The part a fact belongs to. */
export const partOf = (statement: Statement, fact: Stated): Part =>
  partsOf(statement).find(({ facts }) => facts.includes(fact)) as Part;

/** The side that a fact names. */
export function sideIn({ value, path }: Stated): Side {
  const side = sideNamed(String(value));
  if (side !== undefined) return side;
  throw new CaseError({ path, message: wording('"{name}" is no side (US or USSR)', { name: String(value) }) });
}
