/** Mistakes in files as people read them at the command line. */
import { wording, wordingIn } from '../core/wording.ts';
import { type Diagnostic, formatDiagnostic } from '../data/index.ts';
import type { Call } from './command.ts';

/** More mistakes than these are not read; the rest is counted. */
const MOST_SHOWN = 20;

/** A key of a thousand letters need not be repeated in full. */
const LONGEST_LINE = 300;

/** What says how diagnostics are shown: where, and in which language. */
export type Voice = Pick<Call, 'io' | 'session'>;

/** Diagnostics as people read them, one after the other. */
export function report(diagnostics: readonly Diagnostic[], { io, session }: Voice): string {
  const words = session.mistakeWords();
  const colour = io.stderr.isTTY === true && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
  const shown = diagnostics.slice(0, MOST_SHOWN).map((diagnostic) => formatDiagnostic(diagnostic, { colour, words }));
  const more = diagnostics.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [wordingIn(words, wording('… and {n} more', { n: more }))] : [])]
    .join('\n')
    .split('\n');
  return lines.map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line)).join('\n');
}
