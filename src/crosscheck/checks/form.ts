/** Form: doubled words and sentences, punctuation, quotes, broken blocks, remains of a page or a website. */

import { tell } from '../messages.ts';
import { isCapitalised, isUpper } from '../text/words.ts';
import type { Block, CheckFinding, Sentence } from '../types.ts';
import { type Check, findingAt, findingIn, type More } from './check.ts';

/** Words said twice, and `medium and medium`. */
export const doubledWords: Check = {
  id: 'duplicate-word',
  why: 'a word or group of words twice in a row',
  run(context) {
    const { canon, document } = context;
    const and = new Set(['y', 'e', 'ed', 'и', 'o', 'или', 'u']);
    return document.blocks.flatMap((block) => {
      const words = block.sentences.flatMap((sentence) => sentence.words);
      return words.flatMap((word, at): CheckFinding[] => {
        const report = (to: number) => [
          findingAt(context, 'duplicate.words', block, word.start, words[to]!.end, { expected: word.text }),
        ];
        const between = (a: number) => block.text.slice(words[a]!.end, words[a + 1]?.start ?? words[a]!.end);
        const next = words[at + 1];
        if (!next || /^\d/.test(word.fold)) return [];
        if (
          word.fold === next.fold &&
          /^\s+$/.test(between(at)) &&
          word.fold.length > 1 &&
          !isUpper(word.text) &&
          !isCapitalised(next.text)
        )
          return report(at + 1);
        if (
          canon.lexicon.functionWords.includes(word.fold) &&
          word.fold.length < 4 &&
          words[at + 1]!.fold.length > 3 &&
          words[at + 2]?.fold === word.fold &&
          words[at + 3]?.fold === next.fold &&
          /^\.\s+$/.test(between(at + 1)) &&
          !isCapitalised(words[at + 2]!.text)
        )
          return report(at + 3);
        if (
          and.has(next.fold) &&
          words[at + 2]?.fold === word.fold &&
          word.fold.length > 3 &&
          /^\s+$/.test(between(at) + between(at + 1))
        )
          return report(at + 2);
        return [];
      });
    });
  },
};

/** The same sentence twice on one page, but for repeats that the booklet has itself. */
export const doubledSentences: Check = {
  id: 'duplicate-sentence',
  why: 'a sentence that stands twice within a few lines',
  run(context) {
    const { document } = context;
    const key = ({ words }: Sentence) => words.map(({ stem }) => stem).join(' ');
    return document.sentences.flatMap((sentence): CheckFinding[] => {
      if (sentence.words.length < 5) return [];
      const text = key(sentence);
      const before = document.sentences.slice(Math.max(0, sentence.index - 4), sentence.index);
      const twin = before.find(
        (each) =>
          each.words.length > 4 &&
          (key(each) === text || (each.block === sentence.block && sharesCondition(each, sentence))),
      );
      if (!twin) return [];
      return [findingIn(context, 'duplicate.sentence', sentence)];
    });
  },
};

/** "If …, this. If …, that": one long condition with two consequences, one right after the other. */
function sharesCondition(a: Sentence, b: Sentence): boolean {
  if (b.index - a.index !== 1) return false;
  const [one, two] = [a, b].map(({ text, start, words }) => {
    const comma = start + text.indexOf(',');
    return words.flatMap(({ fold, end }) => (end <= comma ? [fold] : [])).join(' ');
  });
  return one === two && one!.split(' ').length >= LONG_CONDITION;
}

/** Shorter conditions may well be repeated for emphasis. */
const LONG_CONDITION = 8;

interface Slip {
  readonly pattern: RegExp;
  readonly message: string;
  readonly expected: string;
}

const SLIPS: readonly Slip[] = [
  { pattern: /:(?<=\p{L}[\p{L} \d]{0,20}:)(?=[\p{L}"“«])/gu, message: 'form.space-after', expected: ': ' },
  { pattern: /(?<=[\p{L}\d)»”"])\s+[.,;](?=\s|$)/gu, message: 'form.space-before', expected: '' },
  { pattern: /\.\.(?!\.)(?<!\.\.\.)/g, message: 'form.dots', expected: '.' },
  { pattern: /["”]\.\s+[-–—]\s*["“]/g, message: 'form.punctuation', expected: '' },
  { pattern: /(?<!\p{L})\p{L}+ \((?:s|es|i|e)\)/gu, message: 'form.plural', expected: '' },
  { pattern: /(?<=\p{Ll})[”"](?=\s*\p{Lu}{3,}[”"])/gu, message: 'form.quotes', expected: '“' },
];

/** Slips of punctuation and of the grammar that patterns of the language show. */
export const punctuation: Check = {
  id: 'punctuation',
  why: 'spaces, dots, colons and small slips of grammar',
  run(context) {
    const { document, canon } = context;
    const own = canon.lexicon.grammar.map((rule) => ({ ...rule, regexp: new RegExp(rule.pattern, 'gu') }));
    return document.blocks.flatMap((block) => {
      const { text } = block;
      const report = ({ index, 0: slip }: RegExpExecArray, message: string, more: More) =>
        findingAt(context, message, block, ...withNeighbours(text, index, index + slip.length), more);
      const slips = SLIPS.flatMap(({ pattern, message, expected }) =>
        [...text.matchAll(pattern)]
          .filter((match) => !(/^\.\.$/.test(match[0]) && text[match.index - 1] === '.'))
          .map((match) => report(match, message, { expected })),
      );
      const grammar = own.flatMap(({ regexp, expected, why, severity }) =>
        [...text.matchAll(regexp)].map((match) => {
          const more = { values: { why }, expected: expected.replace('$1', match[1] ?? '') };
          return report(match, 'form.grammar', { ...(severity && { severity }), ...more });
        }),
      );
      return [...slips, ...grammar];
    });
  },
};

/** A slip of a letter or two, with the words on either side so that it can be recognised. */
function withNeighbours(text: string, from: number, to: number): [number, number] {
  const before = /\S+\s?\S*$/u.exec(text.slice(Math.max(0, from - 30), from))?.[0].length ?? 0;
  const after = /^\S*\s?\S+/u.exec(text.slice(to, to + 30))?.[0].length ?? 0;
  return [from - before, to + after];
}

const PAIRS = [
  ['“', '”'],
  ['«', '»'],
  ['(', ')'],
] as const;

/** Quotes and brackets that open and do not close. */
export const balance: Check = {
  id: 'quotes',
  why: 'quotation marks or brackets without their partner',
  run(context) {
    return context.document.blocks.flatMap((block): CheckFinding[] => {
      const { text } = block;
      const report = (at: number, mark: string) =>
        findingAt(context, 'form.balance', block, Math.max(0, at - 15), Math.min(text.length, at + 20), {
          values: { mark },
        });
      const count = (mark: string) => text.split(mark).length - 1;
      // Straight quotes may be closed by a curly one; a block that is a quotation may run on.
      const found = PAIRS.flatMap(([open, close]) =>
        count(open) === count(close) ||
        (open === '“' && (count('"') > 0 || count('“') + count('”') === 2 * count('”') - 0))
          ? []
          : [report(Math.max(0, text.indexOf(count(open) > count(close) ? open : close)), open + close)],
      );
      if (count('"') % 2 === 1 && count('“') + count('”') === 0) found.push(report(text.lastIndexOf('"'), '"'));
      const single = [...text.matchAll(/(?<![\p{L}\d])'(?=\p{L})|(?<=[\p{L}\d.,)])'(?![\p{L}\d])/gu)];
      if (single.length % 2 === 1 && !context.canon.lexicon.elides) found.push(report(single.at(-1)!.index, "'"));
      return found;
    });
  },
};

/** A block that ends in the middle of a sentence, a list that is announced and does not come. */
export const brokenBlocks: Check = {
  id: 'broken',
  why: 'a line that ends or starts in the middle of a sentence, a list that does not follow',
  run(context) {
    const { document, canon } = context;
    const articles = new Set(canon.lexicon.articles);
    return document.blocks.flatMap((block): CheckFinding[] => {
      const next = document.blocks[block.index + 1];
      const last = block.sentences.at(-1)?.words.at(-1);
      const report = (message: string, at: Block, start: number, end: number) => [
        findingAt(context, message, at, start, end),
      ];
      if (
        last &&
        !block.marker &&
        articles.has(last.fold) &&
        // "…, and" ends the last item but one of a list whose bullets are gone; that is told once.
        !/[,;]\s+\p{L}{1,3}$/u.test(block.text) &&
        last.end === block.text.length &&
        block.kind !== 'heading' &&
        block.sentences.flatMap(({ words }) => words).length > 3
      )
        return report('layout.cut', block, Math.max(0, last.start - 20), block.text.length);
      if (block.kind === 'paragraph' && /\p{L}{2}[,;]$/u.test(block.text) && next && !/^\p{Ll}/u.test(next.text))
        return report('layout.cut', block, Math.max(0, block.text.length - 40), block.text.length);
      if (
        block.kind === 'paragraph' &&
        /^\p{Ll}/u.test(block.text) &&
        !block.marker &&
        !document.blocks[block.index - 1]?.text.endsWith(',')
      )
        return report('layout.starts', block, 0, Math.min(40, block.text.length));
      if (
        !block.text.endsWith(':') ||
        !next ||
        block.kind === 'example' ||
        block.kind === 'note' ||
        block.kind === 'heading'
      )
        return [];
      if (next.kind === 'heading' && !next.label && !next.text.includes(':'))
        return report('layout.list-missing', block, Math.max(0, block.text.length - 50), block.text.length);
      const after = document.blocks[block.index + 2];
      if (next.kind === 'paragraph' && !next.marker && !next.label && after?.kind === 'paragraph' && !after.marker)
        return report('layout.list-marks', next, 0, Math.min(60, next.text.length));
      return [];
    });
  },
};

/** `\\*` prints an asterisk where emphasis was meant: the opening mark that an editor has escaped. */
export const markup: Check = {
  id: 'markup',
  why: 'marks of Markdown that a reader would see',
  run({ document, messages }) {
    return document.lines.flatMap((line, index): CheckFinding[] =>
      [...line.matchAll(/(?:\\\*)+(?=["“«\p{L}])/gu)].map((match) => ({
        check: 'form',
        severity: 'low',
        confidence: 0.8,
        line: index + 1,
        column: match.index + 1,
        clause: '',
        phrase: match[0],
        message: tell(messages, 'form.markup', { phrase: match[0] }),
        expected: match[0].replaceAll('\\', ''),
      })),
    );
  },
};

/** Page numbers, notices and navigation in the text; one finding for all lines that look alike. */
export const residue: Check = {
  id: 'residue',
  why: 'remains of a printed page or of a website',
  run({ document, messages }) {
    const seen = new Set<string>();
    return document.residue.flatMap(({ line, column, text, expected }): CheckFinding[] => {
      const shape = /^\d+$/.test(text) ? '#' : /\.{6,}/.test(text) ? '...' : text;
      if (expected || seen.has(shape)) return [];
      seen.add(shape);
      return [
        {
          check: 'residue',
          severity: 'low',
          confidence: 0.8,
          line,
          column,
          clause: '',
          phrase: text.slice(0, 80),
          message: tell(messages, 'residue', { phrase: text.slice(0, 40) }),
          expected: '',
        },
      ];
    });
  },
};
