/**
 * Reads the text log of the digital edition into set-up, entries and blocks. It judges nothing and
 * never throws: what cannot be read is handed back with its number and the nearest known shape.
 */
import { detectFormat } from './detect.ts';
import type { BodyLine, HeaderLine, SetupLine } from './line.ts';
import { type HeaderReading, type LineReading, readLine } from './line-reading.ts';
import type { Block, Entry, LogFile, StatedState, UnreadLine } from './log-file.ts';
import type { LogNames } from './names.ts';
import { noteFile } from './notes.ts';
import { exporterOf, setupOf } from './setup.ts';
import { type SourceLine, splitLines } from './source-lines.ts';
import { saySecondGame, sayStray, type Why } from './unread.ts';
import { unwrapped } from './wrapping.ts';

/**
 * Reads a log; `names` comes from `logNames(rules)`. Ask `detectFormat` first: a text of another
 * kind is read too, into unread lines, however long it is.
 */
export function readLog(text: string, names: LogNames): LogFile {
  const source = splitLines(text);
  const draft: Draft = { setup: [], entries: [], unread: [], joined: [], secondGame: null, afterBlank: false };
  for (let at = 0; at < source.lines.length; at++) {
    const line = source.lines[at] as SourceLine;
    if (!line.blank && placeLine(draft, line, source.lines[at + 1], names) === 'joined') at++;
    draft.afterBlank = line.blank === 'blank' || (line.blank === 'padding' && draft.afterBlank);
  }
  const { unread, secondGame } = draft;
  const setup = setupOf(draft.setup);
  const entries = toEntries(draft.entries);
  return {
    format: detectFormat(text).format,
    exporter: exporterOf(setup, entries),
    setup,
    entries,
    unread,
    notes: noteFile({ source, setup, entries, unread, joined: draft.joined, secondGame }),
    lineCount: source.lines.length,
    blankCount: source.lines.filter((line) => line.blank).length,
  };
}

/** The log as far as it has been read. */
interface Draft {
  readonly setup: (SetupLine | BodyLine)[];
  readonly entries: EntryDraft[];
  readonly unread: UnreadLine[];
  /** Lines that go on in the next one, as a mail may have wrapped them. */
  readonly joined: number[];
  /** Line in which a second game begins: from there on nothing is read. */
  secondGame: number | null;
  /** Whether a blank line stands above the line in hand. */
  afterBlank: boolean;
}

interface EntryDraft {
  readonly header: HeaderLine;
  readonly damage: HeaderReading['damage'];
  readonly blocks: (Block & { readonly lines: BodyLine[] })[];
  readonly stated: StatedState[];
}

/** Reads a line, with the next one if a mail has wrapped it, and without what a replay site has put around it. */
function placeLine(
  draft: Draft,
  line: SourceLine,
  following: SourceLine | undefined,
  names: LogNames,
): 'joined' | undefined {
  const inside = unwrapped(line.tidy);
  if (inside?.stated) draft.entries.at(-1)?.stated.push({ line: line.number, ...inside.stated });
  if (inside?.text === '') return undefined;
  const whole = inside ? { ...line, text: inside.text, tidy: inside.text } : line;
  const reading = readLine(whole, names);
  if (inside && reading.is === 'unread') return undefined;
  if (whole.tidy.length >= SHORTEST_WRAPPED && following && !following.blank && isPartial(reading)) {
    const tidy = `${whole.tidy} ${following.tidy}`;
    const joined = readLine({ ...whole, text: tidy, tidy }, names);
    if (!isPartial(joined) && isPartial(readLine(following, names))) {
      draft.joined.push(line.number);
      place(draft, joined, whole);
      return 'joined';
    }
  }
  place(draft, reading, whole);
  return undefined;
}

/** A mail wraps no shorter lines. */
const SHORTEST_WRAPPED = 55;

const isPartial = (reading: LineReading): boolean =>
  reading.is === 'unread' || (reading.is === 'header' && (reading.damage !== null || reading.inline?.is === 'unread'));

/** Puts a line where it belongs. */
function place(draft: Draft, reading: LineReading, source: SourceLine): void {
  // The set-up has no header of its own, so it ends with the first header and cannot come back.
  if (reading.is === 'setup' && draft.entries.length > 0) draft.secondGame ??= source.number;

  if (draft.secondGame !== null) leave(draft, source, saySecondGame());
  else if (reading.is === 'header') openEntry(draft, reading, source);
  else if (reading.is === 'setup') draft.setup.push(reading.line);
  else if (reading.is === 'body') placeBody(draft, reading.line, source);
  else leave(draft, source, reading.why);
}

function openEntry(draft: Draft, reading: HeaderReading, source: SourceLine): void {
  const { line: header, inline, damage } = reading;
  const entry: EntryDraft = { header, damage, blocks: [], stated: [] };
  draft.entries.push(entry);
  if (damage) leave(draft, source, damage.why);
  if (inline?.is === 'body') addToBlock(entry, inline.line, false);
  // A header that is unread is so as a whole.
  if (inline?.is === 'unread' && !damage) draft.unread.push({ line: inline.line, text: inline.text, ...inline.why });
}

function placeBody(draft: Draft, line: BodyLine, source: SourceLine): void {
  const entry = draft.entries.at(-1);
  if (entry) addToBlock(entry, line, draft.afterBlank);
  // In the set-up stand the placements, and VP if the players agreed on some. A piece of a log may begin without it.
  else if (draft.setup.length > 0 && (line.kind === 'influence' || line.kind === 'vp')) draft.setup.push(line);
  else leave(draft, source, sayStray(line.shape));
}

/** Blocks end at blank lines and at event markers. */
function addToBlock(entry: EntryDraft, line: BodyLine, afterBlank: boolean): void {
  const block = entry.blocks.at(-1);
  if (block && !afterBlank && line.kind !== 'event') block.lines.push(line);
  else entry.blocks.push({ line: line.line, startsAfterBlank: afterBlank, lines: [line] });
}

function leave(draft: Draft, source: SourceLine, why: Why): void {
  draft.unread.push({ line: source.number, text: source.text, ...why });
}

/** Entries as they are handed out. A cleanup or an end belongs to the last turn that a header named. */
function toEntries(drafts: readonly EntryDraft[]): readonly Entry[] {
  const entries: Entry[] = [];
  let turn = 0;
  for (const { header, damage, blocks, stated } of drafts) {
    const common = {
      line: header.line,
      header,
      blocks,
      ...(stated.length > 0 && { stated }),
      ...unknownCardOf(damage),
    };
    switch (header.kind) {
      case 'headline-header':
        turn = header.turn;
        entries.push({ kind: 'headline', turn, cards: header.cards, ...common });
        break;
      case 'round-header':
        turn = header.turn;
        entries.push({ kind: 'round', turn, round: header.round, side: header.side, card: header.card, ...common });
        break;
      case 'cleanup-header':
        entries.push({ kind: 'cleanup', turn: turn === 0 ? header.printedTurn : turn, ...common });
        break;
      case 'end-header':
        entries.push({ kind: 'end', turn, ...common });
        break;
    }
  }
  return entries;
}

function unknownCardOf(damage: HeaderReading['damage']): { readonly unknownCard?: string } {
  const unknownCard = damage?.unknownCard;
  return unknownCard ? { unknownCard } : {};
}
