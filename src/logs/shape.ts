/** How a line shape is written down, and how one line is read by it. */
import type { SideId } from '../games/twilight-struggle/ruleset.ts';
import type { BodyContent, HeaderContent, SetupContent } from './line.ts';
import type { LogNames } from './names.ts';

type Content = SetupContent | HeaderContent | BodyContent;

/**
 * The named groups that patterns may use, and what each is read as. A reader that returns undefined
 * says that the line has the shape but names something that does not exist.
 */
const FIELDS = {
  side: toSide,
  to: toSide,
  leader: toSide,
  name: toText,
  time: toText,
  by: (text: string | undefined) => text ?? null,
  success: (text: string | undefined) => text?.toLowerCase() === 'success',
  amount: Number,
  delta: Number,
  us: Number,
  ussr: Number,
  turn: Number,
  /** The exporter prints a wrong turn there. */
  printedTurn: Number,
  round: Number,
  ops: Number,
  die: Number,
  /** Printed only when it is not 0. */
  modifier: (text: string | undefined) => Number(text ?? 0),
  stability: Number,
  net: Number,
  total: Number,
  level: Number,
  vp: Number,
  points: Number,
  needed: Number,
  box: Number,
  /** Printed only where one pack is meant. */
  pack: toPack,
  card: toCard,
  second: toCard,
  country: (text: string | undefined, names: LogNames) => names.country(text ?? ''),
  region: (text: string | undefined, names: LogNames) => names.region(text ?? ''),
} as const;

export type FieldName = keyof typeof FIELDS;

/** The groups of a pattern, converted. */
export type Values = {
  readonly [K in FieldName]: Exclude<ReturnType<(typeof FIELDS)[K]>, undefined>;
};

/** What came of reading a line by one shape. */
export type Reading<C extends Content = Content> =
  /** `inline` is what a header carries of the first line below it. */
  | { readonly read: true; readonly content: C; readonly inline: string | undefined }
  /** The line has the shape, but `printed` is not a known `field`. */
  | { readonly read: false; readonly field: FieldName; readonly printed: string };

/** A form that lines of the log take. */
export interface Shape<Id extends string = string, C extends Content = Content> {
  readonly id: Id;
  /** What such a line says, in plain words. */
  readonly says: string;
  /** An invented line of this shape. */
  readonly example: string;
  /** False if the form is known from descriptions of other logs only. */
  readonly attested: boolean;
  /** Anchored and linear: no repeated group, at most one open-ended run before each literal. */
  readonly pattern: RegExp;
  /** Reads a tidied line; null if it has another shape. */
  readonly read: (line: string, names: LogNames) => Reading<C> | null;
}

/** What the author of a shape writes. */
interface ShapeSource<K extends Content['kind']> {
  readonly says: string;
  readonly example: string;
  readonly attested?: false;
  readonly pattern: RegExp;
  /** What all such lines say; the groups of the pattern are added under their names. */
  readonly content: { readonly kind: K } & Partial<Extract<Content, { readonly kind: K }>>;
  /** What the groups say, where that is not their values under their names. */
  readonly of?: (values: Values) => Partial<Extract<Content, { readonly kind: K }>>;
}

/** Makes shapes of what is written under their ids, in that order. */
export const shapes = <Id extends string, K extends Content['kind']>(
  sources: {
    readonly [Key in Id]: { readonly [Kind in K]: ShapeSource<Kind> }[K];
  },
): readonly Shape<Id, Extract<Content, { readonly kind: K }>>[] =>
  Object.entries<ShapeSource<K>>(sources).map(([id, source]) => shape(id as Id, source));

function shape<Id extends string, K extends Content['kind']>(
  id: Id,
  source: ShapeSource<K>,
): Shape<Id, Extract<Content, { readonly kind: K }>> {
  const { says, example, pattern, content, of, attested = true } = source;
  // Read by number and without the names: making an object of the named groups would be half the cost of reading.
  const plain = new RegExp(pattern.source.replace(/\(\?<\w+>/g, '('), pattern.flags);
  const groups = [...pattern.source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name as FieldName | 'inline');
  const fields = groups.flatMap((field, at) =>
    field === 'inline' ? [] : [{ field, group: at + 1, convert: FIELDS[field] }],
  );
  const inline = groups.indexOf('inline') + 1;
  const read = (line: string, names: LogNames): Reading<Extract<Content, { readonly kind: K }>> | null => {
    const found = plain.exec(line);
    if (found === null) return null;
    const values: Partial<Record<FieldName, unknown>> = {};
    for (const { field, group, convert } of fields) {
      const printed = found[group];
      const value = convert(printed, names);
      if (value === undefined) return { read: false, field, printed: printed ?? '' };
      values[field] = value;
    }
    const said = { ...content, ...(of ? of(values as Values) : values) } as Extract<Content, { readonly kind: K }>;
    return { read: true, content: said, inline: inline > 0 ? found[inline] : undefined };
  };
  return { id, says, example, attested, pattern, read };
}

function toSide(text: string | undefined): SideId {
  return text?.toLowerCase() === 'ussr' ? 'ussr' : 'us';
}

function toText(text: string | undefined): string {
  return text ?? '';
}

const PACKS: Readonly<Record<string, number>> = { 1: 1, 2: 2, one: 1, two: 2, i: 1, ii: 2 };

function toPack(text: string | undefined): number | null {
  return PACKS[(text ?? '').toLowerCase()] ?? null;
}

function toCard(text: string | undefined, names: LogNames): number | undefined {
  return names.card(text ?? '');
}
