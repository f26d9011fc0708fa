/**
 * Reads the text log of the digital edition into set-up, entries and blocks. It judges nothing and
 * never throws: what cannot be read is handed back with its number and the nearest known shape.
 */
import { detectFormat } from './detect.ts';
import type { BodyLine, HeaderLine, SetupLine } from './line.ts';
import { type HeaderReading, type LineReading, readLine } from './line-reading.ts';
import type { Block, Entry, LogFile, UnreadLine } from './log-file.ts';
import type { LogNames } from './names.ts';
import { noteFile } from './notes.ts';
import { exporterOf, setupOf } from './setup.ts';
import { type SourceLine, splitLines } from './source-lines.ts';
import { saySecondGame, sayStray, type Why } from './unread.ts';

/**
 * Reads a log; `names` comes from `logNames(rules)`. Ask `detectFormat` first: a text of another
 * kind is read too, into unread lines, however long it is.
 */
export function readLog(text: string, names: LogNames): LogFile {
  const source = splitLines(text);
  const draft: Draft = { setup: [], entries: [], unread: [], secondGame: null, afterBlank: false };
  for (const line of source.lines) {
    if (!line.blank) place(draft, readLine(line, names), line);
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
    notes: noteFile({ source, setup, entries, unread, secondGame }),
    lineCount: source.lines.length,
    blankCount: source.lines.filter((line) => line.blank).length,
  };
}

/** The log as far as it has been read. */
interface Draft {
  readonly setup: (SetupLine | BodyLine)[];
  readonly entries: EntryDraft[];
  readonly unread: UnreadLine[];
  /** Line in which a second game begins: from there on nothing is read. */
  secondGame: number | null;
  /** Whether a blank line stands above the line in hand. */
  afterBlank: boolean;
}

interface EntryDraft {
  readonly header: HeaderLine;
  readonly damage: HeaderReading['damage'];
  readonly blocks: (Block & { readonly lines: BodyLine[] })[];
}

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
  const entry: EntryDraft = { header, damage, blocks: [] };
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
  for (const { header, damage, blocks } of drafts) {
    const common = { line: header.line, header, blocks, ...unknownCardOf(damage) };
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
