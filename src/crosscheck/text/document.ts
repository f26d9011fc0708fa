/** Reading a document: markup off, lines joined, blocks and sentences cut. */
import type { DocumentText } from '../types.ts';
import { type BlockOptions, cutBlocks } from './blocks.ts';
import { asRead } from './characters.ts';
import { withoutContents } from './contents.ts';
import { findSuppressions, formatOf, stripMarkup } from './markup.ts';
import { cutSentences, type SentenceOptions } from './sentences.ts';
import { holdsUnits, targetLines } from './targets.ts';

export interface ReadOptions extends BlockOptions, SentenceOptions {}

/**
 * Reads a text, Markdown or HTML document, or the translations of a PO or XLIFF file.
 * @param name file name; its ending tells the format
 */
export function readDocument(name: string, source: string, options: ReadOptions): DocumentText {
  const units = holdsUnits(name, source);
  const { lines, suppressions } = units
    ? { lines: targetLines(source, units), suppressions: findSuppressions(source) }
    : stripMarkup(source, formatOf(name, source));
  const { blocks: raw, residue } = cutBlocks(withoutContents(lines.map(asRead)), options);
  const { blocks, sentences } = cutSentences(raw, options);
  return { name, blocks, sentences, residue, suppressions, lines: source.split(/\r\n|\n|\r/) };
}
