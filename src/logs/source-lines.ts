/** A text file as numbered lines, whatever its line ends and whatever has happened to it on the way. */

export interface SourceLine {
  /** 1-based, counted as an editor does. */
  readonly number: number;
  /** As in the file, without its line end and the byte order mark. */
  readonly text: string;
  /** Without control characters, double blanks and blanks at the ends; what shapes are matched with. */
  readonly tidy: string;
  readonly controls: boolean;
  /** `padding` is a blank line of a file in which every line was given one. */
  readonly blank: false | 'blank' | 'padding';
}

export interface SourceText {
  readonly lines: readonly SourceLine[];
  readonly byteOrderMark: boolean;
  /** The line ends that occur, in the order of first occurrence. */
  readonly lineEnds: readonly ('LF' | 'CRLF' | 'CR')[];
  /** Whether the last line has a line end. */
  readonly complete: boolean;
  readonly padded: boolean;
  /** The first line that is quoted, as in an answer to a mail; undefined if none is. */
  readonly quoted: number | undefined;
}

const LINE_END_NAMES = { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR' } as const;

/** Splits a text at LF, CRLF and lone CR, mixed or not. A last line end opens no further line. */
export function splitLines(text: string): SourceText {
  const byteOrderMark = text.startsWith('\uFEFF');
  const marked = byteOrderMark ? text.slice(1) : text;
  const texts = marked.split(/\r\n|\r|\n/);
  const complete = texts.at(-1) === '';
  if (complete) texts.pop();
  const padding = paddingOf(texts);
  const quoted = texts.findIndex((line) => QUOTED.test(line));
  return {
    quoted: quoted < 0 ? undefined : quoted + 1,
    lines: texts.map((line, i) => toSourceLine(line, i, padding !== null && i % 2 === padding)),
    byteOrderMark,
    lineEnds: lineEndsOf(marked),
    complete,
    padded: padding !== null,
  };
}

/**
 * The line without what a copy or a conversion may have done to it: marks of a quotation, control and
 * invisible characters, typographic dashes, doubled blanks, blanks at the ends.
 */
export function tidy(line: string): string {
  if (TIDY.test(line)) return line;
  return line
    .replace(QUOTED, '')
    .replace(INVISIBLE, '')
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Control and format characters; tabs are blanks. */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}]/gu;

/** What a mail puts before the lines of another one. */
const QUOTED = /^\s*(?:> ?)+/;

/** Words of printable ASCII with single blanks between them: most lines by far. */
const TIDY = /^(?!>)[!-~]+(?: [!-~]+)*$/;

function lineEndsOf(text: string): SourceText['lineEnds'] {
  if (!text.includes('\r')) return text.includes('\n') ? ['LF'] : [];
  const ends = text.match(/\r\n|\r|\n/g) as (keyof typeof LINE_END_NAMES)[];
  return [...new Set(ends)].map((end) => LINE_END_NAMES[end]);
}

function toSourceLine(text: string, index: number, padding: boolean): SourceLine {
  if (text === '')
    return { number: index + 1, text, tidy: text, controls: false, blank: padding ? 'padding' : 'blank' };
  if (TIDY.test(text)) return { number: index + 1, text, tidy: text, controls: false, blank: false };
  const tidied = tidy(text);
  const controls = text.search(INVISIBLE) >= 0;
  const blank = tidied !== '' || controls ? false : padding ? 'padding' : 'blank';
  return { number: index + 1, text, tidy: tidied, controls, blank };
}

/**
 * Some conversions (CR CR LF, double spacing) put a blank line after every line, which would make
 * every line a block. Returns the parity of those added lines, or null. A log's set-up has more
 * lines without a blank between them than are asked for here, so that the beginning of a log is
 * never taken for a padded one.
 */
function paddingOf(texts: readonly string[]): 0 | 1 | null {
  let parity: number | undefined;
  let filled = 0;
  for (const [i, text] of texts.entries()) {
    if (text.replace(QUOTED, '').trim() === '') continue;
    parity ??= i % 2;
    if (i % 2 !== parity) return null;
    filled++;
  }
  if (filled < 6) return null;
  return parity === 0 ? 1 : 0;
}
