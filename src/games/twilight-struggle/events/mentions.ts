/** What the program of an event speaks of, wherever in it that stands. */
import type { Role, VerbStep } from './vocabulary.ts';

type Test = (word: string) => boolean;

const some = (program: unknown, isKey: Test, isValue: Test): boolean => {
  if (Array.isArray(program)) return program.some((part) => some(part, isKey, isValue));
  if (typeof program !== 'object' || program === null) return typeof program === 'string' && isValue(program);
  return Object.entries(program).some(([key, part]) => isKey(key) || some(part, isKey, isValue));
};

/**
 * Does a program, or a part of one, contain this word of the vocabulary: a verb, a key, an option, or the id of a card, country
 * or region?
 * @param program steps, a condition, or several of them in a list
 */
export const mentions = (program: unknown, word: string): boolean =>
  some(
    program,
    (key) => key === word,
    (value) => value === word,
  );

/** Does a program have a step of this verb? */
export const hasVerb = (program: unknown, verb: string): boolean =>
  some(
    program,
    (key) => key === verb,
    () => false,
  );

/** Whose hand the first discard of a program is from; undefined if it discards from none. */
export function discardsFromHand(program: unknown): Role | undefined {
  if (typeof program !== 'object' || program === null) return undefined;
  const { from } = (program as Partial<VerbStep<'discard'>>).discard ?? {};
  if (typeof from === 'object') return from.hand;
  for (const part of Object.values(program)) {
    const found = discardsFromHand(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
