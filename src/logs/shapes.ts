/**
 * The table of every form that a line of the digital edition's log takes: set-up S, headers H,
 * body B. The exporter's grammar is in the data; the code that reads is in `read.ts`.
 */
import { BODY_SHAPES } from './body-shapes.ts';
import type { BodyContent, HeaderContent, SetupContent } from './line.ts';
import type { LogNames } from './names.ts';
import { HEADER_SHAPES, SETUP_SHAPES } from './setup-shapes.ts';
import type { Reading, Shape } from './shape.ts';

export { BODY_SHAPES } from './body-shapes.ts';
export { HEADER_SHAPES, SETUP_SHAPES } from './setup-shapes.ts';
export type { Shape } from './shape.ts';

/** Every shape, in the order in which they are tried. */
export const SHAPES = [...HEADER_SHAPES, ...SETUP_SHAPES, ...BODY_SHAPES] as const;

export type ShapeId = (typeof SHAPES)[number]['id'];

/** A line is not read beyond this: no real one comes near, and it bounds what a hostile file can cost. */
export const MAX_LINE_LENGTH = 2000;

/** What the first shape that fits says of a line. */
export interface Match<C> {
  readonly shape: ShapeId;
  readonly content: C;
  /** What a header carries of the first line below it. */
  readonly inline: string | undefined;
}

/** A line that has a shape but names a card, country or region that does not exist. */
export interface Misnamed {
  readonly shape: ShapeId;
  readonly field: string;
  readonly printed: string;
}

type ContentShape<C extends SetupContent | HeaderContent | BodyContent> = Shape<ShapeId, C>;

/** Reads a tidied line as one that opens an entry. */
export function matchHeader(line: string, names: LogNames): Match<HeaderContent> | Misnamed | null {
  return match<HeaderContent>(headersFor(line), line, names);
}

/** Reads a tidied line as one of the set-up block. */
export function matchSetup(line: string, names: LogNames): Match<SetupContent> | Misnamed | null {
  return match<SetupContent>(setupFor(line), line, names);
}

/** Reads a tidied line as one inside an entry. */
export function matchBody(line: string, names: LogNames): Match<BodyContent> | Misnamed | null {
  return match<BodyContent>(bodiesFor(line), line, names);
}

const headersFor = byBeginning<HeaderContent>(HEADER_SHAPES);
const setupFor = byBeginning<SetupContent>(SETUP_SHAPES);
const bodiesFor = byBeginning<BodyContent>(BODY_SHAPES);

/** Sorts shapes by the beginning that their lines share: a line is tried by those that it can have, in their order. */
function byBeginning<C extends SetupContent | HeaderContent | BodyContent>(
  shapes: readonly ContentShape<C>[],
): (line: string) => readonly ContentShape<C>[] {
  const beginnings = new Map(shapes.map((shape) => [shape, beginningOf(shape.pattern)]));
  const only = (wanted: string | undefined): readonly ContentShape<C>[] =>
    shapes.filter((shape) => [undefined, wanted].includes(beginnings.get(shape)));
  const sorted = new Map([...beginnings.values()].map((beginning) => [beginning, only(beginning)]));
  const others = only(undefined);
  return (line) => sorted.get(beginningIn(line)) ?? others;
}

/** The first character of a line, or after the name of a side; undefined for a pattern that begins with anything. */
function beginningOf({ source }: RegExp): string | undefined {
  const [, side, first] = /^\^(\(\?<side>USSR\|US\) )?(?:\(\?<delta>)?\\?([^\\([.^$])/.exec(source) ?? [];
  return first === undefined ? undefined : `${side ? 'us ' : ''}${first.toLowerCase()}`;
}

function beginningIn(line: string): string {
  const [, first] = /^US(?:SR)? (.)/i.exec(line) ?? [];
  return first === undefined ? (line[0] ?? '').toLowerCase() : `us ${first.toLowerCase()}`;
}

/** The shape with this id. */
export function shapeOf(id: ShapeId): Shape<ShapeId> {
  return SHAPES.find((shape) => shape.id === id)!;
}

function match<C extends SetupContent | HeaderContent | BodyContent>(
  shapes: readonly ContentShape<C>[],
  line: string,
  names: LogNames,
): Match<C> | Misnamed | null {
  let misnamed: Misnamed | null = null;
  for (const shape of shapes) {
    const reading: Reading<C> | null = shape.read(line, names);
    if (reading === null) continue;
    if (reading.read) return { shape: shape.id, content: reading.content, inline: reading.inline };
    misnamed ??= { shape: shape.id, field: reading.field, printed: reading.printed };
  }
  return misnamed;
}
