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

/** Makes a capital a small letter. That other characters may fall together costs a test more, and no match. */
const SMALL = 0x20;
const AFTER_SIDE = 0x10000;

const headersFor = byBeginning<HeaderContent>(HEADER_SHAPES);
const setupFor = byBeginning<SetupContent>(SETUP_SHAPES);
const bodiesFor = byBeginning<BodyContent>(BODY_SHAPES);

/** Sorts shapes by the beginning that their lines share: a line is tried by those that it can have, in their order. */
function byBeginning<C extends SetupContent | HeaderContent | BodyContent>(
  shapes: readonly ContentShape<C>[],
): (line: string) => readonly ContentShape<C>[] {
  const beginnings = new Map(shapes.map((shape) => [shape, beginningOf(shape.pattern)]));
  const only = (wanted: number | undefined): readonly ContentShape<C>[] =>
    shapes.filter((shape) => [undefined, wanted].includes(beginnings.get(shape)));
  const sorted = new Map([...beginnings.values()].map((beginning) => [beginning, only(beginning)]));
  const others = only(undefined);
  return (line) => sorted.get(beginningIn(line)) ?? others;
}

/** What a pattern begins with, as `beginningIn` numbers it; undefined for a pattern that begins with anything. */
function beginningOf({ source }: RegExp): number | undefined {
  const [, side, first] = /^\^(\(\?<side>USSR\|US\) )?(?:\(\?<delta>)?\\?([^\\([.^$])/.exec(source) ?? [];
  return first === undefined ? undefined : beginningIn(`${side ? 'US ' : ''}${first}`);
}

/** The first character of a line, or the one after the name of a side, as a number that capitals do not change. */
function beginningIn(line: string): number {
  const after = afterSide(line);
  const code = line.charCodeAt(after) | SMALL;
  return after > 0 ? code + AFTER_SIDE : code;
}

/** Where a line goes on after `US ` or `USSR `; 0 if it begins otherwise. */
function afterSide(line: string): number {
  const isLetter = (at: number, letter: number): boolean => (line.charCodeAt(at) | SMALL) === letter;
  if (!isLetter(0, 0x75) || !isLetter(1, 0x73)) return 0;
  const end = isLetter(2, 0x73) && isLetter(3, 0x72) ? 4 : 2;
  return line.charCodeAt(end) === 0x20 && line.length > end + 1 ? end + 1 : 0;
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
