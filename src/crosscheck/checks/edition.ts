/** Edition: boxes and numbers of the other edition. */
import { makePhrasebook } from '../text/phrases.ts';
import type { CheckFinding } from '../types.ts';
import { blockOf, type Check, findingAt, segments } from './check.ts';
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
    const names = document.sentences.flatMap((sentence) =>
      book.find(sentence.words).map(
        ({ value, from, to }): CheckFinding =>
          findingAt(
            context,
            'edition',
            document.blocks[sentence.block]!,
            sentence.words[from]!.start,
            sentence.words[to - 1]!.end,
            {
              severity: 'medium',
              confidence: 0.8,
              message: 'edition.name',
              values: { edition: canon.edition },
              expected: value,
            },
          ),
      ),
    );
    return [...names, ...otherNumbers(context, other)];
  },
};

function otherNumbers(context: Parameters<Check['run']>[0], other: string): CheckFinding[] {
  const { canon } = context;
  return segments(context, 0.3).flatMap(({ clause, sentences }): CheckFinding[] => {
    const pairs = Object.entries(clause.facts).flatMap(([name, value]) => {
      const elsewhere = name.endsWith(`.${canon.edition}`)
        ? clause.facts[name.replace(/\.[^.]+$/, `.${other}`)]
        : undefined;
      return typeof value === 'number' && typeof elsewhere === 'number' && value !== elsewhere
        ? [{ value, elsewhere }]
        : [];
    });
    return pairs.flatMap(({ value, elsewhere }): CheckFinding[] => {
      const words = sentences.flatMap((sentence) => blockOf(context, sentence).sentences.flatMap((each) => each.words));
      if (words.some((word) => numberValue(word, canon) === value)) return [];
      const wrong = sentences.flatMap((sentence) =>
        sentence.words.filter((word) => numberValue(word, canon) === elsewhere).map((word) => ({ sentence, word })),
      )[0];
      if (!wrong) return [];
      return [
        findingAt(context, 'edition', blockOf(context, wrong.sentence), wrong.word.start, wrong.word.end, {
          severity: 'high',
          confidence: 0.85,
          clause: clause.id,
          message: 'edition.number',
          values: { edition: canon.edition },
          expected: String(value),
        }),
      ];
    });
  });
}
