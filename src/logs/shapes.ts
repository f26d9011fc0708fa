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
  return match<HeaderContent>(HEADER_SHAPES, line, names);
}

/** Reads a tidied line as one of the set-up block. */
export function matchSetup(line: string, names: LogNames): Match<SetupContent> | Misnamed | null {
  return match<SetupContent>(SETUP_SHAPES, line, names);
}

/** Reads a tidied line as one inside an entry. */
export function matchBody(line: string, names: LogNames): Match<BodyContent> | Misnamed | null {
  return match<BodyContent>(BODY_SHAPES, line, names);
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
