/** Comparators and signs: at least is not more than, plus is not minus. */
import type { Canon } from '../canon.ts';
import type { Comparator } from '../lexicon.ts';
import type { Match } from '../text/phrases.ts';
import type { CheckFinding, Sentence, Word } from '../types.ts';
import { booksOf } from './books.ts';
import { type Check, type CheckContext, findingIn, segments, spanOf } from './check.ts';

/** Two comparators on one number, or the opposite of the clause's. */
export const comparators: Check = {
  id: 'comparator',
  why: 'at least, at most, more than, less than exchanged',
  run(context) {
    const { comparators: book } = booksOf(context.canon);
    return context.document.blocks.flatMap((block) =>
      block.sentences.flatMap((sentence): CheckFinding[] => {
        const matches = book.find(sentence.words);
        const double = matches.find((match, index) => {
          const next = matches[index + 1];
          return (
            next &&
            next.from - match.to <= 1 &&
            next.value !== match.value &&
            isNumber(context.canon, sentence.words[next.to])
          );
        });
        const stray = double ?? opposite(context, sentence, matches);
        if (!stray) return [];
        const clause = context.canon.byId.get(context.clauseOf(sentence));
        const { start, end } = spanOf(sentence, stray);
        return [
          findingIn(
            context,
            double ? 'comparator.double' : 'comparator.opposite',
            sentence,
            { expected: clause?.summary ?? '' },
            { start, end: Math.min(sentence.end, end + 25) },
          ),
        ];
      }),
    );
  },
};

/** At least N against more than N, where both texts name the same number. */
function opposite(
  { canon, alignment }: CheckContext,
  sentence: Sentence,
  matches: readonly Match<Comparator>[],
): Match<Comparator> | undefined {
  const link = alignment.bySentence[sentence.index]!.find(({ primary, score }) => primary && score >= 0.4);
  if (!link) return undefined;
  const { comparators: book } = booksOf(canon);
  const bound = (words: readonly Word[], found: readonly Match<Comparator>[]) =>
    found.flatMap((match) =>
      isNumber(canon, words[match.to]) ? [{ match, number: numberOf(canon, words[match.to]!) }] : [],
    );
  const own = bound(link.clause.words, book.find(link.clause.words));
  const contrary = bound(sentence.words, matches).find(({ match, number }) => {
    const same = own.filter((each) => each.number === number);
    return same.length > 0 && !same.some((each) => each.match.value === match.value);
  })?.match;
  return contrary ?? exchanged(link.score, new Set(book.find(link.clause.words).map(({ value }) => value)), matches);
}

/** The clause compares in one way only, and the sentence only in another. */
function exchanged(
  score: number,
  own: ReadonlySet<Comparator>,
  matches: readonly Match<Comparator>[],
): Match<Comparator> | undefined {
  const theirs = new Set(matches.map(({ value }) => value));
  if (score < 0.5 || own.size !== 1 || theirs.size !== 1) return undefined;
  const [[a], [b]] = [[...own], [...theirs]];
  return a === b ? undefined : matches[0];
}

function isNumber(canon: Canon, word: Word | undefined): boolean {
  return word !== undefined && numberOf(canon, word) !== undefined;
}

function numberOf({ lexicon }: Canon, word: Word): number | undefined {
  return /^\d+$/.test(word.fold) ? Number(word.fold) : lexicon.numbers[word.fold];
}

/** `+1` in the clause, `-1` in the text. */
export const signs: Check = {
  id: 'sign',
  why: 'plus and minus exchanged',
  run(context) {
    return segments(context, 0.3).flatMap(({ clause, sentences }): CheckFinding[] => {
      const own = new Set([...signed(clause.summary), ...(context.canon.printed.signs[clause.id] ?? [])]);
      return sentences.flatMap((sentence): CheckFinding[] => {
        const theirs = signed(sentence.text);
        const wrong = [...theirs].find((each) => own.has(flip(each)) && !own.has(each));
        if (!wrong) return [];
        const start = sentence.start + Math.max(0, sentence.text.search(/[+−-]\d/));
        const more = { clause: clause.id, expected: flip(wrong) };
        return [findingIn(context, 'sign.opposite', sentence, more, { start, end: start + 2 })];
      });
    });
  },
};

const signed = (text: string) =>
  new Set(
    [...text.matchAll(/(?<![\p{L}\d])([+−-])(\d+)/gu)].map((match) => `${match[1] === '+' ? '+' : '-'}${match[2]}`),
  );
const flip = (value: string) => (value.startsWith('+') ? '-' : '+') + value.slice(1);
