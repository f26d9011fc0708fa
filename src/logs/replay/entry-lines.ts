/** The lines of one entry as a source of answers: what is still to be explained, and where the reader stands. */
import type { BodyLine } from '../line.ts';
import type { Block } from '../log-file.ts';

type Kind = BodyLine['kind'];
export type LineOf<K extends Kind> = Extract<BodyLine, { readonly kind: K }>;

/** One line and how much of it has been explained. */
export interface Slot<L extends BodyLine = BodyLine> {
  /** Replaced if it is found to be misprinted. */
  line: L;
  /** Number of its block: blocks begin at blank lines and at event markers. */
  readonly block: number;
  /** First of a block that a blank line opens. */
  readonly afterBlank: boolean;
  used: boolean;
  /** Markers of an influence line that have been moved so far. */
  moved: number;
  /** The clause under which the last of them moved. */
  clause: string | undefined;
  /** How many it means, if its two numbers contradict each other. */
  meant: number | undefined;
}

export interface EntryLines {
  readonly slots: readonly Slot[];
  /** Block of the line used last: an event or the Operations under way take their answers from it. */
  block: number;
  /** Index before which every slot is used. */
  front: number;
}

export function entryLines(blocks: readonly Block[]): EntryLines {
  const slots: Slot[] = [];
  blocks.forEach((block, index) => {
    block.lines.forEach((line, at) => {
      slots.push({
        line,
        block: index,
        afterBlank: at === 0 && block.startsAfterBlank,
        used: false,
        moved: 0,
        clause: undefined,
        meant: undefined,
      });
    });
  });
  return { slots, block: 0, front: 0 };
}

export function use(lines: EntryLines, slot: Slot): void {
  slot.used = true;
  // A result may be printed before the marker of the event that it comes of.
  if (!(isResult(slot.line) && slot.block < lines.block)) lines.block = slot.block;
  while (lines.slots[lines.front]?.used) lines.front++;
}

/** Results stand among the choices that lead to them, and never in the way of one. */
const RESULTS: ReadonlySet<Kind> = new Set<Kind>([
  'vp',
  'defcon',
  'military-operations',
  'space-advance',
  'effect',
  'reshuffle',
  'no-cards',
  'win',
]);

export const isResult = (line: BodyLine): boolean => RESULTS.has(line.kind);
export const isHeading = (line: BodyLine): boolean => line.kind === 'event' || line.kind === 'operations';

/** The next line of these kinds in the block under way, up to the next heading. */
export function inBlock<K extends Kind>(lines: EntryLines, ...kinds: readonly K[]): Slot<LineOf<K>> | undefined {
  for (let at = lines.front; at < lines.slots.length; at++) {
    const slot = lines.slots[at] as Slot;
    if (slot.used || slot.block < lines.block) continue;
    if (slot.block > lines.block) return undefined;
    if ((kinds as readonly Kind[]).includes(slot.line.kind)) return slot as Slot<LineOf<K>>;
    if (isHeading(slot.line)) return undefined;
  }
  return undefined;
}

/** All unused lines of one kind in the block under way, up to the next heading. */
export function allInBlock<K extends Kind>(lines: EntryLines, kind: K): Slot<LineOf<K>>[] {
  const found: Slot<LineOf<K>>[] = [];
  for (let at = lines.front; at < lines.slots.length; at++) {
    const slot = lines.slots[at] as Slot;
    if (slot.used || slot.block < lines.block) continue;
    if (slot.block > lines.block || isHeading(slot.line)) break;
    if (slot.line.kind === kind) found.push(slot as Slot<LineOf<K>>);
  }
  return found;
}

/** The next line of a kind in the rest of the entry. */
export function next<K extends Kind>(
  lines: EntryLines,
  kind: K,
  fits?: (line: LineOf<K>) => boolean,
): Slot<LineOf<K>> | undefined {
  for (let at = lines.front; at < lines.slots.length; at++) {
    const slot = lines.slots[at] as Slot;
    if (slot.used || slot.line.kind !== kind) continue;
    if (!fits || fits(slot.line as LineOf<K>)) return slot as Slot<LineOf<K>>;
  }
  return undefined;
}

/** The next event marker or Operations header, wherever it stands. */
export function nextHeading(lines: EntryLines): Slot<LineOf<'event' | 'operations'>> | undefined {
  for (let at = lines.front; at < lines.slots.length; at++) {
    const slot = lines.slots[at] as Slot;
    if (!slot.used && isHeading(slot.line)) return slot as Slot<LineOf<'event' | 'operations'>>;
  }
  return undefined;
}

/** The lines below an Operations header, up to the end of its block or the next header. */
export function under(lines: EntryLines, heading: Slot): readonly Slot[] {
  const start = lines.slots.indexOf(heading) + 1;
  let end = start;
  for (; end < lines.slots.length; end++) {
    const slot = lines.slots[end] as Slot;
    if (slot.block !== heading.block || isHeading(slot.line)) break;
  }
  return lines.slots.slice(start, end);
}

export const unused = (lines: EntryLines): readonly Slot[] =>
  lines.slots.slice(lines.front).filter((slot) => !slot.used);
