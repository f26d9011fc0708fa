/** Which language a document is in, as far as a list of function words can tell; a detector may know more. */
import { counted } from '../core/grouped.ts';
import type { Locale } from '../core/ruleset.ts';
import { holdsUnits, targetsOf } from './text/targets.ts';

/** Says the ISO 639-1 code of the language of a text. */
export type LanguageDetector = (text: string) => string;

/** The middle of a text is the text: headers, menus and notices stand at its ends. */
export function sampleOf(source: string): string {
  const units = holdsUnits('', source);
  const text = (units ? targetsOf(source, units) : source).replace(/<[^<>]*>|https?:\S+/g, ' ').replace(/\s+/g, ' ');
  const from = Math.max(0, (text.length >> 1) - 4000);
  return text.slice(from, from + 8000);
}

/** A detector may look only at the start of what it is given, and that may be a quotation: pieces are asked one by one. */
const PIECE = 1000;

/** Is the document in the language it is said to be in? What most pieces are in counts. */
export function isInLanguage(
  source: string,
  locale: Locale,
  detect: LanguageDetector,
): { readonly ok: boolean; readonly found: string } {
  const sample = sampleOf(source);
  const pieces: string[] = [];
  for (let from = 0; from === 0 || from < sample.length - PIECE / 2; from += PIECE)
    pieces.push(detect(sample.slice(from, from + PIECE)));
  const [[found] = ['']] = [...counted(pieces)].sort((a, b) => b[1] - a[1]);
  return { ok: found === locale, found };
}
