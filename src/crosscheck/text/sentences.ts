/** Blocks -> sentences. Intl.Segmenter breaks after "EE." and "UU.", so sentences are cut by our own few rules. */
import type { Block, Sentence } from '../types.ts';
import type { RawBlock } from './blocks.ts';
import { cutWords, fold, type Stemmer } from './words.ts';

const BREAK = /([.!?…]["”»’')\]]*)(\s+)(?=["“«¿¡(]?[\p{Lu}\d])/gu;

export interface SentenceOptions {
  readonly stem: Stemmer;
  /** Folded abbreviations without their final dot: `ee`, `uu`, `ej`. */
  readonly abbreviations: ReadonlySet<string>;
}

/** Cuts the sentences of all blocks and numbers them through. */
export function cutSentences(
  raw: readonly RawBlock[],
  options: SentenceOptions,
): { blocks: Block[]; sentences: Sentence[] } {
  const sentences: Sentence[] = [];
  const blocks = raw.map((block, index): Block => {
    const own = bounds(block.text, options.abbreviations).map(([start, end]): Sentence => {
      const text = block.text.slice(start, end);
      const sentence = {
        index: sentences.length,
        block: index,
        start,
        end,
        text,
        words: cutWords(text, options.stem, start),
      };
      sentences.push(sentence);
      return sentence;
    });
    return { index, ...block, sentences: own };
  });
  return { blocks, sentences };
}

function bounds(text: string, abbreviations: ReadonlySet<string>): [number, number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(BREAK)) {
    const end = match.index + match[1]!.length;
    if (match[1] === '.' && isAbbreviated(text.slice(start, match.index), abbreviations)) continue;
    found.push([start, end]);
    start = end + match[2]!.length;
  }
  if (start < text.length) found.push([start, text.length]);
  return found;
}

/** Before the dot: a listed abbreviation, a single capital, or a clause number at the very start. */
function isAbbreviated(before: string, abbreviations: ReadonlySet<string>): boolean {
  const last = /(?:^|[\s("“«'])(\p{L}+|[\d.]+)$/u.exec(before)?.[1];
  if (last === undefined) return false;
  if (/^[\d.]+$/.test(last)) return before.trim() === last;
  return abbreviations.has(fold(last)) || /^\p{Lu}$/u.test(last);
}
