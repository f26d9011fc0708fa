/** What a person should know about a log file as a whole. */
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
  ];
  return notes.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** What happened to the file as text. */
function noteText({ byteOrderMark, lineEnds, lines, padded }: SourceText): readonly LogNote[] {
  const controls = lines.filter((line) => line.controls);
  const first = controls[0];
  return [
    ...when(byteOrderMark, 'byte-order-mark', null, 'The file begins with a byte order mark; it was skipped.'),
    ...when(
      lineEnds.some((end) => end !== 'LF'),
      'line-ends',
      null,
      `Lines end in ${lineEnds.join(' and ')}; all were read.`,
    ),
    ...when(
      first !== undefined,
      'control-characters',
      first?.number ?? null,
      `Control characters in ${plural(controls.length, 'line')} were skipped; the first is line ${first?.number}.`,
    ),
    ...when(padded, 'padded', null, 'Every line is followed by a blank one; these were not taken for ends of blocks.'),
  ];
}

/** Where the log begins, where it ends, and whether it is all there. */
function noteExtent({ source, setup, entries, unread, secondGame }: NoteSources): readonly LogNote[] {
  const lastLine = source.lines.at(-1);
  const lastEntry = entries.at(-1);
  const cut = lastLine !== undefined && !source.complete && unread.at(-1)?.line === lastLine.number;
  const bare = lastEntry !== undefined && lastEntry.kind === 'round' && lastEntry.blocks.length === 0;
  return [
    ...when(
      entries.length >= ENTRIES_WITHOUT_BLANKS && source.lines.every((line) => line.blank !== 'blank'),
      'no-blank-lines',
      null,
      'The file has lost its blank lines: blocks were told apart by event markers only.',
    ),
    ...when(setup.lines.length === 0, 'no-setup', null, 'The file has no set-up: its beginning seems to be missing.'),
    ...when(entries.length === 0, 'no-entries', null, 'The file has no headline phase and no action round.'),
    ...when(
      cut,
      'ends-inside-line',
      lastLine?.number ?? null,
      'The last line could not be read and has no line end: the file may be cut inside it.',
    ),
    ...when(
      bare,
      'ends-on-header',
      lastEntry?.line ?? null,
      'The log ends on a header: the exporter writes one update behind, so the last move may be missing.',
    ),
    ...when(
      secondGame !== null,
      'second-game',
      secondGame,
      'A second game begins here; only the first was read. Save each game in a file of its own.',
    ),
  ];
}

function noteEntry(entry: Entry): readonly LogNote[] {
  const { header } = entry;
  const wrongTurn = header.kind === 'cleanup-header' && header.printedTurn !== entry.turn;
  return [
    ...when(
      wrongTurn,
      'cleanup-turn',
      entry.line,
      `The header of this cleanup names another turn; by its place it ends turn ${entry.turn}.`,
    ),
    ...noteRepeats(entry),
  ];
}

/** The client prints some event markers, and the cards that Grain Sales plays, twice in a row. */
function noteRepeats({ blocks }: Entry): readonly LogNote[] {
  const notes: LogNote[] = [];
  let before: BodyLine | undefined;
  for (const { lines } of blocks) {
    for (const line of lines) {
      if (before && isRepeated(line, before)) {
        const text = `“${line.text.trim()}” is printed twice in a row; both were kept.`;
        notes.push({ code: 'repeated-line', line: line.line, text });
      }
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

function noteLostHeader({ line }: UnreadLine): LogNote {
  return {
    code: 'lost-header',
    line,
    text: 'This line begins as a header does but could not be read as one: lines below it may stand under a wrong one.',
  };
}

function when(holds: boolean, code: NoteCode, line: number | null, text: string): readonly LogNote[] {
  return holds ? [{ code, line, text }] : [];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
