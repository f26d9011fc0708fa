/** What a person should know about a log file as a whole. */
import type { Args } from '../core/finding.ts';
import type { BodyLine } from './line.ts';
import type { Entry, LogNote, LogSetup, NoteCode, UnreadLine } from './log-file.ts';
import type { SourceText } from './source-lines.ts';

/** A log of some length without a single blank line has lost them. */
const ENTRIES_WITHOUT_BLANKS = 4;

/** What notes are taken from. */
export interface NoteSources {
  readonly source: SourceText;
  readonly setup: LogSetup;
  readonly entries: readonly Entry[];
  readonly unread: readonly UnreadLine[];
  /** Lines that were read together with the next one. */
  readonly joined: readonly number[];
  /** Line in which a second game begins. */
  readonly secondGame: number | null;
}

/** All notes on a log: those on the file as a whole, then the others in the order of its lines. */
export function noteFile(log: NoteSources): readonly LogNote[] {
  const notes = [
    ...noteText(log.source),
    ...noteExtent(log),
    ...log.entries.flatMap(noteEntry),
    ...lostHeaders(log).map(noteLostHeader),
    ...when(log.joined.length > 0, 'joined-lines', log.joined[0] ?? null, { n: log.joined.length }),
  ];
  return notes.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** What happened to the file as text. */
function noteText({ byteOrderMark, lineEnds, lines, padded, quoted }: SourceText): readonly LogNote[] {
  const controls = lines.filter((line) => line.controls);
  const first = controls[0]?.number ?? 0;
  return [
    ...when(byteOrderMark, 'byte-order-mark', null),
    ...when(
      lineEnds.some((end) => end !== 'LF'),
      'line-ends',
      null,
      { what: lineEnds.join(', ') },
    ),
    ...when(controls.length > 0, 'control-characters', first, { n: controls.length, line: first }),
    ...when(padded, 'padded', null),
    ...when(quoted !== undefined, 'quoted', quoted ?? null),
  ];
}

/** Where the log begins, where it ends, and whether it is all there. */
function noteExtent({ source, setup, entries, unread, secondGame }: NoteSources): readonly LogNote[] {
  const lastLine = source.lines.at(-1);
  const lastEntry = entries.at(-1);
  const cut = lastLine !== undefined && !source.complete && unread.at(-1)?.line === lastLine.number;
  const bare = lastEntry !== undefined && lastEntry.kind === 'round' && lastEntry.blocks.length === 0;
  const lost = entries.length >= ENTRIES_WITHOUT_BLANKS && source.lines.every((line) => line.blank !== 'blank');
  return [
    ...when(lost, 'no-blank-lines', null),
    ...when(setup.lines.length === 0, 'no-setup', null),
    ...when(entries.length === 0, 'no-entries', null),
    ...when(cut, 'ends-inside-line', lastLine?.number ?? null),
    ...when(bare, 'ends-on-header', lastEntry?.line ?? null),
    ...when(secondGame !== null, 'second-game', secondGame),
  ];
}

function noteEntry(entry: Entry): readonly LogNote[] {
  const { header, turn } = entry;
  const wrongTurn = header.kind === 'cleanup-header' && header.printedTurn !== turn;
  return [...when(wrongTurn, 'cleanup-turn', entry.line, { turn }), ...noteRepeats(entry)];
}

/** The client prints some event markers, and the cards that Grain Sales plays, twice in a row. */
function noteRepeats({ blocks }: Entry): readonly LogNote[] {
  const notes: LogNote[] = [];
  let before: BodyLine | undefined;
  for (const { lines } of blocks) {
    for (const line of lines) {
      if (before && isRepeated(line, before))
        notes.push({ code: 'repeated-line', line: line.line, args: { what: line.text.trim() } });
      before = line;
    }
  }
  return notes;
}

function isRepeated(line: BodyLine, before: BodyLine): boolean {
  if (line.kind === 'event') return before.kind === 'event' && line.card === before.card;
  return line.kind === 'play' && before.kind === 'play' && line.card === before.card && line.side === before.side;
}

/** Unread lines that begin as headers do, but opened no entry. */
function lostHeaders({ entries, unread, secondGame }: NoteSources): readonly UnreadLine[] {
  const opened = new Set(entries.map((entry) => entry.line));
  const end = secondGame ?? Number.POSITIVE_INFINITY;
  return unread.filter(({ line, text }) => line < end && !opened.has(line) && /^\s*Turn\b/i.test(text));
}

const noteLostHeader = ({ line }: UnreadLine): LogNote => ({ code: 'lost-header', line, args: {} });

function when(holds: boolean, code: NoteCode, line: number | null, args: Args = {}): readonly LogNote[] {
  return holds ? [{ code, line, args }] : [];
}
