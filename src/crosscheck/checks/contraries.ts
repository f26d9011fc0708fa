/** Contraries: before and after, face up and face down, of a clause against the sentence that says it. */
import type { Timing } from '../lexicon.ts';
import type { Match } from '../text/phrases.ts';
import type { CheckFinding } from '../types.ts';
import { booksOf } from './books.ts';
import { type Check, findingIn, ofClause, segments, spanOf } from './check.ts';
import { blockWords, valuesIn, wordsOf } from './meaning.ts';

const OPPOSITES: readonly (readonly [Timing, Timing])[] = [
  ['before', 'after'],
  ['start', 'end'],
  ['first', 'second'],
];

/** The clause says before, the text says after. */
export const timing: Check = {
  id: 'timing',
  why: 'before and after, start and end, first and second exchanged',
  run(context) {
    const { timing: book } = booksOf(context.canon);
    return segments(context, 0.4).flatMap((segment): CheckFinding[] => {
      if (segment.sentences.length > 1) return [];
      const [own, theirs] = [valuesIn(book, segment.clause.words), valuesIn(book, wordsOf(segment.sentences))];
      const wrong = OPPOSITES.flatMap(
        ([a, b]) =>
          [
            [a, b],
            [b, a],
          ] as const,
      ).find(([a, b]) => own.has(a) && !own.has(b) && theirs.has(b) && !theirs.has(a));
      if (!wrong) return [];
      const sentence = segment.sentences[0]!;
      const match = book.findAll(sentence.words).find(({ value }) => value === wrong[1])!;
      return [findingIn(context, 'timing.opposite', sentence, ofClause(segment.clause), spanOf(sentence, match))];
    });
  },
};

/** Face up and face down, ahead and behind: the clause has only the one, the text only the other. */
export const opposites: Check = {
  id: 'opposite',
  why: 'the contrary of what the clause says: face up and face down, higher and lower, ahead and behind',
  run(context) {
    const { opposites: book } = booksOf(context.canon);
    return segments(context, 0.35).flatMap((segment): CheckFinding[] => {
      const [sentence, ...more] = segment.sentences;
      if (!sentence || more.length > 0) return [];
      const [own, around] = [valuesIn(book, segment.clause.words), valuesIn(book, blockWords(context, segment))];
      const theirs = book.findAll(sentence.words);
      const lone = theirs.find(({ value }) => own.has(value ^ 1) && !own.has(value) && !around.has(value ^ 1));
      const wrong = lone ?? repeated(book.findAll(segment.clause.words), theirs, around);
      if (!wrong) return [];
      return [findingIn(context, 'opposite.contrary', sentence, ofClause(segment.clause), spanOf(sentence, wrong))];
    });
  },
};

/** The clause says first the one and then the other, the text twice the same; of verbs a translator may well repeat one. */
function repeated(
  own: readonly Match<number>[],
  theirs: readonly Match<number>[],
  around: ReadonlySet<number>,
): Match<number> | undefined {
  const pairOf = ({ value }: Match<number>) => value >> 1;
  return theirs.find((match, index) => {
    if (around.has(match.value ^ 1) || match.to - match.from < 2) return false;
    const [a, b] = [own, theirs].map((all) => all.filter((each) => pairOf(each) === pairOf(match)));
    const at = theirs.slice(0, index).filter((each) => pairOf(each) === pairOf(match)).length;
    return a!.length > 1 && a!.length === b!.length && a![at]!.value !== match.value;
  });
}
