/** Countries and regions: another one stands where that of the clause should stand. */
import type { Entity } from '../canon.ts';
import type { Match } from '../text/phrases.ts';
import type { CheckFinding, Word } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingIn, segments, spanOf } from './check.ts';

/** One place of the clause is nowhere in the paragraph, and one of the sentence nowhere in the clause. */
export const wrongPlaces: Check = {
  id: 'name-place',
  why: 'a country or region that is not the one the clause is about',
  run(context) {
    return segments(context, 0.45).flatMap(({ clause, sentences }): CheckFinding[] => {
      const [sentence, ...more] = sentences;
      if (!sentence || more.length > 0) return [];
      const block = blockOf(context, sentence);
      return (['country', 'region'] as const).flatMap((kind): CheckFinding[] => {
        const own = placesIn(context, clause.words, kind);
        const theirs = placesIn(context, sentence.words, kind);
        const around = placesIn(
          context,
          block.sentences.flatMap(({ words }) => words),
          kind,
        );
        const lost = own.filter(({ value }) => !around.some((each) => each.value.id === value.id));
        const alien = theirs.filter(({ value }) => !own.some((each) => each.value.id === value.id));
        // Of a long list the numbers beside the places are compared as well, and tell.
        if (lost.length !== 1 || alien.length !== 1 || own.length > 3) return [];
        const more = { clause: clause.id, expected: lost[0]!.value.name };
        return [findingIn(context, 'name.place', sentence, more, spanOf(sentence, alien[0]!))];
      });
    });
  },
};

/** Each place once, where it is first named. */
function placesIn({ canon }: CheckContext, words: readonly Word[], kind: Entity['kind']): readonly Match<Entity>[] {
  const found = canon.names.find(words).filter(({ value }) => value.kind === kind);
  return found.filter(({ value }, index) => found.findIndex((each) => each.value.id === value.id) === index);
}
