/** Edition: boxes and numbers of the other edition. */

import type { Canon, CanonClause } from '../canon.ts';
import { makePhrasebook } from '../text/phrases.ts';
import type { CheckFinding, Sentence, Word } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingIn, segments, spanOf } from './check.ts';
import { numberValue } from './numbers.ts';

export const edition: Check = {
  id: 'edition',
  why: 'a name or a number of the other edition',
  run(context) {
    const { canon, document } = context;
    const other = canon.edition === 'deluxe' ? 'second' : 'deluxe';
    const [own, theirs] = [canon.texts.names.space[canon.edition] ?? {}, canon.texts.names.space[other] ?? {}];
    const ours = new Set(Object.values(own).map(({ name }) => name));
    const book = makePhrasebook(
      Object.entries(theirs).flatMap(([box, { name, forms }]) =>
        ours.has(name) ? [] : [name ?? '', ...(forms ?? [])].map((form) => [form, own[box]?.name ?? ''] as const),
      ),
      canon.stem,
    );
    // A clause that tells the editions apart names both.
    const isBoth = (sentence: Sentence) =>
      context.alignment.bySentence[sentence.index]!.some(({ clause }) => book.find(clause.words).length > 0);
    const names = document.sentences.flatMap((sentence) =>
      (isBoth(sentence) ? [] : book.find(sentence.words)).map(
        ({ value, ...match }): CheckFinding =>
          findingIn(context, `edition.name.${canon.edition}`, sentence, { expected: value }, spanOf(sentence, match)),
      ),
    );
    return [...names, ...otherNumbers(context)];
  },
};

/** What a clause counts in this edition and in the other. */
interface Pair {
  readonly value: string;
  readonly elsewhere: string;
}

function otherNumbers(context: CheckContext): CheckFinding[] {
  return segments(context, 0.3).flatMap(({ clause, sentences }) => {
    const words = sentences.flatMap((sentence) => blockOf(context, sentence).sentences.flatMap((each) => each.words));
    const has = (value: string) => words.some((word) => isValue(word, value, context));
    return pairsOf(clause, context.canon).flatMap(({ value, elsewhere }): CheckFinding[] => {
      if (has(value)) return [];
      const wrong = sentences.flatMap((sentence) =>
        sentence.words.filter((word) => isValue(word, elsewhere, context)).map((word) => ({ sentence, word })),
      )[0];
      if (!wrong) return [];
      const more = { clause: clause.id, expected: value };
      return [findingIn(context, `edition.number.${context.canon.edition}`, wrong.sentence, more, wrong.word)];
    });
  });
}

/** Numbers that differ between the editions. */
function pairsOf({ id, facts }: CanonClause, { otherEdition }: Canon): Pair[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const elsewhere = otherEdition[id]?.facts[name];
    const differ = typeof value === 'number' && typeof elsewhere === 'number' && value !== elsewhere;
    return differ ? [{ value: String(value), elsewhere: String(elsewhere) }] : [];
  });
}

const isValue = (word: Word, value: string, { canon }: CheckContext) => String(numberValue(word, canon)) === value;
