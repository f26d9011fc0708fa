/** What the program of an event speaks of, wherever in it that stands. */
import type { Role, Step, VerbStep } from './vocabulary.ts';

/** The steps of an event, those of its branches, options and contests among them; not what it leaves to be set off later. */
export const stepsIn = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => [step, ...stepsIn(within(step))]);

function within(step: Step): readonly Step[] {
  if ('if' in step) return [...step.then, ...(step.else ?? [])];
  if ('choose' in step) return step.choose.options.flatMap((option) => option.steps);
  return 'contest' in step ? step.contest.win : [];
}

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

/**
 * Does a step of an event draw cards for the discard pile: all of them, or some of those that it sets aside?
 * @param steps the event that it belongs to
 */
export const drawsToDiscard = ({ draw, as }: VerbStep<'draw'>, steps: readonly Step[]): boolean =>
  draw.to === 'discard' || (as !== undefined && steps.some((step) => 'discard' in step && step.discard.from === as));
