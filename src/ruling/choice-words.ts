/** A choice as a list of choices says it. Runs in a browser too. */
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import { say } from './language.ts';
import type { Language } from './view-format.ts';

/** The name of a thing, of a kind. */
export type Word = (key: string, value: string | number) => string;

/** Names of things in a language. */
export const wordIn =
  ({ names }: Pick<Language, 'names'>): Word =>
  (key, value) =>
    names.of[key]?.(value, undefined) ?? String(value);

/** What is chosen, without who chooses it. */
export function choiceInWords(choice: GameFact, word: Word, language: Language): string {
  if ('country' in choice) return word('country', choice.country);
  if ('card' in choice) return word('card', choice.card);
  if (choice.type === 'choose') return word('option', choice.option);
  if (choice.type === 'use') return word('use', choice.use);
  if (choice.type === 'order') return word('order', choice.order);
  if (choice.type === 'mode') return word('mode', choice.mode);
  return say(language, claimOf(choice));
}
