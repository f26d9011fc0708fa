/** Reads one line of a log by itself, without knowing where it stands. */
import { readDamagedHeader } from './damaged-header.ts';
import type { BodyContent, BodyLine, HeaderContent, HeaderLine, Printed, SetupContent, SetupLine } from './line.ts';
import type { LogNames } from './names.ts';
import { MAX_LINE_LENGTH, type Match, type Misnamed, matchBody, matchHeader, matchSetup } from './shapes.ts';
import { type SourceLine, tidy } from './source-lines.ts';
import { sayControls, sayMisnamed, sayNearest, sayTooLong, type Why } from './unread.ts';

/** What a line turned out to be. */
export type LineReading =
  | HeaderReading
  | { readonly is: 'setup'; readonly line: SetupLine }
  | { readonly is: 'body'; readonly line: BodyLine }
  | { readonly is: 'unread'; readonly line: number; readonly text: string; readonly why: Why };

export interface HeaderReading {
  readonly is: 'header';
  readonly line: HeaderLine;
  /** The first line below the header, if it is printed on the header's own line. */
  readonly inline: Exclude<LineReading, HeaderReading> | null;
  /** Set if the header could only be half read. */
  readonly damage: { readonly unknownCard: string | null; readonly why: Why } | null;
}

/** Reads a line that is not blank. The first shape that fits wins; one that misnames something is a second best. */
export function readLine(source: SourceLine, names: LogNames): LineReading {
  if (source.text.length > MAX_LINE_LENGTH) return unread(source, sayTooLong(source.text.length));
  if (source.tidy === '') return unread(source, sayControls());

  const header = matchHeader(source.tidy, names);
  if (isMatch(header)) return headerReading(source, header, null, names);
  const setup = matchSetup(source.tidy, names);
  if (isMatch(setup)) return { is: 'setup', line: printed(source, setup) };
  const body = matchBody(source.tidy, names);
  if (isMatch(body)) return { is: 'body', line: printed(source, body) };

  const misnamed = header ?? setup ?? body;
  const why = misnamed ? sayMisnamed(misnamed) : sayNearest(source.tidy);
  const damaged = readDamagedHeader(source.tidy, names);
  if (!damaged) return unread(source, why);
  return headerReading(source, damaged, { unknownCard: damaged.unknownCard, why }, names);
}

function headerReading(
  source: SourceLine,
  match: Match<HeaderContent>,
  damage: HeaderReading['damage'],
  names: LogNames,
): HeaderReading {
  const inline = match.inline === undefined ? null : readInline(source, match.inline, names);
  return { is: 'header', line: printed(source, match), inline, damage };
}

function readInline(source: SourceLine, text: string, names: LogNames): HeaderReading['inline'] {
  const inline = { ...source, text, tidy: tidy(text) };
  const body = matchBody(inline.tidy, names);
  if (isMatch(body)) return { is: 'body', line: printed(inline, body) };
  return unread(inline, body ? sayMisnamed(body) : sayNearest(inline.tidy));
}

function unread({ number, text }: SourceLine, why: Why): Extract<LineReading, { is: 'unread' }> {
  return { is: 'unread', line: number, text, why };
}

function printed<C extends SetupContent | HeaderContent | BodyContent>(
  source: SourceLine,
  match: Match<C>,
): C & Printed {
  // The content was made for this line, so it is completed in place: a copy costs as much as reading did.
  return Object.assign(match.content, { line: source.number, text: source.text, shape: match.shape });
}

const isMatch = <C>(found: Match<C> | Misnamed | null): found is Match<C> => found !== null && 'content' in found;
